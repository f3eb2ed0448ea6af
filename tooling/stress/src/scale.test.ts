import { expect, it } from 'vitest'

import { isWhole, scaled } from './scale.ts'

it.each([
  ['1', 1, 100_000],
  ['0.1', 1, 10_000],
  ['0.000001', 1, 1],
  ['0.01', 3000, 3000],
  [undefined, 1, 2_000],
])('STRESS_SCALE %j of 100,000, at least %d, is %d', (scale, least, expected) => {
  expect(scaled(100_000, least, { STRESS_SCALE: scale })).toBe(expected)
})

it.each(['', '0', '-1', 'all'])('STRESS_SCALE %j is refused', (scale) => {
  expect(() => scaled(100, 1, { STRESS_SCALE: scale })).toThrow('STRESS_SCALE')
})

it.each([
  ['1', true],
  ['2', true],
  ['0.1', false],
  [undefined, false],
])('STRESS_SCALE %j is the whole size: %s', (scale, expected) => {
  expect(isWhole({ STRESS_SCALE: scale })).toBe(expected)
})
