import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** Who looks at a member's pages with this session, in the partner's administration tool, and whether changes are allowed; null for the member's own. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, 'alter table session add column emulated_by text, add column emulation_writes boolean not null default false')
}
