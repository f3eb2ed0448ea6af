import { endpoints } from '@dining/contract'
import { ACTIVITY_PAGE_SIZE, succeed } from '@dining/domain'

import { dineRepo } from '../../../store/repositories/dine.ts'
import { registerRead, type Api } from '../../api.ts'
import { presentTransaction } from './presenter.ts'

/** Recent activity of the signed-in member (ACTIVITY-24). A page past the last one is empty. */
export function transactionRoutes(api: Api): void {
  registerRead(api, endpoints.getTransactions, async ({ query, partner, session }, tx) => {
    const size = query.resultsPerPage ?? ACTIVITY_PAGE_SIZE
    const offset = ((query.pageNo ?? 1) - 1) * size
    const { counted, page } = await dineRepo(tx, partner.program.id).page(session.memberId, offset, size)
    return succeed({ data: page.map(presentTransaction), totalPages: Math.ceil(counted / size), totalResultSize: counted })
  })
}
