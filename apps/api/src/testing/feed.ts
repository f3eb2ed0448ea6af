import { randomUUID } from 'node:crypto'

import { importFeed, type FeedEvent, type FeedSummary } from '../use-cases/feed/import-feed.ts'
import type { FeedRecord } from '../use-cases/feed/read-records.ts'
import type { TestCard, TestMerchant } from './dining.ts'
import type { TestApi } from './test-api.ts'

/** Fields of a feed line in a file. */
export type Line = Readonly<Record<string, unknown>>

/** A line of a dine at a moment; its source id is new unless it is given. */
export function line(card: TestCard, merchant: TestMerchant, at: string | Date, amount: string, more: Line = {}): Line {
  return {
    sourceTransactionId: randomUUID(),
    vaultToken: card.vault_token,
    networkMerchantId: merchant.network_id,
    occurredAt: typeof at === 'string' ? at : at.toISOString(),
    amount,
    ...more,
  }
}

async function* records(lines: readonly Line[]): AsyncGenerator<FeedRecord> {
  for (const [index, fields] of lines.entries()) yield { kind: 'record', line: index + 1, fields }
}

/** Imports lines as if they were in a file. */
export async function feed(api: TestApi, lines: readonly Line[]): Promise<FeedSummary & { readonly events: readonly FeedEvent[] }> {
  const events: FeedEvent[] = []
  const summary = await importFeed(api.deps, records(lines), (event) => {
    if (event.kind !== 'progress') events.push(event)
  })
  return { ...summary, events }
}
