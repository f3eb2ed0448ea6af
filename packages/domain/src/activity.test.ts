import { describe, expect, it } from 'vitest'

import { activityState, isDimmed, reviewOffered, type ActivityRow } from './activity.ts'
import { REWARD_STATUSES } from './transaction.ts'

const row = (more: Partial<ActivityRow> = {}): ActivityRow => ({
  transactionCreatedAt: '2026-11-01T19:00:00Z',
  transactionStatus: 'Awarded',
  transactionTypeCode: 'Settle',
  ...more,
})
const NOW = new Date('2026-11-20T12:00:00Z')
const DAY = 86_400_000
const before = (ms: number): string => new Date(NOW.getTime() - ms).toISOString()

describe('a review is offered', () => {
  it.each([row(), row({ transactionTypeCode: 'Manual' }), row({ transactionStatus: 'Pending' }), row({ transactionStatus: 'Paid' })])(
    'for %o',
    (dine) => {
      expect(reviewOffered(dine, false, NOW)).toBe(true)
    },
  )

  it.each([
    row({ transactionTypeCode: 'Refund' }),
    row({ transactionTypeCode: 'settle' }),
    row({ transactionStatus: 'Deferred' }),
    row({ transactionStatus: 'Forfeit' }),
  ])('not for %o', (dine) => {
    expect(reviewOffered(dine, false, NOW)).toBe(false)
  })

  it.each([
    [35 * DAY, true],
    [35 * DAY + 1, false],
  ])('%s ms after the dine: %s', (ms, offered) => {
    expect(reviewOffered(row({ transactionCreatedAt: before(ms) }), false, NOW)).toBe(offered)
  })

  it.each([
    ['2021-02-01T00:00:00Z', true],
    ['2021-01-31T23:59:59Z', false],
  ])('for a dine of %s within its days: %s', (transactionCreatedAt, offered) => {
    expect(reviewOffered(row({ transactionCreatedAt }), false, new Date('2021-02-03T00:00:00Z'))).toBe(offered)
  })

  it('once only', () => {
    expect(reviewOffered(row(), true, NOW)).toBe(false)
  })
})

describe('the status text of a row', () => {
  it('differs for each status except Awarded', () => {
    const said = REWARD_STATUSES.map((transactionStatus) => [transactionStatus, activityState(row({ transactionStatus }), 'newer', NOW)])
    expect(Object.fromEntries(said)).toEqual({
      Awarded: null,
      Pending: 'processing',
      Paid: 'paid',
      Deferred: 'deferred',
      Forfeit: 'forfeit',
    })
  })

  it.each([
    ['Awarded', null],
    ['Forfeit', 'expired'],
    ['Pending', 'pending-review'],
    ['Paid', 'paid'],
    ['Deferred', 'deferred'],
  ] as const)('of a legacy row that is %s: %s', (transactionStatus, state) => {
    expect(activityState(row({ transactionStatus }), 'legacy', NOW)).toBe(state)
  })

  it.each([
    [35 * DAY, 'pending-review'],
    [35 * DAY + 1, 'review-expired'],
  ])('of a legacy pending row after %s ms: %s', (ms, state) => {
    expect(activityState(row({ transactionStatus: 'Pending', transactionCreatedAt: before(ms) }), 'legacy', NOW)).toBe(state)
  })

  it('is dimmed while nothing has been earned', () => {
    expect(REWARD_STATUSES.filter(isDimmed)).toEqual(['Pending', 'Forfeit', 'Deferred'])
  })
})
