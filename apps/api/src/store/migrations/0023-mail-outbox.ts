import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Mails to send, written in the transaction of their cause. `sealed` contains the recipient and the values of the text, encrypted; it is removed when
 * the mail has been sent or will not be sent any more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'mail_outbox',
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
     tried_at timestamptz,
     expires_at timestamptz not null,
     ended_at timestamptz,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
  await run(
    db,
    `create index mail_outbox_open on mail_outbox (created_at) where status in ('waiting', 'sending')`,
    `create index mail_outbox_member on mail_outbox (partner_id, member_id, kind) where status in ('waiting', 'sending')`,
  )
}
