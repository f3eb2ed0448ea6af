import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/** Restaurants that members have saved. A restaurant that no longer participates stays saved and is not shown. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'favorite',
    `partner_id text not null,
     member_id text not null,
     merchant_id text not null,
     saved_at timestamptz not null,
     primary key (partner_id, member_id, merchant_id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(db, 'create index favorite_merchant on favorite (merchant_id)')
}
