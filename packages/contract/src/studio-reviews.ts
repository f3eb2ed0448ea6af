import { REVIEW_STARS } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { ofPartner, partnerSchema } from './studio-params.ts'

/** The state of a review: not read yet, shown on the restaurant's page, or not shown. */
const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const reviewSchema = v.object({
  id: v.string(),
  merchantId: v.string(),
  merchantName: v.string(),
  stars: v.picklist(REVIEW_STARS),
  text: v.string(),
  /** The member's first name if it is shown, else ''. */
  author: v.string(),
  state: v.picklist(REVIEW_STATES),
  at: v.string(),
  decidedAt: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
})
export type StudioReview = v.InferOutput<typeof reviewSchema>

const listReviews = endpoint('listReviews', {
  method: 'GET',
  path: '/api/studio/partners/:partner/reviews',
  summary: 'Reviews by members of a partner in one state: those that wait, the oldest first; others, the last decided first; 20 on a page',
  params: ofPartner,
  query: v.object({
    state: v.optional(v.picklist(REVIEW_STATES), 'waiting'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)), '1'),
  }),
  answer: v.object({ reviews: v.array(reviewSchema), total: v.number(), pageSize: v.number() }),
  session: 'required',
})

const decideReview = endpoint('decideReview', {
  method: 'POST',
  path: '/api/studio/partners/:partner/reviews/:review/decision',
  summary: 'Shows a review on the restaurant’s page, or not; the last decision holds',
  params: v.object({ partner: partnerSchema, review: v.pipe(v.string(), v.maxLength(60)) }),
  body: v.object({ approve: v.boolean() }),
  answer: v.object({ state: v.picklist(REVIEW_STATES) }),
  errors: ['not-found'],
  session: 'required',
})

/** The calls of the studio about reviews. */
export const reviewEndpoints = { listReviews, decideReview } as const
