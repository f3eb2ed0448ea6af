import { RESERVATION_BONUS_REASONS, RESERVATION_BONUS_STATES, RESERVATION_LIMITS, RESERVATION_STATUSES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'
import { slotSchema } from './reservation-availability.ts'
import { localIsoSchema, partySchema, slotIdSchema } from './table-parts.ts'

const reservationIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
/** The card-payment provider's id of a card that a member gives. */
const cardSetupSchema = v.pipe(v.string(), v.regex(/^\w{1,255}$/))

/** The provider's rule of cancelling and changing. */
const cancelRuleSchema = v.object({
  /** ISO time until which it is free of charge; null without such an end. */
  freeUntil: v.nullable(v.string()),
  /** Cents a person that the restaurant may charge to the card afterwards; null if it charges nothing. */
  feeCents: v.nullable(v.number()),
})

/** A reservation of the member. */
const reservationSchema = v.object({
  id: v.string(),
  merchantId: v.string(),
  merchantName: v.string(),
  address: v.object({ address1: v.string(), city: v.string(), state: v.string(), zipCode: v.string() }),
  latitude: v.number(),
  longitude: v.number(),
  phone: v.nullable(v.string()),
  timeZone: v.string(),
  time: localIsoSchema,
  party: v.number(),
  note: v.string(),
  status: v.picklist(RESERVATION_STATUSES),
  /** The provider's number of the booking; null while it is pending. */
  confirmation: v.nullable(v.string()),
  cancelRule: cancelRuleSchema,
  /** The card that the member gave for it; null without one. The number is known to the card-payment provider alone. */
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  canChange: v.boolean(),
  canCancel: v.boolean(),
  /** What a kept reservation pays, and why it pays nothing; null if the partner has no such bonus. */
  bonus: v.nullable(
    v.object({ units: v.number(), state: v.picklist(RESERVATION_BONUS_STATES), reason: v.nullable(v.picklist(RESERVATION_BONUS_REASONS)) }),
  ),
})
export type Reservation = v.InferOutput<typeof reservationSchema>

/** Refusals of a hold, a booking or a change. Nothing was booked, except with `pending`. */
const refusedSchemas = [
  /** A reservation of the member at this location within two hours (RESERVE-21); null if it was not made on this site. */
  v.object({ kind: v.literal('overlap'), reservation: v.nullable(reservationSchema) }),
  /** The account is deactivated with the booking provider (RESERVE-22). */
  v.object({ kind: v.literal('userFraud') }),
  /** The table has been taken, or the id is too old. */
  v.object({ kind: v.literal('slotGone') }),
  /** The provider asks for a card, and this installation cannot take one. */
  v.object({ kind: v.literal('cardRequired') }),
  /** The provider refused, or could not be reached before it received the booking (RESERVE-20). */
  v.object({ kind: v.literal('provider') }),
] as const

/** The card-payment provider does not answer, or not as agreed. Nothing was booked, and the card that was given can be used again. */
const cardProviderSchema = v.object({ kind: v.literal('cardProvider') })

const bookedSchema = v.variant('kind', [
  v.object({ kind: v.literal('booked'), reservation: reservationSchema }),
  /** The provider's answer was lost and it may have booked; the server finds out and mails the member. It must not be booked again. */
  v.object({ kind: v.literal('pending'), reservation: reservationSchema }),
  cardProviderSchema,
  ...refusedSchemas,
])
export type ReservationOutcome = v.InferOutput<typeof bookedSchema>

export const holdReservation = endpoint('holdReservation', {
  method: 'POST',
  path: '/api/merchants/:merchantId/reservations/holds',
  summary:
    'Keeps a table for the member while the form is open. A repeated call for the same table renews nothing and has the same answer.',
  params: v.object({ merchantId: merchantIdSchema }),
  body: v.object({ slotId: slotIdSchema }),
  answer: v.variant('kind', [
    v.object({
      kind: v.literal('held'),
      slot: slotSchema,
      party: partySchema,
      /** ISO time. */
      expiresAt: v.string(),
      cancelRule: cancelRuleSchema,
      /** The telephone number of the member's profile, for the form; null without one. */
      phone: v.nullable(v.string()),
    }),
    ...refusedSchemas,
  ]),
  session: 'required',
  errors: ['not-found', 'forbidden', 'too-many-requests'],
})

export const createCardSetup = endpoint('createCardSetup', {
  method: 'POST',
  path: '/api/merchants/:merchantId/reservations/card-setups',
  summary:
    'Prepares the card-payment provider for the card of a table (CARD-71). Nothing is charged. A call with an idempotency key has the same answer when it is repeated. 404 where this installation takes no cards.',
  params: v.object({ merchantId: merchantIdSchema }),
  body: v.object({ slotId: slotIdSchema }),
  answer: v.variant('kind', [
    v.object({
      kind: v.literal('ready'),
      /** To be sent with the booking, once the provider has the card. */
      cardSetup: cardSetupSchema,
      /** With it the provider's script takes a card for this table. */
      clientSecret: v.string(),
    }),
    /** The table's time has passed, or the id names none. */
    v.object({ kind: v.literal('slotGone') }),
    cardProviderSchema,
  ]),
  session: 'required',
  errors: ['not-found', 'forbidden', 'too-many-requests'],
})

export const bookReservation = endpoint('bookReservation', {
  method: 'POST',
  path: '/api/merchants/:merchantId/reservations',
  summary: 'Books a table (RESERVE-18, RESERVE-24), with the hold of the member if there is one. Takes an idempotency key.',
  params: v.object({ merchantId: merchantIdSchema }),
  body: v.object({
    slotId: slotIdSchema,
    /** Ten digits, with or without punctuation; that of the profile if omitted. */
    phone: v.optional(v.pipe(v.string(), v.maxLength(RESERVATION_LIMITS.phone))),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(RESERVATION_LIMITS.note))),
    /** Of `createCardSetup`, once the provider has the card: for this table, of this member, and for one booking. */
    cardSetup: v.optional(cardSetupSchema),
  }),
  answer: bookedSchema,
  session: 'required',
  errors: ['not-found', 'forbidden', 'validation-failed', 'idempotency-conflict', 'too-many-requests', 'unavailable'],
})

