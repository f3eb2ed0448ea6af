import { endpoints, type CreditActivity } from '@dining/contract'
import { ACTIVITY_PAGE_SIZE, creditExpectedOn, deliveryMethodOf, fail, localTime, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { creditActivityPage, type CreditActivityRow } from '../../../store/repositories/credit-activity.ts'
import { memberEarningRepo } from '../../../store/repositories/member-earning.ts'
import { registerRead, type Api } from '../../api.ts'
import { presentTransaction } from '../transactions/routes.ts'

const paysCredits = ({ program }: Partner): boolean => program.currencyType === 'Credit'

/** Balance and activity of partners that pay statement credits; not found for other partners (ACTIVITY-22, ACTIVITY-23). */
export function statementCreditRoutes(api: Api): void {
  registerRead(api, endpoints.getStatementCreditBalance, async ({ partner, session }, tx) => {
    if (!paysCredits(partner)) return fail({ kind: 'not-found' })
    const { balance } = await memberEarningRepo(tx, partner.program.id).of(session.memberId)
    return succeed({ memberBalance: balance })
  })

  registerRead(api, endpoints.getTransactionsStatementCredits, async ({ query, partner, session }, tx) => {
    if (!paysCredits(partner)) return fail({ kind: 'not-found' })
    const { id, timeZone } = partner.program
    const today = localTime(api.deps.clock(), timeZone).date
    const size = query.resultsPerPage ?? ACTIVITY_PAGE_SIZE
    const offset = ((query.pageNo ?? 1) - 1) * size
    const { counted, page } = await creditActivityPage(tx, id, session.memberId, query.recordType ?? null, offset, size)
    return succeed({ data: page.map((row) => presentCreditActivity(row, today)), totalPages: Math.ceil(counted / size) })
  })
}

/** A row of a Credit partner's activity in the contract's format; the card of a credit is identified only by its label. @param today ISO day of the program */
function presentCreditActivity(row: CreditActivityRow, today: string): CreditActivity {
  if (row.recordType === 'Transaction') return { recordType: row.recordType, ...presentTransaction(row.dine) }
  const { credit } = row
  return {
    recordType: row.recordType,
    creditId: credit.id,
    creditAmountCents: credit.amount_cents,
    targetType: credit.target_type,
    targetLabel: credit.target_label,
    benefitProcessor: credit.benefit_processor,
    deliveryMethod: deliveryMethodOf(credit.target_type),
    status: credit.status,
    creditCreatedAt: credit.made_at.toISOString(),
    statusAt: credit.status_at.toISOString(),
    receivedAt: credit.received_at?.toISOString() ?? null,
    expectedOn: creditExpectedOn(credit.status, credit.made_on, today),
  }
}
