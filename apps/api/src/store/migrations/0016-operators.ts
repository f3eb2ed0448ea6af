import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** Operators who write content for partners, and their sessions. They belong to the installation, and no request of a site reads them. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(
    db,
    'operator',
    `email_key text primary key,
     email text not null,
     name text not null,
     password_hash text not null,
     partners jsonb,
     added_at timestamptz not null`,
    'nothing',
  )
  await referenceTable(
    db,
    'operator_session',
    `id_hash text primary key,
     email_key text not null references operator (email_key) on delete cascade,
     started_at timestamptz not null,
     expires_at timestamptz not null,
     ends_at timestamptz not null`,
    'nothing',
  )
}
