import type { CreditStatus } from '@dining/domain'

import { openCredits } from '../../store/repositories/statement-credit.ts'
import { reportAsOperator } from '../../use-cases/earning/report-credit.ts'
import type { CommandDeps, Print } from '../command.ts'
import type { Report } from '../report-command.ts'

const SHOWN = 100

/** `credits open`: credits in progress, the oldest first. */
export async function reportCreditsOpen({ store }: Pick<CommandDeps, 'store'>): Promise<Report> {
  const found = await store.reading.owner((tx) => openCredits(tx, SHOWN + 1))
  const shown = found.slice(0, SHOWN)
  const lines = shown.map(
    (row) => `${row.made_on} ${row.partner_id} ${row.id}: $${(row.amount_cents / 100).toFixed(2)} to ${row.target_label}, ${row.status}`,
  )
  if (shown.length === 0) lines.push('There are no open statement credits.')
  if (found.length > SHOWN) lines.push(`Only the oldest ${SHOWN} are shown.`)
  const rows = shown.map(({ id, partner_id: partner, made_on: madeOn, amount_cents: amountCents, target_label: target, status }) => ({
    id,
    partner,
    madeOn,
    amountCents,
    target,
    status,
  }))
  return { rows, lines }
}

const REFUSALS = {
  unknown: 'The partner has no such statement credit. `credits open` lists the open ones.',
  final: 'This statement credit has already ended. Nothing was changed.',
  backwards: 'This statement credit already has a later status. Nothing was changed.',
} as const

/** `credits report`. @returns exit code: 0 if the credit is as reported, else 1 */
export async function runCreditsReport(
  deps: CommandDeps,
  { partnerId, creditId, status }: { readonly partnerId: string; readonly creditId: string; readonly status: CreditStatus },
  print: Print,
): Promise<number> {
  const report = await reportAsOperator(deps, { partnerId, creditId, status })
  if (!report.ok) {
    print(REFUSALS[report.error])
    return 1
  }
  print(report.value ? `The statement credit is ${status} now.` : `The statement credit was ${status} already.`)
  return 0
}
