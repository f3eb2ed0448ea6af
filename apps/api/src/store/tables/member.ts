import type { MemberType, TierLevel } from '@dining/domain'
import type { ColumnType, Generated } from 'kysely'

import { columnsOf } from './columns.ts'

export interface MemberTable {
  partner_id: string
  id: string
  public_id: string
  family_id: string | null
  email: string
  /** Normalised address; unique within a partner. */
  email_key: string
  password_hash: string | null
  partner_number: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  phone_number: string | null
  sms_opt_in: Generated<boolean>
  /** When the reply STOP to a text message ended the consent; null while it is given, and if it ended otherwise. */
  sms_stopped_at: Generated<Date | null>
  email_opt_in: Generated<boolean>
  address1: Generated<string>
  address2: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zip_code: Generated<string>
  tier_level: TierLevel
  vip_until_year: number | null
  member_type: MemberType
  has_web_profile: boolean
  active: Generated<boolean>
  enrollment_source: Generated<string>
  email_update_required: Generated<boolean>
  joined_at: Date
  /** When the account was closed; null while it is open. */
  closed_at: Generated<Date | null>
  /** When the personal data of the closed account was removed. */
  erased_at: Generated<Date | null>
  /** When that happens on the member's request; null without one. */
  erase_at: Generated<Date | null>
  /** Since when the member gets a statement of each month by mail; null without. */
  statement_since: Generated<Date | null>
}

export const MEMBER_COLUMNS = columnsOf<MemberTable>()([
  'partner_id',
  'id',
  'public_id',
  'family_id',
  'email',
  'email_key',
  'password_hash',
  'partner_number',
  'first_name',
  'last_name',
  'phone_number',
  'sms_opt_in',
  'sms_stopped_at',
  'email_opt_in',
  'address1',
  'address2',
  'city',
  'state',
  'zip_code',
  'tier_level',
  'vip_until_year',
  'member_type',
  'has_web_profile',
  'active',
  'enrollment_source',
  'email_update_required',
  'joined_at',
  'closed_at',
  'erased_at',
  'erase_at',
  'statement_since',
])

export interface SessionTable {
  partner_id: string
  id_hash: string
  member_id: string
  created_at: Date
  seen_at: Date
  /** End if no further call is made. */
  expires_at: Date
  /** Absolute end. */
  ends_at: Date
  remembered: boolean
  /** ID token of a sign-in at the partner's provider, for signing out there, too; null for a sign-in with a password. */
  provider_id_token: string | null
  /** The provider's own session (`sid`) of that sign-in; null if the provider names none. */
  provider_session_id: Generated<string | null>
  /** Who uses this session in the partner's administration tool; null for a session of the member. */
  emulated_by: Generated<string | null>
  emulation_writes: Generated<boolean>
  /** Browser and system that started it; null if unknown. */
  device: string | null
  /** When the member last proved who they are; null for a session of the version before, whose start counts. */
  confirmed_at: Date | null
}

/** A passkey of a member (WebAuthn). */
export interface PasskeyTable {
  partner_id: string
  /** The credential's id, base64url. */
  id: string
  member_id: string
  /** The host that it was created for; it signs for no other. */
  rp_id: string
  /** COSE key, base64url. */
  public_key: string
  /** Uses that the authenticator has counted; 0 for one that does not count. */
  counter: ColumnType<string, number, number>
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

/** A challenge that one browser may answer once. */
export interface PasskeyChallengeTable {
  partner_id: string
  challenge_hash: string
  purpose: 'add' | 'use'
  /** Hash of the cookie that its anti-forgery token is bound to. */
  browser_hash: string
  expires_at: Date
}

/** A browser that a member has signed in with. */
export interface KnownDeviceTable {
  partner_id: string
  member_id: string
  device_hash: string
  seen_at: Date
}

/** The identity of a person at the partner's provider; its claims are from `seen_at`. */
export interface ProviderIdentityTable {
  partner_id: string
  issuer: string
  subject: string
  member_id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  partner_number: string | null
  seen_at: Date
}

/** A browser that was redirected to the provider and has not returned yet. */
export interface SingleSignOnAttemptTable {
  partner_id: string
  state_hash: string
  browser_hash: string
  nonce: string
  code_verifier: string
  expires_at: Date
}

export interface SignInAttemptTable {
  partner_id: string
  email_key_hash: string
  failures: number
  first_at: Date
  locked_until: Date | null
}

export interface RateLimitTable {
  partner_id: string
  /** Name of the rule. */
  rule: string
  /** Hash of the key that is counted. */
  subject: string
  count: number
  ends_at: Date
}

export interface RecoveryTable {
  partner_id: string
  id: string
  member_id: string
  code_hash: string
  ticket_hash: string | null
  attempts: Generated<number>
  expires_at: Date
  used_at: Date | null
  new_email: string | null
}

/** A restaurant that a member has saved. */
export interface FavoriteTable {
  partner_id: string
  member_id: string
  merchant_id: string
  saved_at: Date
}

/** A member's review of a dine. */
export interface ReviewTable {
  partner_id: string
  id: string
  member_id: string
  source_transaction_id: string
  merchant_id: string
  merchant_name: string
  stars: number
  body: string
  /** The first name that is shown with it; '' for none. */
  author: string
  created_at: Date
  /** Null until an operator has decided. */
  approved: Generated<boolean | null>
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
}

/** What a visitor has answered to a survey of the content. */
export interface SurveyAnswerTable {
  partner_id: string
  /** Chosen by the browser, so that a repeated call stores nothing more. */
  id: string
  survey_id: string
  /** Null for a visitor who was not signed in. */
  member_id: string | null
  path: string
  answers: ColumnType<{ question: string; answer: string }[], string, string>
  answered_at: Date
}

/** How a person goes on joining elsewhere: one row for each purpose. */
export interface JoinLinkTable {
  partner_id: string
  /** Keyed hash of the email address or of the member's id. */
  owner_hash: string
  purpose: 'details' | 'card' | 'draft'
  /** Hash of the token in the mail. */
  token_hash: string
  /** Null for a person who is no member yet. */
  member_id: string | null
  /** What was typed in step 1, encrypted; null if nothing is kept. */
  sealed: string | null
  expires_at: Date
}

/** A month that is done for a member who gets statements by mail. */
export interface MonthlyStatementTable {
  partner_id: string
  /** ISO month in the program's zone: 2026-03. */
  month: string
  member_id: string
  /** Null for a month without activity, which has no mail. */
  mail_id: Generated<string | null>
  made_at: Date
}

/** A provider's logout token that was used; it is accepted once. */
export interface ProviderLogoutTable {
  partner_id: string
  token_hash: string
  expires_at: Date
}

export interface ProspectTable {
  partner_id: string
  email_key: string
  created_at: Date
}
