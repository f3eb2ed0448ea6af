import type { Kysely } from 'kysely'

import { referenceTable, run } from './tenant-table.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'meta', 'key text primary key, value text not null', 'read')
  await referenceTable(
    db,
    'place',
    `zip_code text primary key,
     city text not null,
     state text not null,
     latitude double precision not null,
     longitude double precision not null,
     population integer not null,
     time_zone text not null`,
    'read',
  )
  await referenceTable(
    db,
    'city',
    `id integer primary key,
     name text not null,
     name_key text not null,
     state text not null,
     latitude double precision not null,
     longitude double precision not null,
     population integer not null`,
    'read',
  )
  await run(
    db,
    'create index place_position on place (latitude, longitude)',
    'create index place_prefix on place (zip_code text_pattern_ops)',
    'create index city_prefix on city (name_key text_pattern_ops, population desc)',
    'create index city_position on city (latitude, longitude)',
  )
}
