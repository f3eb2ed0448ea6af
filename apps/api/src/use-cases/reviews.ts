import { randomUUID } from 'node:crypto'

import { fail, reviewOffered, succeed, type Result, type ReviewStars } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { dineRepo, type DineRow } from '../store/repositories/dine.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { reviewRepo, type ReviewRow } from '../store/repositories/review.ts'
import type { Tx } from '../store/tables.ts'
import type { Failure } from './failure.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock'>

/** Whether a dine can be reviewed now: `over` also for one of a kind that is never reviewed (ACTIVITY-41 … ACTIVITY-45). */
type OfferState = 'open' | 'completed' | 'over'

/** A dine of a member, and whether it can be reviewed now. */
export interface ReviewOffer {
  readonly dine: DineRow & { readonly merchant_active: boolean | null }
  readonly state: OfferState
}

/** The offer for a transaction; null if it is not one of this member. */
export async function reviewOfferOf(tx: Tx, partnerId: string, memberId: string, txnId: string, now: Date): Promise<ReviewOffer | null> {
  const [dine, review] = await Promise.all([dineRepo(tx, partnerId).ofMember(memberId, txnId), reviewRepo(tx, partnerId).bySource(txnId)])
  return dine ? { dine, state: reviewStateOf(dine, review, now) } : null
}

/** Whether a dine can be reviewed now. @param review of it */
export function reviewStateOf(dine: DineRow, review: ReviewRow | undefined, now: Date): OfferState {
  if (review) return 'completed'
  const row = { transactionCreatedAt: dine.occurred_at.toISOString(), transactionStatus: dine.status, transactionTypeCode: dine.type_code }
  return reviewOffered(row, false, now) ? 'open' : 'over'
}

/** What a member has written. */
export interface ReviewToStore {
  readonly txnId: string
  readonly stars: ReviewStars
  readonly review: string
  readonly showName: boolean
}

/**
 * Stores a review, which waits for an operator. A repeated call with the same review has the same result; the first of several different ones is kept.
 */
export function createReview(
  { store, clock }: Deps,
  partnerId: string,
  memberId: string,
  { txnId, stars, review, showName }: ReviewToStore,
): Promise<Result<{ readonly outcome: 'stored' | 'completed' | 'over' }, Failure<'not-found'>>> {
  return store.tenant(partnerId, async (tx) => {
    const now = clock()
    const [offer, member] = await Promise.all([
      reviewOfferOf(tx, partnerId, memberId, txnId, now),
      memberRepo(tx, partnerId).byId(memberId),
    ])
    if (!offer || !member) return fail({ kind: 'not-found' })
    if (offer.state === 'over') return succeed({ outcome: 'over' as const })
    const reviews = reviewRepo(tx, partnerId)
    // The name as of now: an operator reads what is shown.
    const author = showName ? member.first_name.trim() : ''
    const isNew = await reviews.add({
      id: randomUUID(),
      member_id: memberId,
      source_transaction_id: txnId,
      merchant_id: offer.dine.merchant_id,
      merchant_name: offer.dine.merchant_name,
      stars,
      body: review,
      author,
      created_at: now,
    })
    if (isNew) return succeed({ outcome: 'stored' as const })
    const stored = await reviews.bySource(txnId)
    const isSame = stored?.stars === stars && stored.body === review && stored.author === author
    return succeed({ outcome: isSame ? ('stored' as const) : ('completed' as const) })
  })
}

/** Decides whether a review is shown; the last decision holds. */
export function decideReview(
  { store, clock }: Deps,
  partnerId: string,
  by: string,
  { id, approve }: { readonly id: string; readonly approve: boolean },
): Promise<Result<null, Failure<'not-found'>>> {
  return store.tenant(partnerId, async (tx) => {
    const at = clock()
    const decided = await reviewRepo(tx, partnerId).decide(id, { approved: approve, decided_at: at, decided_by: by })
    if (!decided) return fail({ kind: 'not-found' })
    await recordAudit(tx, partnerId, {
      kind: approve ? 'review-approved' : 'review-rejected',
      memberId: decided.member_id,
      at,
      detail: { review: id, by },
    })
    return succeed(null)
  })
}