export const getReservations = endpoint('getReservations', {
  method: 'GET',
  path: '/api/Member/Reservations',
  summary: 'The reservations of the member: upcoming ones, the next first, and past or cancelled ones, the latest first',
  answer: v.object({ upcoming: v.array(reservationSchema), past: v.array(reservationSchema) }),
  session: 'required',
  errors: ['not-found'],
})

export const changeReservation = endpoint('changeReservation', {
  method: 'PUT',
  path: '/api/Member/Reservations/:reservationId',
  summary: 'Moves a reservation to another table of the same restaurant. A repeated call has the same effect.',
  params: v.object({ reservationId: reservationIdSchema }),
  body: v.object({ slotId: slotIdSchema }),
  answer: bookedSchema,
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

export const cancelReservation = endpoint('cancelReservation', {
  method: 'DELETE',
  path: '/api/Member/Reservations/:reservationId',
  summary: 'Cancels a reservation. A repeated call has the same effect.',
  params: v.object({ reservationId: reservationIdSchema }),
  answer: v.variant('kind', [
    v.object({ kind: v.literal('cancelled'), reservation: reservationSchema }),
    /** The provider no longer accepts it: the restaurant takes it by telephone. */
    v.object({ kind: v.literal('tooLate'), reservation: reservationSchema }),
    v.object({ kind: v.literal('provider') }),
  ]),
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

export const receiveReservationStatus = endpoint('receiveReservationStatus', {
  method: 'POST',
  path: '/api/ReservationStatus',
  summary: 'The booking provider reports that a reservation has changed. Its status is then read from the provider.',
  body: v.object({
    /** The provider's number of the booking. */
    confirmation: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    /** Seconds since 1970. */
    sentAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** HMAC-SHA256, in hexadecimal digits, of `<sentAt>.<confirmation>`. */
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  answer: v.object({ received: v.literal(true) }),
  // The provider makes this call. Its signature authenticates it.
  token: false,
  signed: true,
  errors: ['not-found', 'forbidden'],
})
