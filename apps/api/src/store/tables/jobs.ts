import type { Generated } from 'kysely'

/** The kind of a mail, which decides its text. */
export type MailKind = 'welcome' | 'recovery-code' | 'password-changed' | 'card-removed'

/** `refused`, `expired` and `replaced` mails are not sent any more. */
export type MailStatus = 'waiting' | 'sending' | 'sent' | 'refused' | 'expired' | 'replaced'

export interface MailOutboxTable {
  partner_id: string
  /** UUID; the mail's Message-ID is made of it. */
  id: string
  member_id: string
  kind: MailKind
  /** Origin of the partner's site, for the links of the mail. */
  origin: string
  /** Recipient and values of the text, encrypted; null once the mail has ended. */
  sealed: string | null
  status: Generated<MailStatus>
  attempts: Generated<number>
  /** Code of the last failure, such as ECONNREFUSED or 451; never its text. */
  last_error: string | null
  created_at: Date
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
