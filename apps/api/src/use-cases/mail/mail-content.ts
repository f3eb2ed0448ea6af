import { FORFEIT_REASONS, RECOVERY_MINUTES, TABLE_WATCH } from '@dining/domain'
import * as v from 'valibot'

import type { MailMessage } from '../../adapters/mail.ts'
import { emailCodeMail } from '../../adapters/mails/email-change.ts'
import { householdInvitationMail, householdJoinedMail, householdRemovedMail } from '../../adapters/mails/household.ts'
import { joinKnownMail, joinLinkMail } from '../../adapters/mails/join-link.ts'
import { recoveryMail } from '../../adapters/mails/recovery.ts'
import { missingDineMail } from '../../adapters/mails/missing-dine.ts'
import { monthlyStatementMail } from '../../adapters/mails/monthly-statement.ts'
import { reservationMail } from '../../adapters/mails/reservation.ts'
import { tableFoundMail } from '../../adapters/mails/table-found.ts'
import { CARD_REMOVALS, securityMail } from '../../adapters/mails/security.ts'
import type { Sender } from '../../adapters/mails/sender.ts'
import { welcomeMail } from '../../adapters/mails/welcome.ts'
import type { MailKind } from '../../store/tables.ts'

/** A reservation as its mails show it; times are ISO. */
const reservationSchema = v.object({
  to: v.string(),
  reservationId: v.string(),
  restaurant: v.string(),
  address: v.string(),
  timeZone: v.string(),
  at: v.string(),
  party: v.number(),
  confirmation: v.string(),
  freeUntil: v.nullable(v.string()),
  feeCents: v.nullable(v.number()),
  hasBonus: v.boolean(),
  /** Number of changes, by which a calendar recognizes the newest. */
  sequence: v.number(),
  changedAt: v.string(),
})

const when = {
  to: v.string(),
  /** ISO time of the change; mails of the version before have none. */
  at: v.optional(v.string()),
}

/** Changes of an account's security, which its member is notified of. */
const securitySchemas = [
  v.object({ kind: v.literal('password-changed'), ...when, passkeysRemoved: v.optional(v.boolean()) }),
  v.object({ kind: v.literal('email-changed'), ...when }),
  v.object({ kind: v.literal('phone-changed'), ...when }),
  v.object({ kind: v.literal('card-removed'), ...when, lastFour: v.string(), cause: v.picklist(CARD_REMOVALS) }),
  v.object({ kind: v.literal('card-added'), ...when, lastFours: v.array(v.string()) }),
  v.object({ kind: v.literal('new-device'), ...when, device: v.nullable(v.string()) }),
  v.object({ kind: v.literal('sessions-ended'), ...when }),
  v.object({ kind: v.picklist(['passkey-added', 'passkey-removed']), ...when, name: v.string() }),
  // `eraseAt`: ISO time until which the member can keep the account
  v.object({ kind: v.literal('account-closing'), ...when, eraseAt: v.string() }),
  v.object({ kind: v.literal('account-erased'), ...when }),
] as const

const statementLineSchema = v.object({
  restaurant: v.string(),
  /** ISO date. */
  day: v.string(),
  amountCents: v.number(),
  benefit: v.number(),
  state: v.picklist(['earned', 'open', 'not-earned']),
  /** Of an open one: its amount is not known until it is final. Mails of the version before have none. */
  isDeferred: v.optional(v.boolean()),
  /** Mails of the version before have none. */
  reason: v.optional(v.nullable(v.picklist(FORFEIT_REASONS))),
  /** Where it left the member on the way to the next full step of the rate; mails of the version before have none. */
  step: v.optional(
    v.nullable(v.object({ keptCents: v.number(), leftCents: v.number(), perCents: v.number(), benefit: v.number(), isAll: v.boolean() })),
  ),
})

/** A member's month; amounts are cents, and units of the program. */
const statementSchema = v.object({
  kind: v.literal('monthly-statement'),
  to: v.string(),
  month: v.string(),
  dines: v.number(),
  benefit: v.number(),
  openBenefit: v.nullable(v.number()),
  lines: v.array(statementLineSchema),
  bonuses: v.array(v.object({ description: v.string(), restaurant: v.string(), units: v.number() })),
  adjustments: v.array(statementLineSchema),
  credits: v.array(v.object({ target: v.string(), day: v.string(), amountCents: v.number() })),
  more: v.number(),
})
export type StatementContent = v.InferOutput<typeof statementSchema>

