import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/** Cards that a partner knows of its members: the vault's token, never a number. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'partner_card',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     vault_token text not null,
     card_type text not null,
     last_four text,
     description text not null default '',
     from_service boolean not null default false,
     imported_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(db, 'create index partner_card_member on partner_card (partner_id, member_id)')
}
