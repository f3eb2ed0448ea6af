import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { benefitChange, earnByTier, earnOf, eligibleAfterRefund, eligibleCents, nextBalance } from './benefit.ts'
import type { EarnRate, EarnRates } from './earn-rate.ts'

const ONE_PER_TWO_DOLLARS: EarnRate = { kind: 'units', units: 1, perCents: 200 }
const THREE_PER_DOLLAR: EarnRate = { kind: 'units', units: 3, perCents: 100 }
const FIVE_PER_DOLLAR: EarnRate = { kind: 'units', units: 5, perCents: 100 }
const TWO_AND_A_HALF_PERCENT: EarnRate = { kind: 'percent', basisPoints: 250 }
const FUEL: EarnRate = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 }
const AIRLINE: EarnRates = { 0: ONE_PER_TWO_DOLLARS, 2: THREE_PER_DOLLAR, 3: FIVE_PER_DOLLAR }

const cents = fc.nat(1_000_000)
const rate = fc.constantFrom(ONE_PER_TWO_DOLLARS, THREE_PER_DOLLAR, FIVE_PER_DOLLAR, TWO_AND_A_HALF_PERCENT, FUEL)
const perDineRate = fc.constantFrom(ONE_PER_TWO_DOLLARS, THREE_PER_DOLLAR, FIVE_PER_DOLLAR, TWO_AND_A_HALF_PERCENT)

describe('eligibleCents', () => {
  it.each([
    ['dine-in', 6400, 5000, 6400],
    ['dine-in', 6400, null, 6400],
    ['online', 6400, 5000, 5000],
    // an unknown subtotal earns nothing, and the subtotal cannot exceed the bill
    ['online', 6400, null, 0],
    ['online', 6400, 9900, 6400],
  ] as const)('%s bill of %s with subtotal %s earns on %s', (channel, amountCents, subtotalCents, expected) => {
    expect(eligibleCents({ channel, amountCents, subtotalCents })).toBe(expected)
  })
})

