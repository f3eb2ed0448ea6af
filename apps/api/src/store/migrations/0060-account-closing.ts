import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/** When the personal data of an account is removed whose member has asked to close it; null while none has. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    'alter table member add column erase_at timestamptz',
    'create index member_erase_at on member (erase_at) where erase_at is not null',
  )
}
