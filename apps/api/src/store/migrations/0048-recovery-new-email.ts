import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** The address that a code was mailed to, if confirming it changes the member's address; null if the code is for a new password. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table recovery add column new_email text')
}
