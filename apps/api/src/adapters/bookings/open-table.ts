import { randomUUID } from 'node:crypto'

import { addDays, fail, localTime, succeed, type Result } from '@dining/domain'
import { instantAt, startOfDay } from '@dining/domain/calendar'
import * as v from 'valibot'

import type { ReservationService } from '../../config/reservation-services.ts'
import type {
  Booked,
  BookingFailure,
  BookingRequest,
  BookingRestaurant,
  Bookings,
  BookingSlot,
  BookingTime,
  Held,
  NoAnswer,
} from './bookings.ts'
import { READ_MS, WRITE_MS, type CallService } from './call-service.ts'
import * as wire from './open-table-wire.ts'
import { isSignedReport } from './signed-report.ts'

type Settings = Extract<ReservationService, { service: 'openTable' }>

const DAY_MINUTES = 1_440
const MS_PER_MINUTE = 60_000
const MS_PER_SECOND = 1_000
const STEP_MINUTES = 15
/** The token is renewed this long before its end. */
const TOKEN_MARGIN_MS = 60_000
/** Parties, where the service does not name a limit. */
const ANY_PARTY = { least: 1, most: 20 }
/** The service's rule is shown by its own mail. */
const NO_RULE = { freeUntil: null, feeCents: null }
const REFUSED = [400, 403, 404, 409, 422] as const

