import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Dines that members report as missing: the same dine is reported once, and a line of the feed that arrives after it was credited earns
 * nothing more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'missing_dine',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     merchant_id text not null,
     merchant_name text not null,
     dined_on date not null,
     amount_cents integer not null,
     last_four text not null,
     card_id text not null,
     note text not null,
     state text not null,
     messages jsonb not null default '[]',
     source_transaction_id text,
     granted_cents integer,
     feed_source_id text,
     created_at timestamptz not null,
     changed_at timestamptz not null,
     decided_at timestamptz,
     decided_by text,
     primary key (partner_id, id),
     unique (partner_id, member_id, merchant_id, dined_on, amount_cents),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    `create index missing_dine_waiting on missing_dine (partner_id, state, created_at) where state in ('open', 'asked')`,
    `create index missing_dine_decided on missing_dine (partner_id, decided_at desc) where decided_at is not null`,
    'create unique index missing_dine_feed on missing_dine (partner_id, feed_source_id) where feed_source_id is not null',
    `create index missing_dine_granted on missing_dine (partner_id, card_id, dined_on) where state = 'granted'`,
    'create index missing_dine_decided_at on missing_dine (decided_at)',
    // Near matches of a report are the lines of its member's own cards.
    `create index feed_unmatched_card on feed_unmatched ((line->>'vaultToken'))`,
  )
}
