import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Files that operators upload to import them, in parts, so that any process can import what another one has received; a file is removed once it
 * is imported, or is not used. A preview of such a file is a row of `import_run`, too, which is not listed. `file_hash` and `settings` tell whether
 * two uploads are of the same file.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    `alter table import_run
       add column is_preview boolean not null default false,
       add column file_hash text,
       add column settings text`,
  )
  await tenantTable(
    db,
    'import_upload',
    `partner_id text not null,
     id text not null,
     kind text not null,
     file_name text not null,
     bytes bigint not null,
     operator text not null,
     created_at timestamptz not null,
     seen_at timestamptz not null,
     settings text,
     preview_id text,
     run_id text,
     primary key (partner_id, id)`,
    'select',
  )
  await tenantTable(
    db,
    'import_upload_part',
    `partner_id text not null,
     upload_id text not null,
     position integer not null,
     content bytea not null,
     primary key (partner_id, upload_id, position),
     foreign key (partner_id, upload_id) references import_upload (partner_id, id) on delete cascade`,
    'select',
  )
  await run(
    db,
    // Text that was compressed already, or is compressed in transit: the time is not worth it.
    'alter table import_upload_part alter column content set storage external',
    'create index import_upload_seen_at on import_upload (seen_at)',
  )
}
