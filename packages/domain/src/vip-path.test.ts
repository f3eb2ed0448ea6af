import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from './local-time.ts'
import type { OfferTerms } from './offer.ts'
import { countsFrom, daysLeftInYear, neededInterval, VIP_PATH, vipPace, type VipPaceFacts } from './vip-path.ts'

const LONG_AGO = '2020-01-01'
const daysBefore = (today: string, ...days: readonly number[]) => days.map((back) => addDays(today, -back))
const facts = (today: string, dines: readonly string[], remaining: number, joined = LONG_AGO): VipPaceFacts => ({
  today,
  joined,
  dines,
  remaining,
})

describe('the pace to VIP', () => {
  const june = '2026-06-15'
  const six = daysBefore(june, 0, 30, 60, 90, 120, 150)
  it.each([
    ['six dines in half a year, two left', facts(june, six, 2), { kind: 'this-year', everyDays: 30, date: '2026-08-14' }],
    [
      'the last day of the half year counts',
      facts(june, daysBefore(june, 179), 1),
      { kind: 'this-year', everyDays: 180, date: '2026-12-12' },
    ],
    ['no dine in half a year', facts(june, daysBefore(june, 180, 400), 3), { kind: 'none' }],
    ['no dine at all', facts(june, [], 12), { kind: 'none' }],
    ['too seldom', facts(june, daysBefore(june, 5), 2), { kind: 'not-this-year', everyDays: 180 }],
    [
      'a member of fifty days',
      facts(june, daysBefore(june, 1, 20), 2, '2026-04-27'),
      { kind: 'this-year', everyDays: 25, date: '2026-08-04' },
    ],
    [
      'two dines in the first week',
      facts(june, daysBefore(june, 1, 2), 10, '2026-06-10'),
      { kind: 'this-year', everyDays: 15, date: '2026-11-12' },
    ],
    [
      'more than one a day',
      facts(
        june,
        Array.from({ length: 400 }, () => june),
        2,
      ),
      { kind: 'this-year', everyDays: 1, date: '2026-06-16' },
    ],
    ['on the last day', facts('2026-12-31', daysBefore('2026-12-31', 0, 10), 1), { kind: 'not-this-year', everyDays: 90 }],
    [
      "last year's dines in January",
      facts('2026-01-02', daysBefore('2026-01-02', 5, 35, 65), 12),
      { kind: 'not-this-year', everyDays: 60 },
    ],
    ['nothing left', facts(june, six, 0), { kind: 'this-year', everyDays: 30, date: june }],
  ] as const)('%s', (_, given, expected) => {
    expect(vipPace(given)).toEqual(expected)
  })

  const anyFacts = fc
    .record({
      today: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days)),
      joinedDays: fc.nat(900),
      dineDays: fc.array(fc.nat(500), { maxLength: 60 }),
      remaining: fc.integer({ min: 1, max: 24 }),
    })
    .map(({ today, joinedDays, dineDays, remaining }) =>
      facts(today, daysBefore(today, ...dineDays), remaining, addDays(today, -joinedDays)),
    )
  /** For comparison: a date of this year, then "not this year", then no pace. */
  const order = (given: VipPaceFacts) => {
    const pace = vipPace(given)
    return pace.kind === 'this-year' ? pace.date : pace.kind === 'not-this-year' ? 'a' : 'b'
  }

  it('is never negative, in the past or beyond the year, and one more dine never makes it later', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(500), (given, daysAgo) => {
        const pace = vipPace(given)
        expect(pace.kind === 'none' || pace.everyDays >= 1).toBe(true)
        const lastDay = `${given.today.slice(0, 4)}-12-31`
        expect(pace.kind !== 'this-year' || (pace.date > given.today && pace.date <= lastDay)).toBe(true)
        const day = addDays(given.today, -daysAgo)
        const isOfThisYear = day.slice(0, 4) === given.today.slice(0, 4)
        const more = { ...given, dines: [...given.dines, day], remaining: given.remaining - Number(isOfThisYear) }
        expect([order(more), order(given)].toSorted()[0]).toBe(order(more))
      }),
    )
  })
})

describe('the end of the year', () => {
  it.each([
    ['2026-01-01', 365],
    ['2028-01-01', 366],
    ['2026-12-30', 2],
    ['2026-12-31', 1],
  ])('on %s there are %s days', (today, days) => {
    expect(daysLeftInYear(today)).toBe(days)
  })

  it.each([
    [100, 3, 33],
    [3, 3, 1],
    [2, 3, null],
    [10, 0, null],
  ])('with %s days and %s dines left one is needed every %s days', (daysLeft, remaining, expected) => {
    expect(neededInterval(daysLeft, remaining)).toBe(expected)
  })

  it('is named before it comes', () => {
    expect(VIP_PATH.lastDays).toBeLessThan(VIP_PATH.leastPaceDays)
  })
})

describe('a place', () => {
  const terms = ({ accessTier = 0, ...offer }: Partial<OfferTerms['offer']> & { accessTier?: 0 | 2 | 3 } = {}): OfferTerms => ({
    offer: {
      type: 'Limited',
      days: [],
      meals: [],
      maxVisitsPerMonth: 2,
      maxSpendCentsPerMonth: 10_000,
      firstDay: null,
      lastDay: null,
      ...offer,
    },
    accessTier,
    timeZone: 'America/New_York',
  })
  const used = (visitsThisMonth: number, spendCentsThisMonth = 0) => ({ visitsThisMonth, spendCentsThisMonth })
  // In New York it is still the evening of December 14.
  const now = new Date('2026-12-15T03:00:00Z')

  it.each([
    ['counts while it has visits left', terms(), 2, used(1), null],
    ['counts without limits', terms({ type: 'Unlimited' }), 2, used(9), null],
    ['counts next month when its visits are used', terms(), 2, used(2), '2027-01-01'],
    ['counts next month when its amount is used', terms(), 2, used(1, 10_000), '2027-01-01'],
    ['does not count when it leaves before', terms({ lastDay: '2026-12-31' }), 2, used(2), undefined],
    ['counts on its last day', terms({ lastDay: '2026-12-14' }), 2, used(0), null],
    ['does not count after it', terms({ lastDay: '2026-12-13' }), 2, used(0), undefined],
    ['does not count before its first day', terms({ firstDay: '2026-12-15' }), 2, used(0), undefined],
    ['does not count below its tier', terms({ accessTier: 3 }), 2, used(0), undefined],
    ['counts for its tier', terms({ accessTier: 3 }), 3, used(0), null],
    ['does not count for a member who is not activated', terms(), 1, used(0), undefined],
  ] as const)('%s', (_, given, tier, use, expected) => {
    expect(countsFrom(given, { tier, use, now })).toBe(expected)
  })
})
