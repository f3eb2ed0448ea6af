import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { startOfDay } from './calendar.ts'
import { localTime } from './local-time.ts'
import { MEALS, WEEKDAYS } from './merchant.ts'
import { evaluateDine, NOTHING_USED, type Offer } from './offer.ts'
import type { OpeningHours } from './opening.ts'
import { earnVerdict, type VerdictQuestion, type VerdictVisitor } from './verdict.ts'

const OPEN: Offer = {
  type: 'Unlimited',
  days: [],
  meals: [],
  maxVisitsPerMonth: null,
  maxSpendCentsPerMonth: null,
  firstDay: null,
  lastDay: null,
}
const EVENINGS: readonly OpeningHours[] = WEEKDAYS.map((day) => ({ day, opens: 1020, closes: 1320 }))
const SELECT: VerdictVisitor = { tier: 2, cardLinked: true, use: null }

/** 19 November 2026, a Thursday, in New York time. */
const at = (hour: number, minute = 0): Date => new Date(Date.UTC(2026, 10, 19, hour + 5, minute))
const ask = (offer: Partial<Offer>, more: Partial<VerdictQuestion> = {}): VerdictQuestion => ({
  offer: { ...OPEN, ...offer },
  accessTier: 0,
  timeZone: 'America/New_York',
  hours: EVENINGS,
  now: at(19),
  visitor: SELECT,
  ...more,
})

