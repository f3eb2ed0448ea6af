import { INSTALLATION, type AuditEvent } from '../../audit/events.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { feedRepo } from '../../store/repositories/feed.ts'
import type { LineIssue } from '../imports/issues.ts'
import { applyBatch, BATCH_LINES, type ReadLine } from './apply-batch.ts'
import { LINE_OUTCOMES, type FeedDeps } from './apply-line.ts'
import { feedText, parseFeedLine } from './feed-line.ts'
import type { FeedRecord } from './read-records.ts'
import { retryUnmatched } from './retry-unmatched.ts'

/** Counts of an import; `matchedLater` are stored lines of earlier files that were matched to a member now. */
export type FeedSummary = Record<'lines' | 'refused' | 'matchedLater' | (typeof LINE_OUTCOMES)[number], number>

/** Events of a running import. */
export type FeedEvent =
  | { readonly kind: 'progress'; readonly lines: number; readonly counts: FeedSummary }
  | { readonly kind: 'refused'; readonly line: number; readonly issue: LineIssue }
  | { readonly kind: 'unmatched'; readonly line: number; readonly sourceTransactionId: string; readonly reason: string }

type Report = (event: FeedEvent) => void

interface Numbered extends ReadLine {
  readonly number: number
}

function read(record: FeedRecord, now: Date, report: Report): Numbered | null {
  if (record.kind === 'broken') {
    report({ kind: 'refused', line: record.line, issue: record.issue })
    return null
  }
  const text = feedText(record.fields)
  const parsed = parseFeedLine(text, now)
  if (parsed.ok) return { line: parsed.value, text, number: record.line }
  for (const issue of parsed.error) report({ kind: 'refused', line: record.line, issue })
  return null
}

/**
 * Imports lines of the card network in batches of their own transactions. If it is killed, complete batches are stored, and the same file
 * imported again adds the rest: a line that is already stored changes nothing.
 */
export async function importFeed(deps: FeedDeps, records: AsyncIterable<FeedRecord>, report: Report): Promise<FeedSummary> {
  const summary: FeedSummary = {
    lines: 0,
    refused: 0,
    earned: 0,
    forfeit: 0,
    refunded: 0,
    finalised: 0,
    duplicate: 0,
    unmatched: 0,
    matchedLater: 0,
  }
  let waiting: Numbered[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return
    const outcomes = await applyBatch(deps, waiting)
    for (const [index, outcome] of outcomes.entries()) {
      summary[outcome.kind] += 1
      const { number, line } = waiting[index] ?? {}
      if (outcome.kind !== 'unmatched' || number === undefined || line === undefined) continue
      report({ kind: 'unmatched', line: number, sourceTransactionId: line.sourceTransactionId, reason: outcome.reason })
    }
    waiting = []
    report({ kind: 'progress', lines: summary.lines, counts: { ...summary } })
  }
  try {
    for await (const record of records) {
      summary.lines += 1
      const line = read(record, deps.clock(), report)
      if (line) waiting.push(line)
      else summary.refused += 1
      if (waiting.length === BATCH_LINES) await flush()
    }
    await flush()
    summary.matchedLater = await retryUnmatched(deps)
  } finally {
    await deps.store.owner((tx) => feedRepo(tx).addTotals(summary))
  }
  return summary
}

/**
 * Imports a file and records it in the audit trail: before its first batch, and at its end, completed or not.
 * @param name of the file
 */
export async function importFeedFile(
  deps: FeedDeps,
  name: string,
  records: AsyncIterable<FeedRecord>,
  report: Report,
): Promise<FeedSummary> {
  const record = (event: AuditEvent) => deps.store.owner((tx) => recordAudit(tx, INSTALLATION, event))
  await record({ kind: 'feed-import-started', memberId: null, at: deps.clock(), detail: { file: name } })
  let counts: Record<string, number> | null = null
  try {
    const summary = await importFeed(deps, records, report)
    counts = { ...summary }
    return summary
  } finally {
    const detail = { file: name, completed: counts !== null, counts: counts ?? {} }
    await record({ kind: 'feed-imported', memberId: null, at: deps.clock(), detail })
  }
}
