import { feedRepo } from '../../store/repositories/feed.ts'
import { applyBatch, BATCH_LINES, type ReadLine } from './apply-batch.ts'
import type { FeedDeps } from './apply-line.ts'
import { feedText, parseFeedLine } from './feed-line.ts'

/** Days for which a line without a member is tried again; afterwards it is only stored. */
const RETRY_DAYS = 90
const MS_PER_DAY = 86_400_000

/**
 * Retries the stored lines: their merchant, or the dine of a refund, may have been added since.
 * @returns how many were matched to a member
 */
export async function retryUnmatched(deps: FeedDeps): Promise<number> {
  const since = new Date(deps.clock().getTime() - RETRY_DAYS * MS_PER_DAY)
  let matched = 0
  for (let after = ''; ;) {
    const rows = await deps.store.owner((tx) => feedRepo(tx).unmatchedAfter(after, since, BATCH_LINES))
    const last = rows.at(-1)
    if (!last) return matched
    after = last.id
    const lines = rows.flatMap((row): ReadLine[] => {
      const text = feedText(row.line as Record<string, unknown>)
      const parsed = parseFeedLine(text, deps.clock())
      return parsed.ok ? [{ line: parsed.value, text }] : []
    })
    matched += (await applyBatch(deps, lines)).filter(({ kind }) => kind !== 'unmatched').length
  }
}
