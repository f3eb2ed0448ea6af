import {
  bookingAnswerSchema,
  bookingAvailabilitySchema,
  bookingCancelSchema,
  bookingHoldSchema,
  bookingRecordSchema,
  bookingRecoverySchema,
  type BOOKING_REFUSALS,
  type BookingRecord,
} from '@dining/contract/booking-service'
import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import type { Booked, BookingReason, Bookings, BookingSlot, BookingTime } from './bookings.ts'
import { READ_MS, WRITE_MS, type CallService } from './call-service.ts'
import { isSignedReport } from './signed-report.ts'

export interface SandboxSettings {
  readonly reachedAt: string
  readonly token: string
  readonly webhookSecret: string
}

const REASONS: Readonly<Record<(typeof BOOKING_REFUSALS)[number], BookingReason>> = {
  SLOT_TAKEN: 'slotGone',
  USER_DEACTIVATED: 'userFraud',
  CARD_REQUIRED: 'cardRequired',
  OVERLAP: 'overlap',
  KEY_CLOSED: 'slotGone',
  NOT_FOUND: 'notFound',
}
const STATUSES = { AVAILABLE: 'available', UNAVAILABLE: 'taken', NON_WORKING_HOURS: 'closed' } as const satisfies Record<
  string,
  BookingTime['status']
>

const ruleOf = ({ freeUntil, feeCents }: BookingRecord['cancelRule']) => ({
  freeUntil: freeUntil === null ? null : new Date(freeUntil),
  feeCents,
})
const bookedOf = ({ confirmation, at, party, status, cancelRule }: BookingRecord): Booked => ({
  confirmation,
  at: new Date(at),
  party,
  status,
  cancelRule: ruleOf(cancelRule),
})
const slotOf = ({ at, party, area }: BookingSlot) => ({ at: at.toISOString(), party, area })
/** The body of a 404 is not read. */
const NOTHING = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
/** The service's limit of a party in a request. */
const MOST = 100

/** The local booking service of `apps/sandbox`, for development (`@dining/contract/booking-service`). */
export function sandboxBookings({ reachedAt, token, webhookSecret }: SandboxSettings, call: CallService): Bookings {
  const headers = { authorization: `Bearer ${token}` }
  const post = <Schema extends v.GenericSchema>(path: string, body: unknown, schema: Schema, timeoutMs: number) =>
    call({ method: 'POST', url: `${reachedAt}${path}`, headers, body, timeoutMs, answers: { 200: schema } })
  const at = (confirmation: string) => `${reachedAt}/reservations/${encodeURIComponent(confirmation)}`

  return {
    async times({ restaurant, from, to, party }) {
      const body = { restaurant, from: from.toISOString(), to: to.toISOString(), party: Math.min(Math.max(party, 1), MOST) }
      const answer = await post('/availability', body, bookingAvailabilitySchema, READ_MS)
      if (!answer.ok) return answer
      const { parties, leadMinutes, lastDate, times } = answer.value.value
      const all = times.map((time) => ({ ...time, at: new Date(time.at), status: STATUSES[time.status] }))
      return succeed({ parties, leadMinutes, lastDate, times: all })
    },

    async hold({ restaurant, slot, key }) {
      const answer = await post('/holds', { key, restaurant, ...slotOf(slot) }, bookingHoldSchema, WRITE_MS)
      if (!answer.ok) return answer
      const { value } = answer.value
      if (value.result === 'refused') return fail({ kind: 'refused', reason: REASONS[value.reason] })
      return succeed({
        token: key,
        expiresAt: new Date(value.expiresAt),
        cancelRule: ruleOf(value.cancelRule),
        cardRequired: value.cardRequired,
      })
    },

    async book({ restaurant, slot, key, token: holdKey, guest, note, card }) {
      const body = { key, holdKey, restaurant, ...slotOf(slot), guest, note, card: card && { paymentMethod: card.paymentMethod } }
      const answer = await post('/reservations', body, bookingAnswerSchema, WRITE_MS)
      if (!answer.ok) return answer
      const { value } = answer.value
      return value.result === 'booked' ? succeed(bookedOf(value.record)) : fail({ kind: 'refused', reason: REASONS[value.reason] })
    },

    async recover({ key }) {
      const answer = await post('/reservations/recover', { key }, bookingRecoverySchema, READ_MS)
      if (!answer.ok) return answer
      const { record } = answer.value.value
      return succeed(record && bookedOf(record))
    },

    async read({ confirmation }) {
      const answer = await call({
        method: 'GET',
        url: at(confirmation),
        headers,
        timeoutMs: READ_MS,
        answers: { 200: v.nullable(bookingRecordSchema), 404: NOTHING },
      })
      if (!answer.ok) return answer
      const { value } = answer.value
      return succeed(value && bookedOf(value))
    },

    async change({ restaurant, confirmation, slot }) {
      const body = { restaurant, ...slotOf(slot) }
      const answer = await call({
        method: 'PUT',
        url: at(confirmation),
        headers,
        body,
        timeoutMs: WRITE_MS,
        answers: { 200: bookingAnswerSchema },
      })
      if (!answer.ok) return answer
      const { value } = answer.value
      return value.result === 'booked' ? succeed(bookedOf(value.record)) : fail({ kind: 'refused', reason: REASONS[value.reason] })
    },

    async cancel({ confirmation }) {
      const answer = await call({
        method: 'DELETE',
        url: at(confirmation),
        headers,
        timeoutMs: WRITE_MS,
        answers: { 200: bookingCancelSchema },
      })
      if (!answer.ok) return answer
      return succeed(answer.value.value.result === 'cancelled' ? 'cancelled' : 'too-late')
    },

    isSigned: (report, now) => isSignedReport(webhookSecret, report, now),
  }
}
