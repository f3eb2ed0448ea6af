import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Bonuses that a partner offers, which only the operator writes, and those that members have activated. A member's row keeps the terms of its
 * activation, so a later change of the offer changes nothing for the member.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const terms = `code text not null,
     kind text not null,
     description text not null,
     units integer not null check (units > 0),
     dines integer not null,
     spend_cents integer not null,
     dine_cents integer not null`
  await tenantTable(
    db,
    'bonus',
    `partner_id text not null,
     ${terms},
     within_days integer,
     first_day date,
     last_day date,
     app_only boolean not null,
     cap integer check (cap > 0),
     created_at timestamptz not null,
     primary key (partner_id, code)`,
    'select',
  )
  await tenantTable(
    db,
    'member_bonus',
    `partner_id text not null,
     member_id text not null,
     ${terms},
     created_at timestamptz not null,
     enrolled_at timestamptz not null,
     ends_at timestamptz,
     qualified_at timestamptz,
     dine_id text,
     paid_at timestamptz,
     expired_at timestamptz,
     reversed_at timestamptz,
     primary key (partner_id, member_id, code),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert',
  )
  await run(
    db,
    'create index bonus_last_day on bonus (last_day)',
    'create index member_bonus_code on member_bonus (partner_id, code)',
    'create index member_bonus_open on member_bonus (partner_id, ends_at) where qualified_at is null and expired_at is null',
    'create index member_bonus_dine on member_bonus (partner_id, dine_id) where dine_id is not null',
    'alter table dine add column member_bonus_units integer',
  )
}
