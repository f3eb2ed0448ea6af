import type { ReservationAvailability, ReservationSlot } from '@dining/contract'
import {
  addDays,
  bestTable,
  fail,
  localTime,
  RESERVATION_DEFAULTS,
  RESERVATION_NEAR_DAYS,
  RESERVATION_WEEK_DAYS,
  RESERVATION_WINDOW_MINUTES,
  reservationDates,
  succeed,
  type AvailabilityDeadEnd,
  type Result,
} from '@dining/domain'
import { instantAt, startOfDay } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import type { BookingTime, BookingTimes } from '../../adapters/bookings/bookings.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Failure } from '../failure.ts'
import { offeringAt, type Offering } from './offering.ts'
import { dinerOf, slotMaker, type Diner } from './table-slots.ts'

/** What a visitor asks for; the defaults replace what is omitted (RESERVE-06 … RESERVE-08). */
export interface Asking {
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly party?: number | undefined
}

const MS_PER_MINUTE = 60_000
/** Other times of the asked day in a dead end. */
const SAME_DAY_SLOTS = 6
/** Seconds after which a call that the service did not answer may be repeated. */
export const RETRY_SECONDS = 15

export function askedOf({ date, time, party }: Asking, timeZone: string, now: Date) {
  return {
    date: date ?? localTime(now, timeZone).date,
    time: time ?? RESERVATION_DEFAULTS.time,
    party: party ?? RESERVATION_DEFAULTS.party,
  }
}
type Asked = ReturnType<typeof askedOf>

const isFree = ({ status }: BookingTime) => status === 'available'
const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime())
/** The nearest times first; of two equally near ones the earlier. */
const byDistance = (from: Date) => (a: BookingTime, b: BookingTime) =>
  distance(a.at, from) - distance(b.at, from) || a.at.getTime() - b.at.getTime()
const inOrder = (times: readonly BookingTime[]) => times.toSorted((a, b) => a.at.getTime() - b.at.getTime())

interface Question {
  readonly offering: Offering
  readonly asked: Asked
  readonly at: Date
  readonly now: Date
}

/** The tables of whole days. @param party of the query, within what the restaurant takes */
function timesOfDays({ offering: { bookings, restaurant } }: Question, first: string, last: string, party: number) {
  const from = startOfDay(first, restaurant.timeZone)
  return bookings.times({ restaurant, from, to: startOfDay(addDays(last, 1), restaurant.timeZone), party })
}

/** Why the asked table cannot exist, whatever is free (RESERVE-13 … RESERVE-16). */
function limitBroken({ asked, at, now, offering }: Question, { parties, leadMinutes, lastDate }: BookingTimes): AvailabilityDeadEnd | null {
  const { date: today } = localTime(now, offering.restaurant.timeZone)
  if (asked.party > parties.most) return 'tooBig'
  if (asked.party < parties.least) return 'tooSmall'
  if (asked.date > reservationDates(today).last || (lastDate !== null && asked.date > lastDate)) return 'tooFar'
  return at.getTime() < now.getTime() + leadMinutes * MS_PER_MINUTE ? 'tooClose' : null
}

/** One free time of each day around the asked one, the nearest to the asked time of the clock. */
function otherDays({ asked, offering }: Question, times: readonly BookingTime[], around: string): readonly BookingTime[] {
  const { timeZone } = offering.restaurant
  const days = Map.groupBy(times.filter(isFree), ({ at }) => localTime(at, timeZone).date)
  days.delete(asked.date)
  return inOrder(
    [...days].flatMap(([date, free]) => {
      const isNear = date >= addDays(around, -RESERVATION_NEAR_DAYS) && date <= addDays(around, RESERVATION_NEAR_DAYS)
      return isNear ? free.toSorted(byDistance(instantAt(date, asked.time, timeZone))).slice(0, 1) : []
    }),
  )
}

type DeadEnd = Extract<ReservationAvailability, { nearest: unknown }>

/** The nearest tables that work, when the asked one does not exist. */
async function deadEnd(question: Question, kind: AvailabilityDeadEnd, known: BookingTimes, slotsOf: SlotsOf): Promise<DeadEnd> {
  const { asked, at, now, offering } = question
  const { parties, lastDate } = known
  const party = Math.min(Math.max(asked.party, parties.least), parties.most)
  const { date: today } = localTime(now, offering.restaurant.timeZone)
  const clamped = kind === 'tooFar' ? (lastDate ?? reservationDates(today).last) : asked.date < today ? today : asked.date
  const around = await timesOfDays(question, addDays(clamped, -RESERVATION_NEAR_DAYS), addDays(clamped, RESERVATION_NEAR_DAYS), party)
  const times = around.ok ? around.value.times : known.times
  const sameDay = times.filter((time) => isFree(time) && localTime(time.at, offering.restaurant.timeZone).date === asked.date)
  const closest = times.filter((time) => distance(time.at, at) < 15 * MS_PER_MINUTE).toSorted(byDistance(at))[0]
  const [earlier, later] = [sameDay.toSorted(byDistance(at)).slice(0, SAME_DAY_SLOTS), otherDays(question, times, clamped)]
  return {
    kind,
    asked,
    bonusUnits: offering.bonusUnits,
    closed: kind === 'none' && closest?.status === 'closed',
    ...(kind === 'tooBig' || kind === 'tooSmall' ? { parties } : {}),
    ...(kind === 'tooFar' ? { lastDate: clamped } : {}),
    nearest: { sameDay: slotsOf(inOrder(earlier), party), otherDays: slotsOf(later, party) },
  }
}

