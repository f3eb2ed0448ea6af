import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseCents, roundHalfUp } from './money.ts'

describe('parseCents', () => {
  it.each([
    ['64', 6400],
    ['64.5', 6450],
    ['64.05', 6405],
    ['0.29', 29],
    ['-12.00', -1200],
    ['-0', 0],
    ['0064.00', 6400],
    ['9999999.99', 999_999_999],
    // invalid amounts
    ['', null],
    ['64.', null],
    ['.5', null],
    ['64.005', null],
    ['64,00', null],
    ['1e3', null],
    ['+5', null],
    ['10000000', null],
    ['NaN', null],
    ['６４', null],
  ])('%s is %s cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it('parses every formatted amount of cents back to the same value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        const digits = String(Math.abs(cents)).padStart(3, '0')
        const text = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
        expect(parseCents(text)).toBe(cents)
      }),
    )
  })
})

describe('roundHalfUp', () => {
  it.each([
    [0, 200, 0],
    [99, 200, 0],
    [100, 200, 1],
    [299, 200, 1],
    [300, 200, 2],
    [1, 3, 0],
    [2, 3, 1],
  ])('%s / %s is %s', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected)
  })

  it('is the whole number nearest to the quotient, and the larger one for a half', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e5 }), (n, d) => {
        const rounded = roundHalfUp(n, d)
        expect(2 * rounded * d - 2 * n).toBeLessThanOrEqual(d)
        expect(2 * n - 2 * rounded * d).toBeLessThan(d)
      }),
    )
  })
})
