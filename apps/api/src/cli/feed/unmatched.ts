import { feedRepo } from '../../store/repositories/feed.ts'
import type { FeedDeps } from '../../use-cases/feed/apply-line.ts'
import type { Print } from '../command.ts'

const SHOWN = 100

/** `feed unmatched`: the kept lines, the latest first. @returns exit code */
export async function runFeedUnmatched({ store }: FeedDeps, print: Print): Promise<number> {
  const rows = await store.reading.owner((tx) => feedRepo(tx).unmatched(SHOWN + 1))
  if (rows.length === 0) print('There are no unmatched lines.')
  for (const row of rows.slice(0, SHOWN)) {
    print(`${row.received_at.toISOString()} ${row.source_transaction_id}: ${row.reason}, merchant ${row.network_merchant_id ?? 'unknown'}`)
  }
  if (rows.length > SHOWN) print(`Only the latest ${SHOWN} are shown.`)
  return 0
}
