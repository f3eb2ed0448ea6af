import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mealsAt } from './meal.ts'
import { evaluateDine, NOTHING_USED, offerPhase, type DineFacts, type Offer, type OfferTerms } from './offer.ts'
import { hasAccess, TIER_LEVELS, type EarningTier } from './tier.ts'

const OPEN: Offer = {
  type: 'Unlimited',
  days: [],
  meals: [],
  maxVisitsPerMonth: null,
  maxSpendCentsPerMonth: null,
  firstDay: null,
  lastDay: null,
}
const LIMITED: Offer = { ...OPEN, type: 'Limited', maxVisitsPerMonth: 3, maxSpendCentsPerMonth: 20_000 }
const NEW_YORK = 'America/New_York'

/** A Thursday, seven in the evening, local time. */
const THURSDAY_EVENING = new Date('2026-11-20T00:00:00Z')

const terms = (offer: Partial<Offer>, more: Partial<OfferTerms> = {}): OfferTerms => ({
  offer: { ...OPEN, ...offer },
  accessTier: 0,
  timeZone: NEW_YORK,
  ...more,
})
const dine = (more: Partial<DineFacts> = {}): DineFacts => ({
  at: THURSDAY_EVENING,
  cents: 6000,
  tier: 2,
  memberActive: true,
  merchantActive: true,
  use: NOTHING_USED,
  ...more,
})
const use = (visitsThisMonth: number, spendCentsThisMonth: number) => ({ visitsThisMonth, spendCentsThisMonth })

describe('evaluateDine', () => {
  it.each<[string, OfferTerms, DineFacts, number]>([
    ['all of it without any rule', terms({}), dine(), 6000],
    ['an Unlimited offer looks at no figure', terms({ ...LIMITED, type: 'Unlimited' }), dine({ use: use(9, 90_000) }), 6000],
    ['a Limited one below its limits', terms(LIMITED), dine({ use: use(2, 10_000) }), 6000],
    ['the part that the month still has', terms(LIMITED), dine({ use: use(2, 15_000) }), 5000],
    ['the last cent of it', terms(LIMITED), dine({ use: use(0, 19_999) }), 1],
    ['a limit on visits alone', terms({ ...LIMITED, maxSpendCentsPerMonth: null }), dine({ use: use(2, 90_000) }), 6000],
    ['a limit on spending alone', terms({ ...LIMITED, maxVisitsPerMonth: null }), dine({ use: use(40, 0) }), 6000],
    ['its weekday', terms({ days: ['Thu'] }), dine(), 6000],
    ['its meal', terms({ meals: ['Dinner'] }), dine(), 6000],
    ['one of two meals that overlap', terms({ meals: ['Late night'] }), dine({ at: new Date('2026-11-20T03:30:00Z') }), 6000],
    ['the first day', terms({ firstDay: '2026-11-19' }), dine(), 6000],
    ['the last day', terms({ lastDay: '2026-11-19' }), dine(), 6000],
    ['a Select place', terms({}, { accessTier: 2 }), dine(), 6000],
    ['a VIP place', terms({}, { accessTier: 3 }), dine({ tier: 3 }), 6000],
  ])('earns on %s', (_rule, offer, facts, cents) => {
    expect(evaluateDine(offer, facts)).toEqual({ kind: 'earns', cents })
  })

  it.each<[string, OfferTerms, DineFacts]>([
    ['account-closed', terms({}), dine({ memberActive: false })],
    ['not-participating', terms({}), dine({ merchantActive: false })],
    ['not-activated', terms({}), dine({ tier: 1 })],
    ['not-started', terms({ firstDay: '2026-11-20' }), dine()],
    ['ended', terms({ lastDay: '2026-11-18' }), dine()],
    ['day-excluded', terms({ days: ['Fri'] }), dine()],
    ['meal-excluded', terms({ meals: ['Lunch'] }), dine()],
    ['visit-limit', terms(LIMITED), dine({ use: use(3, 0) })],
    ['spend-limit', terms(LIMITED), dine({ use: use(0, 20_000) })],
    // the first rule of the list is the one that is reported
    ['day-excluded', terms({ ...LIMITED, days: ['Fri'], meals: ['Lunch'] }), dine({ use: use(3, 20_000) })],
  ])('forfeits with %s', (reason, offer, facts) => {
    expect(evaluateDine(offer, facts)).toEqual({ kind: 'forfeit', reason })
  })

  it.each([
    ['Select', 'below it [TIER-05]', 2, 0],
    ['VIP', 'below it [TIER-06]', 3, 2],
  ] as const)('forfeits at a %s place for a member %s', (_place, _member, accessTier, tier) => {
    expect(evaluateDine(terms({}, { accessTier }), dine({ tier }))).toEqual({ kind: 'forfeit', reason: 'tier-too-low' })
  })

  it.each([
    // the same instant is Thursday in one place and Friday in the other
    ['America/Los_Angeles', 'earns'],
    ['America/New_York', 'forfeit'],
  ])('takes the weekday in the time zone %s', (timeZone, kind) => {
    expect(evaluateDine(terms({ days: ['Thu'] }, { timeZone }), dine({ at: new Date('2026-11-20T05:30:00Z') })).kind).toBe(kind)
  })

  it.each([
    // lunch ends at 16:30 local time, before and after the clock change of 8 March 2026
    ['2026-03-07T21:29:00Z', 'earns'],
    ['2026-03-07T21:30:00Z', 'forfeit'],
    ['2026-03-08T20:29:00Z', 'earns'],
    ['2026-03-08T20:30:00Z', 'forfeit'],
  ])('judges lunch at %s in summer and winter time alike', (at, kind) => {
    expect(evaluateDine(terms({ meals: ['Lunch'] }), dine({ at: new Date(at) })).kind).toBe(kind)
  })

  it('never earns on more than the paid amount or the remaining limits', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(5), fc.nat(40_000), (cents, visits, spent) => {
        const judged = evaluateDine(terms(LIMITED), dine({ cents, use: use(visits, spent) }))
        const earned = judged.kind === 'earns' ? judged.cents : 0
        expect(earned).toBe(visits >= 3 ? 0 : Math.min(cents, Math.max(0, 20_000 - spent)))
      }),
    )
  })

  it('earns on no more than the monthly limits, whatever the order of the dines', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(15_000), { maxLength: 12 }), (bills) => {
        let month = use(0, 0)
        for (const cents of bills) {
          const judged = evaluateDine(terms(LIMITED), dine({ cents, use: month }))
          if (judged.kind === 'earns' && judged.cents > 0) month = use(month.visitsThisMonth + 1, month.spendCentsThisMonth + judged.cents)
        }
        expect(month.visitsThisMonth).toBeLessThanOrEqual(3)
        expect(month.spendCentsThisMonth).toBeLessThanOrEqual(20_000)
      }),
    )
  })
})

