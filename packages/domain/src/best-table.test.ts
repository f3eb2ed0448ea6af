import fc from 'fast-check'
import { expect, it } from 'vitest'

import { bestTable } from './best-table.ts'
import { instantAt } from './calendar.ts'
import type { EarnRate, EarnRates } from './earn-rate.ts'
import { MEALS, WEEKDAYS } from './merchant.ts'
import { tableEarns } from './reservation.ts'

/** Weeks with and without a change of the clock, in three zones. */
const WEEKS = ['2026-03-06', '2026-06-12', '2026-10-30', '2026-12-28']
const ZONES = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu']
/** The hours of each meal as earning is evaluated, in minutes after midnight. */
const HOURS = {
  Breakfast: [5, 11],
  Brunch: [9, 15],
  Lunch: [11, 16.5],
  Dinner: [16, 23],
  'Late night': [22, 29],
}

const rate: fc.Arbitrary<EarnRate> = fc.oneof(
  fc.record({ kind: fc.constant('units' as const), units: fc.integer({ min: 1, max: 8 }), perCents: fc.constantFrom(100, 200) }),
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 50, max: 1_000 }) }),
  fc.record({
    kind: fc.constant('fuel' as const),
    tenthsOfCentPerGallon: fc.constantFrom(50, 100),
    perCents: fc.constantFrom(2_500, 5_000),
  }),
)
const rates: fc.Arbitrary<EarnRates> = fc
  .record({ basic: rate, select: rate, vip: fc.option(rate, { nil: undefined }) })
  .map(({ basic, select, vip }) => ({ 0: basic, 2: select, ...(vip && { 3: vip }) }))
const table = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  half: fc.constantFrom(0, 1, 9, 10, 17, 18, 21, 22, 29, 30, 31, 32, 33, 38, 43, 44, 45, 46, 47),
})
const world = fc.record({
  week: fc.constantFrom(...WEEKS),
  timeZone: fc.constantFrom(...ZONES),
  tables: fc.uniqueArray(table, { maxLength: 10, selector: ({ day, half }) => day * 48 + half }),
  days: fc.subarray([...WEEKDAYS]),
  meals: fc.subarray([...MEALS]),
  type: fc.constantFrom('Limited' as const, 'Unlimited' as const),
  visits: fc.option(fc.integer({ min: 1, max: 3 })),
  spend: fc.option(fc.integer({ min: 0, max: 20_000 })),
  first: fc.option(fc.integer({ min: -2, max: 7 })),
  last: fc.option(fc.integer({ min: -2, max: 7 })),
  accessTier: fc.constantFrom(0 as const, 2 as const, 3 as const),
  rates,
  cents: fc.integer({ min: 1, max: 60_000 }),
  bonusUnits: fc.option(fc.integer({ min: 1, max: 500 })),
  reservationUnits: fc.option(fc.integer({ min: 1, max: 100 })),
  tier: fc.option(fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)),
  used: fc.record({ visitsThisMonth: fc.integer({ min: 0, max: 3 }), spendCentsThisMonth: fc.integer({ min: 0, max: 20_000 }) }),
  askedHalf: fc.integer({ min: 10, max: 46 }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

const dayOf = (week: string, days: number) => new Date(Date.parse(`${week}T12:00:00Z`) + days * 86_400_000)
const isoOf = (week: string, days: number) => dayOf(week, days).toISOString().slice(0, 10)
const clockOf = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`

/** Whole units of an amount, by counting in integers. */
function counted(one: EarnRate, cents: number): number {
  if (one.kind === 'fuel') {
    let [left, earned] = [cents, 0]
    for (; left >= one.perCents; left -= one.perCents) earned += one.tenthsOfCentPerGallon
    return earned
  }
  const [top, bottom] =
    one.kind === 'units' ? [BigInt(cents * one.units), BigInt(one.perCents)] : [BigInt(cents * one.basisPoints), 10_000n]
  return Number((2n * top + bottom) / (2n * bottom))
}

/** What a dinner earns by the rules as they are written, from the day and the time of the restaurant's own clock, without a time zone. */
function expected(of: World, { day, half }: { readonly day: number; readonly half: number }): number {
  const tier = of.tier ?? (of.rates[3] ? 3 : 2)
  if (tier === 1 || tier < of.accessTier) return 0
  if ((of.first !== null && day < of.first) || (of.last !== null && day > of.last)) return 0
  const weekday = dayOf(of.week, day).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
  if (of.days.length > 0 && !of.days.some((one) => one === weekday)) return 0
  const hours = half / 2
  const isMeal = of.meals.some((meal) => {
    const [from = 0, to = 0] = HOURS[meal]
    return (hours >= from && hours < to) || hours + 24 < to
  })
  if (of.meals.length > 0 && !isMeal) return 0
  const used = of.tier === null ? { visitsThisMonth: 0, spendCentsThisMonth: 0 } : of.used
  let cents = of.cents
  if (of.type === 'Limited') {
    if (of.visits !== null && used.visitsThisMonth >= of.visits) return 0
    if (of.spend !== null) cents = Math.min(cents, of.spend - used.spendCentsThisMonth)
    if (cents <= 0) return 0
  }
  const own = tier === 3 ? (of.rates[3] ?? of.rates[2]) : of.rates[tier]
  return counted(own, cents) + (of.tier === null ? 0 : (of.bonusUnits ?? 0))
}

it('finds what each table earns, and the best of a week, as a count of all tables by the written rules does, for 10,000 random offers', () => {
  fc.assert(
    fc.property(world, (of) => {
      const { week, timeZone, rates: own, cents, bonusUnits, reservationUnits, tier, used, accessTier } = of
      const iso = (days: number | null) => (days === null ? null : isoOf(week, days))
      const limits = { type: of.type, maxVisitsPerMonth: of.visits, maxSpendCentsPerMonth: of.spend }
      const offer = { ...limits, days: of.days, meals: of.meals, firstDay: iso(of.first), lastDay: iso(of.last) }
      const terms = { offer, accessTier, timeZone }
      const member = tier === null ? null : { tier, use: used }
      const tables = of.tables.map((one) => {
        const at = instantAt(isoOf(week, one.day), clockOf(one.half), timeZone)
        const earns = tableEarns({ at, cents, terms, rates: own, bonusUnits, member })
        return { ...one, at, earns, bonus: reservationUnits !== null && earns > 0 }
      })
      expect(tables.map(({ earns }) => earns)).toEqual(of.tables.map((one) => expected(of, one)))
      const asked = instantAt(week, clockOf(of.askedHalf), timeZone)
      const best = bestTable(tables, asked, reservationUnits)
      let found: (typeof tables)[number] | null = null
      for (const one of tables) {
        const value = (of_: typeof one) => of_.earns + (of_.earns > 0 ? (reservationUnits ?? 0) : 0)
        const away = (of_: typeof one) => Math.abs(of_.at.getTime() - asked.getTime())
        const isBetter =
          found === null ||
          value(one) > value(found) ||
          (value(one) === value(found) && (away(one) < away(found) || (away(one) === away(found) && one.at < found.at)))
        if (isBetter) found = one
      }
      expect(best).toEqual(found)
    }),
    { numRuns: 10_000 },
  )
})
