import { AVAILABILITY_DEAD_ENDS, isDate, MAX_AVAILABILITY_BATCH } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'
import { localIsoSchema, timeSchema } from './table-parts.ts'

const dateSchema = v.pipe(v.string(), v.isoDate())

/** A table at a time. Its id names restaurant-local time, party and kind of table, so that it is still valid after a sign-in. */
export const slotSchema = v.object({
  slotId: v.string(),
  time: localIsoSchema,
  party: v.number(),
  /** Whether the provider asks for a card for this table (RESERVE-26). */
  cardRequired: v.boolean(),
  /** Whether it can be booked here: false for a table that needs a card where this installation cannot take one. */
  bookable: v.boolean(),
  /** Whether a kept reservation of this table earns the partner's bonus: the partner has one, and a dine at this time earns. */
  bonus: v.boolean(),
  /**
   * What a dinner for the party earns then, without the bonus for the reservation, in the program's unit (cents for money partners): by the member's
   * tier, for other visitors by the best one. 0 if a dine at this time earns nothing.
   */
  earns: v.number(),
})
export type ReservationSlot = v.InferOutput<typeof slotSchema>

/** What was asked for, with the defaults in place of omitted parts (RESERVE-06 … RESERVE-08). */
const askedSchema = v.object({ date: dateSchema, time: timeSchema, party: v.pipe(v.number(), v.integer(), v.minValue(0)) })

const tablesSchema = v.object({
  asked: askedSchema,
  /** Units of the bonus for a kept reservation; null if the partner has none. */
  bonusUnits: v.nullable(v.number()),
})

const slotsSchema = v.pipe(v.array(slotSchema), v.readonly())

/** Tables around the asked time in the order of time, or why there are none and the nearest ones that exist (RESERVE-11 … RESERVE-17). */
const availabilitySchema = v.variant('kind', [
  v.object({ kind: v.literal('slots'), ...tablesSchema.entries, slots: slotsSchema }),
  v.object({
    kind: v.picklist(AVAILABILITY_DEAD_ENDS),
    ...tablesSchema.entries,
    /** Whether the restaurant is closed at the asked time (`none` only). */
    closed: v.boolean(),
    /** `tooBig`, `tooSmall`: parties that can be booked. */
    parties: v.exactOptional(v.object({ least: v.number(), most: v.number() })),
    /** `tooFar`: the last date. */
    lastDate: v.exactOptional(dateSchema),
    nearest: v.object({
      /** Other times of the asked day. */
      sameDay: slotsSchema,
      /** One for each day near the asked one that has a table, nearest to the asked time. */
      otherDays: slotsSchema,
    }),
  }),
  /** The provider does not answer, or not as agreed: the restaurant takes bookings by telephone. */
  v.object({ kind: v.literal('unavailable'), asked: askedSchema }),
])
export type ReservationAvailability = v.InferOutput<typeof availabilitySchema>

const askedQuery = {
  /** ISO date by the restaurant's clock; today if omitted. */
  date: v.optional(v.pipe(dateSchema, v.check(isDate))),
  /** 19:00 if omitted. */
  time: v.optional(timeSchema),
  /** 2 if omitted. */
  party: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(0), v.maxValue(1_000))),
}

export const getReservationAvailability = endpoint('getReservationAvailability', {
  method: 'GET',
  path: '/api/merchants/:merchantId/reservations/availability',
  summary: 'Tables of a restaurant around a time (RESERVE-24). 404 where the partner or the restaurant offers no reservations.',
  params: v.object({ merchantId: merchantIdSchema }),
  query: v.object(askedQuery),
  answer: availabilitySchema,
  session: 'optional',
  errors: ['not-found', 'too-many-requests'],
})

export const getReservationWeek = endpoint('getReservationWeek', {
  method: 'GET',
  path: '/api/merchants/:merchantId/reservations/week',
  summary: 'The table that earns the most on each of seven days from a date, for "best reward this week"',
  params: v.object({ merchantId: merchantIdSchema }),
  query: v.object(askedQuery),
  answer: v.object({
    ...tablesSchema.entries,
    /** In order. `best` is null on a day without a table; of equal ones it is the nearest to the asked time. */
    days: v.array(v.object({ date: dateSchema, closed: v.boolean(), best: v.nullable(slotSchema) })),
  }),
  session: 'optional',
  errors: ['not-found', 'unavailable', 'too-many-requests'],
})

export const getReservationSlots = endpoint('getReservationSlots', {
  method: 'GET',
  path: '/api/reservations/availability',
  summary: 'Up to three tables of each of several restaurants nearest to a time, for the cards of a list; up to a minute old',
  query: v.object({
    merchantId: v.pipe(v.array(merchantIdSchema), v.minLength(1), v.maxLength(MAX_AVAILABILITY_BATCH)),
    ...askedQuery,
  }),
  answer: v.object({
    /** Restaurants without tables, or whose provider does not answer, are left out. */
    data: v.array(v.object({ merchantId: v.string(), slots: slotsSchema })),
  }),
  session: 'optional',
  errors: ['not-found', 'too-many-requests'],
})
