import { describe, expect, it } from 'vitest'

import { activityState, isDimmed, pageNumbers, reviewOffered, type ActivityRow } from './activity.ts'
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
    'for %o [ACTIVITY-42]',
    (dine) => {
      expect(reviewOffered(dine, false, NOW)).toBe(true)
    },
  )

  it.each([
    row({ transactionTypeCode: 'Refund' }),
    row({ transactionTypeCode: 'settle' }),
    row({ transactionStatus: 'Deferred' }),
    row({ transactionStatus: 'Forfeit' }),
  ])('not for %o [ACTIVITY-42] [ACTIVITY-43]', (dine) => {
    expect(reviewOffered(dine, false, NOW)).toBe(false)
  })

  it.each([
    [35 * DAY, true],
    [35 * DAY + 1, false],
  ])('%s ms after the dine: %s [ACTIVITY-44]', (ms, offered) => {
    expect(reviewOffered(row({ transactionCreatedAt: before(ms) }), false, NOW)).toBe(offered)
  })

  it.each([
    ['2021-02-01T00:00:00Z', true],
    ['2021-01-31T23:59:59Z', false],
  ])('for a dine of %s within its days: %s [ACTIVITY-41]', (transactionCreatedAt, offered) => {
    expect(reviewOffered(row({ transactionCreatedAt }), false, new Date('2021-02-03T00:00:00Z'))).toBe(offered)
  })

  it('once only [ACTIVITY-45]', () => {
    expect(reviewOffered(row(), true, NOW)).toBe(false)
  })
})

describe('the status text of a row', () => {
  it.each([
    ['newer', 'Awarded', null],
    ['newer', 'Pending', 'processing'],
    ['newer', 'Paid', 'paid'],
    ['newer', 'Deferred', 'deferred'],
    ['newer', 'Forfeit', 'forfeit'],
    ['legacy', 'Awarded', null],
    ['legacy', 'Forfeit', 'expired'],
    ['legacy', 'Pending', 'pending-review'],
    ['legacy', 'Paid', 'paid'],
    ['legacy', 'Deferred', 'deferred'],
  ] as const)('%s %s: %s [ACTIVITY-28] [ACTIVITY-29] [ACTIVITY-30]', (wording, transactionStatus, state) => {
    expect(activityState(row({ transactionStatus }), wording, NOW)).toBe(state)
  })

  it.each([
    [35 * DAY, 'pending-review'],
    [35 * DAY + 1, 'review-expired'],
  ])('of a legacy pending row after %s ms: %s [ACTIVITY-31] [ACTIVITY-32]', (ms, state) => {
    expect(activityState(row({ transactionStatus: 'Pending', transactionCreatedAt: before(ms) }), 'legacy', NOW)).toBe(state)
  })

  it('is dimmed while nothing has been earned [ACTIVITY-33]', () => {
    expect(REWARD_STATUSES.filter(isDimmed)).toEqual(['Pending', 'Forfeit', 'Deferred'])
  })
})

describe('page numbers', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    // an address can ask for more than there is
    [40, 9, [5, 6, 7, 8, 9]],
  ])('on page %s of %s are %o [ACTIVITY-26]', (current, total, pages) => {
    expect(pageNumbers(current, total)).toEqual(pages)
  })
})
