import { studioEndpoints, type ReviewState, type StudioReview } from '@dining/contract/studio'
import { REVIEW_STARS, succeed } from '@dining/domain'

import { reviewRepo, type ReviewRow } from '../../../store/repositories/review.ts'
import { decideReview } from '../../../use-cases/reviews.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

const PAGE_SIZE = 20

const DECISIONS = { waiting: null, approved: true, rejected: false } as const satisfies Record<ReviewState, boolean | null>

const stateOf = (approved: boolean | null): ReviewState => (approved === null ? 'waiting' : approved ? 'approved' : 'rejected')

const present = (row: ReviewRow): StudioReview => ({
  id: row.id,
  merchantId: row.merchant_id,
  merchantName: row.merchant_name,
  // The column accepts no others.
  stars: REVIEW_STARS.find((stars) => stars === row.stars) ?? 1,
  text: row.body,
  author: row.author,
  state: stateOf(row.approved),
  at: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
})

/** Reviews that operators read before they are shown. */
export function reviewDecisionRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.listReviews, async ({ partner, query }) => {
    const { id: partnerId } = partner.program
    const { total, page } = await deps.store.reading.tenant(partnerId, (tx) =>
      reviewRepo(tx, partnerId).page(DECISIONS[query.state], PAGE_SIZE, (Number(query.page) - 1) * PAGE_SIZE),
    )
    return succeed({ reviews: page.map(present), total, pageSize: PAGE_SIZE })
  })

  registerStudio(api, studioEndpoints.decideReview, async ({ partner, params, operator, body }) => {
    const decided = await decideReview(deps, partner.program.id, operator.email, { id: params.review, approve: body.approve })
    return decided.ok ? succeed({ state: stateOf(body.approve) }) : decided
  })
}
