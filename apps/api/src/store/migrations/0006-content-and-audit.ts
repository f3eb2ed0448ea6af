import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

const ALL = 'select, insert, update, delete'

export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'content_entry',
    `partner_id text not null,
     set_name text not null,
     slug text not null,
     version integer not null,
     status text not null,
     fields jsonb not null,
     publish_at timestamptz,
     updated_at timestamptz not null,
     updated_by text not null,
     primary key (partner_id, set_name, slug, version)`,
    ALL,
  )
  await tenantTable(
    db,
    'feature_flag',
    `partner_id text not null,
     name text not null,
     value jsonb not null,
     reason text not null,
     primary key (partner_id, name)`,
    ALL,
  )
  await tenantTable(
    db,
    'impression',
    `partner_id text not null,
     id text not null,
     channel text not null,
     at timestamptz not null,
     user_agent text not null,
     merchant_id text,
     placement text,
     primary key (partner_id, id)`,
    'select, insert',
  )
  // Append-only for requests: no right to change or delete what was written.
  await tenantTable(
    db,
    'audit_event',
    `partner_id text not null,
     id text not null,
     at timestamptz not null,
     kind text not null,
     member_id text,
     detail jsonb not null,
     primary key (partner_id, id)`,
    'select, insert',
  )
  await run(db, 'create index audit_event_at on audit_event (partner_id, at)')
}
