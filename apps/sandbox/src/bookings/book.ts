import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { bookingRecordSchema, type BOOKING_REFUSALS, type BookingRecord } from '@dining/contract/booking-service'
import { addDays, localTime } from '@dining/domain'
import * as v from 'valibot'

import { needsCard, rulesOf, seatings, takenByOthers, turnMinutes, type Restaurant, type Seating } from './restaurant.ts'

/** Milliseconds for which a hold keeps its table. */
export const HOLD_MS = 5 * 60_000
const MS_PER_MINUTE = 60_000
/** Minutes within which a guest has one reservation at a restaurant. */
const OVERLAP_MINUTES = 120

const bookingSchema = v.object({
  key: v.string(),
  account: v.string(),
  email: v.string(),
  name: v.string(),
  table: v.number(),
  timeZone: v.string(),
  area: v.string(),
  /** Missing in journals of earlier versions. */
  paymentMethod: v.optional(v.nullable(v.string()), null),
  record: bookingRecordSchema,
})
export type Booking = v.InferOutput<typeof bookingSchema>
const entrySchema = v.variant('op', [
  v.object({ op: v.literal('booking'), booking: bookingSchema }),
  v.object({ op: v.literal('closed'), key: v.string() }),
  v.object({ op: v.literal('deactivated'), email: v.string(), on: v.boolean() }),
])

interface Hold {
  readonly account: string
  readonly restaurantId: string
  readonly at: Date
  readonly party: number
  readonly table: number
  readonly cardRequired: boolean
  readonly expiresAt: Date
}

/** A table at a time for an account. */
interface Wanted {
  readonly account: string
  readonly restaurant: Restaurant
  readonly at: Date
  readonly party: number
  readonly area: string
}

export interface NewBooking extends Wanted {
  readonly key: string
  readonly holdKey: string | null
  readonly email: string
  readonly name: string
  /** Id of the guest's card at the card-payment provider; null without one. */
  readonly paymentMethod: string | null
}

type Refusal = { readonly result: 'refused'; readonly reason: (typeof BOOKING_REFUSALS)[number] }
type Answer = { readonly result: 'booked'; readonly record: BookingRecord } | Refusal
const refuse = (reason: Refusal['reason']): Refusal => ({ result: 'refused', reason })

/** The reservations of all restaurants. Every method is synchronous, so that two calls never get the same table. */
export type Book = ReturnType<typeof openBook>

/**
 * Opens the book.
 * @param file journal with one JSON object a line, so that a restart keeps reservations; holds are in memory only
 */
