import { createHash } from 'node:crypto'

import { addDays, localTime, MINUTES_PER_DAY, openSpans, type OpeningHours } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'

/** A restaurant as the API describes it. */
export interface Restaurant {
  readonly id: string
  readonly timeZone: string
  readonly hours: readonly OpeningHours[]
}

/** What the service decides for a restaurant, always the same for the same id. */
export interface Rules {
  readonly parties: { readonly least: number; readonly most: number }
  readonly leadMinutes: number
  readonly daysAhead: number
  /** Seats of each table. */
  readonly tables: readonly number[]
  /** Whether evening tables need a card, and the cents a person that a late cancellation costs. */
  readonly eveningCard: boolean
  readonly feeCents: number | null
  /** Minutes before a reservation in which it can no longer be cancelled free of charge. */
  readonly freeMinutes: number
}

const STEP_MINUTES = 15
const MS_PER_MINUTE = 60_000
/** Tables are offered until this long before closing. */
const LAST_BEFORE_CLOSING = 60
const EVENING = { from: 18 * 60, to: 21 * 60 }
/** Where opening hours are unknown. */
const USUAL = { from: 11 * 60, to: 22 * 60 }

/** A number from 0 to `below` - 1 that is the same for the same text. */
export function chosen(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below
}

export function rulesOf(id: string): Rules {
  const pick = <T>(what: string, from: readonly T[]): T => from[chosen(`${id} ${what}`, from.length)] as T
  const tables = [
    ...Array.from({ length: pick('twos', [3, 4, 5, 6]) }, () => 2),
    ...Array.from({ length: pick('fours', [2, 3, 4]) }, () => 4),
    ...Array.from({ length: pick('sixes', [0, 1, 2]) }, () => 6),
    ...Array.from({ length: pick('eights', [0, 0, 1]) }, () => 8),
  ]
  const eveningCard = chosen(`${id} card`, 8) === 0
  return {
    parties: { least: pick('least', [1, 1, 1, 2]), most: Math.max(...tables) },
    leadMinutes: pick('lead', [30, 30, 60, 120]),
    daysAhead: pick('ahead', [30, 60, 90, 180, 365]),
    tables,
    eveningCard,
    feeCents: eveningCard ? 2_500 : null,
    freeMinutes: pick('free', [0, 120, 240, 1_440]),
  }
}

/** Minutes for which a party keeps its table. */
export const turnMinutes = (party: number): number => (party <= 2 ? 90 : 120)

/** A time at which a restaurant seats guests. */
export interface Seating {
  readonly at: Date
  readonly date: string
  readonly minutes: number
  readonly isOpen: boolean
}

/** Every quarter of an hour from one instant to another, by the restaurant's clock, with whether it seats guests then. */
export function seatings({ timeZone, hours }: Restaurant, from: Date, to: Date): readonly Seating[] {
  const all: Seating[] = []
  for (let date = localTime(from, timeZone).date; date <= localTime(to, timeZone).date; date = addDays(date, 1)) {
    const { weekday } = localTime(new Date(startOfDay(date, timeZone).getTime() + 12 * 60 * MS_PER_MINUTE), timeZone)
    const spans = hours.length === 0 ? [USUAL] : openSpans(hours, weekday)
    const end = startOfDay(addDays(date, 1), timeZone).getTime()
    for (let at = startOfDay(date, timeZone).getTime(); at < end; at += STEP_MINUTES * MS_PER_MINUTE) {
      if (at < from.getTime() || at >= to.getTime()) continue
      // By the clock, so that a change of daylight saving time moves no table.
      const { minutes } = localTime(new Date(at), timeZone)
      const isOpen = spans.some((span) => minutes >= span.from && minutes <= Math.min(span.to, MINUTES_PER_DAY) - LAST_BEFORE_CLOSING)
      all.push({ at: new Date(at), date, minutes, isOpen })
    }
  }
  return all
}

/** Whether a table at this time needs a card: evenings of some restaurants. */
export const needsCard = ({ eveningCard }: Rules, { minutes }: Pick<Seating, 'minutes'>): boolean =>
  eveningCard && minutes >= EVENING.from && minutes < EVENING.to

/**
 * The minutes of a day in which other guests of the restaurant have a table; null if it is free all day. More tables are taken in the evening, as in
 * a real restaurant, and always the same ones.
 */
export function takenByOthers(id: string, table: number, date: string): { readonly from: number; readonly to: number } | null {
  const key = `${id} ${table} ${date}`
  const known = taken.get(key)
  if (known !== undefined) return known
  const decided = decideTaken(key)
  if (taken.size > MOST_KNOWN) taken.clear()
  taken.set(key, decided)
  return decided
}

/** Decisions are made again when they are forgotten. */
const taken = new Map<string, ReturnType<typeof decideTaken>>()
const MOST_KNOWN = 100_000

function decideTaken(key: string): { readonly from: number; readonly to: number } | null {
  if (chosen(`${key} taken`, 100) >= 45) return null
  const from = 17 * 60 + 30 + chosen(`${key} at`, 12) * STEP_MINUTES
  return { from, to: from + 105 }
}
