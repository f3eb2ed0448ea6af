import type { Transaction } from '@dining/contract'
import { FORFEIT_REASONS } from '@dining/domain'

import type { DineRow } from '../../../store/repositories/dine.ts'

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
    paidAt: row.paid_at?.toISOString() ?? null,
    cardLastFour: row.card_last_four,
    cardType: row.card_type,
    activeMerchant: row.merchant_active === true,
    reason: FORFEIT_REASONS.find((reason) => reason === row.reason) ?? null,
    tierLevel: row.tier_level,
  }
}
