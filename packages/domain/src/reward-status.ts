import type { DineEvaluation } from './offer.ts'
import { addDays } from './local-time.ts'
import type { RewardStatus } from './transaction.ts'

/** Days from receipt until a dine is awarded (earning.md "statuses"). */
export const PENDING_DAYS = 3
/** Days that the network has to finalize a dine; then it is awarded as received (ACTIVITY-35). */
export const DEFERRED_DAYS = 14

/** A status and the ISO date, in the partner's zone, of its next change; null if it is final. */
export interface StatusPlan {
  readonly status: RewardStatus
  readonly settleOn: string | null
}

/**
 * The status of a line when it arrives.
 * @param today ISO date of receipt in the partner's zone
 * @param final false when the network may still change the amount
 */
export function statusOnReceipt(judgement: DineEvaluation['kind'], final: boolean, today: string): StatusPlan {
  if (judgement === 'forfeit') return { status: 'Forfeit', settleOn: null }
  return final
    ? { status: 'Pending', settleOn: addDays(today, PENDING_DAYS) }
    : { status: 'Deferred', settleOn: addDays(today, DEFERRED_DAYS) }
}

/** The status as of a day. Forfeit and Paid stay; Awarded becomes Paid only with a statement credit. */
export function statusAsOf({ status, settleOn }: StatusPlan, asOf: string): RewardStatus {
  const moves = status === 'Pending' || status === 'Deferred'
  return moves && settleOn !== null && settleOn <= asOf ? 'Awarded' : status
}
