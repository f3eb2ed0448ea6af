import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { partnerCardRepo, type PartnerCardRow } from '../../store/repositories/partner-card.ts'
import type { Tx } from '../../store/tables.ts'
import type { FeedRecord } from '../feed/read-records.ts'
import { applyMapping, type MappingOf } from '../merchants/mapping.ts'
import { readPartnerCard, type CardLineIssue, type PARTNER_CARD_FIELDS, type PartnerCardLine } from './card-line.ts'

/** Lines of one transaction: few enough that requests hardly wait for it where the engine has one connection. */
const BATCH_LINES = 200
/** Lines between two reports of progress. */
const PROGRESS_LINES = 10_000

const OUTCOMES = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const
type Outcome = (typeof OUTCOMES)[number]
/** Counts of an import. */
export type PartnerCardSummary = Record<'lines' | Outcome, number>

export type PartnerCardMapping = MappingOf<(typeof PARTNER_CARD_FIELDS)[number]>

/** What an import reports while it runs: a line that was refused, without its values, or how many lines were read. */
export type PartnerCardReport =
  | ({ readonly kind: 'refused'; readonly line: number } & CardLineIssue)
  | { readonly kind: 'progress'; readonly lines: number }

type Numbered = PartnerCardLine & { readonly number: number }

/**
 * Adds, changes and withdraws the cards that a partner knows of its members, in batches of their own transactions (CARD-25). A card that a member has
 * linked stays linked. If it is killed, the same file imported again adds the rest: a line that is already stored changes nothing.
 */
export async function importPartnerCards(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { program }: Partner,
  file: { readonly name: string; readonly records: AsyncIterable<FeedRecord>; readonly mapping: PartnerCardMapping },
  report: (event: PartnerCardReport) => void,
): Promise<PartnerCardSummary> {
  const summary: PartnerCardSummary = { lines: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 }
  const refuse = (line: number, issues: readonly CardLineIssue[]) => {
    summary.refused += 1
    for (const issue of issues) report({ kind: 'refused', line, ...issue })
  }
  const seen = new Map<string, number>()
  const waiting: Numbered[] = []
  const flush = async () => {
    const lines = waiting.splice(0)
    if (lines.length === 0) return
    const outcomes = await store.owner((tx) => applyLines(tx, program.id, lines, clock()))
    for (const [index, outcome] of outcomes.entries()) {
      if (typeof outcome === 'string') summary[outcome] += 1
      else refuse(lines[index]?.number ?? 0, [outcome])
    }
  }
  try {
    for await (const record of file.records) {
      summary.lines += 1
      if (summary.lines % PROGRESS_LINES === 0) report({ kind: 'progress', lines: summary.lines })
      if (record.kind === 'broken') {
        refuse(record.line, [{ field: '', reason: record.reason }])
        continue
      }
      const read = readPartnerCard(applyMapping(file.mapping, record.fields))
      const before = read.ok ? seen.get(read.value.id) : undefined
      if (!read.ok) refuse(record.line, read.error)
      else if (before !== undefined) refuse(record.line, [{ field: 'id', reason: `is already on line ${before}` }])
      else {
        seen.set(read.value.id, record.line)
        waiting.push({ ...read.value, number: record.line })
      }
      if (waiting.length === BATCH_LINES) await flush()
    }
    await flush()
  } finally {
    const detail = { file: file.name, counts: { ...summary } }
    await store.owner((tx) => recordAudit(tx, program.id, { kind: 'partner-cards-imported', memberId: null, at: clock(), detail }))
  }
  return summary
}

const COLUMNS = ['member_id', 'vault_token', 'card_type', 'last_four', 'description', 'from_service'] as const

/** @returns of each line its outcome, or why it is refused */
async function applyLines(
  tx: Tx,
  partnerId: string,
  lines: readonly Numbered[],
  now: Date,
): Promise<(Exclude<Outcome, 'refused'> | CardLineIssue)[]> {
  const repo = partnerCardRepo(tx, partnerId)
  const members = await repo.membersNamed(
    lines.flatMap(({ publicId }) => publicId ?? []),
    lines.flatMap(({ partnerNumber }) => partnerNumber ?? []),
  )
  const stored = new Map((await repo.byIds(lines.map(({ id }) => id))).map((row) => [row.id, row]))
  const put: Omit<PartnerCardRow, 'partner_id'>[] = []
  const removed: string[] = []
  const outcomes = lines.map((line): Exclude<Outcome, 'refused'> | CardLineIssue => {
    const before = stored.get(line.id)
    if (line.withdrawn) {
      if (!before) return 'unchanged'
      removed.push(line.id)
      return 'withdrawn'
    }
    const byPublicId = line.publicId === null ? undefined : members.byPublicId.get(line.publicId)
    const byNumber = line.partnerNumber === null ? undefined : members.byNumber.get(line.partnerNumber)
    const member_id = byPublicId ?? byNumber
    if (member_id === undefined)
      return { field: line.publicId === null ? 'partnerNumber' : 'publicId', reason: 'belongs to no member of this partner' }
    if (byPublicId !== undefined && byNumber !== undefined && byPublicId !== byNumber)
      return { field: 'partnerNumber', reason: 'belongs to another member than publicId' }
    const row = {
      id: line.id,
      member_id,
      vault_token: line.vaultToken,
      card_type: line.cardType,
      last_four: line.lastFour,
      description: line.description,
      from_service: false,
      imported_at: now,
    }
    if (before && COLUMNS.every((column) => before[column] === row[column])) return 'unchanged'
    put.push(row)
    return before ? 'changed' : 'added'
  })
  await repo.put(put)
  await repo.remove(removed)
  return outcomes
}
