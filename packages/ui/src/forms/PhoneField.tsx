import type { ChangeEvent } from 'react'

import { caretIn, formatPhone } from './phone-format.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Puts the hyphens into what was typed or pasted and leaves the caret with its digit. */
function format(input: HTMLInputElement) {
  const { value, selectionStart } = input
  const formatted = formatPhone(value)
  if (formatted === value) return
  input.value = formatted
  const caret = selectionStart === value.length ? formatted.length : caretIn(formatted, value, selectionStart ?? value.length)
  input.setSelectionRange(caret, caret)
}

/** A US phone number, written 503-555-0148 as it is typed; `onChange` sees the written value. */
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
