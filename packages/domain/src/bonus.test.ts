import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  ACTIVATION_MARK_MS,
  APP_NEW_MEMBER_MS,
  bonusProgress,
  BONUS_STATUSES,
  isBonusFulfilled,
  isBonusTakenBack,
  statusInBrowser,
} from './bonus.ts'
import { isBannerInTime } from './home-state.ts'

const ONCE = { dines: 1, spendCents: 0, dineCents: 0 }
const NOW = new Date('2026-06-15T12:00:00Z')
const ago = (ms: number) => NOW.getTime() - ms

describe('a bonus', () => {
  it.each([
    ['the first dine', ONCE, [1], true],
    ['no dine', ONCE, [], false],
    ['a dine that earns nothing', ONCE, [0], false],
    ['two of three dines', { ...ONCE, dines: 3 }, [900, 900], false],
    ['three of three dines', { ...ONCE, dines: 3 }, [900, 900, 1], true],
    ['a cent less than the spend', { ...ONCE, spendCents: 3_000 }, [1_000, 1_999], false],
    ['the spend of several dines', { ...ONCE, spendCents: 3_000 }, [1_000, 2_000], true],
    ['a dine below the least bill', { ...ONCE, dines: 2, dineCents: 2_500 }, [2_500, 2_499], false],
    ['dines of the least bill', { ...ONCE, dines: 2, dineCents: 2_500 }, [2_500, 100, 2_500], true],
  ])('is judged by %s', (_, conditions, cents, isFulfilled) => {
    expect(isBonusFulfilled(conditions, bonusProgress(conditions, cents))).toBe(isFulfilled)
  })

  it('is never lost by one more dine', () => {
    const conditions = fc.record({ dines: fc.integer({ min: 1, max: 4 }), spendCents: fc.nat(9_000), dineCents: fc.nat(3_000) })
    fc.assert(
      fc.property(conditions, fc.array(fc.nat(5_000), { maxLength: 6 }), fc.nat(5_000), (rule, dines, more) => {
        fc.pre(isBonusFulfilled(rule, bonusProgress(rule, dines)))
        expect(isBonusFulfilled(rule, bonusProgress(rule, [more, ...dines]))).toBe(true)
      }),
    )
  })

  it.each([
    ['the whole dine that fulfilled it, whatever is left', true, 0, [5_000], true],
    ['a part of that dine, with enough left', true, 500, [3_000], false],
    ['a part of that dine, with too little left', true, 500, [2_999], true],
    ['another dine, with enough left', false, 0, [3_000], false],
    ['another dine, with too little left', false, 0, [100], true],
  ])('is taken back or kept with the refund of %s', (_, fulfilledIt, centsLeft, cents, isTaken) => {
    const rule = { ...ONCE, spendCents: 3_000 }
    expect(isBonusTakenBack(rule, bonusProgress(rule, cents), { fulfilledIt, centsLeft })).toBe(isTaken)
  })

  it('has one of three statuses [BONUS-02]', () => {
    expect(BONUS_STATUSES).toEqual(['Eligible', 'Enrolled', 'Qualified'])
  })

  it('counts as Enrolled for 35 minutes after its activation in this browser [BONUS-12]', () => {
    expect(ACTIVATION_MARK_MS).toBe(2_100_000)
    expect(statusInBrowser('Eligible', undefined, NOW)).toBe('Eligible')
    expect(statusInBrowser('Eligible', ago(0), NOW)).toBe('Enrolled')
    expect(statusInBrowser('Eligible', ago(2_099_999), NOW)).toBe('Enrolled')
    expect(statusInBrowser('Eligible', ago(2_100_000), NOW)).toBe('Eligible')
    expect(statusInBrowser('Qualified', ago(0), NOW)).toBe('Qualified')
    expect(statusInBrowser('Eligible', ago(-5_000), NOW)).toBe('Enrolled')
    expect(statusInBrowser('Eligible', ago(-2_100_000), NOW)).toBe('Eligible')
  })

  it('is offered to members from the app for 2,160 hours [BONUS-13]', () => {
    expect(APP_NEW_MEMBER_MS).toBe(2_160 * 60 * 60 * 1_000)
  })
})

describe('a banner', () => {
  const day = 86_400_000
  it.each([
    ['on the day of creation', 0, true],
    ['at the end of its days', 30 * day, true],
    ['after its days', 30 * day + 1, false],
    ['if the clock is behind', -day, true],
  ])('of 30 days is judged %s [BONUS-06]', (_, age, isShown) => {
    expect(isBannerInTime(new Date(ago(age)).toISOString(), 30, NOW)).toBe(isShown)
  })

  it('without days is always in time', () => {
    expect(isBannerInTime('2020-01-01T00:00:00Z', undefined, NOW)).toBe(true)
  })
})
