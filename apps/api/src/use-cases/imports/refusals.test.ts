import { expect, it } from 'vitest'

import { refusalWords, storedRefusal } from './refusals.ts'

it.each([
  ['amount', 'is missing', 'amount is missing.'],
  ['networkId', 'is already on line 12: "SECRET"', 'networkId is already on line 12.'],
  ['name', 'is longer than 120 characters', 'name is longer than 120 characters.'],
  ['', 'is longer than 65,536 bytes; it starts at byte 1,234', 'The row is longer than 65,536 bytes.'],
  ['', 'does not have the columns of the first line', 'The row does not have the columns of the first line.'],
  ['', 'is not a JSON object', 'The row is not a JSON object.'],
  ['channel', 'is none of dine-in, online', 'channel is none of dine-in, online.'],
  ['highlight', 'is none of New, Top: "SECRET: x"', 'highlight is none of New, Top.'],
  ['hours', 'has a day that is none of Monday, Sunday: "SECRET"', 'hours is none of Monday, Sunday.'],
  ['rating', 'is not between 0 and 5: "SECRET"', 'rating is not between 0 and 5.'],
  ['latitude', 'is not between -90 and 90: 123', 'latitude is not between -90 and 90.'],
  ['latitude', 'is not a number: "SECRET"', 'latitude is not a number.'],
  ['state', 'is no state of the U.S.: "SECRET"', 'state is not a state of the U.S.'],
  ['zipCode', '04101 is 2627 miles from the position, and the position is not in SECRET, ME', 'zipCode does not fit the position.'],
  ['name', 'and address1 are those of line 3, SECRET: the same place', 'name and address1 are those of another restaurant.'],
  ['vaultToken', 'looks like a card number; the feed names cards by vault token', 'vaultToken looks like a card number.'],
  ['amount', 'is not an amount of dollars with at most two decimals, such as 64.00', 'amount is not an amount that can be used.'],
  ['refundOf', 'is needed for a Refund', 'refundOf is missing.'],
  ['publicId', 'belongs to no member of this partner', 'publicId belongs to no member of this partner.'],
  ['field', 'SECRET is no reason that is known', 'field has a value that cannot be used.'],
])('keeps no value of a file: %s %s', (field, reason, words) => {
  const stored = storedRefusal({ field, reason })
  expect(JSON.stringify(stored)).not.toContain('SECRET')
  expect(refusalWords(stored).reason).toBe(words)
  expect(refusalWords(stored).remedy).toMatch(/^[A-Z].*\.$/u)
})
