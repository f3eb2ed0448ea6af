import { expect, it } from 'vitest'

import { formatPhone, parsePhone } from './phone.ts'

/** The ten digits, or the issue. */
function read(typed: string): string {
  const parsed = parsePhone(typed)
  return parsed.ok ? parsed.value : parsed.error.kind
}

it.each([
  // accepted, whatever is between the digits
  ['2125550123', '2125550123'],
  ['(212) 555-0123', '2125550123'],
  ['212.555.0123', '2125550123'],
  ['+1 212 555 0123', '2125550123'],
  // a wrong number of digits
  ['', 'invalid-phone'],
  ['555-0123', 'invalid-phone'],
  ['22125550123', 'invalid-phone'],
  ['121255501234', 'invalid-phone'],
  // ten digits that are not a valid North American number
  ['1125550123', 'invalid-phone-us'],
  ['2121550123', 'invalid-phone-us'],
  ['0125550123', 'invalid-phone-us'],
  ['11255501234', 'invalid-phone-us'],
])('reads %j as %s', (typed, expected) => {
  expect(read(typed)).toBe(expected)
})

it('strips the input to digits first', () => {
  expect(['(212) 555-0123', '212.555.0123', ' 212 555 0123'].map(read)).toEqual(Array(3).fill('2125550123'))
})

it('accepts ten digits whose area and exchange codes start with 2 to 9, after an optional 1', () => {
  expect(['2125550123', '9129990123', '12125550123'].map(read)).toEqual(['2125550123', '9129990123', '2125550123'])
  const others = ['1125550123', '0125550123', '2121550123', '2120550123', '11255501234', '22125550123', '212555012', '']
  expect(others.map(read).filter((found) => /\d/.test(found))).toEqual([])
})

it('has an issue for a wrong number of digits and another for ten that are not a valid number', () => {
  expect(['212555012', '121255501234', '1125550123', '2121550123'].map(read)).toEqual([
    'invalid-phone',
    'invalid-phone',
    'invalid-phone-us',
    'invalid-phone-us',
  ])
})

it('formats a number as xxx-xxx-xxxx', () => {
  expect(formatPhone('2125550123')).toBe('212-555-0123')
})
