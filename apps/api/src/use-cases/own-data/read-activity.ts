import type { CreditStatus, RateStep, RewardStatus } from '@dining/domain'
import { rangeOfMonth, yearRange } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import { dineRepo } from '../../store/repositories/dine.ts'
import { statementCreditRepo } from '../../store/repositories/statement-credit.ts'
import type { Tx } from '../../store/tables.ts'
import { stepOf } from '../earning/step-of.ts'

/** Lines of a file at most, the newest: more than 5 dines a day for 5 years. */
export const MAX_LINES = 10_000

/** A calendar year or an ISO month (2026-03), in the partner's zone; null for all of a member's activity. */
export type ActivityPeriod = number | string | null

/** A line of a member's activity, as a file lists it. */
export type ActivityLine = { readonly id: string; readonly at: Date } & (
  | {
      readonly kind: 'dine' | 'refund'
      readonly restaurant: string
      readonly lastFour: string
      readonly amountCents: number
      /** In the unit of the program's ledger. */
      readonly benefit: number
      readonly status: RewardStatus
      /** Whether it is one of the dines of its year: not a refund, and not refunded completely. */
      readonly isDine: boolean
      readonly paidAt: Date | null
      /** Where it left the member on the way to the next full step of the rate; null in programs without one. */
      readonly step: RateStep | null
    }
  | { readonly kind: 'credit'; readonly target: string; readonly amountCents: number; readonly status: CreditStatus }
)

/**
 * The activity of a member, newest first, with statement credits where the program pays them.
 */
export async function readActivity(
  tx: Tx,
  program: Pick<Program, 'id' | 'timeZone' | 'currencyType' | 'earnRates'>,
  memberId: string,
  of: ActivityPeriod,
): Promise<readonly ActivityLine[]> {
  const { id, timeZone, currencyType } = program
  const period = of === null ? null : typeof of === 'number' ? yearRange(of, timeZone) : rangeOfMonth(of, timeZone)
  // Sent together, so that they take one round trip to the database.
  const [dines, credits] = await Promise.all([
    dineRepo(tx, id).inPeriod(memberId, period, MAX_LINES),
    currencyType === 'Credit' ? statementCreditRepo(tx, id).inPeriod(memberId, period, MAX_LINES) : [],
  ])
  const lines: ActivityLine[] = [
    ...dines.map((row) => ({
      kind: row.refund_of === null ? ('dine' as const) : ('refund' as const),
      id: row.source_transaction_id,
      at: row.occurred_at,
      restaurant: row.merchant_name,
      lastFour: row.card_last_four,
      amountCents: row.amount_cents,
      benefit: row.benefit,
      status: row.status,
      isDine: row.refund_of === null && row.eligible_cents > 0,
      paidAt: row.paid_at,
      step: stepOf(row, program),
    })),
    ...credits.map((row) => ({
      kind: 'credit' as const,
      id: row.id,
      at: row.made_at,
      target: row.target_label,
      amountCents: row.amount_cents,
      status: row.status,
    })),
  ]
  return lines.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1)).slice(0, MAX_LINES)
}
