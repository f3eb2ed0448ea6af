import type { Kysely } from 'kysely'

import { tenantTable } from './tenant-table.ts'

/**
 * Comments of operators on versions of content. Rows are added, none is changed; they are removed with their version. The number within the version is
 * a part of the key, so that the limit of comments holds for writers at the same moment, too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'content_entry_comment',
    `partner_id text not null,
     set_name text not null,
     slug text not null,
     version integer not null,
     number integer not null,
     words text not null,
     done_at timestamptz not null,
     done_by text not null,
     primary key (partner_id, set_name, slug, version, number),
     foreign key (partner_id, set_name, slug, version) references content_entry (partner_id, set_name, slug, version) on delete cascade`,
    'select, insert',
  )
}
