import { fail, returnsMoney, nextBalance, reportCredit, succeed, type CreditStatus, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { dineRepo } from '../../store/repositories/dine.ts'
import { memberEarningRepo } from '../../store/repositories/member-earning.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { statementCreditRepo } from '../../store/repositories/statement-credit.ts'
import type { Tx } from '../../store/tables.ts'

export interface CreditReport {
  readonly partnerId: string
  readonly creditId: string
  readonly status: CreditStatus
  readonly at: Date
}

type ReportRefusal = 'unknown' | 'final' | 'backwards'

/**
 * Updates a statement credit as its processor reports. If it was rejected or lost, its amount returns to the balance and its dines are
 * awarded again, in one transaction; the same report again changes nothing.
 * @returns whether anything changed
 */
export async function applyReport(tx: Tx, { partnerId, creditId, status, at }: CreditReport): Promise<Result<boolean, ReportRefusal>> {
  const credits = statementCreditRepo(tx, partnerId)
  const known = await credits.byId(creditId)
  if (!known) return fail('unknown')
  // The member's lock orders reports and settlements; the credit is read again under it.
  await memberRepo(tx, partnerId).lock(known.member_id)
  const credit = (await credits.byId(creditId)) ?? known
  const change = reportCredit({ status: credit.status, amountCents: credit.amount_cents }, status)
  if (!change.ok) return change
  if (change.value.status === credit.status) return succeed(false)
  const received = change.value.status === 'pending_received' ? { received_at: at } : {}
  await credits.update(creditId, { status: change.value.status, status_at: at, ...received })
  if (returnsMoney(change.value.status)) {
    await dineRepo(tx, partnerId).takeBackPaid(creditId, at)
    const account = memberEarningRepo(tx, partnerId)
    const { balance } = await account.of(credit.member_id)
    await account.set(credit.member_id, { balance: nextBalance(balance, change.value.returnedCents) })
  }
  return succeed(true)
}

/** Applies an operator's report of a credit and records it in the audit trail. @returns whether anything changed */
export function reportAsOperator(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { partnerId, creditId, status }: Omit<CreditReport, 'at'>,
): Promise<Result<boolean, ReportRefusal>> {
  const at = clock()
  return store.owner(async (tx) => {
    const credit = await statementCreditRepo(tx, partnerId).byId(creditId)
    const result = await applyReport(tx, { partnerId, creditId, status, at })
    if (credit && result.ok && result.value) {
      const [before, after] = [{ status: credit.status }, { status }]
      await recordAudit(tx, partnerId, { kind: 'credit-reported', memberId: credit.member_id, at, detail: { creditId }, before, after })
    }
    return result
  })
}
