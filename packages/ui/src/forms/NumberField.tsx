import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * A number that names something, such as a member's: text of digits, so that leading zeros, pasted blanks and a wheel that turns over it
 * change nothing.
 */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" autoCorrect="off" spellCheck={false} {...props} type="text" />
}
