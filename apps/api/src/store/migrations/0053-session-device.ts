import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** The browser and system that started the session, such as "Safari on iOS"; null if the browser did not say. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table session add column device text')
}
