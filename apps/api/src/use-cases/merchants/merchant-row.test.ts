import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issueText } from '../imports/issues.ts'
import { FIELD_NAMES, readMerchantRow, type FieldName } from './merchant-row.ts'

const GOOD = {
  networkId: 'M1',
  name: 'Harbor & Vine',
  address1: '12 Front St',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  latitude: 43.6591,
  longitude: -70.2568,
}

type Raw = Partial<Record<FieldName, unknown>>
const valueOf = (field: FieldName, value: unknown) => {
  const read = readMerchantRow({ ...GOOD, [field]: value })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.input[field]
}
const issuesOf = (more: Raw) => {
  const read = readMerchantRow({ ...GOOD, ...more })
  return read.ok ? [] : read.error.map(issueText)
}

describe('a row', () => {
  it.each<[FieldName, unknown, unknown]>([
    ['zipCode', '04101-2231', '04101'],
    ['zipCode', '4101', '04101'],
    ['zipCode', 4101, '04101'],
    ['zipCode', '501', '00501'],
    ['state', 'me', 'ME'],
    ['state', 'Maine', 'ME'],
    ['state', 'new hampshire', 'NH'],
    ['phone', '2077731235x', '207-773-1235'],
    ['phone', '207-773-1236 x12', '207-773-1236'],
    ['phone', '2077731236 ext. 4', '207-773-1236'],
    ['phone', '+1 (207) 773-1236', '207-773-1236'],
    ['name', '  O’Malley’s   Public\tHouse ', 'O’Malley’s Public House'],
    ['name', 'Cafe\u0301', 'Café'],
    ['name', '\u202Eمطعم الأرز\u202C 🥙\u200B', 'مطعم الأرز 🥙'],
    ['name', '👨‍👩‍👧 Family', '👨‍👩‍👧 Family'],
    ['country', 'United States', 'US'],
    ['menuPictureUrls', 'https://a.example/1; https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
    ['latitude', '43.66', 43.66],
    ['priceRange', '$$$', 3],
    ['priceRange', '2', 2],
    ['cuisines', 'Thai; Sushi;;Thai', ['Thai', 'Sushi']],
    ['cuisines', ['Thai', ' Sushi '], ['Thai', 'Sushi']],
    ['mealsServed', 'lunch;DINNER', ['Lunch', 'Dinner']],
    ['offerDays', ['mon', 'Tue'], ['Mon', 'Tue']],
    ['firstDay', '2026-02-28', '2026-02-28'],
  ])('reads %s %j as %j', (field, typed, value) => {
    expect(valueOf(field, typed)).toEqual(value)
  })

  it.each<[Raw, string]>([
    [{ name: '' }, 'name is missing'],
    [{ name: 'x'.repeat(500) }, 'name is longer than 120 characters'],
    [{ name: '\u200B\u202E' }, 'name is empty'],
    [{ country: 'CA' }, 'country is not the U.S.: "CA"'],
    [{ name: 'Caf\uFFFD' }, 'name holds characters that are not UTF-8'],
    [{ zipCode: '1' }, 'zipCode is not a ZIP code: "1"'],
    [{ zipCode: 'K1A 0B1' }, 'zipCode is not a ZIP code: "K1A 0B1"'],
    [{ state: 'ZZ' }, 'state is no state of the U.S.: "ZZ"'],
    [{ latitude: 'north' }, 'latitude is not a number: "north"'],
    [{ latitude: 91 }, 'latitude is not between -90 and 90: 91'],
    [{ priceRange: 5 }, 'priceRange is not between 0 and 4: 5'],
    [{ rating: 7 }, 'rating is not between 0 and 5: 7'],
    [{ ratingCount: 1.5 }, 'ratingCount is not a whole number: 1.5'],
    [{ features: 'Drive-through' }, 'features is none of Delivery, Dine in, Takeout, Order online: "Drive-through"'],
    [{ orderUrl: 'javascript:alert(1)' }, 'orderUrl is not an address with http or https: "javascript:alert(1)"'],
    [{ lastDay: '2026-02-30' }, 'lastDay is not a day such as 2026-11-30: "2026-02-30"'],
    [{ firstDay: '2026-05-01', lastDay: '2026-04-01' }, 'lastDay is before firstDay'],
    [{ offerType: 'Limited' }, 'offerType is Limited without a limit'],
    [{ offerType: 'Unlimited', maxVisitsPerMonth: 2 }, 'offerType is Unlimited beside a limit'],
  ])('is refused for %o', (more, issue) => {
    expect(issuesOf(more)).toEqual([issue])
  })

  it('names every issue at once', () => {
    expect(issuesOf({ name: null, address1: '', rating: 'good' })).toEqual([
      'name is missing',
      'address1 is missing',
      'rating is not a number: "good"',
    ])
  })

  it('omits a phone or a menu that cannot be read', () => {
    const read = readMerchantRow({ ...GOOD, phone: '12345', menuUrl: 'ftp://menu' })
    expect(read).toMatchObject({ ok: true, value: { leftOut: [{ field: 'phone' }, { field: 'menuUrl' }] } })
  })

  it('never throws, for any values of its fields', () => {
    const record = fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, fc.anything()])), { requiredKeys: [] })
    fc.assert(fc.property(record, (raw) => void readMerchantRow(raw)))
  })
})
