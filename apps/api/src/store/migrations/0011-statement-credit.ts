import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'statement_credit',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     card_id text,
     amount_cents bigint not null check (amount_cents > 0),
     target_type text not null,
     target_label text not null,
     benefit_processor text not null,
     status text not null,
     made_at timestamptz not null,
     made_on date not null,
     status_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    // Only the operator's commands move money.
    'select',
  )
  await run(
    db,
    'create index statement_credit_member on statement_credit (partner_id, member_id, made_at desc, id)',
    `create index statement_credit_open on statement_credit (partner_id, member_id) where status in ('pending', 'pending_received')`,
    'alter table dine add column credit_id text',
    'create index dine_credit on dine (partner_id, credit_id) where credit_id is not null',
    // Index by which a settlement finds due balances.
    'create index member_earning_balance on member_earning (partner_id, member_id) where balance > 0',
  )
}
