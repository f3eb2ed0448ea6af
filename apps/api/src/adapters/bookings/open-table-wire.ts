import * as v from 'valibot'

/**
 * The wire format of OpenTable's partner API, as far as its public documents give it (platform.opentable.com/documentation, docs.opentable.com): OAuth
 * with client credentials, `X-Request-Id` on writes ("used to ensure idempotent message processing in case of a retry"), availability, slot locks
 * and reservations. What they do not give is at the end of this file, each with how it was decided; nothing outside this file depends on it.
 */
export const OPEN_TABLE = {
  /** Production; pre-production is oauth-pp.opentable.com and platform.otqa.com. */
  signIn: 'https://oauth.opentable.com',
  api: 'https://platform.opentable.com',
} as const

export const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), token_type: v.string(), expires_in: v.number() })
export const tokenPath = '/api/v2/oauth/token?grant_type=client_credentials'

const availabilityTypeSchema = v.object({
  type: v.optional(v.string()),
  cancellation_policy: v.optional(v.nullable(v.unknown())),
})
export const availabilitySchema = v.object({
  rid: v.union([v.number(), v.string()]),
  party_size: v.number(),
  times_available: v.optional(
    v.array(v.object({ time: v.string(), availability_types: v.optional(v.array(availabilityTypeSchema), []) })),
    [],
  ),
  no_availability_reasons: v.optional(v.array(v.string()), []),
})
/** Minutes around a time, in a query; times are by the restaurant's clock. */
export const availabilityPath = (rid: string, time: string, party: number, forwardMinutes: number) =>
  `/v2/availability/${encodeURIComponent(rid)}?${new URLSearchParams({
    start_date_time: time,
    party_size: String(party),
    forward_minutes: String(forwardMinutes),
    backward_minutes: '0',
    include_credit_card_results: 'true',
  })}`

/** The kind of table that a lock and a booking name. */
export const DEFAULT_TABLE = 'default'
export const slotLockSchema = v.object({
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  reservation_token: v.pipe(v.string(), v.nonEmpty()),
})
export const slotLockPath = (rid: string) => `/v2/booking/${encodeURIComponent(rid)}/slot_locks`

export const bookingSchema = v.object({ confirmation_number: v.union([v.number(), v.string()]) })
export const bookingsPath = (rid: string) => `/v2/booking/${encodeURIComponent(rid)}/reservations`

export const refusalSchema = v.object({ message: v.optional(v.string(), ''), error_code: v.optional(v.string(), '') })

/*
 * NOT IN THE PUBLIC DOCUMENTS. Ask OpenTable for these when an account is opened, and correct them here.
 */

/** Reading, changing and cancelling one reservation: the paths follow that of creating one. */
export const bookingPath = (rid: string, confirmation: string) => `${bookingsPath(rid)}/${encodeURIComponent(confirmation)}`
/** The state of a reservation. The names are those of OpenTable's restaurant software. */
export const bookingStateSchema = v.object({
  date_time: v.string(),
  party_size: v.number(),
  state: v.string(),
})
export const STATES: Readonly<Record<string, 'booked' | 'cancelled' | 'completed' | 'no-show'>> = {
  Booked: 'booked',
  Confirmed: 'booked',
  Seated: 'booked',
  Completed: 'completed',
  Done: 'completed',
  Cancelled: 'cancelled',
  'No Show': 'no-show',
}
/** Codes of refusals. An unknown one is a slot that is gone, after which the member chooses again. */
export const REFUSAL_CODES: Readonly<Record<string, 'slotGone' | 'userFraud' | 'cardRequired' | 'overlap'>> = {
  SLOT_LOCK_EXPIRED: 'slotGone',
  TIME_NOT_AVAILABLE: 'slotGone',
  USER_DEACTIVATED: 'userFraud',
  CREDIT_CARD_REQUIRED: 'cardRequired',
  DUPLICATE_RESERVATION: 'overlap',
}
/** The guest's card at Stripe, in the body of a booking. */
export const cardOf = (paymentMethod: string) => ({ credit_card: { provider: 'stripe', payment_method: paymentMethod } })
/** Reasons without a time, which decide about limits. */
export const REASON_TOO_LARGE = 'AbovePartySize'
export const REASON_TOO_SMALL = 'BelowPartySize'
export const REASON_TOO_FAR = 'TooFarInAdvance'
export const REASON_CLOSED = 'RestaurantClosed'
/** Reports of statuses: the operator's gateway signs them as `receiveReservationStatus` of the contract says. */
