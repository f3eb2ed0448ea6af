import { expect, it } from 'vitest'

import { keepUnits } from './keep-units.ts'

it.each([
  ['Earn 5 miles per $1', 'Earn 5\u00a0miles per $1'],
  ['2.5 % back, 10 points', '2.5 % back, 10\u00a0points'],
  ['no number', 'no number'],
])('%s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
})