type SlotsOf = (times: readonly BookingTime[], party: number) => readonly ReservationSlot[]
const slotsBy =
  (partner: Partner, { merchant, bonusUnits, cardPayments }: Offering, diner: Diner | null): SlotsOf =>
  (times, party) =>
    times.map(slotMaker({ partner, merchant, party, bonusUnits, diner, takesCards: cardPayments !== null }))

interface Opened {
  readonly question: Question
  readonly slotsOf: SlotsOf
}

type AvailabilityDeps = Pick<ApiDeps, 'store' | 'clock' | 'bookings' | 'cardPayments' | 'flagProvider'>

async function open(
  deps: AvailabilityDeps,
  partner: Partner,
  merchantId: string,
  memberId: string | null,
  asking: Asking,
): Promise<Opened | null> {
  const now = deps.clock()
  return deps.store.reading.tenant(partner.program.id, async (tx) => {
    const [offering, diner] = await Promise.all([
      offeringAt(tx, deps, partner, merchantId, { memberId, now }),
      dinerOf(tx, partner, memberId, merchantId, now),
    ])
    if (!offering) return null
    const asked = askedOf(asking, offering.restaurant.timeZone, now)
    const at = instantAt(asked.date, asked.time, offering.restaurant.timeZone)
    return { question: { offering, asked, at, now }, slotsOf: slotsBy(partner, offering, diner) }
  })
}

/** Tables of a restaurant around a time, or why there are none (RESERVE-11 … RESERVE-17, RESERVE-24). */
export async function readAvailability(
  deps: AvailabilityDeps,
  partner: Partner,
  merchantId: string,
  memberId: string | null,
  asking: Asking,
): Promise<Result<ReservationAvailability, Failure<'not-found'>>> {
  const opened = await open(deps, partner, merchantId, memberId, asking)
  if (!opened) return fail({ kind: 'not-found' })
  const { question, slotsOf } = opened
  const { asked, at, offering } = question
  const day = await timesOfDays(question, asked.date, asked.date, asked.party)
  if (!day.ok) return succeed({ kind: 'unavailable', asked })
  const broken = limitBroken(question, day.value)
  if (broken) return succeed(await deadEnd(question, broken, day.value, slotsOf))
  const near = day.value.times.filter((time) => isFree(time) && distance(time.at, at) <= RESERVATION_WINDOW_MINUTES * MS_PER_MINUTE)
  if (near.length === 0) return succeed(await deadEnd(question, 'none', day.value, slotsOf))
  return succeed({ kind: 'slots', asked, bonusUnits: offering.bonusUnits, slots: slotsOf(near, asked.party) })
}

interface Week {
  readonly asked: Asked
  readonly bonusUnits: number | null
  readonly days: { readonly date: string; readonly closed: boolean; readonly best: ReservationSlot | null }[]
}

/** The table that earns the most on each of seven days from a date. */
export async function readWeek(
  deps: AvailabilityDeps,
  partner: Partner,
  merchantId: string,
  memberId: string | null,
  asking: Asking,
): Promise<Result<Week, Failure<'not-found' | 'unavailable'>>> {
  const opened = await open(deps, partner, merchantId, memberId, asking)
  if (!opened) return fail({ kind: 'not-found' })
  const { question, slotsOf } = opened
  const { asked, offering } = question
  const { timeZone } = offering.restaurant
  const dates = Array.from({ length: RESERVATION_WEEK_DAYS }, (_, index) => addDays(asked.date, index))
  const week = await timesOfDays(question, asked.date, dates.at(-1) ?? asked.date, asked.party)
  if (!week.ok) return fail({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS })
  const days = Map.groupBy(week.value.times, ({ at }) => localTime(at, timeZone).date)
  return succeed({
    asked,
    bonusUnits: offering.bonusUnits,
    days: dates.map((date) => {
      const times = days.get(date) ?? []
      const slots = slotsOf(times.filter(isFree), asked.party).filter(({ bookable }) => bookable)
      const tables = slots.map((slot) => ({ ...slot, at: new Date(slot.time), slot }))
      const best = bestTable(tables, instantAt(date, asked.time, timeZone), offering.bonusUnits)?.slot ?? null
      return { date, closed: times.length > 0 && times.every(({ status }) => status === 'closed'), best }
    }),
  })
}
