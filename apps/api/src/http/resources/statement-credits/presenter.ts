import type { CreditActivity } from '@dining/contract'

import type { CreditActivityRow } from '../../../store/repositories/credit-activity.ts'
import { presentTransaction } from '../transactions/presenter.ts'

/** A row of a Credit partner's activity in the contract's format; the card of a credit is identified only by its label. */
export function presentCreditActivity(row: CreditActivityRow): CreditActivity {
  if (row.recordType === 'Transaction') return { recordType: row.recordType, ...presentTransaction(row.dine) }
  const { credit } = row
  return {
    recordType: row.recordType,
    creditId: credit.id,
    creditAmountCents: credit.amount_cents,
    targetType: credit.target_type,
    targetLabel: credit.target_label,
    benefitProcessor: credit.benefit_processor,
    status: credit.status,
    creditCreatedAt: credit.made_at.toISOString(),
    statusAt: credit.status_at.toISOString(),
  }
}
