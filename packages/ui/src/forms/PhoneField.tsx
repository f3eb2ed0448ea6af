import type { ChangeEvent } from 'react'

import { caretIn, formatPhone } from './phone-format.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Inserts the hyphens into typed or pasted text and keeps the caret at its digit. */
function format(input: HTMLInputElement) {
  const { value, selectionStart } = input
  const formatted = formatPhone(value)
  if (formatted === value) return
  input.value = formatted
  const caret = selectionStart === value.length ? formatted.length : caretIn(formatted, value, selectionStart ?? value.length)
  input.setSelectionRange(caret, caret)
}

/** A US phone number, formatted 503-555-0148 while typing; `onChange` receives the formatted value. */
export function PhoneField({ onChange, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      type="tel"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        format(event.currentTarget)
        onChange?.(event)
      }}
    />
  )
}
