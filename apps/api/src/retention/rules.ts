import { NOTICES } from '@dining/domain'

/** How long rows of a table are kept, and why. */
export interface RetentionRule {
  /** What `pnpm api retention` calls it; the table, unless only some rows of it are meant. */
  readonly name: string
  readonly table: string
  /** Time from which the period counts. */
  readonly column: string
  readonly days: number
  readonly reason: string
  /** Additional SQL condition of the rows, which have the alias `t`. */
  readonly where?: string
  /** `erase-member` removes the personal data of a member and keeps the row, to which dines and payments belong. */
  readonly action?: 'delete' | 'erase-member'
}

const YEAR = 365

/**
 * Every table whose rows are removed. Dines, earnings, activated bonuses and statement credits are kept: they are accounts without names. Events of the audit trail
 * are removed only by the owner of the tables (`pnpm api audit purge`), because no role of a running process may change it.
 */
export const RETENTION: readonly RetentionRule[] = [
  {
    name: 'idempotency_key',
    table: 'idempotency_key',
    column: 'created_at',
    days: 2,
    reason: 'a repeated call is recognized for 24 hours',
  },
  { name: 'sign_in_attempt', table: 'sign_in_attempt', column: 'first_at', days: 2, reason: 'a lock of sign-in lasts less than a day' },
  { name: 'recovery', table: 'recovery', column: 'expires_at', days: 1, reason: 'a code is valid for 15 minutes' },
  { name: 'single_sign_on_attempt', table: 'single_sign_on_attempt', column: 'expires_at', days: 1, reason: 'an attempt lasts 15 minutes' },
  { name: 'join_link', table: 'join_link', column: 'expires_at', days: 1, reason: 'a link back to joining is valid for seven days' },
  {
    name: 'provider_logout',
    table: 'provider_logout',
    column: 'expires_at',
    days: 1,
    reason: 'a logout token that has expired is refused anyway',
  },
  { name: 'card_verification', table: 'card_verification', column: 'expires_at', days: 1, reason: 'a claim lasts ten minutes' },
  { name: 'session', table: 'session', column: 'expires_at', days: 1, reason: 'an ended session is of no use' },
  { name: 'passkey_challenge', table: 'passkey_challenge', column: 'expires_at', days: 1, reason: 'a challenge is valid for minutes' },
  {
    name: 'known_device',
    table: 'known_device',
    column: 'seen_at',
    days: 400,
    reason: 'the cookie of the browser has expired by then',
  },
  { name: 'operator_session', table: 'operator_session', column: 'expires_at', days: 1, reason: 'an ended session is of no use' },
  { name: 'rate_limit', table: 'rate_limit', column: 'ends_at', days: 1, reason: 'a window that has ended counts nothing' },
  { name: 'impression', table: 'impression', column: 'at', days: 30, reason: 'rows of the version before, which nothing reads' },
  {
    name: 'impression_count',
    table: 'impression_count',
    column: 'day',
    days: 2 * YEAR,
    reason: 'reports compare a month with that of the year before',
  },
  { name: 'mail_outbox', table: 'mail_outbox', column: 'ended_at', days: 30, reason: 'support sees whether a mail was sent' },
  { name: 'text_outbox', table: 'text_outbox', column: 'ended_at', days: 30, reason: 'support sees whether a text message was sent' },
  { name: 'notice_outbox', table: 'notice_outbox', column: 'ended_at', days: 30, reason: 'support sees whether a notice was sent' },
  {
    name: 'notice_device',
    table: 'notice_device',
    column: 'used_at',
    days: NOTICES.unusedDays,
    reason: 'a browser that has shown no notice for half a year is not used any more',
  },
  {
    name: 'monthly_statement',
    table: 'monthly_statement',
    column: 'made_at',
    days: YEAR,
    reason: 'support sees which statements were made; a statement is made for the month before alone',
  },
  {
    name: 'prospect',
    table: 'prospect',
    column: 'created_at',
    days: YEAR,
    reason: 'an address left before joining is of no use after a year',
  },
  {
    name: 'feed_unmatched',
    table: 'feed_unmatched',
    column: 'received_at',
    days: 180,
    reason: 'a line without a member is tried again for 90 days',
  },
  {
    name: 'import_run',
    table: 'import_run',
    column: 'started_at',
    days: 90,
    reason: 'operators compare an import with those of the last months; its refused rows go with it',
  },
  {
    name: 'household_invitation',
    table: 'household_invitation',
    column: 'expires_at',
    days: 1,
    reason: 'an invitation can be accepted for seven days; it holds the address of another person',
  },
  { name: 'shortlist', table: 'shortlist', column: 'expires_at', days: 1, reason: 'an expired list shows nothing; its votes go with it' },
  {
    name: 'flex_offer',
    table: 'flex_offer',
    column: 'last_day',
    days: YEAR,
    reason: 'members ask about an offer that has ended for up to a year; the dine that used it keeps its amount',
  },
  {
    name: 'bonus',
    table: 'bonus',
    column: 'last_day',
    days: YEAR,
    reason: 'operators compare a campaign with that of the year before; members who activated it keep its terms',
  },
  {
    name: 'reservation',
    table: 'reservation',
    column: 'starts_at',
    days: 2 * YEAR,
    reason: 'refunds take the bonus of a reservation back, and members ask about it, for up to two years',
  },
  {
    name: 'reservation (refused)',
    table: 'reservation',
    column: 'changed_at',
    days: 30,
    reason: 'support sees why a table could not be booked',
    where: `t.status = 'refused'`,
  },
  {
    name: 'table_watch',
    table: 'table_watch',
    column: 'starts_at',
    days: 30,
    reason: 'a watch ends when its window begins; support sees what was found for a month',
  },
  { name: 'reservation_hold', table: 'reservation_hold', column: 'expires_at', days: 1, reason: 'a hold lasts some minutes' },
  {
    name: 'review (rejected)',
    table: 'review',
    column: 'decided_at',
    days: YEAR,
    reason: 'a decision can be changed for a year; the dine can no longer be reviewed then',
    where: 't.approved is false',
  },
  {
    name: 'missing_dine (decided)',
    table: 'missing_dine',
    column: 'decided_at',
    days: 2 * YEAR,
    reason: 'members ask about a decision, and refunds name the dine, for up to two years',
  },
  {
    name: 'survey_answer',
    table: 'survey_answer',
    column: 'answered_at',
    days: 2 * YEAR,
    reason: 'reports compare a survey with that of the year before; operators export answers that they keep longer',
  },
  {
    name: 'merchant_picture (unused)',
    table: 'merchant_picture',
    column: 'changed_at',
    days: 30,
    reason: 'a restaurant that a file leaves out by mistake is back with the next one',
    where: `t.url not in (select photo_url from merchant where active and photo_url is not null
      union all select unnest(menu_picture_urls) from merchant where active and menu_picture_urls is not null)`,
  },
  {
    name: 'merchant_picture_file (unused)',
    table: 'merchant_picture_file',
    column: 'made_at',
    days: 1,
    reason: 'pages that browsers and caches keep show the picture before',
    where: 't.picture_id not in (select picture_id from merchant_picture where picture_id is not null)',
  },
  {
    name: 'member_card (unlinked)',
    table: 'member_card',
    column: 'unlinked_at',
    days: 2 * YEAR,
    reason: 'refunds and disputes name the card for up to two years',
  },
  {
    name: 'member (never joined)',
    table: 'member',
    column: 'joined_at',
    days: YEAR,
    reason: 'a person who signed in at a provider and never joined',
    where: `t.email_key like 'not joined %' and not exists (
      select from session s where s.partner_id = t.partner_id and s.member_id = t.id)`,
  },
  {
    name: 'member (closed)',
    table: 'member',
    column: 'closed_at',
    days: 90,
    reason: 'a closed account can be opened again for 90 days; then its personal data is removed',
    where: `t.member_type = 'ClosedAccountMember' and t.erased_at is null`,
    action: 'erase-member',
  },
]
