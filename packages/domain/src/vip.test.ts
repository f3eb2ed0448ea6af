import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tierAt, type TierFacts } from './tier.ts'
import { diningProgress, nextDineTier, progressYear, tierOfDine, vipUntil, type DineCount } from './vip.ts'

const RULE = { dines: 12 }
const select = (vipUntilYear: number | null = null): TierFacts => ({ tierLevel: 2, emailOptIn: true, vipUntilYear })
const count = (more: Partial<DineCount> = {}): DineCount => ({ year: 2026, before: 0, inYear: more.before ?? 0, inYearBefore: 0, ...more })

describe('tierAt', () => {
  it.each<[TierFacts, number, number]>([
    [{ tierLevel: 1, emailOptIn: true, vipUntilYear: 2030 }, 2026, 1],
    // the stored level does not count once VIP has ended
    [{ tierLevel: 3, emailOptIn: false, vipUntilYear: 2025 }, 2026, 0],
  ])('%o in %s is level %s', (member, year, tier) => {
    expect(tierAt(member, year)).toBe(tier)
  })

  it('is Select with the opt-in alone [TIER-03]', () => {
    const basic = { tierLevel: 0, vipUntilYear: null } as const
    expect([false, true].map((emailOptIn) => tierAt({ ...basic, emailOptIn }, 2026))).toEqual([0, 2])
  })

  it('is VIP while the status is valid [TIER-04]', () => {
    expect([2025, 2026, 2027].map((year) => tierAt(select(2026), year))).toEqual([3, 3, 2])
  })
})

describe('tierOfDine', () => {
  const rows: readonly (readonly [string, TierFacts, DineCount, number])[] = [
    ['the first', select(), count(), 2],
    ['the eleventh', select(), count({ before: 10 }), 2],
    ['the twelfth is VIP already', select(), count({ before: 11 }), 3],
    ['the thirteenth', select(2027), count({ before: 12 }), 3],
    ['the first of the year after', select(2026), count(), 3],
    ['the first of the year after that', select(2026), count({ year: 2027 }), 2],
    ['twelve last year, when the status is not stored yet', select(), count({ inYearBefore: 12 }), 3],
    ['a late line, paid before the twelfth', select(2027), count({ before: 4, inYear: 12 }), 2],
    ['a late line of a member who was VIP anyway', select(2027), count({ before: 4, inYear: 12, inYearBefore: 15 }), 3],
    ['VIP granted beyond the year', select(2028), count({ before: 1, inYear: 3 }), 3],
    ['not activated', { ...select(2028), tierLevel: 1 }, count({ before: 20 }), 1],
    ['Basic', { ...select(), emailOptIn: false, tierLevel: 0 }, count(), 0],
    ['Basic with twelve dines', { ...select(), emailOptIn: false, tierLevel: 0 }, count({ before: 11 }), 3],
  ]

  it('is VIP from the dine that reaches the status, and while the status is valid [TIER-04]', () => {
    expect(rows.map(([name, member, dine]) => [name, tierOfDine(member, dine, RULE)])).toEqual(rows.map(([name, , , tier]) => [name, tier]))
  })

  it('is never VIP in a program without that tier', () => {
    expect(tierOfDine(select(2030), count({ before: 50, inYearBefore: 50 }), undefined)).toBe(2)
  })
})

describe('vipUntil', () => {
  it.each([
    [null, 2026, 11, null],
    [null, 2026, 12, 2027],
    [2026, 2026, 11, 2026],
    [2026, 2026, 12, 2027],
    [2030, 2026, 12, 2030],
    // a late line completes a past year
    [2027, 2025, 12, 2027],
  ])('%s after %s with %s dines lasts to %s', (current, year, dines, expected) => {
    expect(vipUntil(current, year, dines, RULE)).toBe(expected)
  })
})

describe('diningProgress', () => {
  const rows = [
    [null, 0, 'Building', 12],
    [null, 11, 'Building', 1],
    [2025, 9, 'Building', 3],
    [2026, 0, 'QualifiedAndBuilding', 12],
    [2026, 11, 'QualifiedAndBuilding', 1],
    [2026, 12, 'Qualified', 0],
    [2027, 14, 'Qualified', 0],
    [null, 12, 'Qualified', 0],
  ] as const

  it('is building, renewing or complete, with the number of remaining dines [TIER-08]', () => {
    const progress = rows.map(([vipUntilYear, dines]) => diningProgress(vipUntilYear, { year: 2026, dines, benefits: 2460 }, RULE))
    expect(progress).toEqual(
      rows.map(([, , status, remainingDines]) => ({
        status,
        dinesRequired: 12,
        remainingDines,
        dollarsRequired: 0,
        remainingDollars: 0,
        ytdMilesOrDollars: 2460,
      })),
    )
  })

  it('is shown with this year while building, otherwise with the next [TIER-09] [TIER-10]', () => {
    const levels = ['Building', 'QualifiedAndBuilding', 'Qualified'] as const
    expect(levels.map((status) => progressYear(status, 2026))).toEqual([2026, 2027, 2027])
  })
})

describe('the tier of the next dine', () => {
  it('is the tier at which the dine is then rated', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.constantFrom(null, 2025, 2026, 2027), fc.boolean(), (dines, granted, emailOptIn) => {
        const vipUntilYear = vipUntil(granted, 2026, dines, RULE)
        const member: TierFacts = { tierLevel: emailOptIn ? 2 : 0, emailOptIn, vipUntilYear }
        const shown = nextDineTier(tierAt(member, 2026), diningProgress(vipUntilYear, { year: 2026, dines, benefits: 0 }, RULE))
        expect(shown).toBe(tierOfDine(member, count({ before: dines }), RULE))
      }),
    )
  })

  it("is the member's own in a program without VIP, and stays non-activated", () => {
    expect(nextDineTier(2, null)).toBe(2)
    expect(nextDineTier(1, { status: 'Building', remainingDines: 1 })).toBe(1)
  })
})
