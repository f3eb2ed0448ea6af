import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'rate_limit',
    `partner_id text not null,
     rule text not null,
     subject text not null,
     count integer not null,
     ends_at timestamptz not null,
     primary key (partner_id, rule, subject)`,
    'select, insert, update, delete',
  )
  await run(db, 'create index rate_limit_end on rate_limit (partner_id, ends_at)')
}
