import { fail, succeed, type Result } from '@dining/domain'

import { isFileError } from '../feed/file-bytes.ts'
import type { FeedEvent, FeedSummary } from '../feed/import-feed.ts'
import type { FeedRecord } from '../feed/read-records.ts'
import {
  importMerchants,
  type ImportEvent,
  type ImportFailure,
  type ImportSummary as MerchantSummary,
  type MerchantImport,
} from '../merchants/import-merchants.ts'
import type { ImportSummary } from './import-lines.ts'
import { countRead, type ImportTracker } from './track-import.ts'

type Counts = Parameters<ImportTracker['counted']>[0]

/**
 * Runs an import of lines, with what the studio shows of it.
 * @param run imports the records
 * @param countsOf the counts at its end
 * @returns fails with the error of a file that cannot be read to its end; the lines before it were imported
 */
export async function trackLines<Summary>(
  tracker: ImportTracker,
  records: AsyncIterable<FeedRecord>,
  run: (records: AsyncIterable<FeedRecord>) => Promise<Summary>,
  countsOf: (summary: Summary) => Counts,
): Promise<Result<Summary, Error>> {
  try {
    const summary = await run(countRead(records, tracker))
    tracker.counted(countsOf(summary))
    return succeed(summary)
  } catch (error) {
    if (!isFileError(error)) throw error
    tracker.failed('unreadable')
    return fail(error)
  }
}

/** The counts of an import of lines that the studio shows. */
export const lineCounts = ({ added, changed, unchanged, withdrawn }: ImportSummary): Counts => ({ added, changed, unchanged, withdrawn })

/** The counts of an import of transactions that the studio shows. */
export const feedCounts = ({ earned, forfeit, refunded, finalised, duplicate, unmatched }: FeedSummary): Counts => ({
  added: earned + forfeit + refunded,
  changed: finalised,
  unchanged: duplicate,
  unmatched,
})

/** What the studio shows of the events of an import of transactions. */
export const trackFeedEvent =
  (tracker: ImportTracker) =>
  (event: FeedEvent): void => {
    if (event.kind === 'progress') tracker.counted(feedCounts(event.counts))
    if (event.kind === 'refused') tracker.refused(event)
  }

/**
 * Imports restaurants, with what the studio shows of it.
 * @param tracker null for one that the studio does not show
 */
export async function trackMerchants(
  deps: Parameters<typeof importMerchants>[0],
  request: MerchantImport,
  tracker: ImportTracker | null,
  report: (event: ImportEvent) => void = () => undefined,
): Promise<Result<MerchantSummary, ImportFailure>> {
  const result = await importMerchants(deps, request, (event) => {
    if (event.kind === 'refused') tracker?.refused(event)
    if (event.kind === 'progress') tracker?.read(event.rows)
    report(event)
  })
  if (!result.ok) {
    const { error } = result
    if ('rows' in error) tracker?.read(error.rows)
    tracker?.failed(error.kind, 'line' in error ? error.line : undefined)
    return result
  }
  const { counts, rows } = result.value
  if (counts === null) tracker?.ended('same-file')
  else tracker?.counted({ added: counts.added, changed: counts.changed, unchanged: counts.unchanged, withdrawn: counts.removed })
  tracker?.read(rows)
  return result
}
