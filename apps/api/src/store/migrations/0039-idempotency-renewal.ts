import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** When the call that has claimed a key last reported that it still runs; null until it has run for a while, and for calls of the version before. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table idempotency_key add column renewed_at timestamptz')
}