export function openBook({ file, now = () => new Date() }: { readonly file?: string; readonly now?: () => Date } = {}) {
  const bookings = new Map<string, Booking>()
  const closed = new Set<string>()
  const deactivated = new Set<string>()
  const holds = new Map<string, Hold>()
  /** Restaurants and dates on which no table is free. */
  const full = new Set<string>()

  const apply = (entry: v.InferOutput<typeof entrySchema>) => {
    if (entry.op === 'booking') bookings.set(entry.booking.key, entry.booking)
    else if (entry.op === 'closed') closed.add(entry.key)
    else if (entry.on) deactivated.add(entry.email)
    else deactivated.delete(entry.email)
  }
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), line)
      // A line that a crash cut off is skipped.
      if (entry.success) apply(entry.output)
    }
  }
  const note = (entry: v.InferOutput<typeof entrySchema>) => {
    apply(entry)
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
  }

  const keptUntil = (at: Date, party: number) => at.getTime() + turnMinutes(party) * MS_PER_MINUTE
  /** Whether a table is free for a party: of reservations, of holds, and of the other guests of the restaurant. */
  function isFree(
    restaurantId: string,
    table: number,
    seating: Seating,
    party: number,
    except: { holdKey?: string; key?: string },
  ): boolean {
    if (full.has(`${restaurantId} ${seating.date}`)) return false
    const [from, to] = [seating.at.getTime(), keptUntil(seating.at, party)]
    const others = takenByOthers(restaurantId, table, seating.date)
    if (others && seating.minutes < others.to && seating.minutes + turnMinutes(party) > others.from) return false
    const meets = (at: Date, size: number) => at.getTime() < to && keptUntil(at, size) > from
    for (const { key, table: taken, record } of bookings.values()) {
      const isKept =
        record.restaurantId === restaurantId && taken === table && (record.status === 'booked' || record.status === 'completed')
      if (isKept && key !== except.key && meets(new Date(record.at), record.party)) return false
    }
    for (const [key, hold] of holds) {
      if (hold.expiresAt <= now()) holds.delete(key)
      else if (key !== except.holdKey && hold.restaurantId === restaurantId && hold.table === table && meets(hold.at, hold.party))
        return false
    }
    return true
  }

  /** The smallest free table for a party at a time, as an index; null if there is none. */
  function tableFor({ restaurant, party }: Wanted, seating: Seating, except: { holdKey?: string; key?: string } = {}): number | null {
    const { tables } = rulesOf(restaurant.id)
    const fitting = tables.flatMap((seats, index) => (seats >= party ? [{ seats, index }] : [])).toSorted((a, b) => a.seats - b.seats)
    return fitting.find(({ index }) => isFree(restaurant.id, index, seating, party, except))?.index ?? null
  }

  /** The seating at exactly this time, if it can still be booked. */
  function seatingAt({ restaurant, at, party }: Wanted): Seating | null {
    const rules = rulesOf(restaurant.id)
    const [seating] = seatings(restaurant, at, new Date(at.getTime() + 1))
    const inTime = at.getTime() >= now().getTime() + rules.leadMinutes * MS_PER_MINUTE
    const today = localTime(now(), restaurant.timeZone).date
    const fits = party >= rules.parties.least && party <= rules.parties.most
    return seating?.isOpen && inTime && fits && seating.date <= addDays(today, rules.daysAhead) ? seating : null
  }

  const cancelRule = (restaurantId: string, at: Date) => {
    const { freeMinutes, feeCents } = rulesOf(restaurantId)
    return { freeUntil: new Date(at.getTime() - freeMinutes * MS_PER_MINUTE).toISOString(), feeCents }
  }
  const newRecord = ({ restaurant, at, party }: Wanted, confirmation: string): BookingRecord => ({
    confirmation,
    restaurantId: restaurant.id,
    at: at.toISOString(),
    party,
    status: 'booked',
    cancelRule: cancelRule(restaurant.id, at),
  })
  const find = (account: string, confirmation: string) =>
    [...bookings.values()].find((one) => one.account === account && one.record.confirmation === confirmation)

  return {
    availability(restaurant: Restaurant, from: Date, to: Date, party: number) {
      const rules = rulesOf(restaurant.id)
      const times = seatings(restaurant, from, to).map((seating) => {
        const wanted = { account: '', restaurant, at: seating.at, party, area: 'main' }
        const isBookable = seatingAt(wanted) !== null && tableFor(wanted, seating) !== null
        const status = !seating.isOpen ? 'NON_WORKING_HOURS' : isBookable ? 'AVAILABLE' : 'UNAVAILABLE'
        return { at: seating.at.toISOString(), status, area: 'main', cardRequired: needsCard(rules, seating) } as const
      })
      const lastDate = addDays(localTime(now(), restaurant.timeZone).date, rules.daysAhead)
      return { parties: rules.parties, leadMinutes: rules.leadMinutes, lastDate, times }
    },

    hold(key: string, wanted: Wanted) {
      const known = holds.get(key)
      const answer = (hold: Hold) =>
        ({
          result: 'held',
          expiresAt: hold.expiresAt.toISOString(),
          cancelRule: cancelRule(hold.restaurantId, hold.at),
          cardRequired: hold.cardRequired,
        }) as const
      if (known && known.expiresAt > now()) return answer(known)
      const seating = seatingAt(wanted)
      const table = seating && tableFor(wanted, seating)
      if (seating === null || table === null) return refuse('SLOT_TAKEN')
      const cardRequired = needsCard(rulesOf(wanted.restaurant.id), seating)
      const expiresAt = new Date(now().getTime() + HOLD_MS)
      const { account, at, party } = wanted
      const hold = { account, restaurantId: wanted.restaurant.id, at, party, table, cardRequired, expiresAt }
      holds.set(key, hold)
      return answer(hold)
    },

    book(asked: NewBooking): Answer {
      const known = bookings.get(asked.key)
      if (known) return { result: 'booked', record: known.record }
      if (closed.has(asked.key)) return refuse('KEY_CLOSED')
      if (deactivated.has(asked.email.toLowerCase())) return refuse('USER_DEACTIVATED')
      const near = [...bookings.values()].some(
        ({ email, record }) =>
          email === asked.email &&
          record.restaurantId === asked.restaurant.id &&
          record.status === 'booked' &&
          Math.abs(Date.parse(record.at) - asked.at.getTime()) < OVERLAP_MINUTES * MS_PER_MINUTE,
      )
      if (near) return refuse('OVERLAP')
      const seating = seatingAt(asked)
      if (!seating) return refuse('SLOT_TAKEN')
      if (needsCard(rulesOf(asked.restaurant.id), seating) && asked.paymentMethod === null) return refuse('CARD_REQUIRED')
      const table = tableFor(asked, seating, asked.holdKey === null ? {} : { holdKey: asked.holdKey })
      if (table === null) return refuse('SLOT_TAKEN')
      if (asked.holdKey !== null) holds.delete(asked.holdKey)
      const record = newRecord(asked, String(randomInt(100_000_000, 1_000_000_000)))
      const { key, account, email, name, area, paymentMethod } = asked
      note({
        op: 'booking',
        booking: { key, account, email, name, table, timeZone: asked.restaurant.timeZone, area, paymentMethod, record },
      })
      return { result: 'booked', record }
    },

    /** What became of a key; one without a booking is closed. */
    recover(key: string): BookingRecord | null {
      const known = bookings.get(key)
      if (!known) note({ op: 'closed', key })
      return known?.record ?? null
    },

    find,

    change(confirmation: string, wanted: Wanted): Answer {
      const known = find(wanted.account, confirmation)
      if (!known || known.record.status !== 'booked') return refuse('NOT_FOUND')
      if (known.record.at === wanted.at.toISOString() && known.record.party === wanted.party)
        return { result: 'booked', record: known.record }
      const seating = seatingAt(wanted)
      if (seating && needsCard(rulesOf(wanted.restaurant.id), seating)) return refuse('CARD_REQUIRED')
      const table = seating && tableFor(wanted, seating, { key: known.key })
      if (table === null) return refuse('SLOT_TAKEN')
      const record = newRecord(wanted, confirmation)
      note({ op: 'booking', booking: { ...known, table, record } })
      return { result: 'booked', record }
    },

    cancel(account: string, confirmation: string): 'cancelled' | 'too-late' | 'not-found' {
      const known = find(account, confirmation)
      if (!known) return 'not-found'
      if (known.record.status === 'cancelled') return 'cancelled'
      if (known.record.status !== 'booked' || Date.parse(known.record.at) <= now().getTime()) return 'too-late'
      note({ op: 'booking', booking: { ...known, record: { ...known.record, status: 'cancelled' } } })
      return 'cancelled'
    },

    /** Sets a status as the restaurant does. @returns null for an unknown reservation */
    setStatus(confirmation: string, status: BookingRecord['status']): Booking | null {
      const known = [...bookings.values()].find(({ record }) => record.confirmation === confirmation)
      if (!known) return null
      note({ op: 'booking', booking: { ...known, record: { ...known.record, status } } })
      return known
    },

    setDeactivated: (email: string, on: boolean) => note({ op: 'deactivated', email: email.toLowerCase(), on }),
    /** Whether a restaurant has no free table on a date by its clock. */
    setFull: (restaurantId: string, date: string, on: boolean) =>
      on ? full.add(`${restaurantId} ${date}`) : full.delete(`${restaurantId} ${date}`),
    /** Newest last. */
    bookings: (): readonly Booking[] => [...bookings.values()],
    /** Ends a hold as if its time had passed. */
    expireHolds: () => holds.clear(),
  }
}
