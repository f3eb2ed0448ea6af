import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/** Cards whose registration at the vault has to end: recorded when a card is unlinked, processed afterwards. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'card_release',
    `partner_id text not null,
     vault_token text not null,
     next_try_at timestamptz not null,
     attempts integer not null default 0,
     started_at timestamptz,
     finished_at timestamptz,
     primary key (partner_id, vault_token)`,
    'select, insert, update, delete',
  )
  await run(db, 'create index card_release_due on card_release (next_try_at) where finished_at is null')
}
