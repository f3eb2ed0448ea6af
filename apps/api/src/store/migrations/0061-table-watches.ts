import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Members who wait for a table: a place, a date, a party and a window of times. Of the last alert it has the table that was found, the hash of its link's
 * token and the time until which that link works. A member has one running watch of a place, date and party.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'table_watch',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     merchant_id text not null,
     local_date date not null,
     party smallint not null check (party > 0),
     starts_at timestamptz not null,
     until_at timestamptz not null,
     status text not null,
     looked_at timestamptz,
     slot_id text,
     token_hash text,
     found_at timestamptz,
     link_until timestamptz,
     alerts integer not null default 0,
     created_at timestamptz not null,
     changed_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    `create unique index table_watch_running on table_watch (partner_id, member_id, merchant_id, local_date, party) where status = 'watching'`,
    'create unique index table_watch_token on table_watch (partner_id, token_hash) where token_hash is not null',
    `create index table_watch_due on table_watch (partner_id, looked_at) where status = 'watching'`,
    'create index table_watch_member on table_watch (partner_id, member_id, starts_at)',
    'create index table_watch_starts on table_watch (starts_at)',
  )
}
