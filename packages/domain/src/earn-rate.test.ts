import { describe, expect, it } from 'vitest'

import { bestRate, rateFigures, rateOf, type EarnRate, type EarnRates } from './earn-rate.ts'

const units = (n: number, perCents: number): EarnRate => ({ kind: 'units', units: n, perCents })
const WITH_VIP: EarnRates = { 0: units(1, 200), 2: units(3, 100), 3: units(5, 100) }
const WITHOUT_VIP: EarnRates = { 0: units(1, 200), 2: units(3, 100) }

describe('the rate of a tier', () => {
  it.each([
    [WITH_VIP, 0, units(1, 200)],
    [WITH_VIP, 2, units(3, 100)],
    [WITH_VIP, 3, units(5, 100)],
    [WITHOUT_VIP, 3, units(3, 100)],
    // not activated
    [WITH_VIP, 1, null],
  ] as const)('%o at level %s is %o', (rates, tier, expected) => {
    expect(rateOf(rates, tier)).toEqual(expected)
  })

  it('has the VIP rate as its maximum if there is one', () => {
    expect(bestRate(WITH_VIP)).toEqual(units(5, 100))
    expect(bestRate(WITHOUT_VIP)).toEqual(units(3, 100))
  })
})

describe('the figures of a rate', () => {
  it.each([
    [units(5, 100), { kind: 'units', units: 5, perDollars: 1 }],
    [units(1, 200), { kind: 'units', units: 1, perDollars: 2 }],
    [
      { kind: 'percent', basisPoints: 250 },
      { kind: 'percent', percent: 2.5 },
    ],
    [
      { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 },
      { kind: 'fuel', centsPerGallon: 10, perDollars: 50 },
    ],
  ] as const)('%o read as %o', (rate, figures) => {
    expect(rateFigures(rate)).toEqual(figures)
  })
})
