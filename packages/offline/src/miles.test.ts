import { describe, expect, it } from 'vitest'

import { directionOf, milesBetween } from './miles.ts'

const LOOP = { latitude: 41.8786, longitude: -87.6251 }

describe('the way to a restaurant', () => {
  it.each([
    ['the same place', LOOP, 0],
    // A degree of latitude has 69.1 miles on a sphere of this radius.
    ['a degree further north', { ...LOOP, latitude: 42.8786 }, 69.09],
    ['New York', { latitude: 40.7577, longitude: -73.9857 }, 713],
  ])('has the miles to %s', (_, to, miles) => {
    expect(Math.abs(milesBetween(LOOP, to) - miles)).toBeLessThanOrEqual(miles * 0.005)
  })

  it('crosses the 180th meridian on the short side', () => {
    expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.09, 1)
    expect(directionOf({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe(2)
  })

  it('has the compass point', () => {
    const steps = [
      [1, 0],
      [1, 1.34],
      [0, 1],
      [-1, 1.34],
      [-1, 0],
      [-1, -1.34],
      [0, -1],
      [1, -1.34],
    ] as const
    const points = steps.map(([north, east]) =>
      directionOf(LOOP, { latitude: LOOP.latitude + north / 50, longitude: LOOP.longitude + east / 50 }),
    )
    expect(points).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})
