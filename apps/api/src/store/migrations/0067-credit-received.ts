import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** When the processor received a statement credit: a step that its member can follow. Null for one that it has not reported. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    'alter table statement_credit add column received_at timestamptz',
    `update statement_credit set received_at = status_at where status = 'pending_received'`,
  )
}
