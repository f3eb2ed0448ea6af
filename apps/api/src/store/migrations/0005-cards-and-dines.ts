import type { Kysely } from 'kysely'

import { referenceTable, run, tenantTable } from './tenant-table.ts'

const ALL = 'select, insert, update, delete'
const MEMBER = 'foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade'

export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'member_card',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     vault_token text not null,
     fingerprint text not null,
     card_type text not null,
     last_four text not null check (last_four ~ '^[0-9]{4}$'),
     description text not null default '',
     partner_card_id text,
     linked_at timestamptz not null,
     unlinked_at timestamptz,
     primary key (partner_id, id),
     ${MEMBER}`,
    ALL,
  )
  await run(
    db,
    'create index member_card_member on member_card (partner_id, member_id)',
    'create index member_card_token on member_card (vault_token) where unlinked_at is null',
  )
  // A card can be in only one program of the installation, so its key cannot start with the partner.
  await tenantTable(
    db,
    'card_claim',
    `fingerprint text primary key,
     partner_id text not null,
     member_id text not null,
     card_id text not null,
     foreign key (partner_id, card_id) references member_card (partner_id, id) on delete cascade`,
    ALL,
  )
  await tenantTable(
    db,
    'idempotency_key',
    `partner_id text not null,
     member_id text not null,
     key text not null,
     request_hash text not null,
     status integer,
     body jsonb,
     created_at timestamptz not null,
     primary key (partner_id, member_id, key),
     ${MEMBER}`,
    ALL,
  )
  await tenantTable(
    db,
    'dine',
    `partner_id text not null,
     id text not null,
     source_transaction_id text not null,
     member_id text not null,
     card_id text,
     card_last_four text not null,
     card_type text,
     merchant_id text not null,
     merchant_name text not null,
     occurred_at timestamptz not null,
     received_at timestamptz not null,
     status text not null,
     status_at timestamptz not null,
     settle_on date,
     type_code text not null,
     source_code text not null,
     amount_cents bigint not null,
     subtotal_cents bigint,
     eligible_cents bigint not null,
     benefit bigint not null,
     tier_level smallint not null,
     reason text,
     channel text not null check (channel in ('dine-in', 'online')),
     refund_of text,
     paid_at timestamptz,
     primary key (partner_id, id),
     unique (partner_id, source_transaction_id),
     ${MEMBER}`,
    ALL,
  )
  await run(
    db,
    'create index dine_member on dine (partner_id, member_id, occurred_at desc, id)',
    `create index dine_settle on dine (settle_on) where status in ('Pending', 'Deferred')`,
  )
  await tenantTable(
    db,
    'member_earning',
    `partner_id text not null,
     member_id text not null,
     fuel_remainder_cents bigint not null default 0,
     balance bigint not null default 0,
     primary key (partner_id, member_id),
     ${MEMBER}`,
    ALL,
  )
  // A line whose card is not linked has no tenant; only the operator can read it.
  await referenceTable(
    db,
    'feed_unmatched',
    `id text primary key,
     source_transaction_id text not null,
     network_merchant_id text,
     received_at timestamptz not null,
     reason text not null,
     line jsonb not null`,
    'nothing',
  )
}
