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
  it.each([
    ['Settle', true],
    ['Manual', true],
    ['Refund', false],
    ['settle', false],
    ['Adjust', false],
    ['', false],
  ])('for the type "%s": %s [ACTIVITY-42] [ACTIVITY-17]', (transactionTypeCode, offered) => {
    expect(reviewOffered(row({ transactionTypeCode }), false, NOW)).toBe(offered)
  })

  it.each([
    ['Awarded', true],
    ['Pending', true],
    ['Paid', true],
    ['Deferred', false],
    ['Forfeit', false],
  ] as const)('for the status %s: %s [ACTIVITY-43]', (transactionStatus, offered) => {
    expect(reviewOffered(row({ transactionStatus }), false, NOW)).toBe(offered)
  })

  it.each([
    [0, true],
    [35 * DAY, true],
    [35 * DAY + 1, false],
    [400 * DAY, false],
  ])('%s ms after the dine: %s [ACTIVITY-44]', (ms, offered) => {
    expect(reviewOffered(row({ transactionCreatedAt: before(ms) }), false, NOW)).toBe(offered)
  })

  it.each([
    ['2021-02-01T00:00:00Z', true],
    ['2021-01-31T23:59:59Z', false],
  ])('for a dine of %s within its days: %s [ACTIVITY-41]', (transactionCreatedAt, offered) => {
    expect(reviewOffered(row({ transactionCreatedAt }), false, new Date('2021-02-03T00:00:00Z'))).toBe(offered)
  })

  it('not once it has a completed review [ACTIVITY-45]', () => {
    expect(reviewOffered(row(), true, NOW)).toBe(false)
  })

  it('not for a time that cannot be read', () => {
    expect(reviewOffered(row({ transactionCreatedAt: 'yesterday' }), false, NOW)).toBe(false)
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
  ] as const)('of a legacy row that is %s: %s [ACTIVITY-29] [ACTIVITY-30] [ACTIVITY-31]', (transactionStatus, state) => {
    expect(activityState(row({ transactionStatus }), 'legacy', NOW)).toBe(state)
  })

  it.each([
    [35 * DAY, 'pending-review'],
    [35 * DAY + 1, 'review-expired'],
  ])('of a legacy pending row after %s ms: %s [ACTIVITY-32]', (ms, state) => {
    expect(activityState(row({ transactionStatus: 'Pending', transactionCreatedAt: before(ms) }), 'legacy', NOW)).toBe(state)
  })

  it('is dimmed while nothing has been earned', () => {
    expect(REWARD_STATUSES.filter(isDimmed)).toEqual(['Pending', 'Forfeit', 'Deferred'])
  })
})
