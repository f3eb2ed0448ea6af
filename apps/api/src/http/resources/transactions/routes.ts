import { endpoints, type Transaction } from '@dining/contract'
import { ACTIVITY_PAGE_SIZE, succeed, FORFEIT_REASONS } from '@dining/domain'

import { dineRepo, type DineRow } from '../../../store/repositories/dine.ts'
import { registerRead, type Api } from '../../api.ts'

/** Recent activity of the signed-in member (ACTIVITY-24). A page past the last one is empty. */
export function transactionRoutes(api: Api): void {
  registerRead(api, endpoints.getTransactions, async ({ query, partner, session }, tx) => {
    const size = query.resultsPerPage ?? ACTIVITY_PAGE_SIZE
    const offset = ((query.pageNo ?? 1) - 1) * size
    const { counted, page } = await dineRepo(tx, partner.program.id).page(session.memberId, offset, size)
    return succeed({ data: page.map(presentTransaction), totalPages: Math.ceil(counted / size), totalResultSize: counted })
  })
}

/** A row of recent activity in the contract's format, without the fields of a dine that only the server needs. */
export function presentTransaction(row: DineRow & { readonly merchant_active: boolean | null }): Transaction {
  return {
    sourceTransactionId: row.source_transaction_id,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    transactionCreatedAt: row.occurred_at.toISOString(),
    transactionStatus: row.status,
    transactionTypeCode: row.type_code,
    dineAmount: row.amount_cents,
    benefitAmount: row.benefit,
    // A refund reverses its bonus together with the rest, in one amount.
    bonusAmount: row.benefit > 0 ? row.bonus_units : null,
    flexAmount: row.benefit > 0 ? row.flex_units : null,
    memberBonusAmount: row.member_bonus_units,
    stepKept: row.step_kept_cents,
    paidAt: row.paid_at?.toISOString() ?? null,
    cardLastFour: row.card_last_four,
    cardType: row.card_type,
    activeMerchant: row.merchant_active === true,
    reason: FORFEIT_REASONS.find((reason) => reason === row.reason) ?? null,
    tierLevel: row.tier_level,
  }
}
