import type { RewardStatus } from './transaction.ts'

/**
 * The state of a dine with its refunds, as its own page names it:
 * - `open`: the network may still change the amount
 * - `pending`: final, not added to the balance yet
 * - `posted`: in the balance; `paid`: paid out by a statement credit
 * - `adjusted`: a refund has taken a part back; `reversed`: nothing of it earns any more
 * - `not-earned`: it did not qualify
 */
export type DineState = 'open' | 'pending' | 'posted' | 'paid' | 'adjusted' | 'reversed' | 'not-earned'

const STATES: Readonly<Record<RewardStatus, DineState>> = {
  Deferred: 'open',
  Pending: 'pending',
  Awarded: 'posted',
  Paid: 'paid',
  Forfeit: 'not-earned',
}

/**
 * @param earningCents of the dine that earn after its refunds
 * @param refunds number of refunds of the dine
 */
export function dineState(status: RewardStatus, earningCents: number, refunds: number): DineState {
  if (status === 'Forfeit' || refunds === 0) return STATES[status]
  return earningCents > 0 ? 'adjusted' : 'reversed'
}

/** Extra units of a dine: the restaurant's bonus, the member's own offer, a bonus that the dine fulfils, or that of a kept reservation. */
export const DINE_EXTRAS = ['restaurant', 'offer', 'bonus', 'reservation'] as const
export type DineExtra = (typeof DINE_EXTRAS)[number]

/** The stored facts from which a receipt follows. Cents, and units of the program. */
export interface ReceiptFacts {
  /** `eligibleCents` of the bill. */
  readonly baseCents: number
  /** Cents that earn after limits and refunds, and the change of them by each refund, which is not above 0. */
  readonly earningCents: number
  readonly refundedCents: readonly number[]
  /** All that the line earned, with its extras. */
  readonly benefit: number
  readonly extras: readonly { readonly kind: DineExtra; readonly units: number }[]
}

/** The steps from a bill to what it earned, before its refunds. */
export interface ReceiptSteps {
  /** Cents above the limit of the month, which earn nothing. */
  readonly overLimitCents: number
  /** Cents that earned. */
  readonly countedCents: number
  /** What they earned at the rate, without extras. */
  readonly atRate: number
}

/** The amounts of a dine's receipt: `baseCents - overLimitCents = countedCents`, and `atRate` plus all extras is what the dine earned. */
export function receiptSteps({ baseCents, earningCents, refundedCents, benefit, extras }: ReceiptFacts): ReceiptSteps {
  const countedCents = refundedCents.reduce((sum, cents) => sum - cents, earningCents)
  return {
    countedCents,
    overLimitCents: Math.max(0, baseCents - countedCents),
    atRate: extras.reduce((left, { units }) => left - units, benefit),
  }
}
