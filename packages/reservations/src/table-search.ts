import { useApi, type AnswerOf } from '@dining/api-client'
import { reservationAvailabilityQuery } from '@dining/api-client/queries'
import type { ReservationSlot } from '@dining/contract'
import { isTableDate, isTableParty, isTableTime, localTime, RESERVATION_DEFAULTS } from '@dining/domain'
import { useBrowserValue } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What a table is searched for. */
export interface Asked {
  /** ISO date by the restaurant's clock. */
  readonly date: string
  /** By a 24-hour clock: 19:00. */
  readonly time: string
  readonly party: number
}

type Availability = AnswerOf<'getReservationAvailability'>

/** The merchant's facts that a search needs. */
export interface Place {
  readonly id: string
  readonly timeZone: string
}

export interface TableSearch {
  /** Today by the restaurant's clock; null until the browser has rendered, since a cached page must not contain it. */
  readonly today: string | null
  /** What is searched for: the visitor's choice, otherwise the defaults. */
  readonly asked: Asked
  /** Whether the visitor has chosen it (ANALYTICS-10). */
  readonly isByUser: boolean
  readonly ask: (change: Partial<Asked>) => void
  /** Undefined while it loads (RESERVE-11). */
  readonly availability: Availability | undefined
  /** The call failed; `retry` repeats it. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Milliseconds of rest after a change before it is searched for: a date is typed digit by digit. */
const REST_MS = 250

/**
 * Searches for tables whenever the visitor's choice has changed. The first render is without the time and the address, which a cached page does not
 * contain.
 * @param start what the address asks for
 */
export function useTableSearch({ id, timeZone }: Place, start: Partial<Asked> | null): TableSearch {
  const api = useApi()
  const today = useBrowserValue(() => localTime(new Date(), timeZone).date, null)
  const [changed, setChanged] = useState<Partial<Asked> | null>(null)
  const chosen = changed ?? (today === null ? null : start)
  const settled = useRest(chosen)
  const isSettled = settled === chosen
  const { party, ...at } = settled ?? {}
  const query = { ...at, ...(party !== undefined && { party: String(party) }) }
  const { data, isError, refetch } = useQuery({
    ...reservationAvailabilityQuery(api, id, query),
    enabled: today !== null && isSettled,
  })
  return {
    today,
    asked: { ...RESERVATION_DEFAULTS, date: (chosen === null && data?.asked.date) || (today ?? ''), ...chosen },
    isByUser: chosen !== null,
    ask: (change) => setChanged({ ...chosen, ...change }),
    availability: isSettled ? data : undefined,
    isFailed: isSettled && isError && data === undefined,
    retry: () => void refetch(),
  }
}

function useRest<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** Minutes after midnight of a table, by the restaurant's clock: its time has the zone's offset. */
const clockMinutes = ({ time }: ReservationSlot) => minutesOf(time.slice(11, 16))

function byDistance(slots: readonly ReservationSlot[], time: string): readonly ReservationSlot[] {
  const asked = minutesOf(time)
  return slots.toSorted((a, b) => Math.abs(clockMinutes(a) - asked) - Math.abs(clockMinutes(b) - asked))
}

/** Tables that are shown at first: two rows. */
export const SHOWN_TABLES = 8

/** The tables nearest to the asked time, in the order of time. */
export function nearestTables(slots: readonly ReservationSlot[], time: string): readonly ReservationSlot[] {
  return byDistance(slots, time)
    .slice(0, SHOWN_TABLES)
    .toSorted((a, b) => a.time.localeCompare(b.time))
}

/** The table nearest to the asked time. */
export const nearestTable = (slots: readonly ReservationSlot[], time: string): ReservationSlot | undefined => byDistance(slots, time)[0]

const SLOT = /^[\w-]{1,80}$/

/** The search and the table in the address of a restaurant's page; a visitor may have changed it, so what has another form is left out. */
export function readAddress(search: string): {
  readonly start: Partial<Asked> | null
  readonly slotId: string | null
  readonly isWatch: boolean
} {
  const given = new URLSearchParams(search)
  const [date, time, party, slot] = ['date', 'time', 'party', 'slot'].map((name) => given.get(name) ?? '')
  const start: Partial<Asked> = {
    ...(date !== undefined && isTableDate(date) && { date }),
    ...(time !== undefined && isTableTime(time) && { time }),
    ...(party !== undefined && isTableParty(party) && { party: Number(party) }),
  }
  return {
    start: Object.keys(start).length > 0 ? start : null,
    slotId: slot !== undefined && SLOT.test(slot) ? slot : null,
    // A watch is of a date; its other parts have defaults.
    isWatch: given.has('watch') && start.date !== undefined,
  }
}

/** Minutes between the times of the control. */
const STEP = 30
const DAY = 1_440

interface Hours {
  readonly opens: number
  readonly closes: number
}

/** The times of the control: each half hour in which the restaurant is open on any day, with the chosen one; of an unknown day's, all. */
export function timesOf(hours: readonly Hours[], chosen: string): readonly string[] {
  const isOpen = (at: number) => hours.length === 0 || hours.some(({ opens, closes }) => (at >= opens && at < closes) || at + DAY < closes)
  const all = Array.from({ length: DAY / STEP }, (_, index) => index * STEP).filter(isOpen)
  const texts = all.map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
  return [...new Set([...texts, chosen, RESERVATION_DEFAULTS.time])].toSorted()
}