/** A time by the clock of a restaurant: 2026-11-26T19:00. */
function clockTime(at: Date, timeZone: string): string {
  const { date, minutes } = localTime(at, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
const instantOf = (clock: string, timeZone: string) => instantAt(clock.slice(0, 10), clock.slice(11, 16), timeZone)

/** A body that is not read. */
const anything = v.unknown()

/** Bookings over OpenTable's partner API (`open-table-wire.ts`). */
export function openTableBookings(settings: Settings, call: CallService, now: () => Date = () => new Date()): Bookings {
  const { signInAt, reachedAt, clientId, clientSecret, webhookSecret } = settings
  let token: { readonly value: string; readonly until: number } | null = null

  async function signIn(): Promise<Result<string, NoAnswer>> {
    if (token && token.until > now().getTime()) return succeed(token.value)
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const answer = await call({
      method: 'POST',
      url: `${signInAt.replace(/\/$/, '')}${wire.tokenPath}`,
      headers: { authorization },
      timeoutMs: READ_MS,
      answers: { 200: wire.tokenSchema },
    })
    // Nothing was asked of the API yet.
    if (!answer.ok) return fail({ kind: 'unavailable' })
    const { access_token: value, expires_in: seconds } = answer.value.value
    token = { value, until: now().getTime() + seconds * MS_PER_SECOND - TOKEN_MARGIN_MS }
    return succeed(value)
  }

  interface Asked<Schema extends v.GenericSchema> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly path: string
    readonly body?: unknown
    readonly requestId?: string
    readonly schema: Schema
    /** Statuses that are answers, besides 200, 201 and 204. */
    readonly also?: readonly number[]
  }
  async function ask<Schema extends v.GenericSchema>({ method, path, body, requestId, schema, also = [] }: Asked<Schema>) {
    const signedIn = await signIn()
    if (!signedIn.ok) return signedIn
    const headers = { authorization: `Bearer ${signedIn.value}`, ...(requestId === undefined ? {} : { 'x-request-id': requestId }) }
    const answers = Object.fromEntries([200, 201, 204, ...also].map((status) => [status, schema]))
    const timeoutMs = method === 'GET' ? READ_MS : WRITE_MS
    const answer = await call({ method, url: `${reachedAt}${path}`, headers, body, timeoutMs, answers })
    // The next call signs in again: the token may have been revoked.
    if (!answer.ok) token = null
    return answer
  }

  /** Calls that the service may refuse: the answer, or the reason. */
  async function write<Schema extends v.GenericSchema>(
    asked: Omit<Asked<Schema>, 'also'>,
  ): Promise<Result<v.InferOutput<Schema>, BookingFailure>> {
    const answer = await ask({ ...asked, schema: anything, also: REFUSED })
    if (!answer.ok) return answer
    const { status, value } = answer.value
    if (REFUSED.some((one) => one === status)) {
      const refusal = v.safeParse(wire.refusalSchema, value)
      return fail({ kind: 'refused', reason: (refusal.success && wire.REFUSAL_CODES[refusal.output.error_code]) || 'slotGone' })
    }
    const parsed = v.safeParse(asked.schema, value)
    return parsed.success ? succeed(parsed.output) : fail({ kind: 'unknown' })
  }

  /** Each call with an id of its own: the service would answer a repeated one with a lock that may have expired. */
  async function hold(restaurant: BookingRestaurant, { at, party, area }: BookingSlot): Promise<Result<Held, BookingFailure>> {
    const body = { party_size: party, date_time: clockTime(at, restaurant.timeZone), reservation_attribute: area }
    const answer = await write({
      method: 'POST',
      path: wire.slotLockPath(restaurant.id),
      body,
      requestId: randomUUID(),
      schema: wire.slotLockSchema,
    })
    if (!answer.ok) return answer
    return succeed({
      token: answer.value.reservation_token,
      expiresAt: new Date(answer.value.expires_at),
      cancelRule: NO_RULE,
      cardRequired: false,
    })
  }

  async function book({
    restaurant,
    slot,
    key,
    token: reservationToken,
    guest,
    note,
    card,
  }: BookingRequest): Promise<Result<Booked, BookingFailure>> {
    const body = {
      reservation_token: reservationToken,
      first_name: guest.firstName,
      last_name: guest.lastName,
      email_address: guest.email,
      phone: { number: guest.phone, country_code: 'US', phone_type: 'mobile' },
      reservation_attribute: slot.area,
      ...(note === '' ? {} : { special_request: note }),
      restaurant_email_marketing_opt_in: false,
      ...(card ? wire.cardOf(card.paymentMethod) : {}),
    }
    const answer = await write({ method: 'POST', path: wire.bookingsPath(restaurant.id), body, requestId: key, schema: wire.bookingSchema })
    if (!answer.ok) return answer
    const { at, party } = slot
    return succeed({ confirmation: String(answer.value.confirmation_number), at, party, status: 'booked', cancelRule: NO_RULE })
  }

  /** The quarters of an hour of a closed day. */
  function closedTimes(date: string, timeZone: string): readonly BookingTime[] {
    const start = startOfDay(date, timeZone).getTime()
    return Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, index) => ({
      at: new Date(start + index * STEP_MINUTES * MS_PER_MINUTE),
      status: 'closed',
      area: wire.DEFAULT_TABLE,
      cardRequired: false,
    }))
  }

  return {
    async times({ restaurant, from, to, party }) {
      const { timeZone } = restaurant
      const dates: string[] = []
      for (let { date } = localTime(from, timeZone); instantAt(date, '00:00', timeZone) < to; date = addDays(date, 1)) dates.push(date)
      const days = await Promise.all(
        dates.map(async (date) => {
          const path = wire.availabilityPath(restaurant.id, `${date}T00:00`, Math.max(1, party), DAY_MINUTES - 1)
          return { date, answer: await ask({ method: 'GET', path, schema: wire.availabilitySchema }) }
        }),
      )
      const reasons = new Set<string>()
      const times: BookingTime[] = []
      let lastDate: string | null = null
      for (const { date, answer } of days) {
        if (!answer.ok) return answer
        const { times_available: available, no_availability_reasons: why } = answer.value.value
        for (const reason of why) reasons.add(reason)
        if (why.includes(wire.REASON_TOO_FAR)) lastDate ??= addDays(date, -1)
        if (why.includes(wire.REASON_CLOSED)) times.push(...closedTimes(date, timeZone))
        for (const { time, availability_types: types } of available) {
          // A policy of cancelling is one of cards: without it, no card is asked for.
          const cardRequired =
            types.length > 0 && types.every((type) => type.cancellation_policy !== undefined && type.cancellation_policy !== null)
          times.push({ at: instantOf(time, timeZone), status: 'available', area: wire.DEFAULT_TABLE, cardRequired })
        }
      }
      const parties = {
        least: reasons.has(wire.REASON_TOO_SMALL) ? party + 1 : ANY_PARTY.least,
        most: reasons.has(wire.REASON_TOO_LARGE) ? party - 1 : Math.max(ANY_PARTY.most, party),
      }
      const within = times.filter(({ at }) => at >= from && at < to).toSorted((a, b) => a.at.getTime() - b.at.getTime())
      return succeed({ parties, leadMinutes: 0, lastDate, times: within })
    },

    hold: ({ restaurant, slot }) => hold(restaurant, slot),
    book,

    // The same request id has the same effect and answer (OpenTable's "Unique Request Ids"), so the request itself tells what became of it.
    // Without the card: what was not booked then is refused, and never booked late.
    async recover(request) {
      const answer = await book({ ...request, card: null })
      if (answer.ok) return answer
      return answer.error.kind === 'refused' ? succeed(null) : fail({ kind: answer.error.kind })
    },

    async read({ restaurant, confirmation }) {
      const path = wire.bookingPath(restaurant.id, confirmation)
      const answer = await ask({ method: 'GET', path, schema: anything, also: [404] })
      if (!answer.ok) return answer
      const { status, value } = answer.value
      if (status === 404) return succeed(null)
      const parsed = v.safeParse(wire.bookingStateSchema, value)
      const state = parsed.success ? wire.STATES[parsed.output.state] : undefined
      if (!parsed.success || state === undefined) return fail({ kind: 'unknown' })
      const { date_time: time, party_size: party } = parsed.output
      return succeed({ confirmation, at: instantOf(time, restaurant.timeZone), party, status: state, cancelRule: NO_RULE })
    },

    async change({ restaurant, confirmation, slot }) {
      const held = await hold(restaurant, slot)
      if (!held.ok) return held
      const body = { reservation_token: held.value.token, party_size: slot.party, date_time: clockTime(slot.at, restaurant.timeZone) }
      const path = wire.bookingPath(restaurant.id, confirmation)
      const answer = await write({ method: 'PUT', path, body, requestId: randomUUID(), schema: wire.bookingSchema })
      if (!answer.ok) return answer
      const { at, party } = slot
      return succeed({ confirmation, at, party, status: 'booked', cancelRule: NO_RULE })
    },

    async cancel({ restaurant, confirmation }) {
      const path = wire.bookingPath(restaurant.id, confirmation)
      const answer = await ask({ method: 'DELETE', path, schema: anything, also: REFUSED })
      if (!answer.ok) return answer
      return succeed(REFUSED.some((status) => status === answer.value.status) ? 'too-late' : 'cancelled')
    },

    isSigned: (report, at) => isSignedReport(webhookSecret, report, at),
  }
}
