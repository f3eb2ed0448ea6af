import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Reservations of members, each written before the booking service is called, and the tables that members hold while a form is open. `request_key` is the
 * idempotency key of the call that made it, `change_to` a table to which the service was asked to move it and has not confirmed yet.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const slot = `restaurant_id text not null,
     starts_at timestamptz not null,
     party smallint not null check (party > 0),
     area text not null`
  await tenantTable(
    db,
    'reservation',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     merchant_id text not null,
     ${slot},
     local_date date not null,
     status text not null,
     request_key text,
     hold_token text,
     confirmation text,
     phone text not null,
     note text not null,
     free_until timestamptz,
     fee_cents integer,
     change_to jsonb,
     bonus_units integer check (bonus_units > 0),
     bonus_dine_id text,
     bonus_reversed_at timestamptz,
     reminded_at timestamptz,
     created_at timestamptz not null,
     asked_at timestamptz not null,
     changed_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await tenantTable(
    db,
    'reservation_hold',
    `partner_id text not null,
     member_id text not null,
     key text not null,
     token text not null,
     free_until timestamptz,
     fee_cents integer,
     expires_at timestamptz not null,
     primary key (partner_id, member_id, key),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    'create index reservation_member on reservation (partner_id, member_id, starts_at)',
    'create unique index reservation_confirmation on reservation (partner_id, confirmation)',
    "create index reservation_open on reservation (partner_id, asked_at) where status = 'pending' or change_to is not null",
    "create index reservation_upcoming on reservation (partner_id, starts_at) where status = 'booked' and reminded_at is null",
    'create index reservation_dine on reservation (partner_id, bonus_dine_id) where bonus_dine_id is not null',
    'create index reservation_starts on reservation (starts_at)',
    'create index reservation_hold_expires on reservation_hold (expires_at)',
  )
}