describe('a dine', () => {
  it.each([
    [ONE_PER_TWO_DOLLARS, 6000, 30],
    [ONE_PER_TWO_DOLLARS, 99, 0],
    [ONE_PER_TWO_DOLLARS, 100, 1],
    [ONE_PER_TWO_DOLLARS, 299, 1],
    [ONE_PER_TWO_DOLLARS, 300, 2],
    [THREE_PER_DOLLAR, 6000, 180],
    [THREE_PER_DOLLAR, 16, 0],
    [THREE_PER_DOLLAR, 17, 1],
    [FIVE_PER_DOLLAR, 6000, 300],
    [FIVE_PER_DOLLAR, 9, 0],
    [FIVE_PER_DOLLAR, 10, 1],
    [TWO_AND_A_HALF_PERCENT, 6000, 150],
    [TWO_AND_A_HALF_PERCENT, 19, 0],
    [TWO_AND_A_HALF_PERCENT, 20, 1],
  ])('at %o of %s cents earns %s', (rateOfDine, toCents, benefit) => {
    expect(benefitChange({ rate: rateOfDine, fromCents: 0, toCents })).toEqual({ benefit, remainderCents: 0 })
  })

  it.each([
    [0, 4999, 0, 4999],
    [4999, 1, 100, 0],
    [2500, 7600, 200, 100],
  ])('of a fuel program with %s kept and %s spent gives %s and keeps %s', (remainderCents, toCents, benefit, kept) => {
    expect(benefitChange({ rate: FUEL, fromCents: 0, toCents, remainderCents })).toEqual({ benefit, remainderCents: kept })
  })

  it.each([
    [0, 6000, 680],
    [6000, 3000, -90],
    [6000, 0, -680],
    [0, 0, 0],
  ])('from %s to %s cents with a bonus of 500 changes by %s', (fromCents, toCents, benefit) => {
    expect(benefitChange({ rate: THREE_PER_DOLLAR, fromCents, toCents, bonusUnits: 500 }).benefit).toBe(benefit)
  })

  it('adds its bonus in a fuel program', () => {
    expect(benefitChange({ rate: FUEL, fromCents: 0, toCents: 5000, bonusUnits: 50 })).toEqual({ benefit: 150, remainderCents: 0 })
  })

  it('and its refunds add up to what the remaining amount would have earned', () => {
    fc.assert(
      fc.property(rate, fc.array(cents, { minLength: 1, maxLength: 8 }), fc.nat(4999), fc.nat(500), (r, amounts, kept, bonusUnits) => {
        let state = { benefit: 0, remainderCents: r.kind === 'fuel' ? kept : 0 }
        let sum = 0
        let fromCents = 0
        for (const toCents of amounts) {
          state = benefitChange({ rate: r, fromCents, toCents, bonusUnits, remainderCents: state.remainderCents })
          sum += state.benefit
          fromCents = toCents
        }
        const direct = benefitChange({
          rate: r,
          fromCents: 0,
          toCents: fromCents,
          bonusUnits,
          remainderCents: r.kind === 'fuel' ? kept : 0,
        })
        expect({ benefit: sum, remainderCents: state.remainderCents }).toEqual(direct)
      }),
    )
  })

  it('never earns less for a larger amount', () => {
    fc.assert(
      fc.property(rate, cents, cents, (r, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(benefitChange({ rate: r, fromCents: less, toCents: more }).benefit).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('adds up to the same sum in any order, also with a fuel rate', () => {
    fc.assert(
      fc.property(rate, fc.array(cents, { maxLength: 10 }), (r, dines) => {
        const total = (list: readonly number[]): number => {
          let remainderCents = 0
          let sum = 0
          for (const toCents of list) {
            const earned = benefitChange({ rate: r, fromCents: 0, toCents, remainderCents })
            remainderCents = earned.remainderCents
            sum += earned.benefit
          }
          return sum
        }
        expect(total(dines)).toBe(total(dines.toReversed()))
      }),
    )
  })

  it('is rounded individually: half a unit up, less than half down', () => {
    fc.assert(
      fc.property(perDineRate, cents, (r, toCents) => {
        const exact = r.kind === 'units' ? (toCents * r.units) / r.perCents : r.kind === 'percent' ? (toCents * r.basisPoints) / 10_000 : 0
        const off = benefitChange({ rate: r, fromCents: 0, toCents }).benefit - exact
        expect(off).toBeGreaterThan(-0.5 - 1e-9)
        expect(off).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })
})

describe('a refund', () => {
  it.each([
    // earned on, bill, refunded, left
    [6000, 6000, 1000, 5000],
    [6000, 6000, 6000, 0],
    [6000, 6000, 9000, 0],
    // a capped dine keeps the capped amount while the rest of the bill covers it
    [4000, 6000, 1000, 4000],
    [4000, 6000, 2500, 3500],
    [0, 6000, 1000, 0],
  ])('of a dine that earned on %s of %s with %s given back leaves %s', (earnedOn, base, refunded, left) => {
    expect(eligibleAfterRefund(earnedOn, base, refunded)).toBe(left)
  })

  it('never takes a balance below zero', () => {
    expect(nextBalance(100, -30)).toBe(70)
    expect(nextBalance(20, -30)).toBe(0)
    fc.assert(fc.property(cents, fc.integer({ min: -1_000_000, max: 1_000_000 }), (balance, change) => nextBalance(balance, change) >= 0))
  })
})

describe('the bill slider', () => {
  it('shows what each tier of the program earns', () => {
    expect(earnByTier(6000, { rates: AIRLINE })).toEqual([
      { tier: 0, benefit: 30 },
      { tier: 2, benefit: 180 },
      { tier: 3, benefit: 300 },
    ])
    expect(earnByTier(6000, { rates: { 0: ONE_PER_TWO_DOLLARS, 2: THREE_PER_DOLLAR } }).map(({ tier }) => tier)).toEqual([0, 2])
  })

  it('stops at the amount that the offer still earns on, and adds its bonus', () => {
    expect(earnOf(6000, 2, { rates: AIRLINE, spendLeftCents: 2000 })).toBe(60)
    expect(earnOf(6000, 2, { rates: AIRLINE, spendLeftCents: null, bonusUnits: 500 })).toBe(680)
    expect(earnOf(6000, 2, { rates: AIRLINE, spendLeftCents: 0, bonusUnits: 500 })).toBe(0)
  })

  it('adds the member’s flex offer to the row of their tier alone, and only to a bill that earns', () => {
    const rates = { 0: { kind: 'units', units: 1, perCents: 200 }, 2: { kind: 'units', units: 3, perCents: 100 } } as const
    const flex = { tier: 2, units: 500 } as const
    expect(earnByTier(6_000, { rates, bonusUnits: 50, flex })).toEqual([
      { tier: 0, benefit: 80 },
      { tier: 2, benefit: 730 },
    ])
    expect(earnByTier(6_000, { rates, flex, spendLeftCents: 0 })).toEqual([
      { tier: 0, benefit: 0 },
      { tier: 2, benefit: 0 },
    ])
  })
})
