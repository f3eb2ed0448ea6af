import { testMerchant } from '@dining/contract/testing'
import { DINNER_FOR_TWO, type EarnRates } from '@dining/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CIRCLES, circlesAround } from './circles.ts'
import { dinnerBenefit, pinGroups } from './pins.ts'
import { edgesOf, MOST_ZOOM } from './surface.ts'

const LUME = testMerchant()
const at = (id: string, latitude: number, longitude: number) => ({ ...LUME, id, location: { ...LUME.location, latitude, longitude } })

describe('pins', () => {
  it('are one for each restaurant or group, at every zoom, whatever the places', () => {
    const spot = fc.tuple(fc.double({ min: 24, max: 49, noNaN: true }), fc.double({ min: -124, max: -67, noNaN: true }))
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 60 }), fc.double({ min: 3, max: MOST_ZOOM, noNaN: true }), (spots, zoom) => {
        const merchants = spots.map(([latitude, longitude], index) => at(`M${index}`, latitude, longitude))
        const shown = pinGroups(merchants)(zoom).flatMap((group) => group.merchants.map(({ id }) => id))
        expect(shown.toSorted()).toEqual(merchants.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('of places close together are one from afar, and each its own close by', () => {
    const groups = pinGroups([at('A', 45.52, -122.68), at('B', 45.5203, -122.6803), at('C', 45.6, -122.6)])
    const together = (zoom: number) =>
      groups(zoom)
        .map(({ merchants }) => merchants.map(({ id }) => id).join('+'))
        .toSorted()
    expect(together(5)).toEqual(['A+B+C'])
    expect(together(12)).toEqual(['A+B', 'C'])
    expect(together(18)).toEqual(['A', 'B', 'C'])
  })

  it('at the very same place stay one group', () => {
    expect(pinGroups([at('A', 45, -122), at('B', 45, -122)])(MOST_ZOOM)).toMatchObject([{ merchants: [{ id: 'A' }, { id: 'B' }] }])
  })
})

describe('the dinner of a pin', () => {
  const earnRates: EarnRates = {
    0: { kind: 'units', units: 1, perCents: 200 },
    2: { kind: 'units', units: 3, perCents: 100 },
    3: { kind: 'units', units: 5, perCents: 100 },
  }
  const program = { earnRates, enrollmentType: 'direct' } as const
  const place = (priceRange: number, accessTier: 0 | 2 | 3 = 0, bonusUnits: number | null = null) => ({
    ...LUME,
    details: { ...LUME.details, priceRange },
    benefitAvailability: { ...LUME.benefitAvailability, accessTier, bonusUnits },
  })
  const level = (price: number) => DINNER_FOR_TWO[price] ?? 0

  it.each([
    ['a Basic member', place(2), 0, level(2) / 200],
    ['a Select member', place(4), 2, (level(4) / 100) * 3],
    ['a VIP member, with the bonus', place(1, 0, 500), 3, (level(1) / 100) * 5 + 500],
    ['a visitor, at the best rate, without the offer', place(1, 0, 500), undefined, (level(1) / 100) * 5],
    ['a member who is not activated, as a visitor', place(3), 1, (level(3) / 100) * 5],
    ['an unknown price as a usual dinner', place(0), 2, (level(2) / 100) * 3],
    ['no access', place(2, 3), 2, null],
  ] as const)('is for %s', (_, merchant, tier, benefit) => expect(dinnerBenefit(merchant, tier, program)).toBe(benefit))
})

const MILES = 3958.8
const RADIAN = Math.PI / 180

/** Miles between two places on the globe. */
function miles([longitude = 0, latitude = 0]: readonly number[], to: { readonly latitude: number; readonly longitude: number }): number {
  const up = ((to.latitude - latitude) * RADIAN) / 2
  const across = ((to.longitude - longitude) * RADIAN) / 2
  const share = Math.sin(up) ** 2 + Math.cos(latitude * RADIAN) * Math.cos(to.latitude * RADIAN) * Math.sin(across) ** 2
  return 2 * MILES * Math.asin(Math.sqrt(share))
}

describe('distances on the map', () => {
  it('are those of the circles, within two percent', () => {
    for (const middle of [
      { latitude: 25.8, longitude: -80.2 },
      { latitude: 47.6, longitude: -122.3 },
    ]) {
      const { features } = circlesAround(middle)
      for (const [index, { geometry }] of features.entries()) {
        const radius = CIRCLES[index] ?? 0
        for (const point of geometry.coordinates) expect(Math.abs(miles(point, middle) / radius - 1)).toBeLessThan(0.02)
      }
    }
    expect(circlesAround(null).features).toEqual([])
  })

  it('of several places have their outermost as edges', () => {
    expect(edgesOf([])).toBeNull()
    expect(
      edgesOf([
        { latitude: 1, longitude: -2 },
        { latitude: 3, longitude: -5 },
      ]),
    ).toEqual({ west: -5, south: 1, east: -2, north: 3 })
  })
})
