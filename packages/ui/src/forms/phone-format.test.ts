import { describe, expect, it } from 'vitest'

import { caretIn, formatPhone } from './phone-format.ts'

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['503', '503'],
    ['5035', '503-5'],
    ['503555', '503-555'],
    ['5035550148', '503-555-0148'],
    ['50355501489', '50355501489'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+49 30 901820', '+49 30 901820'],
    ['٥٠٣٥٥٥٠١٤٨', '٥٠٣٥٥٥٠١٤٨'],
    ['+1503555', '+1503555'],
    ['+1 (503) 555-0148', '503-555-0148'],
    ['1-503-555-0148', '503-555-0148'],
    ['no digits', 'no digits'],
  ])('%j → %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown)
  })
})

describe('caretIn', () => {
  it.each([
    ['503-5', '5035', 4, 5],
    ['590-355-5', '5903-555', 2, 2],
    ['503-555-0148', '+1 (503) 555-0148', 8, 3],
    ['503', '503', 0, 0],
  ])('in %j after %j with the caret at %i: %i', (formatted, typed, caret, expected) => {
    expect(caretIn(formatted, typed, caret)).toBe(expected)
  })
})
