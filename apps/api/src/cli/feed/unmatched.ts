import { feedRepo } from '../../store/repositories/feed.ts'
import type { CommandDeps } from '../command.ts'
import type { Report } from '../report-command.ts'

const SHOWN = 100

/** `feed unmatched`: the kept lines, the latest first. */
export async function reportFeedUnmatched({ store }: Pick<CommandDeps, 'store'>): Promise<Report> {
  const found = await store.reading.owner((tx) => feedRepo(tx).unmatched(SHOWN + 1))
  const shown = found.slice(0, SHOWN)
  const lines = shown.map(
    (row) =>
      `${row.received_at.toISOString()} ${row.source_transaction_id}: ${row.reason}, merchant ${row.network_merchant_id ?? 'unknown'}`,
  )
  if (shown.length === 0) lines.push('There are no unmatched lines.')
  if (found.length > SHOWN) lines.push(`Only the latest ${SHOWN} are shown.`)
  const rows = shown.map(({ received_at: receivedAt, source_transaction_id: transactionId, reason, network_merchant_id: merchantId }) => ({
    transactionId,
    receivedAt,
    reason,
    merchantId,
  }))
  return { rows, lines }
}
