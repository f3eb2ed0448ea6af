import { endpoints } from '@dining/contract'
import { ACTIVITY_PAGE_SIZE, fail, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { creditActivityPage } from '../../../store/repositories/credit-activity.ts'
import { memberEarningRepo } from '../../../store/repositories/member-earning.ts'
import { register, type Api } from '../../api.ts'
import { presentCreditActivity } from './presenter.ts'

const paysCredits = ({ program }: Partner): boolean => program.currencyType === 'Credit'

/** Balance and activity of partners that pay statement credits; not found for other partners (ACTIVITY-22, ACTIVITY-23). */
export function statementCreditRoutes(api: Api): void {
  const { store } = api.deps

  register(api, endpoints.getStatementCreditBalance, async ({ partner, session }) => {
    if (!paysCredits(partner)) return fail({ kind: 'not-found' })
    const { id } = partner.program
    const { balance } = await store.reading.tenant(id, (tx) => memberEarningRepo(tx, id).of(session.memberId))
    return succeed({ memberBalance: balance })
  })

  register(api, endpoints.getTransactionsStatementCredits, async ({ query, partner, session }) => {
    if (!paysCredits(partner)) return fail({ kind: 'not-found' })
    const { id } = partner.program
    const size = query.resultsPerPage ?? ACTIVITY_PAGE_SIZE
    const offset = ((query.pageNo ?? 1) - 1) * size
    const { counted, page } = await store.reading.tenant(id, (tx) =>
      creditActivityPage(tx, id, session.memberId, query.recordType ?? null, offset, size),
    )
    return succeed({ data: page.map(presentCreditActivity), totalPages: Math.ceil(counted / size) })
  })
}
