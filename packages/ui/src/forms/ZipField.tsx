import { TextField, type TextFieldProps } from './TextField.tsx'

/** A US ZIP code: digits first on the keyboard of a phone, filled in by the browser, never counted up or down like a quantity. */
export function ZipField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="postal-code" spellCheck={false} {...props} type="text" />
}
