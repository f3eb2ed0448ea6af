import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Text messages to send, in the form of `mail_outbox`, and for both the moment before which a message is not sent. A member's reply STOP is kept
 * with its time, so that START can undo it and nothing else.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'text_outbox',
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
    'select, insert, update, delete',
  )
  await run(
    db,
    `create index text_outbox_open on text_outbox (created_at) where status in ('waiting', 'sending')`,
    `create index text_outbox_member on text_outbox (partner_id, member_id)`,
    `create index text_outbox_ended_at on text_outbox (ended_at)`,
    'alter table mail_outbox add column not_before timestamptz',
    'alter table member add column sms_stopped_at timestamptz',
    'create index member_phone_number on member (partner_id, phone_number) where phone_number is not null',
  )
}
