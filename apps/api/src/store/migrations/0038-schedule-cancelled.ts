import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** A version may end the schedule of an earlier one, so that it is never shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    'alter table content_entry add column cancels integer check (cancels > 0 and cancels < version)',
    'create index content_entry_cancels on content_entry (partner_id, set_name, slug, cancels) where cancels is not null',
  )
}
