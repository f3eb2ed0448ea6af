import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { merchantRepo } from '../../../store/repositories/merchant.ts'
import { offerUse } from '../../../use-cases/earning/offer-use.ts'
import { searchMerchants } from '../../../use-cases/search-merchants.ts'
import { register, type Api } from '../../api.ts'
import { presentMerchant, presentMerchantDetail } from './presenter.ts'

/** Search and detail of participating merchants. */
export function merchantRoutes(api: Api): void {
  const { store, clock, meters } = api.deps

  register(api, endpoints.searchMerchants, async ({ query }) => {
    const now = clock()
    const started = performance.now()
    const { rows, total, place, pageSize } = await store.reference((tx) => searchMerchants(tx, query, now))
    meters.search(performance.now() - started, total)
    return succeed({
      data: rows.map((row) => presentMerchant(row, now)),
      totalPages: Math.ceil(total / pageSize),
      totalResultSize: total,
      place,
    })
  })

  register(api, endpoints.getMerchant, async ({ params, partner, session }) => {
    const now = clock()
    const { id } = partner.program
    return store.reading.tenant(id, async (tx) => {
      const row = await merchantRepo(tx).byId(params.merchantId)
      if (!row) return fail({ kind: 'not-found' })
      const use = session ? await offerUse(tx, id, session.memberId, row, now) : null
      return succeed(presentMerchantDetail(row, use, now))
    })
  })
}
