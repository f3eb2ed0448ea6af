import fc from 'fast-check'
import { expect, it } from 'vitest'

import { editDistance } from './edit-distance.ts'

it.each([
  ['sushi', 'sushi', 0],
  ['suhsi', 'sushi', 1],
  ['thia', 'thai', 1],
  ['barbeque', 'barbecue', 1],
  ['itallian', 'italian', 1],
  ['mexcan', 'mexican', 1],
  ['ramen', 'roman', 2],
  ['', 'pho', 3],
])('counts the edits from %s to %s', (from, to, slips) => {
  expect(editDistance(from, to)).toBe(slips)
})

it('is symmetric, and never more than the length of the longer word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (from, to) => {
      const distance = editDistance(from, to)
      expect(distance).toBe(editDistance(to, from))
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length))
      expect(distance === 0).toBe(from === to)
    }),
  )
})
