import * as v from 'valibot'

/** What an event contains besides its actor, time and member. */
interface EventKind<Facts extends v.GenericSchema, State extends v.GenericSchema | null> {
  readonly facts: Facts
  /** The values that the event changed, as they were before and after; null for an event that changes no recorded value. */
  readonly state: State
}

const text = v.string()
const count = v.number()
const list = v.pipe(v.array(text), v.readonly())

/* @__NO_SIDE_EFFECTS__ */
function event<const F extends v.ObjectEntries>(facts: F): EventKind<v.StrictObjectSchema<F, undefined>, null>
function event<const F extends v.ObjectEntries, const S extends v.ObjectEntries>(
  facts: F,
  state: S,
): EventKind<v.StrictObjectSchema<F, undefined>, v.StrictObjectSchema<S, undefined>>
function event(facts: v.ObjectEntries, state?: v.ObjectEntries) {
  return { facts: v.strictObject(facts), state: state ? v.strictObject(state) : null }
}

const contentVersion = {
  set: text,
  slug: text,
  version: count,
  by: text,
  note: text,
  publishAt: v.optional(text),
  toVersion: v.optional(count),
  /** The version whose schedule was cancelled or changed. */
  cancels: v.optional(count),
}
const approval = { set: text, slug: text, version: count, by: text, note: text, writers: list, publishAt: v.optional(text) }
/** The newest version, and the one that visitors see. */
const contentState = { version: count, status: text, shown: v.nullable(count) }
const membership = { memberType: text, active: v.boolean() }
const cards = { linkedCards: count }
const card = { cardId: text, cardType: text }
const operator = { operator: text }
const rights = { name: text, partners: v.union([v.literal('all'), list]), roles: v.optional(v.record(text, list)) }
const settled = { awarded: count, paid: count, moved: count }
const importCounts = v.record(text, count)

/**
 * Every kind of event with the values that it may contain. Never a password, a code, a card number, a name or an address of a member: ids, names
 * of changed fields, and values that name no person. An operator is named by email address, which is the id of an operator.
 */
