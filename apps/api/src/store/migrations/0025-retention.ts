import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

const INDEXES = [
  ['idempotency_key', 'created_at'],
  ['sign_in_attempt', 'first_at'],
  ['recovery', 'expires_at'],
  ['session', 'expires_at'],
  ['prospect', 'created_at'],
  ['feed_unmatched', 'received_at'],
  ['mail_outbox', 'ended_at'],
] as const

/** When an account was closed and when its personal data was removed; and indexes to find old rows. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    'alter table member add column closed_at timestamptz, add column erased_at timestamptz',
    `create index member_closed on member (closed_at) where member_type = 'ClosedAccountMember' and erased_at is null`,
    ...INDEXES.map(([table, column]) => `create index ${table}_age on ${table} (${column})`),
  )
}
