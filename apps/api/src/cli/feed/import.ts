import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

import { INSTALLATION } from '../../audit/events.ts'
import type { FeedDeps } from '../../use-cases/feed/apply-line.ts'
import { importFeedFile, type FeedEvent, type FeedSummary } from '../../use-cases/feed/import-feed.ts'
import { fileAt } from '../../use-cases/feed/file-bytes.ts'
import { formatOf, readRecords, type FeedFormat } from '../../use-cases/feed/read-records.ts'
import { issueText } from '../../use-cases/imports/issues.ts'
import { feedCounts, trackFeedEvent, trackLines } from '../../use-cases/imports/track-kinds.ts'
import type { Print } from '../command.ts'
import { unreadableText } from '../import-file.ts'
import { trackedImport } from '../tracked-import.ts'

/** Lines printed of each kind; the rest are counted. */
const MAX_PRINTED = 20
const PROGRESS_MS = 1000

function describe(event: Exclude<FeedEvent, { kind: 'progress' }>): string {
  if (event.kind === 'unmatched') return `line ${event.line}: ${event.sourceTransactionId} is unmatched: ${event.reason}`
  return `line ${event.line} refused: ${issueText(event.issue)}`
}

function reporter(print: Print): (event: FeedEvent) => void {
  const lineCounts = { refused: 0, unmatched: 0 }
  let last = Date.now()
  return (event) => {
    if (event.kind === 'progress') {
      if (Date.now() - last < PROGRESS_MS) return
      last = Date.now()
      print(`${event.lines.toLocaleString('en-US')} lines read`)
      return
    }
    lineCounts[event.kind] += 1
    if (lineCounts[event.kind] <= MAX_PRINTED) print(describe(event))
    else if (lineCounts[event.kind] === MAX_PRINTED + 1) print(`Further ${event.kind} lines are counted below.`)
  }
}

/** The counts of an import in words, without zeros. */
export function summaryText(summary: FeedSummary): string {
  const { lines, matchedLater, ...counts } = summary
  const parts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${count.toLocaleString('en-US')} ${name}`] : []))
  const later = matchedLater > 0 ? `; ${matchedLater.toLocaleString('en-US')} of earlier files were matched to a member` : ''
  return `${lines.toLocaleString('en-US')} lines: ${parts.join(', ') || 'none'}${later}`
}

/**
 * `feed import <file>`.
 * @param path absolute
 * @returns exit code: 0, or 1 when the file could not be read to its end or has refused lines
 */
export async function runFeedImport(deps: FeedDeps, path: string, format: FeedFormat | null, print: Print): Promise<number> {
  const chosen = format ?? formatOf(path)
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) {
    print(`There is no file ${path}.`)
    return 1
  }
  if (!chosen) {
    print(`The format of ${path} is unknown. Name it .csv or .ndjson (.gz if compressed), or add --format.`)
    return 1
  }
  const fileName = basename(path)
  return trackedImport(deps, { partnerId: INSTALLATION, kind: 'feed', fileName }, print, async (tracker) => {
    const reports = [reporter(print), trackFeedEvent(tracker)]
    const report = (event: FeedEvent) => reports.forEach((one) => one(event))
    const imported = await trackLines(
      tracker,
      readRecords(fileAt(path), chosen),
      (records) => importFeedFile(deps, fileName, records, report),
      feedCounts,
    )
    if (!imported.ok) {
      print(unreadableText(path, imported.error))
      return 1
    }
    print(summaryText(imported.value))
    return imported.value.refused > 0 ? 1 : 0
  })
}
