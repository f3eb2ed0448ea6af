import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Notices over Web Push. `notice_device` has the browsers of members: the id is a hash of the address at the push service, and `session_hash` the session
 * with which the member was last signed in there. `notice_choice` has kinds that a member has turned on or off. `notice_outbox` has the form of `mail_outbox`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const rights = 'select, insert, update, delete'
  await tenantTable(
    db,
    'notice_device',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     endpoint text not null,
     p256dh text not null,
     auth text not null,
     time_zone text not null,
     device text,
     session_hash text not null,
     browser_hash text,
     bonuses_on date,
     created_at timestamptz not null,
     used_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    rights,
  )
  await tenantTable(
    db,
    'notice_choice',
    `partner_id text not null,
     member_id text not null,
     kind text not null,
     is_on boolean not null,
     changed_at timestamptz not null,
     primary key (partner_id, member_id, kind),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    rights,
  )
  await tenantTable(
    db,
    'notice_outbox',
    `partner_id text not null,
     id uuid not null,
     member_id text not null,
     kind text not null,
     origin text not null,
     sealed text,
     status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'refused', 'expired', 'replaced')),
     attempts integer not null default 0,
     last_error text,
     created_at timestamptz not null,
     not_before timestamptz,
     tried_at timestamptz,
     expires_at timestamptz not null,
     ended_at timestamptz,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    rights,
  )
  await run(
    db,
    'create index notice_device_member on notice_device (partner_id, member_id)',
    'create index notice_device_session on notice_device (partner_id, session_hash)',
    'create index notice_device_used_at on notice_device (used_at)',
    'create index notice_device_bonuses on notice_device (partner_id, bonuses_on)',
    `create index notice_outbox_open on notice_outbox (created_at) where status in ('waiting', 'sending')`,
    'create index notice_outbox_member on notice_outbox (partner_id, member_id)',
    'create index notice_outbox_ended_at on notice_outbox (ended_at)',
  )
}
