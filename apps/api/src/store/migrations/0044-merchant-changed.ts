import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** When an import last changed a merchant, which a site map tells search engines; null for those before it. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table merchant add column changed_at timestamptz')
}
