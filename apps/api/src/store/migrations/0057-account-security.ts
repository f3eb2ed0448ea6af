import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * When the member of a session has last proved who they are; passkeys with the challenges that a browser may still answer; and the browsers that a
 * member has signed in with, as keyed hashes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Null for sessions that the version before starts; their start counts.
  await run(db, 'alter table session add column confirmed_at timestamptz')
  await tenantTable(
    db,
    'passkey',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     rp_id text not null,
     public_key text not null,
     counter bigint not null,
     transports text[] not null default '{}',
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await tenantTable(
    db,
    'passkey_challenge',
    `partner_id text not null,
     challenge_hash text not null,
     purpose text not null check (purpose in ('add', 'use')),
     browser_hash text not null,
     expires_at timestamptz not null,
     primary key (partner_id, challenge_hash)`,
    'select, insert, update, delete',
  )
  await tenantTable(
    db,
    'known_device',
    `partner_id text not null,
     member_id text not null,
     device_hash text not null,
     seen_at timestamptz not null,
     primary key (partner_id, member_id, device_hash),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    'create index passkey_member on passkey (partner_id, member_id, created_at)',
    'create index passkey_challenge_expires on passkey_challenge (expires_at)',
    'create index known_device_seen on known_device (seen_at)',
  )
}
