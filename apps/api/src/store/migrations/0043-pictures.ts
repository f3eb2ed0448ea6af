import type { Kysely } from 'kysely'

import { tenantTable } from './tenant-table.ts'

const ALL = 'select, insert, update, delete'

/** Pictures that operators upload, the parts of them that pages show, and the files of each part. In the database, so that every API process has them. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'picture',
    `partner_id text not null,
     id text not null,
     width integer not null,
     height integer not null,
     source bytea not null,
     preview bytea not null,
     thumb bytea not null,
     uploaded_at timestamptz not null,
     uploaded_by text not null,
     primary key (partner_id, id)`,
    ALL,
  )
  await tenantTable(
    db,
    'picture_frame',
    `partner_id text not null,
     id text not null,
     picture_id text not null,
     x smallint not null,
     y smallint not null,
     zoom smallint not null,
     framed_at timestamptz not null,
     framed_by text not null,
     primary key (partner_id, id),
     foreign key (partner_id, picture_id) references picture (partner_id, id) on delete cascade`,
    ALL,
  )
  await tenantTable(
    db,
    'picture_frame_file',
    `partner_id text not null,
     frame_id text not null,
     format text not null,
     width integer not null,
     bytes bytea not null,
     primary key (partner_id, frame_id, format, width),
     foreign key (partner_id, frame_id) references picture_frame (partner_id, id) on delete cascade`,
    ALL,
  )
}
