import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** When an import last changed a merchant, for the site map; null for those before it. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table merchant add column changed_at timestamptz')
}
