import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

const ALL = 'select, insert, update, delete'

export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'provider_identity',
    `partner_id text not null,
     issuer text not null,
     subject text not null,
     member_id text not null,
     email text,
     first_name text,
     last_name text,
     partner_number text,
     seen_at timestamptz not null,
     primary key (partner_id, issuer, subject),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    ALL,
  )
  await run(db, 'create index provider_identity_member on provider_identity (partner_id, member_id)')
  await tenantTable(
    db,
    'single_sign_on_attempt',
    `partner_id text not null,
     state_hash text not null,
     browser_hash text not null,
     nonce text not null,
     code_verifier text not null,
     expires_at timestamptz not null,
     primary key (partner_id, state_hash)`,
    ALL,
  )
  await run(
    db,
    'create index single_sign_on_attempt_end on single_sign_on_attempt (partner_id, expires_at)',
    'alter table session add column provider_id_token text',
  )
}
