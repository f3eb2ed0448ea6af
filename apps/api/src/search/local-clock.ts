import { localTime, MINUTES_PER_DAY, WEEKDAYS, type OpeningHours } from '@dining/domain'

import { createNames, type Names } from './names.ts'

const MINUTE_MS = 60_000
/** Midnights and clock changes of every zone are whole quarters of an hour of the world's clock. */
const QUARTER_MS = 15 * MINUTE_MS
const DAY_MS = 86_400_000
const WEEK = 7 * MINUTES_PER_DAY

/** Days since 1970 of an ISO date. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY_MS

/** A moment of the week at the restaurants: now, or the same for all of them. `weekday` is an index of WEEKDAYS. */
export type OpenAt = 'now' | { readonly weekday: number; readonly minutes: number }

/** The dates and opening hours of restaurants, in the local time of each. */
export interface LocalClock {
  /** Ids of time zones. */
  readonly zones: Names
  /** Id of opening hours in a time zone. */
  weekOf(zone: number, hours: readonly OpeningHours[]): number
  /** Days since 1970, by zone. */
  today(now: Date): Int32Array
  /** Whether the restaurants with each week are open: 1 or 0, by the week's id. Unknown hours are not open. */
  open(now: Date, at: OpenAt): Uint8Array
}

interface Week {
  readonly zone: number
  /** Minutes after Sunday 0:00; may pass the end of the week. */
  readonly spans: readonly { readonly from: number; readonly to: number }[]
}

export function createLocalClock(): LocalClock {
  const zones = createNames()
  const weekNames = createNames()
  const weeks: Week[] = []
  let quarter = { start: NaN, days: new Int32Array(0), minutes: new Int32Array(0) }
  const opened = new Map<string, Uint8Array>()

  /** The local time of each zone at the start of the quarter of an hour. */
  function quarterOf(now: Date) {
    const start = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
    const count = zones.values.length
    if (quarter.start === start && quarter.days.length === count) return quarter
    const times = zones.values.map((zone) => localTime(new Date(start), zone))
    quarter = {
      start,
      days: Int32Array.from(times, ({ date }) => dayNumber(date)),
      minutes: Int32Array.from(times, ({ weekday, minutes }) => WEEKDAYS.indexOf(weekday) * MINUTES_PER_DAY + minutes),
    }
    return quarter
  }

  return {
    zones,
    weekOf(zone, hours) {
      const spans = hours.map(({ day, opens, closes }) => {
        const midnight = WEEKDAYS.indexOf(day) * MINUTES_PER_DAY
        return { from: midnight + opens, to: midnight + closes }
      })
      const id = weekNames.numberOf(`${zone} ${spans.map(({ from, to }) => `${from}-${to}`).join(' ')}`)
      weeks[id] ??= { zone, spans }
      return id
    },
    today: (now) => quarterOf(now).days,
    open(now, at) {
      const { start, minutes } = quarterOf(now)
      const passed = Math.floor((now.getTime() - start) / MINUTE_MS)
      const key = at === 'now' ? `${start} ${passed}` : `${at.weekday} ${at.minutes}`
      const known = opened.get(key)
      if (known && known.length === weeks.length) return known
      if (opened.size > 50) opened.clear()
      const answer = Uint8Array.from(weeks, ({ zone, spans }) => {
        const minute = at === 'now' ? ((minutes[zone] ?? 0) + passed) % WEEK : at.weekday * MINUTES_PER_DAY + at.minutes
        return spans.some(({ from, to }) => (from <= minute && minute < to) || minute + WEEK < to) ? 1 : 0
      })
      opened.set(key, answer)
      return answer
    },
  }
}
