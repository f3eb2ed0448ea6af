import type { Kysely } from 'kysely'

import { referenceTable, run } from './tenant-table.ts'

/** Passkeys of operators, as a second factor. Their challenges are rows of `passkey_challenge` with the tenant of the studio. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(
    db,
    'operator_passkey',
    `id text primary key,
     email_key text not null references operator (email_key) on delete cascade,
     rp_id text not null,
     public_key text not null,
     counter bigint not null,
     transports text[] not null default '{}',
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz`,
    'nothing',
  )
  await run(db, 'create index operator_passkey_operator on operator_passkey (email_key, created_at)')
}
