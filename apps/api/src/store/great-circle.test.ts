import { expect, it } from 'vitest'

import { greatCircleMiles } from './great-circle.ts'

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 }

// Published distances.
it.each([
  ['London', { latitude: 51.5074, longitude: -0.1278 }, 3_461],
  ['Los Angeles', { latitude: 34.0522, longitude: -118.2437 }, 2_446],
  ['Newark', { latitude: 40.7357, longitude: -74.1724 }, 8.9],
  ['itself', NEW_YORK, 0],
  ['the other side of the earth', { latitude: -40.7128, longitude: 105.994 }, 12_437],
])('is so far from New York to %s', (_place, position, miles) => {
  expect(Math.abs(greatCircleMiles(NEW_YORK, position) - miles)).toBeLessThan(miles * 0.002 + 0.05)
  expect(greatCircleMiles(position, NEW_YORK)).toBeCloseTo(greatCircleMiles(NEW_YORK, position), 9)
})
