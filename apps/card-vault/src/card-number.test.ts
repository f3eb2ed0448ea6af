import { CARD_TYPE_CODES } from '@dining/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import published from '../fixtures/test-card-numbers.json' with { type: 'json' }
import { brandSoFar, checkCardNumber, digitsOf, groupDigits } from './card-number.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** A reference implementation of the Luhn check (ISO/IEC 7812-1), to compare the library with. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** The number whose last digit is changed to the one that passes the Luhn check. */
const mend = (number: string): string =>
  Array.from({ length: 10 }, (_, digit) => number.slice(0, -1) + String(digit)).find(passesLuhn) ?? number

/** The expected result of each published number. */
const expectedOf = ({ number, brand }: (typeof published)[number]) => {
  if (brand.startsWith('NOT_ACCEPTED')) return { kind: 'brand-not-accepted' }
  if (brand.startsWith('INVALID_LUHN')) return { kind: 'invalid' }
  return { kind: 'accepted', number, brand, lastFour: number.slice(-4) }
}

describe('published test numbers', () => {
  it('of all brands are distinguished [CARD-46] [CARD-47] [CARD-48]', () => {
    const told = published.map(({ number }) => [number, checkCardNumber(number, CARD_TYPE_CODES)])
    expect(told).toEqual(published.map((row) => [row.number, expectedOf(row)]))
    expect(CARD_TYPE_CODES.filter((code) => !published.some(({ brand }) => brand === code))).toEqual([])
  })
})

describe('ranges and lengths', () => {
  const rows = [
    // Amex: 15 digits, 34 or 37
    ['34', 15, 'AMEX'],
    ['37', 15, 'AMEX'],
    ['34', 16, 'invalid'],
    ['35', 15, 'invalid'],
    // Visa: 4, 13 or 16 digits
    ['41', 13, 'VISA'],
    ['41', 16, 'VISA'],
    ['41', 15, 'invalid'],
    ['41', 19, 'invalid'],
    // Mastercard: 51-55, 2221-2720
    ['51', 16, 'MAST'],
    ['55', 16, 'MAST'],
    ['2221', 16, 'MAST'],
    ['2720', 16, 'MAST'],
    ['2721', 16, 'invalid'],
    ['51', 15, 'invalid'],
    // Discover: 6011, 644-649, 65
    ['6011', 16, 'DISC'],
    ['644', 16, 'DISC'],
    ['649', 16, 'DISC'],
    ['659', 16, 'DISC'],
    ['6011', 19, 'invalid'],
  ] as const

  it('are those of each brand [CARD-46] [CARD-47] [CARD-49]', () => {
    const told = rows.map(([start, length]) => {
      const checked = checkCardNumber(mend(start.padEnd(length, '1')), CARD_TYPE_CODES)
      return [start, length, checked.kind === 'accepted' ? checked.brand : checked.kind]
    })
    expect(told).toEqual(rows)
  })

  it('accepts a number exactly if it passes the Luhn check [CARD-50]', () => {
    fc.assert(
      fc.property(digits(14), (tail) => {
        const number = `51${tail}`
        expect(checkCardNumber(number, CARD_TYPE_CODES).kind).toBe(passesLuhn(number) ? 'accepted' : 'invalid')
      }),
    )
  })

  it('refuses each brand that is not on the list, before its digits are complete', () => {
    expect(checkCardNumber('6011111111111117', ['VISA'])).toEqual({ kind: 'brand-not-accepted' })
    expect(checkCardNumber('3782', ['VISA', 'MAST'])).toEqual({ kind: 'brand-not-accepted' })
    expect(checkCardNumber('4242424242424242', ['VISA']).kind).toBe('accepted')
  })

  it('distinguishes an empty number from a wrong one', () => {
    expect(checkCardNumber('  ', CARD_TYPE_CODES)).toEqual({ kind: 'empty' })
    expect(checkCardNumber('4', CARD_TYPE_CODES)).toEqual({ kind: 'invalid' })
  })

  it('never accepts a text without enough digits, and never throws', () => {
    const anything = fc
      .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d -]{0,15}$/))
      .filter((text) => digitsOf(text).length < 13)
    const neverTaken = () => fc.assert(fc.property(anything, (text) => checkCardNumber(text, CARD_TYPE_CODES).kind !== 'accepted'))
    expect(neverTaken).not.toThrow()
  })
})

describe('while typing', () => {
  it('reads the digits of a pasted text', () => {
    expect(digitsOf('4242-4242\u00a04242 4242\n')).toBe('4242424242424242')
  })

  it.each([
    ['378282246310005', '3782 822463 10005'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4222222222222', '4222 2222 2222 2'],
    ['42', '42'],
    ['', ''],
  ])('groups %s', (number, grouped) => {
    expect(groupDigits(number)).toBe(grouped)
  })

  it('recognizes the brand as soon as the digits identify it', () => {
    expect(brandSoFar('42')).toBe('VISA')
    expect(brandSoFar('37')).toBe('AMEX')
    expect(brandSoFar('3')).toBeNull()
    expect(brandSoFar('36')).toBeNull()
  })
})
