import { TextField, type TextFieldProps } from './TextField.tsx'

/** An email address; browsers capitalize nothing in a field of this type. @param props with `autoComplete="username"` where it is the one of an account to sign in to */
export function EmailField(props: TextFieldProps) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" spellCheck={false} />
}
