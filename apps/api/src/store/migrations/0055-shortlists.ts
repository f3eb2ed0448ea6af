import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Lists of places that friends vote on by a link, and their votes. Neither names a member: the link's token and the voters' ids are hashes, and a first
 * name that a voter gives is removed with the list.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'shortlist',
    `partner_id text not null,
     token_hash text not null,
     merchant_ids jsonb not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     closed_at timestamptz,
     primary key (partner_id, token_hash)`,
    'select, insert, update, delete',
  )
  await tenantTable(
    db,
    'shortlist_vote',
    `partner_id text not null,
     token_hash text not null,
     voter_hash text not null,
     merchant_ids jsonb not null,
     voter_name text not null,
     voted_at timestamptz not null,
     primary key (partner_id, token_hash, voter_hash),
     foreign key (partner_id, token_hash) references shortlist (partner_id, token_hash) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(db, 'create index shortlist_expires on shortlist (expires_at)')
}