const mailContentSchema = v.variant('kind', [
  // Mails that the version before wrote have no token.
  v.object({ kind: v.literal('welcome'), to: v.string(), firstName: v.string(), token: v.optional(v.string()) }),
  v.object({ kind: v.literal('join-link'), to: v.string(), token: v.nullable(v.string()) }),
  v.object({ kind: v.literal('join-known'), to: v.string() }),
  v.object({ kind: v.literal('recovery-code'), to: v.string(), code: v.string() }),
  // Of a member who is signed in, or of one who must update the address before signing in.
  v.object({ kind: v.literal('email-code'), to: v.string(), code: v.string(), isSignedIn: v.optional(v.boolean()) }),
  ...securitySchemas,
  v.object({
    kind: v.picklist(['reservation-booked', 'reservation-changed', 'reservation-cancelled', 'reservation-reminder']),
    ...reservationSchema.entries,
  }),
  v.object({
    kind: v.literal('table-found'),
    to: v.string(),
    restaurant: v.string(),
    address: v.string(),
    timeZone: v.string(),
    at: v.string(),
    linkUntil: v.string(),
    party: v.number(),
    token: v.string(),
  }),
  v.object({
    kind: v.picklist(['missing-dine-received', 'missing-dine-asked', 'missing-dine-granted', 'missing-dine-refused']),
    to: v.string(),
    restaurant: v.string(),
    /** ISO date. */
    dinedOn: v.string(),
    amountCents: v.number(),
    /** The operator's message; '' for the receipt. */
    text: v.string(),
    txnId: v.nullable(v.string()),
  }),
  statementSchema,
  v.object({ kind: v.literal('household-invitation'), to: v.string(), from: v.string(), token: v.string() }),
  v.object({ kind: v.literal('household-joined'), to: v.string(), name: v.string() }),
  v.object({ kind: v.literal('household-removed'), to: v.string() }),
])

/** Recipient and values of a mail; its text is made when it is sent. */
export type MailContent = v.InferOutput<typeof mailContentSchema>

export type SecurityContent = v.InferOutput<(typeof securitySchemas)[number]>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Milliseconds in which a mail is useful; after that it is not sent any more. */
export const USEFUL_MS: Readonly<Record<MailKind, number>> = {
  welcome: 3 * DAY_MS,
  'join-link': DAY_MS,
  'join-known': DAY_MS,
  'recovery-code': RECOVERY_MINUTES * MINUTE_MS,
  'password-changed': 3 * DAY_MS,
  'email-code': RECOVERY_MINUTES * MINUTE_MS,
  'email-changed': 3 * DAY_MS,
  'phone-changed': 3 * DAY_MS,
  'card-removed': 3 * DAY_MS,
  'card-added': 3 * DAY_MS,
  'new-device': 3 * DAY_MS,
  'sessions-ended': 3 * DAY_MS,
  'passkey-added': 3 * DAY_MS,
  'passkey-removed': 3 * DAY_MS,
  'account-closing': 3 * DAY_MS,
  'account-erased': 3 * DAY_MS,
  'reservation-booked': DAY_MS,
  'reservation-changed': DAY_MS,
  'reservation-cancelled': DAY_MS,
  'reservation-reminder': 12 * 60 * MINUTE_MS,
  'table-found': TABLE_WATCH.linkMinutes * MINUTE_MS,
  'missing-dine-received': 3 * DAY_MS,
  'missing-dine-asked': 3 * DAY_MS,
  'missing-dine-granted': 3 * DAY_MS,
  'missing-dine-refused': 3 * DAY_MS,
  'monthly-statement': 7 * DAY_MS,
  'household-invitation': 3 * DAY_MS,
  'household-joined': 3 * DAY_MS,
  'household-removed': 3 * DAY_MS,
}

/** Reads content that `JSON.stringify` wrote; null if it is unknown to this version. */
export function readMailContent(text: string): MailContent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mailContentSchema), text)
  return parsed.success ? parsed.output : null
}

/**
 * The mail as the recipient gets it.
 * @param unsubscribe token of the recipient's one-click address; null for a person who is no member
 */
export function composeContent(sender: Sender, content: MailContent, unsubscribe: string | null): MailMessage {
  switch (content.kind) {
    case 'welcome':
      return welcomeMail(sender, { email: content.to, first_name: content.firstName }, content.token)
    case 'join-link':
      return joinLinkMail(sender, content.to, content.token)
    case 'join-known':
      return joinKnownMail(sender, content.to)
    case 'recovery-code':
      return recoveryMail(sender, content.to, content.code)
    case 'email-code':
      return emailCodeMail(sender, content)
    case 'reservation-booked':
    case 'reservation-changed':
    case 'reservation-cancelled':
    case 'reservation-reminder':
      return reservationMail(sender, content)
    case 'table-found':
      return tableFoundMail(sender, content)
    case 'missing-dine-received':
    case 'missing-dine-asked':
    case 'missing-dine-granted':
    case 'missing-dine-refused':
      return missingDineMail(sender, content)
    case 'monthly-statement':
      return monthlyStatementMail(sender, content, unsubscribe)
    case 'household-invitation':
      return householdInvitationMail(sender, content)
    case 'household-joined':
      return householdJoinedMail(sender, content)
    case 'household-removed':
      return householdRemovedMail(sender, content.to)
    case 'password-changed':
    case 'email-changed':
    case 'phone-changed':
    case 'card-removed':
    case 'card-added':
    case 'new-device':
    case 'sessions-ended':
    case 'passkey-added':
    case 'passkey-removed':
    case 'account-closing':
    case 'account-erased':
      return securityMail(sender, content)
  }
}
