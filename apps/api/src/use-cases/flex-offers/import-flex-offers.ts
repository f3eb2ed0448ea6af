import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { flexOfferRepo } from '../../store/repositories/flex-offer.ts'
import type { Tx } from '../../store/tables.ts'
import type { FeedRecord } from '../feed/read-records.ts'
import { readFlexOffer, type FlexOfferLine, type LineIssue } from './flex-offer-line.ts'

/** Lines of one transaction: few enough that requests hardly wait for it where the engine has one connection. */
const BATCH_LINES = 100

const OUTCOMES = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const
type Outcome = (typeof OUTCOMES)[number]
/** Counts of an import. */
export type FlexOfferSummary = Record<'lines' | Outcome, number>

/** A line that was refused, and why. */
export interface RefusedLine extends LineIssue {
  readonly line: number
}

interface Numbered extends FlexOfferLine {
  readonly number: number
}

type Stored = Awaited<ReturnType<ReturnType<typeof flexOfferRepo>['byIds']>>[number]

/**
 * Adds, changes and withdraws flex offers of a partner's members, in batches of their own transactions. An offer that a dine has used stays as it is.
 * If it is killed, the same file imported again adds the rest: a line that is already stored changes nothing.
 */
export async function importFlexOffers(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { program }: Partner,
  fileName: string,
  records: AsyncIterable<FeedRecord>,
  report: (refused: RefusedLine) => void,
): Promise<FlexOfferSummary> {
  const summary: FlexOfferSummary = { lines: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 }
  const refuse = (line: number, issues: readonly LineIssue[]) => {
    summary.refused += 1
    for (const issue of issues) report({ line, ...issue })
  }
  const seen = new Map<string, number>()
  const flush = async (lines: readonly Numbered[]) => {
    const outcomes = await store.owner((tx) => applyLines(tx, program.id, lines, clock()))
    for (const [index, outcome] of outcomes.entries()) {
      if (typeof outcome === 'string') summary[outcome] += 1
      else refuse(lines[index]?.number ?? 0, [outcome])
    }
  }
  let waiting: Numbered[] = []
  try {
    for await (const record of records) {
      summary.lines += 1
      if (record.kind === 'broken') {
        refuse(record.line, [{ field: '', reason: record.reason }])
        continue
      }
      const read = readFlexOffer(program, record.fields)
      const before = read.ok ? seen.get(read.value.id) : undefined
      if (!read.ok) refuse(record.line, read.error)
      else if (before !== undefined) refuse(record.line, [{ field: 'id', reason: `is already on line ${before}` }])
      else {
        seen.set(read.value.id, record.line)
        waiting.push({ ...read.value, number: record.line })
      }
      if (waiting.length === BATCH_LINES) await flush(waiting.splice(0))
    }
    if (waiting.length > 0) await flush(waiting.splice(0))
  } finally {
    waiting = []
    const detail = { file: fileName, counts: { ...summary } }
    await store.owner((tx) => recordAudit(tx, program.id, { kind: 'flex-offers-imported', memberId: null, at: clock(), detail }))
  }
  return summary
}

/** @returns of each line its outcome, or why it is refused */
async function applyLines(
  tx: Tx,
  partnerId: string,
  lines: readonly Numbered[],
  now: Date,
): Promise<(Exclude<Outcome, 'refused'> | LineIssue)[]> {
  const repo = flexOfferRepo(tx, partnerId)
  const members = await repo.lockMembers([...new Set(lines.map(({ publicId }) => publicId))])
  const merchants = await repo.merchantsNamed([...new Set(lines.map(({ merchantId }) => merchantId))])
  const stored = new Map((await repo.byIds(lines.map(({ id }) => id))).map((row) => [row.id, row]))
  const put: Parameters<typeof repo.put>[0][number][] = []
  const removed: string[] = []
  const outcomes = lines.map((line): Exclude<Outcome, 'refused'> | LineIssue => {
    const member_id = members.get(line.publicId)
    const merchant_id = merchants.get(line.merchantId)
    if (member_id === undefined) return { field: 'publicId', reason: 'belongs to no member of this partner' }
    if (merchant_id === undefined) return { field: 'merchantId', reason: 'belongs to no restaurant' }
    const before = stored.get(line.id)
    const row = {
      id: line.id,
      member_id,
      merchant_id,
      units: line.units,
      first_day: line.firstDay,
      last_day: line.lastDay,
      imported_at: now,
    }
    if (line.withdrawn) {
      if (before === undefined) return 'unchanged'
      if (before.used) return { field: 'withdrawn', reason: 'comes too late: a dine has used the offer' }
      removed.push(line.id)
      return 'withdrawn'
    }
    if (before !== undefined && isSame(before, row)) return 'unchanged'
    if (before?.used) return { field: 'id', reason: 'belongs to an offer that a dine has used, which cannot change' }
    put.push(row)
    return before === undefined ? 'added' : 'changed'
  })
  await repo.put(put)
  await repo.remove(removed)
  return outcomes
}

function isSame(before: Stored, row: Omit<Stored, 'partner_id' | 'used'>): boolean {
  return (['member_id', 'merchant_id', 'units', 'first_day', 'last_day'] as const).every((column) => before[column] === row[column])
}
