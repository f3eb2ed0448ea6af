import type { Kysely } from 'kysely'

import { referenceTable, run } from './tenant-table.ts'

/** Addresses of pictures that imports name, and the files of those that were fetched. In the database, so that every API process has them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['merchant', 'merchant_stage'])
    // Null for rows that the version before imports.
    await run(db, `alter table ${table} add column photo_url text, add column menu_picture_urls text[]`)
  await referenceTable(
    db,
    'merchant_picture',
    `url text primary key,
     state text not null check (state in ('waiting', 'fetched', 'failed')),
     attempts smallint not null default 0,
     due_at timestamptz not null,
     changed_at timestamptz not null,
     reason text,
     picture_id text`,
    'nothing',
  )
  await referenceTable(
    db,
    'merchant_picture_file',
    `picture_id text not null,
     format text not null,
     width integer not null,
     bytes bytea not null,
     made_at timestamptz not null,
     primary key (picture_id, format, width)`,
    'read',
  )
  await run(
    db,
    `create index merchant_picture_due on merchant_picture (due_at) where state = 'waiting'`,
    'create index merchant_photo_url on merchant (photo_url) where photo_url is not null',
    'create index merchant_menu_picture_urls on merchant using gin (menu_picture_urls) where menu_picture_urls is not null',
  )
}
