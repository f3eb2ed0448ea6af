import { TextField, type TextFieldProps } from './TextField.tsx'

/** A US ZIP code: digits first on a phone's keyboard, filled in by the browser, never incremented like a quantity. */
export function ZipField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="postal-code" spellCheck={false} {...props} type="text" />
}
