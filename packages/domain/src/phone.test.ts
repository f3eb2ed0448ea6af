import { expect, it } from 'vitest'

import { formatPhone, parsePhone } from './phone.ts'

it.each([
  // accepted, whatever stands between the digits
  ['2125550123', '2125550123'],
  ['(212) 555-0123', '2125550123'],
  ['212.555.0123', '2125550123'],
  ['+1 212 555 0123', '2125550123'],
  // a wrong count of digits
  ['', 'invalid-phone'],
  ['555-0123', 'invalid-phone'],
  ['22125550123', 'invalid-phone'],
  ['121255501234', 'invalid-phone'],
  // ten digits that no North American number has
  ['1125550123', 'invalid-phone-us'],
  ['2121550123', 'invalid-phone-us'],
  ['0125550123', 'invalid-phone-us'],
  ['11255501234', 'invalid-phone-us'],
])('reads %j as %s [PROFILE-21] [PROFILE-22] [PROFILE-25]', (typed, expected) => {
  const parsed = parsePhone(typed)
  expect(parsed.ok ? parsed.value : parsed.error.kind).toBe(expected)
})

it('writes a number as xxx-xxx-xxxx [PROFILE-23]', () => {
  expect(formatPhone('2125550123')).toBe('212-555-0123')
})
