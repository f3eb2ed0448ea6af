import { MAX_REVIEW_STATUSES, REVIEW_STARS, REVIEW_TEXT } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** The id of a transaction in an address, as rows of recent activity have it. */
export const txnIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

export const getReviewStatus = endpoint('getReviewStatus', {
  method: 'GET',
  path: '/api/reviews/status',
  summary: 'Which of the member’s transactions have a completed review; other ids are left out (ACTIVITY-46)',
  query: v.object({ txnId: v.pipe(v.array(txnIdSchema), v.minLength(1), v.maxLength(MAX_REVIEW_STATUSES)) }),
  answer: v.array(v.object({ id: v.string(), completed: v.boolean() })),
  session: 'required',
})

/** What a member can review, and whether it can be reviewed now (ACTIVITY-41 … ACTIVITY-45). */
const reviewOfferSchema = v.variant('state', [
  /** No transaction of this member. */
  v.object({ state: v.literal('unknown') }),
  v.object({
    state: v.picklist(['open', 'completed', 'over']),
    merchantId: v.string(),
    merchantName: v.string(),
    /** Whether the merchant's page can be opened. */
    activeMerchant: v.boolean(),
    /** ISO time of the payment. */
    transactionCreatedAt: v.string(),
  }),
])

export const getReviewOffer = endpoint('getReviewOffer', {
  method: 'GET',
  path: '/api/reviews/offer',
  summary: 'The dine that a review would be about, and whether it can be reviewed (ACTIVITY-47)',
  query: v.object({ txnId: txnIdSchema }),
  answer: reviewOfferSchema,
  session: 'required',
})

export const createReview = endpoint('createReview', {
  method: 'POST',
  path: '/api/reviews',
  summary: 'Stores the review of a dine, which an operator reads before it is shown. A repeated call stores nothing more.',
  body: v.object({
    txnId: txnIdSchema,
    stars: v.picklist(REVIEW_STARS),
    review: v.pipe(v.string(), v.trim(), v.minLength(REVIEW_TEXT.min), v.maxLength(REVIEW_TEXT.max)),
    /** Whether the member's first name is shown with it. */
    showName: v.boolean(),
  }),
  answer: v.object({
    /** `completed`: the dine has another review already; `over`: it can no longer, or never, be reviewed. Nothing is stored then. */
    outcome: v.picklist(['stored', 'completed', 'over']),
  }),
  session: 'required',
  errors: ['not-found', 'validation-failed', 'too-many-requests'],
})
