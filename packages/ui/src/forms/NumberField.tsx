import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * A number that identifies something, such as a member's: text of digits, so that leading zeros, pasted spaces and the mouse wheel change
 * nothing.
 */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" autoCorrect="off" spellCheck={false} {...props} type="text" />
}