describe('offerPhase', () => {
  it.each([
    [null, null, 'running'],
    ['2026-11-20', null, 'coming-soon'],
    ['2026-11-19', null, 'running'],
    [null, '2026-11-18', 'ended'],
    [null, '2026-11-19', 'leaving-soon'],
    [null, '2026-12-19', 'leaving-soon'],
    [null, '2026-12-20', 'running'],
    ['2026-11-20', '2026-11-25', 'coming-soon'],
  ] as const)('from %s to %s is %s on 19 November', (firstDay, lastDay, phase) => {
    expect(offerPhase({ firstDay, lastDay }, '2026-11-19')).toBe(phase)
  })
})

describe('mealsAt', () => {
  it.each([
    [0, ['Late night']],
    [299, ['Late night']],
    [300, ['Breakfast']],
    [600, ['Breakfast', 'Brunch']],
    [720, ['Brunch', 'Lunch']],
    [975, ['Lunch', 'Dinner']],
    [1140, ['Dinner']],
    [1350, ['Dinner', 'Late night']],
    [1439, ['Late night']],
  ])('minute %s is %o', (minutes, meals) => {
    expect(mealsAt(minutes)).toEqual(meals)
  })

  it('has a meal for every minute', () => {
    const minutes = Array.from({ length: 1440 }, (_, minute) => minute)
    expect(minutes.filter((minute) => mealsAt(minute).length === 0)).toEqual([])
  })
})

describe('hasAccess', () => {
  const at = (place: EarningTier) => TIER_LEVELS.filter((tier) => hasAccess(tier, place))

  it('is given to all activated members at places for all', () => expect(at(0)).toEqual([0, 2, 3]))
  it('requires the email opt-in at a Select place [TIER-05]', () => expect(at(2)).toEqual([2, 3]))
  it('requires the status at a VIP place [TIER-06]', () => expect(at(3)).toEqual([3]))
})
