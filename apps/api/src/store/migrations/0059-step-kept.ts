import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/**
 * What counts toward the next full step of a fuel rate after a line, so that a line below the step shows what it did. Null where no fuel rate was
 * applied, and for lines that were counted before this column existed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table dine add column step_kept_cents bigint')
}
