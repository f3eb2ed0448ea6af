import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { bonusRepo, type BonusRow } from '../../store/repositories/bonus.ts'
import type { Tx } from '../../store/tables.ts'
import type { FeedRecord } from '../feed/read-records.ts'
import { importLines, type ImportSummary, type LineOutcome, type RefusedLine } from '../imports/import-lines.ts'
import { readBonus, type BonusLine } from './bonus-line.ts'

/**
 * Adds, changes and withdraws bonuses that a partner offers, in batches of their own transactions. Members who have activated a bonus keep the terms
 * with which they did. If it is killed, the same file imported again adds the rest.
 */
export function importBonuses(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partner: Partner,
  fileName: string,
  records: AsyncIterable<FeedRecord>,
  report: (refused: RefusedLine) => void,
): Promise<ImportSummary> {
  const { id } = partner.program
  return importLines<BonusLine>(records, {
    read: (fields) => readBonus(partner, fields),
    key: { field: 'code', of: ({ code }) => code },
    apply: (lines) => store.owner((tx) => applyLines(tx, id, lines, clock())),
    report,
    finish: (summary) => {
      const detail = { file: fileName, counts: { ...summary } }
      return store.owner((tx) => recordAudit(tx, id, { kind: 'bonuses-imported', memberId: null, at: clock(), detail }))
    },
  })
}

const rowOf = (line: BonusLine, created_at: Date): Omit<BonusRow, 'partner_id'> => ({
  code: line.code,
  kind: line.kind,
  description: line.description,
  units: line.units,
  dines: line.dines,
  spend_cents: line.spendCents,
  dine_cents: line.dineCents,
  within_days: line.withinDays,
  first_day: line.firstDay,
  last_day: line.lastDay,
  app_only: line.appOnly,
  cap: line.cap,
  created_at,
})

/** @returns the outcome of each line */
async function applyLines(tx: Tx, partnerId: string, lines: readonly BonusLine[], now: Date): Promise<LineOutcome[]> {
  const repo = bonusRepo(tx, partnerId)
  const stored = new Map((await repo.byCodes(lines.map(({ code }) => code))).map((row) => [row.code, row]))
  const put: Omit<BonusRow, 'partner_id'>[] = []
  const removed: string[] = []
  const outcomes = lines.map((line): LineOutcome => {
    const before = stored.get(line.code)
    if (line.withdrawn) {
      if (before === undefined) return 'unchanged'
      removed.push(line.code)
      return 'withdrawn'
    }
    const row = rowOf(line, before?.created_at ?? now)
    if (before !== undefined && isSame(before, row)) return 'unchanged'
    put.push(row)
    return before === undefined ? 'added' : 'changed'
  })
  await repo.put(put)
  await repo.remove(removed)
  return outcomes
}

function isSame(before: BonusRow, row: Omit<BonusRow, 'partner_id'>): boolean {
  const columns = Object.keys(row) as (keyof typeof row)[]
  return columns.every((column) => column === 'created_at' || before[column] === row[column])
}
