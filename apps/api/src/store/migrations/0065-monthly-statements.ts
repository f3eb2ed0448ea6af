import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Statements of a month by mail: since when a member has chosen them, and which were made. A row is a month that is done for its member, with or
 * without a mail, so that no month is mailed twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    'alter table member add column statement_since timestamptz',
    'create index member_statement_since on member (partner_id, id) where statement_since is not null',
  )
  await tenantTable(
    db,
    'monthly_statement',
    `partner_id text not null,
     month text not null,
     member_id text not null,
     mail_id uuid,
     made_at timestamptz not null,
     primary key (partner_id, month, member_id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    'create index monthly_statement_member on monthly_statement (partner_id, member_id)',
    'create index monthly_statement_made_at on monthly_statement (made_at)',
  )
}
