import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { merchantRepo } from '../../../store/repositories/merchant.ts'
import { offerUseOf, recentDinesAt } from '../../../use-cases/earning/offer-use.ts'
import { searchMerchants } from '../../../use-cases/search-merchants.ts'
import { register, registerRead, type Api } from '../../api.ts'
import { presentMerchant, presentMerchantDetail } from './presenter.ts'

/** Search and detail of participating merchants. */
export function merchantRoutes(api: Api): void {
  const { store, clock, meters } = api.deps

  register(api, endpoints.searchMerchants, async ({ query }) => {
    const now = clock()
    const started = performance.now()
    const { rows, total, place, pageSize } = await store.reading.reference((tx) => searchMerchants(tx, query, now))
    meters.search(performance.now() - started, total)
    return succeed({
      data: rows.map((row) => presentMerchant(row, now)),
      totalPages: Math.ceil(total / pageSize),
      totalResultSize: total,
      place,
    })
  })

  registerRead(api, endpoints.getMerchant, async ({ params, partner, session }, tx) => {
    const now = clock()
    // Sent together, so that they take one round trip to the database.
    const [row, dines] = await Promise.all([
      merchantRepo(tx).byId(params.merchantId),
      session ? recentDinesAt(tx, partner.program.id, session.memberId, params.merchantId, now) : null,
    ])
    if (!row) return fail({ kind: 'not-found' })
    return succeed(presentMerchantDetail(row, dines && offerUseOf(dines, row.time_zone, now), now))
  })
}
