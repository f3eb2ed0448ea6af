import { REVIEW_WINDOW_DAYS, type RewardStatus } from './transaction.ts'

const MS_PER_DAY = 86_400_000

/** Which dines a review is offered for (ACTIVITY-41 … ACTIVITY-44). */
const REVIEWABLE = {
  from: Date.parse('2021-02-01T00:00:00Z'),
  types: ['Settle', 'Manual'],
  notStatus: ['Deferred', 'Forfeit'],
  withinMs: REVIEW_WINDOW_DAYS * MS_PER_DAY,
} as const

/** The facts of an activity row that determine how it is shown. */
export interface ActivityRow {
  /** ISO time of the payment. */
  readonly transactionCreatedAt: string
  readonly transactionStatus: RewardStatus
  readonly transactionTypeCode: string
}

/**
 * Whether a review is offered for this dine (ACTIVITY-41 … ACTIVITY-45).
 * @param completed the dine has a completed review
 */
export function reviewOffered(row: ActivityRow, completed: boolean, now: Date): boolean {
  const at = Date.parse(row.transactionCreatedAt)
  return (
    !completed &&
    at >= REVIEWABLE.from &&
    now.getTime() - at <= REVIEWABLE.withinMs &&
    REVIEWABLE.types.some((type) => type === row.transactionTypeCode) &&
    !REVIEWABLE.notStatus.some((status) => status === row.transactionStatus)
  )
}

/** The status text of a row; each is a text of the partner, null means none. */
export type ActivityState = 'processing' | 'paid' | 'deferred' | 'forfeit' | 'expired' | 'pending-review' | 'review-expired'

/**
 * The status text of a row (ACTIVITY-28 … ACTIVITY-32).
 * @param wording newer by default; legacy with a flag of the partner (ACTIVITY-39)
 */
export function activityState(row: ActivityRow, wording: 'newer' | 'legacy', now: Date): ActivityState | null {
  const { transactionStatus: status } = row
  if (status === 'Awarded') return null
  if (status === 'Paid') return 'paid'
  if (status === 'Deferred') return 'deferred'
  if (status === 'Forfeit') return wording === 'legacy' ? 'expired' : 'forfeit'
  if (wording === 'newer') return 'processing'
  const expired = now.getTime() - Date.parse(row.transactionCreatedAt) > REVIEWABLE.withinMs
  return expired ? 'review-expired' : 'pending-review'
}

/** Forfeit, Pending and Deferred rows are dimmed (ACTIVITY-33). */
export function isDimmed(status: RewardStatus): boolean {
  return status === 'Forfeit' || status === 'Pending' || status === 'Deferred'
}
