import type { Kysely } from 'kysely'

import { tenantTable } from './tenant-table.ts'

/**
 * Publishing by two operators: who asked for the approval of a version, who gave it or sent it back, when and why. Rows are added, none is changed: the
 * number of a step is its key, so that of two operators who answer at once one comes first. `writers` lists who may not approve.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'content_entry_approval',
    `partner_id text not null,
     set_name text not null,
     slug text not null,
     step integer not null,
     kind text not null,
     version integer not null,
     publish_at timestamptz,
     writers jsonb not null,
     done_at timestamptz not null,
     done_by text not null,
     note text not null default '',
     primary key (partner_id, set_name, slug, step),
     foreign key (partner_id, set_name, slug, version) references content_entry (partner_id, set_name, slug, version) on delete cascade`,
    'select, insert',
  )
}
