import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

const ALL = 'select, insert, update, delete'
const MEMBER = 'foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade'

export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'member',
    `partner_id text not null,
     id text not null,
     public_id text not null,
     family_id text,
     email text not null,
     email_key text not null,
     password_hash text,
     partner_number text,
     first_name text not null default '',
     last_name text not null default '',
     phone_number text,
     sms_opt_in boolean not null default false,
     email_opt_in boolean not null default false,
     address1 text not null default '',
     address2 text not null default '',
     city text not null default '',
     state text not null default '',
     zip_code text not null default '',
     tier_level smallint not null check (tier_level between 0 and 3),
     vip_until_year integer,
     member_type text not null,
     has_web_profile boolean not null,
     active boolean not null default true,
     enrollment_source text not null default 'web',
     email_update_required boolean not null default false,
     joined_at timestamptz not null,
     primary key (partner_id, id),
     unique (partner_id, public_id),
     unique (partner_id, email_key)`,
    ALL,
  )
  await run(db, `create unique index member_partner_number on member (partner_id, partner_number) where partner_number is not null`)
  await tenantTable(
    db,
    'session',
    `partner_id text not null,
     id_hash text not null,
     member_id text not null,
     created_at timestamptz not null,
     seen_at timestamptz not null,
     expires_at timestamptz not null,
     ends_at timestamptz not null,
     remembered boolean not null,
     primary key (partner_id, id_hash),
     ${MEMBER}`,
    ALL,
  )
  await run(db, 'create index session_member on session (partner_id, member_id)')
  await tenantTable(
    db,
    'sign_in_attempt',
    `partner_id text not null,
     email_key_hash text not null,
     failures integer not null,
     first_at timestamptz not null,
     locked_until timestamptz,
     primary key (partner_id, email_key_hash)`,
    ALL,
  )
  await tenantTable(
    db,
    'recovery',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     code_hash text not null,
     ticket_hash text,
     attempts integer not null default 0,
     expires_at timestamptz not null,
     used_at timestamptz,
     primary key (partner_id, id),
     ${MEMBER}`,
    ALL,
  )
  await run(db, 'create index recovery_member on recovery (partner_id, member_id)')
  await tenantTable(
    db,
    'prospect',
    `partner_id text not null,
     email_key text not null,
     created_at timestamptz not null,
     primary key (partner_id, email_key)`,
    ALL,
  )
}
