import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** Who set a flag, and when; the reason was already stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    `alter table feature_flag
       add column set_at timestamptz not null default now(),
       add column set_by text not null default ''`,
  )
}
