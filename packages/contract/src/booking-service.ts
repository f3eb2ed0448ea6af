import { WEEKDAYS } from '@dining/domain'
import * as v from 'valibot'

/**
 * Wire format between the API and the local booking service of `apps/sandbox`, which is for development only. JSON over HTTP,
 * `Authorization: Bearer <token>` on each call.
 *
 * | call | answer |
 * |---|---|
 * | `POST /availability`, body `bookingAvailabilityRequestSchema` | 200 `bookingAvailabilitySchema` |
 * | `POST /holds`, body `bookingHoldRequestSchema` | 200 `bookingHoldSchema`; the same for the same key |
 * | `POST /reservations`, body `bookingRequestSchema` | 200 `bookingAnswerSchema`; the same for the same key |
 * | `POST /reservations/recover`, body `{ "key": "…" }` | 200 `bookingRecoverySchema`: what became of a key; one without a booking can no longer book |
 * | `GET /reservations/<confirmation>` | 200 `bookingRecordSchema`; 404 |
 * | `PUT /reservations/<confirmation>`, body `bookingChangeRequestSchema` | 200 `bookingAnswerSchema` |
 * | `DELETE /reservations/<confirmation>` | 200 `bookingCancelSchema` |
 *
 * The service reports a changed status with `POST <the account's address>`, body `receiveReservationStatus` of the contract.
 */
const isoTime = v.pipe(v.string(), v.isoTimestamp())
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const party = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const area = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))

/** A restaurant as the API knows it; a real service has its own data. */
const restaurantSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  timeZone: v.pipe(v.string(), v.maxLength(60)),
  hours: v.pipe(v.array(v.object({ day: v.picklist(WEEKDAYS), opens: v.number(), closes: v.number() })), v.readonly()),
})

/** Statuses of a restaurant at a time (interfaces.md, "reservations"). */
export const BOOKING_TIME_STATUSES = ['AVAILABLE', 'UNAVAILABLE', 'NON_WORKING_HOURS'] as const

const cancelRuleSchema = v.object({ freeUntil: v.nullable(isoTime), feeCents: v.nullable(v.number()) })

export const bookingAvailabilityRequestSchema = v.object({ restaurant: restaurantSchema, from: isoTime, to: isoTime, party })
export const bookingAvailabilitySchema = v.object({
  parties: v.object({ least: v.number(), most: v.number() }),
  /** Minutes before a table in which it can no longer be booked. */
  leadMinutes: v.number(),
  /** The last bookable date of the restaurant. */
  lastDate: v.pipe(v.string(), v.isoDate()),
  times: v.array(v.object({ at: isoTime, status: v.picklist(BOOKING_TIME_STATUSES), area, cardRequired: v.boolean() })),
})

export const BOOKING_REFUSALS = ['SLOT_TAKEN', 'USER_DEACTIVATED', 'CARD_REQUIRED', 'OVERLAP', 'KEY_CLOSED', 'NOT_FOUND'] as const
const refusedSchema = v.object({ result: v.literal('refused'), reason: v.picklist(BOOKING_REFUSALS) })

const slot = { restaurant: restaurantSchema, at: isoTime, party, area }
export const bookingHoldRequestSchema = v.object({ key, ...slot })
export const bookingHoldSchema = v.variant('result', [
  v.object({ result: v.literal('held'), expiresAt: isoTime, cancelRule: cancelRuleSchema, cardRequired: v.boolean() }),
  refusedSchema,
])

export const bookingRequestSchema = v.object({
  key,
  /** Key of a hold of the same guest. */
  holdKey: v.nullable(key),
  ...slot,
  guest: v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() }),
  note: v.string(),
  /** The guest's card at the card-payment provider, by its id there; null without one. */
  card: v.nullable(v.object({ paymentMethod: v.pipe(v.string(), v.regex(/^pm_\w{1,250}$/)) })),
})

export const BOOKING_STATUSES = ['booked', 'cancelled', 'completed', 'no-show'] as const
export const bookingRecordSchema = v.object({
  confirmation: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  restaurantId: v.string(),
  at: isoTime,
  party,
  status: v.picklist(BOOKING_STATUSES),
  cancelRule: cancelRuleSchema,
})
export type BookingRecord = v.InferOutput<typeof bookingRecordSchema>

export const bookingAnswerSchema = v.variant('result', [
  v.object({ result: v.literal('booked'), record: bookingRecordSchema }),
  refusedSchema,
])
export const bookingRecoverySchema = v.object({ record: v.nullable(bookingRecordSchema) })
export const bookingChangeRequestSchema = v.object(slot)
export const bookingCancelSchema = v.object({ result: v.picklist(['cancelled', 'too-late', 'not-found']) })
