import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

import { INSTALLATION, type AuditEvent } from '../../audit/events.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import type { FeedDeps } from '../../use-cases/feed/apply-batch.ts'
import { importFeed, type FeedEvent, type FeedSummary } from '../../use-cases/feed/import-feed.ts'
import { isFileError } from '../../use-cases/feed/file-bytes.ts'
import { formatOf, readRecords, type FeedFormat } from '../../use-cases/feed/read-records.ts'
import type { Say } from '../command.ts'

/** Lines told of each kind; the rest are counted. */
const TOLD = 20
const PROGRESS_MS = 1000

function describe(event: Exclude<FeedEvent, { kind: 'progress' }>): string {
  if (event.kind === 'unmatched') return `line ${event.line}: ${event.sourceTransactionId} is kept unmatched, ${event.reason}`
  return `line ${event.line} refused: ${event.field ? `${event.field} ` : ''}${event.reason}`
}

function reporter(say: Say): (event: FeedEvent) => void {
  const told = { refused: 0, unmatched: 0 }
  let last = Date.now()
  return (event) => {
    if (event.kind === 'progress') {
      if (Date.now() - last < PROGRESS_MS) return
      last = Date.now()
      say(`${event.lines.toLocaleString('en-US')} lines so far`)
      return
    }
    told[event.kind] += 1
    if (told[event.kind] <= TOLD) say(describe(event))
    else if (told[event.kind] === TOLD + 1) say(`and more ${event.kind} lines, counted below`)
  }
}

/** The counts of an import in words, without those that are nought. */
export function summaryText(summary: FeedSummary): string {
  const { lines, matchedLater, ...counts } = summary
  const parts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count.toLocaleString('en-US')} ${name}`] : []))
  const later = matchedLater > 0 ? `; ${matchedLater.toLocaleString('en-US')} of earlier files found their member` : ''
  return `${lines.toLocaleString('en-US')} lines: ${parts.join(', ') || 'none'}${later}`
}

/**
 * `feed import <file>`.
 * @param path absolute
 * @returns exit code: 0, or 1 when the file could not be read to its end or has refused lines
 */
export async function runFeedImport(deps: FeedDeps, path: string, format: FeedFormat | null, say: Say): Promise<number> {
  const chosen = format ?? formatOf(path)
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) {
    say(`There is no file ${path}.`)
    return 1
  }
  if (!chosen) {
    say(`The format of ${path} is unknown. Name it .csv or .ndjson (with .gz when packed), or add --format.`)
    return 1
  }
  const record = (event: AuditEvent) => deps.store.owner((tx) => recordAudit(tx, INSTALLATION, event))
  const about = { memberId: null, at: deps.clock() }
  const name = basename(path)
  // Batches of lines are kept one by one, so the import is on record before the first of them.
  await record({ kind: 'feed-import-started', ...about, detail: { file: name } })
  try {
    const summary = await importFeed(deps, readRecords(path, chosen), reporter(say))
    await record({ kind: 'feed-imported', ...about, at: deps.clock(), detail: { file: name, completed: true, counts: { ...summary } } })
    say(summaryText(summary))
    return summary.refused > 0 ? 1 : 0
  } catch (error) {
    await record({ kind: 'feed-imported', ...about, at: deps.clock(), detail: { file: name, completed: false, counts: {} } })
    if (!isFileError(error)) throw error
    say(
      `The file ${path} could not be read to its end: ${error.message}. The lines before it were imported. Correct the file and import it again.`,
    )
    return 1
  }
}
