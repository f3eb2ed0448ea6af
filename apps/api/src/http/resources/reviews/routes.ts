import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { reviewRepo } from '../../../store/repositories/review.ts'
import { createReview, reviewOfferOf } from '../../../use-cases/reviews.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Reviews of dines by the signed-in member. */
export function reviewRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getReviewStatus, async ({ query, partner, session }, tx) =>
    succeed(await reviewRepo(tx, partner.program.id).statusOf(session.memberId, [...new Set(query.txnId)])),
  )

  registerRead(api, endpoints.getReviewOffer, async ({ query, partner, session }, tx) => {
    const offer = await reviewOfferOf(tx, partner.program.id, session.memberId, query.txnId, deps.clock())
    if (!offer) return succeed({ state: 'unknown' as const })
    const { dine, state } = offer
    return succeed({
      state,
      merchantId: dine.merchant_id,
      merchantName: dine.merchant_name,
      activeMerchant: dine.merchant_active === true,
      transactionCreatedAt: dine.occurred_at.toISOString(),
    })
  })

  register(api, endpoints.createReview, ({ body, partner, session }) => createReview(deps, partner.program.id, session.memberId, body))
}
