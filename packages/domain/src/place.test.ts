import { expect, it } from 'vitest'

import { zipCodeIn } from './place.ts'

it.each([
  ['60601', '60601'],
  ['60601-1234', '60601'],
  [' 60601-1234 ', '60601'],
  ['6060', null],
  ['606011', null],
  ['60601-', null],
  ['60601-12', null],
  ['60601 1234', null],
  ['６０６０１', null],
])('reads the ZIP code of "%s" as %s', (typed, zipCode) => {
  expect(zipCodeIn(typed)).toBe(zipCode)
})
