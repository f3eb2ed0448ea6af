import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/** Reviews by members, one of each dine at most, whose `approved` is null until an operator has decided; and the answers to surveys. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'review',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     source_transaction_id text not null,
     merchant_id text not null,
     merchant_name text not null,
     stars smallint not null check (stars between 1 and 5),
     body text not null,
     author text not null,
     created_at timestamptz not null,
     approved boolean,
     decided_at timestamptz,
     decided_by text,
     primary key (partner_id, id),
     unique (partner_id, source_transaction_id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await tenantTable(
    db,
    'survey_answer',
    `partner_id text not null,
     id text not null,
     survey_id text not null,
     member_id text,
     path text not null,
     answers jsonb not null,
     answered_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    'create index survey_answer_member on survey_answer (partner_id, member_id)',
    'create index survey_answer_at on survey_answer (answered_at)',
    'create index review_member on review (partner_id, member_id)',
    'create index review_merchant on review (partner_id, merchant_id, created_at desc) where approved',
    'create index review_waiting on review (partner_id, created_at) where approved is null',
    'create index review_rejected on review (decided_at) where not approved',
  )
}
