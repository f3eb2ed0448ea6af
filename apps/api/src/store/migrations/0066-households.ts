import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Households: members who share a view of what they earn have the same `household_id`. A member is in one household at most. An invitation has the
 * hash of the address that it was sent to, and the address itself encrypted, for the member who sent it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const rights = 'select, insert, update, delete'
  await tenantTable(
    db,
    'household_member',
    `partner_id text not null,
     member_id text not null,
     household_id text not null,
     joined_at timestamptz not null,
     primary key (partner_id, member_id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    rights,
  )
  await tenantTable(
    db,
    'household_invitation',
    `partner_id text not null,
     id text not null,
     household_id text not null,
     member_id text not null,
     email_hash text not null,
     token_hash text not null,
     sealed text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (partner_id, id),
     unique (partner_id, token_hash),
     unique (partner_id, household_id, email_hash),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    rights,
  )
  await run(
    db,
    'create index household_member_of on household_member (partner_id, household_id)',
    'create index household_invitation_member on household_invitation (partner_id, member_id)',
    'create index household_invitation_expires on household_invitation (expires_at)',
  )
}
