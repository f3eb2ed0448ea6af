import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/** The last valid response of a partner's content service, one row a set; it counts as a change of content like an entry does. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'content_copy',
    `partner_id text not null,
     set_name text not null,
     drafts boolean not null,
     entries jsonb not null,
     changed_at timestamptz not null,
     primary key (partner_id, set_name, drafts)`,
    'select, insert, update, delete',
  )
  await run(
    db,
    'create trigger count_change before insert or update or delete on content_copy for each row execute function count_content_change()',
  )
}
