import { describe, expect, it } from 'vitest'

import { boundsOf, LOCATION_PATTERN, zipCodeIn } from './place.ts'

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

describe('a part of a map', () => {
  it.each<[string, ReturnType<typeof boundsOf>]>([
    ['45.1,-122.9,45.6,-122.4', { south: 45.1, west: -122.9, north: 45.6, east: -122.4 }],
    // Over the 180th meridian.
    ['51,179,52,-179', { south: 51, west: 179, north: 52, east: -179 }],
    ['45,-122,45,-122', { south: 45, west: -122, north: 45, east: -122 }],
    ['46,-122,45,-121', null],
    ['99,0,100,1', null],
    ['45,-181,46,1', null],
    ['45,-122,46', null],
    ['45,-122,46,-121,0', null],
    ['45,,46,-121', null],
    ['a,b,c,d', null],
    ['1e1,0,2e1,1', null],
    ['', null],
  ])('%s', (text, bounds) => expect(boundsOf(text)).toEqual(bounds))
})

describe('a typed place', () => {
  // As the browser reads the pattern of a field.
  const pattern = new RegExp(`^(?:${LOCATION_PATTERN})$`, 'v')
  it.each(['60601', ' 60601 ', '60601-1234', 'Chicago', 'Chicago, IL', 'St. Louis, MO', 'Ñuñoa', '60601 Chicago, IL', 'Current Location'])(
    'may be %s [FORM-31]',
    (text) => expect(text).toMatch(pattern),
  )
  it.each(['606', '606011', '???', '40.7, -74', '-', '60601-12'])('may not be %s [FORM-31]', (text) => expect(text).not.toMatch(pattern))
})
