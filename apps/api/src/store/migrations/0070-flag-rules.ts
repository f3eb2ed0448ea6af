import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** Who gets another value of a flag than its `value`, which everyone else has; null for a flag with one value for all. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table feature_flag add column rule jsonb')
}
