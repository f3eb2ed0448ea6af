import type { NoticeKind } from '@dining/domain'
import type { Generated } from 'kysely'

/** The kind of a mail, which decides its words. */
export type MailKind =
  | 'welcome'
  | 'join-link'
  | 'join-known'
  | 'recovery-code'
  | 'password-changed'
  | 'email-code'
  | 'email-changed'
  | 'phone-changed'
  | 'card-removed'
  | 'card-added'
  | 'new-device'
  | 'sessions-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'account-closing'
  | 'account-erased'
  | 'reservation-booked'
  | 'reservation-changed'
  | 'reservation-cancelled'
  | 'reservation-reminder'
  | 'table-found'
  | 'missing-dine-received'
  | 'missing-dine-asked'
  | 'missing-dine-granted'
  | 'missing-dine-refused'
  | 'monthly-statement'
  | 'household-invitation'
  | 'household-joined'
  | 'household-removed'

/** The kind of a text message, which decides its words. */
export type TextKind = 'opted-in' | 'earned'

/** `refused`, `expired` and `replaced` messages are not sent any more. */
export type MessageStatus = 'waiting' | 'sending' | 'sent' | 'refused' | 'expired' | 'replaced'

/** Messages of one channel to members: `mail_outbox`, `text_outbox` and `notice_outbox`. */
export interface OutboxTable<Kind extends string = MailKind | TextKind | NoticeKind> {
  partner_id: string
  /** UUID; a mail's Message-ID is made of it. */
  id: string
  /** Null for a mail to a person who is no member. */
  member_id: string | null
  kind: Kind
  /** Origin of the partner's site, for links. */
  origin: string
  /** Recipient and values of the text, encrypted; null once the message has ended. */
  sealed: string | null
  status: Generated<MessageStatus>
  attempts: Generated<number>
  /** Code of the last failure, such as ECONNREFUSED or 451; never its text. */
  last_error: string | null
  created_at: Date
  /** Moment before which it is not sent; null if it is sent at once. */
  not_before: Generated<Date | null>
  /** Start of the last attempt. */
  tried_at: Date | null
  expires_at: Date
  ended_at: Date | null
}

/** Last run of a scheduled job. */
export interface JobRunTable {
  job: string
  /** Partner id or table; empty for a job that has none. */
  subject: string
  /** The subject of the run, such as the day 2026-11-22. */
  period: string
  finished_at: Date
  /** Rows that the run changed. */
  amount: number
}
