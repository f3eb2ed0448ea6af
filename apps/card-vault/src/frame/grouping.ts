import { digitsOf, groupDigits } from '../card-number.ts'

/** The position of the caret in `grouped`, after the same number of digits as before. */
export function caretPosition(grouped: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < grouped.length; at++) {
    if (seen === digits) return at
    if (grouped[at] !== ' ') seen++
  }
  return grouped.length
}

/** Writes the field's digits in groups and keeps the caret after the same digit. */
export function regroup(input: HTMLInputElement): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const grouped = groupDigits(digitsOf(input.value))
  if (grouped === input.value) return
  input.value = grouped
  const caret = caretPosition(grouped, before)
  input.setSelectionRange(caret, caret)
}
