import { expect, it } from 'vitest'

import { mayContainCardNumber } from './card.ts'

it.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['Ada’s card 3782-822463-10005.', true],
  ['4222222222222', true],
  // Not a number of a card: one digit is wrong.
  ['4242424242424243', false],
  ['ending in 4242', false],
  ['550e8400-e29b-41d4-a716-446655440000', false],
  ['ref4242424242424242', false],
])('recognizes a card number in "%s": %s', (text, isOne) => {
  expect(mayContainCardNumber(text)).toBe(isOne)
})