describe('"Will I earn tonight?"', () => {
  it('is yes, with the end time and the reason', () => {
    const limited = { type: 'Limited', maxVisitsPerMonth: 5, maxSpendCentsPerMonth: 40_000 } as const
    const visitor = { ...SELECT, use: { visitsThisMonth: 1, spendCentsThisMonth: 6000 } }
    expect(earnVerdict(ask(limited, { visitor }))).toEqual({
      answer: 'yes',
      todo: null,
      span: { from: 1140, to: 1320 },
      reasons: [
        { kind: 'open-now', holds: true, until: 1320 },
        { kind: 'every-day', holds: true },
        { kind: 'visits', holds: true, used: 1, max: 5 },
        { kind: 'spend', holds: true, leftCents: 34_000, maxCents: 40_000 },
        { kind: 'card', holds: true },
      ],
    })
  })

  it('names the member’s flex offer where a dine earns, and nowhere else', () => {
    const visitor = { ...SELECT, flexUnits: 500 }
    const flex = { kind: 'flex', holds: true, units: 500 }
    expect(earnVerdict(ask({}, { visitor })).reasons).toContainEqual(flex)
    expect(earnVerdict(ask({}, { visitor: { ...visitor, cardLinked: false } })).reasons).toContainEqual(flex)
    for (const question of [
      ask({ lastDay: '2026-11-18' }, { visitor }),
      ask({}, { visitor, accessTier: 3 }),
      ask({}, { visitor: { ...visitor, tier: 1 } }),
      ask({}, { visitor: { ...visitor, flexUnits: null } }),
    ])
      expect(earnVerdict(question).reasons).not.toContainEqual(flex)
  })

  it.each<[string, VerdictQuestion, object]>([
    ['not started', ask({ firstDay: '2026-11-20' }), { kind: 'not-started', holds: false, firstDay: '2026-11-20' }],
    ['ended', ask({ lastDay: '2026-11-18' }), { kind: 'ended', holds: false, lastDay: '2026-11-18' }],
    ['closed by now', ask({}, { now: at(22) }), { kind: 'closed', holds: false }],
    ['closed on this day', ask({}, { hours: EVENINGS.filter(({ day }) => day !== 'Thu') }), { kind: 'closed', holds: false }],
    ['another weekday', ask({ days: ['Mon', 'Tue'] }), { kind: 'days', holds: false, days: ['Mon', 'Tue'], today: 'Thu' }],
    ['another meal', ask({ meals: ['Lunch'] }), { kind: 'meals', holds: false, meals: ['Lunch'] }],
    [
      'no visits left',
      ask({ type: 'Limited', maxVisitsPerMonth: 2 }, { visitor: { ...SELECT, use: { visitsThisMonth: 2, spendCentsThisMonth: 0 } } }),
      { kind: 'visits', holds: false, used: 2, max: 2 },
    ],
    [
      'no spending left',
      ask(
        { type: 'Limited', maxSpendCentsPerMonth: 900 },
        { visitor: { ...SELECT, use: { visitsThisMonth: 1, spendCentsThisMonth: 950 } } },
      ),
      { kind: 'spend', holds: false, leftCents: 0, maxCents: 900 },
    ],
  ])('is no: %s', (_case, question, reason) => {
    const verdict = earnVerdict(question)
    expect(verdict).toMatchObject({ answer: 'no', todo: null, span: null })
    expect(verdict.reasons).toContainEqual(reason)
  })

  it.each<[VerdictVisitor | null, 0 | 2 | 3, string, object]>([
    [null, 0, 'sign-in', { kind: 'sign-in', holds: false }],
    [{ ...SELECT, tier: 1 }, 0, 'activate', { kind: 'activate', holds: false }],
    [{ ...SELECT, tier: 0 }, 2, 'unlock', { kind: 'tier', holds: false, needs: 2 }],
    [SELECT, 3, 'unlock', { kind: 'tier', holds: false, needs: 3 }],
    [{ ...SELECT, cardLinked: false }, 0, 'link-card', { kind: 'card', holds: false }],
  ])('says what %o has to do first at a place of tier %s: %s', (visitor, accessTier, todo, reason) => {
    const verdict = earnVerdict(ask({}, { visitor, accessTier }))
    expect(verdict).toMatchObject({ answer: 'once', todo, span: { from: 1140, to: 1320 } })
    expect(verdict.reasons).toContainEqual(reason)
  })

  it.each<[string, Partial<Offer>, Partial<VerdictQuestion>, object]>([
    ['opens later', {}, { now: at(10) }, { from: 1020, to: 1320 }],
    ['the meal starts later', { meals: ['Late night'] }, { hours: [{ day: 'Thu', opens: 1020, closes: 1560 }] }, { from: 1320, to: 1560 }],
    // after midnight it is Friday, which does not count
    [
      'the night passes into a day without earning',
      { days: ['Thu'] },
      { hours: [{ day: 'Thu', opens: 1020, closes: 1560 }] },
      { from: 1140, to: 1440 },
    ],
    ['only after midnight', { days: ['Fri'] }, { hours: [{ day: 'Thu', opens: 1020, closes: 1560 }] }, { from: 1440, to: 1560 }],
    ['still open from yesterday', {}, { now: at(1), hours: [{ day: 'Wed', opens: 1020, closes: 1560 }] }, { from: 60, to: 120 }],
    ['hours not known', {}, { hours: [] }, { from: 1140, to: 1440 }],
    [
      'the last day ends at midnight',
      { lastDay: '2026-11-19' },
      { hours: [{ day: 'Thu', opens: 1020, closes: 1560 }] },
      { from: 1140, to: 1440 },
    ],
    [
      'two meals that touch are one stretch',
      { meals: ['Lunch', 'Dinner'] },
      { now: at(12), hours: [{ day: 'Thu', opens: 660, closes: 1320 }] },
      { from: 720, to: 1320 },
    ],
  ])('says when: %s', (_case, offer, more, span) => {
    expect(earnVerdict(ask(offer, more))).toMatchObject({ answer: 'yes', span })
  })

  it.each<[string, VerdictQuestion, object]>([
    ['from the minute of opening', ask({}, { now: at(17) }), { kind: 'open-now', holds: true, until: 1320 }],
    [
      'until the end of lunch, however the hours are sorted',
      ask({}, { now: at(12), hours: [...EVENINGS, { day: 'Thu', opens: 660, closes: 840 }] }),
      { kind: 'open-now', holds: true, until: 840 },
    ],
    // Thursday does not count, but its night does
    [
      'on a day whose night earns',
      ask({ days: ['Fri'] }, { hours: [{ day: 'Thu', opens: 1020, closes: 1560 }] }),
      { kind: 'days', holds: true, days: ['Fri'], today: 'Thu' },
    ],
    [
      'with a meal that is not to blame for a closed door',
      ask({ meals: ['Lunch'] }, { now: at(23) }),
      { kind: 'meals', holds: true, meals: ['Lunch'] },
    ],
  ])('gives its reasons %s', (_case, question, reason) => {
    expect(earnVerdict(question).reasons).toContainEqual(reason)
  })

  it('joins the end of the night and breakfast', () => {
    expect(earnVerdict(ask({ meals: ['Breakfast', 'Late night'] }, { now: at(1), hours: [] }))).toMatchObject({
      span: { from: 60, to: 660 },
    })
  })

  it('does not mention a last day far in the future', () => {
    expect(earnVerdict(ask({ lastDay: '2027-06-30' })).reasons.map(({ kind }) => kind)).toEqual(['open-now', 'every-day', 'card'])
  })

  it('warns of a place that leaves soon', () => {
    expect(earnVerdict(ask({ lastDay: '2026-11-30' })).reasons).toContainEqual({ kind: 'leaving-soon', holds: true, lastDay: '2026-11-30' })
  })

  it('agrees with the evaluation of a dine that is paid in the promised span', () => {
    const offer = fc.record({
      type: fc.constantFrom('Unlimited' as const, 'Limited' as const),
      days: fc.subarray([...WEEKDAYS]),
      meals: fc.subarray([...MEALS]),
      maxVisitsPerMonth: fc.option(fc.integer({ min: 1, max: 5 })),
      maxSpendCentsPerMonth: fc.option(fc.integer({ min: 1, max: 40_000 })),
      firstDay: fc.option(fc.constantFrom('2026-11-01', '2026-11-19', '2026-11-25')),
      lastDay: fc.option(fc.constantFrom('2026-11-18', '2026-11-19', '2026-12-24')),
    })
    const hours = fc.array(
      fc.record({ day: fc.constantFrom(...WEEKDAYS), opens: fc.nat(1300), closes: fc.integer({ min: 1301, max: 1700 }) }),
      { maxLength: 8 },
    )
    const visitor = fc.record({
      tier: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      cardLinked: fc.constant(true),
      use: fc.record({ visitsThisMonth: fc.nat(6), spendCentsThisMonth: fc.nat(50_000) }),
    })
    const accessTier = fc.constantFrom(0 as const, 2 as const, 3 as const)
    fc.assert(
      fc.property(
        offer,
        hours,
        visitor,
        accessTier,
        fc.nat(13 * 1440),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (o, h, v, access, minute, where) => {
          const now = new Date(Date.UTC(2026, 10, 14, 0, minute))
          const question: VerdictQuestion = { offer: o, accessTier: access, timeZone: 'America/Chicago', hours: h, now, visitor: v }
          const { answer, span } = earnVerdict(question)
          if (answer !== 'yes' || !span) return
          const paid = span.from + Math.floor(where * (span.to - span.from))
          const dine = new Date(startOfDay(localTime(now, question.timeZone).date, question.timeZone).getTime() + paid * 60_000)
          const facts = { at: dine, cents: 5000, tier: v.tier, memberActive: true, merchantActive: true, use: v.use ?? NOTHING_USED }
          expect(evaluateDine(question, facts).kind).toBe('earns')
        },
      ),
      { numRuns: 400 },
    )
  })
})
