import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

const ALL = 'select, insert, update, delete'

/**
 * Links and drafts with which a person goes on joining on another device, mails to people who are not members yet, and what a provider's logout
 * needs: its session of each of ours, and the tokens that were used.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'join_link',
    `partner_id text not null,
     owner_hash text not null,
     purpose text not null,
     token_hash text not null,
     member_id text,
     sealed text,
     expires_at timestamptz not null,
     primary key (partner_id, owner_hash, purpose),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    ALL,
  )
  await tenantTable(
    db,
    'provider_logout',
    `partner_id text not null,
     token_hash text not null,
     expires_at timestamptz not null,
     primary key (partner_id, token_hash)`,
    ALL,
  )
  await run(
    db,
    'create index join_link_token on join_link (partner_id, token_hash)',
    'create index join_link_member on join_link (partner_id, member_id) where member_id is not null',
    'create index join_link_expires_at on join_link (expires_at)',
    'create index provider_logout_expires_at on provider_logout (expires_at)',
    // Null for a mail to a person who has not joined.
    'alter table mail_outbox alter column member_id drop not null',
    'alter table session add column provider_session_id text',
    'create index session_provider_session_id on session (partner_id, provider_session_id) where provider_session_id is not null',
  )
}