export const AUDIT_EVENTS = {
  // Members
  'signed-in': event({ remembered: v.boolean(), by: v.optional(v.literal('passkey')) }),
  'sign-in-refused': event({ problem: v.optional(text) }),
  'account-locked': event({}),
  'signed-out': event({}),
  'sessions-ended': event({ ended: count }),
  'identity-confirmed': event({ by: v.picklist(['password', 'passkey']) }),
  'identity-refused': event({ by: v.picklist(['password', 'passkey']) }),
  'passkey-added': event({}),
  'passkey-removed': event({}),
  // By the partner's provider, at which the member signed out
  'provider-logout': event({ ended: count }),
  'signed-up': event({}, membership),
  activated: event({}, { tierLevel: count }),
  'profile-changed': event({ fields: list }, { smsOptIn: v.boolean(), emailOptIn: v.boolean(), tierLevel: count }),
  'recovery-requested': event({}),
  'recovery-refused': event({}),
  'password-changed': event({}),
  'email-update-required': event({ reason: text }),
  'email-change-requested': event({}),
  'email-changed': event({}),
  'account-closed': event({}, membership),
  'account-reopened': event({}, membership),
  // By the member: the account is closed at once and erased then
  'erasure-requested': event({ eraseAt: text }),
  'account-erased': event({}),
  'card-linked': event(card, cards),
  'card-unlinked': event(card, cards),
  'card-claim-started': event({ claimId: text }),
  'card-claim-refused': event({ claimId: text }),
  'card-claimed': event({ ...card, claimId: text }, cards),
  'card-released': event({ ...card, cause: v.picklist(['claim', 'operator']), reason: text }, cards),
  'statement-sent': event({ month: text }),
  'household-invited': event({ householdId: text, invitationId: text }),
  'household-invitation-withdrawn': event({ invitationId: text }),
  'household-joined': event({ householdId: text }),
  'household-left': event({ householdId: text, cause: v.picklist(['member', 'closed-account', 'removed']) }),
  'household-member-removed': event({ householdId: text }),
  'bonus-activated': event({ code: text }),
  // Of a dine that its member misses; its texts are in the report
  'missing-dine-reported': event({ reportId: text, merchantId: text }),
  'missing-dine-answered': event({ reportId: text }),
  'missing-dine-asked': event({ reportId: text, by: text }),
  'missing-dine-granted': event({ reportId: text, by: text }),
  'missing-dine-refused': event({ reportId: text, by: text }),
  'reservation-booked': event({ reservationId: text, merchantId: text }),
  'reservation-refused': event({ reservationId: text, reason: text }),
  'reservation-changed': event({ reservationId: text }),
  'reservation-status': event({ reservationId: text, by: v.picklist(['member', 'service', 'dine']) }, { status: text }),
  'table-watch-started': event({ watchId: text, merchantId: text }),
  'table-watch-stopped': event({ watchId: text }),
  'table-watch-alerted': event({ watchId: text }),
  // Of the administration tool, by its user
  'emulation-started': event({ mayWrite: v.boolean(), endsAt: text }),
  'emulation-viewed': event({ call: text }),
  'emulation-ended': event({}),
  // By an operator who helps; without the searched text, which may be an address
  'member-looked-up': event({ by: text, reason: text, found: v.boolean() }),
  // Content and flags
  'flag-set': event({ flag: text, reason: text, by: text }, { value: v.unknown() }),
  'flag-cleared': event({ flag: text, reason: text, by: text }, { value: v.unknown() }),
  'content-imported': event({ by: text, note: text, changed: count, takenOff: count, kept: count }),
  'content-drafted': event(contentVersion, contentState),
  'content-published': event(contentVersion, contentState),
  'content-scheduled': event(contentVersion, contentState),
  'content-schedule-cancelled': event(contentVersion, contentState),
  'content-rescheduled': event(contentVersion, contentState),
  'content-unpublished': event(contentVersion, contentState),
  'content-rolled-back': event(contentVersion, contentState),
  // Publishing by two operators: about the version that was written; its publication is an event of its own
  'approval-asked': event(approval),
  'approval-given': event(approval),
  'approval-sent-back': event(approval),
  // Without the text
  'comment-added': event({ set: text, slug: text, version: count, by: text }),
  'picture-uploaded': event({ picture: text, width: count, height: count, by: text }),
  'picture-deleted': event({ picture: text, by: text }),
  'review-approved': event({ review: text, by: text }),
  'review-rejected': event({ review: text, by: text }),
  'preview-link-made': event({ path: text, expiresAt: text }),
  // Operators
  'operator-signed-in': event({ ...operator, by: v.optional(v.literal('passkey')) }),
  'operator-sign-in-refused': event({ operator: v.nullable(text) }),
  'operator-locked': event({ operator: v.nullable(text) }),
  'operator-signed-out': event(operator),
  'operator-added': event(operator, rights),
  'operator-changed': event({ ...operator, passwordChanged: v.boolean() }, rights),
  'operator-removed': event(operator, rights),
  'operator-password-changed': event(operator),
  'operator-factor-set': event(operator),
  'operator-factor-removed': event(operator),
  'operator-passkey-added': event(operator),
  'operator-passkey-removed': event(operator),
  'operator-recovery-codes-made': event(operator),
  'operator-recovery-code-used': event({ ...operator, left: count }),
  'operator-sessions-ended': event({ ...operator, ended: count }),
  // Files that operators import in the studio, in addition to what each import records
  'file-import-started': event({ by: text, of: text, file: text, fileHash: text, bytes: count, run: text }),
  'file-import-ended': event({ by: text, of: text, file: text, fileHash: text, run: text, state: text, counts: importCounts }),
  // Earning
  'feed-import-started': event({ file: text }),
  'feed-imported': event({ file: text, completed: v.boolean(), counts: importCounts }),
  'flex-offers-imported': event({ file: text, counts: importCounts }),
  'bonuses-imported': event({ file: text, counts: importCounts }),
  'partner-cards-imported': event({ file: text, counts: importCounts }),
  'settlement-started': event({ asOf: text }),
  settled: event({ asOf: text, ...settled }),
  'credit-reported': event({ creditId: text }, { status: text }),
  // Installation
  'merchants-import-started': event({ importId: text, file: text, fileHash: text }),
  'merchants-imported': event({ importId: text, file: text, fileHash: text, counts: importCounts }),
  'merchants-import-failed': event({ importId: text, file: text, reason: text }),
  'app-secret-changed': event({}, { keyId: text }),
  'audit-purged': event({ before: text, removed: count, throughNumber: count, throughHash: text, reason: text }),
} as const

export type AuditKind = keyof typeof AUDIT_EVENTS
/** What was done to an entry of the content. */
export type ContentAuditKind = Exclude<Extract<AuditKind, `content-${string}`>, 'content-imported'>

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : never
type FactsOf<K extends AuditKind> = Output<(typeof AUDIT_EVENTS)[K]['facts']>
type StateOf<K extends AuditKind> = (typeof AUDIT_EVENTS)[K]['state'] extends null
  ? { readonly before?: never; readonly after?: never }
  : {
      /** Null where nothing was there before. */
      readonly before: Output<(typeof AUDIT_EVENTS)[K]['state']> | null
      /** Null where nothing is there afterwards. */
      readonly after: Output<(typeof AUDIT_EVENTS)[K]['state']> | null
    }

/** What a use case records: the kind decides which facts and values it needs. */
export type AuditEvent = {
  [K in AuditKind]: {
    readonly kind: K
    /** The member whom the event concerns. */
    readonly memberId: string | null
    readonly at: Date
  } & (Record<string, never> extends FactsOf<K> ? { readonly detail?: FactsOf<K> } : { readonly detail: FactsOf<K> }) &
    StateOf<K>
}[AuditKind]

/** Replaces the partner's id in events that concern the whole installation. No folder of a partner can have this name. */
export const INSTALLATION = '@installation'
