import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/** Offers of restaurants for single members, which only the operator writes, and on a dine the offer that it has used. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'flex_offer',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     merchant_id text not null,
     units integer not null check (units > 0),
     first_day date,
     last_day date,
     imported_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select',
  )
  await run(
    db,
    'create index flex_offer_member on flex_offer (partner_id, member_id, merchant_id)',
    'create index flex_offer_last_day on flex_offer (last_day)',
    'alter table dine add column flex_offer_id text, add column flex_units integer',
    // An offer counts once; a dine that is refunded completely leaves it for a later one.
    'create unique index dine_flex_offer on dine (partner_id, flex_offer_id) where flex_offer_id is not null and eligible_cents > 0',
  )
}
