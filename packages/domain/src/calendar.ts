import { Temporal } from 'temporal-polyfill'

import { addDays, localTime } from './local-time.ts'
import { NOTICES } from './notice.ts'

/**
 * Days, months and years of a time zone, for servers. They need Temporal, whose polyfill is too large for members' pages; `local-time.ts` has
 * what pages need.
 */

export interface InstantRange {
  readonly from: Date
  /** The first instant after the range. */
  readonly to: Date
}

const instantOf = (date: Temporal.PlainDate, timeZone: string) => new Date(date.toZonedDateTime(timeZone).epochMilliseconds)

/** Whole days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/**
 * The instant at which a day starts in a zone: its first minute if a change of daylight saving time skips midnight.
 * @param date ISO date
 * @param timeZone IANA name; an unknown one throws a RangeError
 */
export function startOfDay(date: string, timeZone: string): Date {
  return instantOf(Temporal.PlainDate.from(date), timeZone)
}

/** A calendar year of a zone. */
export function yearRange(year: number, timeZone: string): InstantRange {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  return { from: instantOf(first, timeZone), to: instantOf(first.add({ years: 1 }), timeZone) }
}

/** The calendar month of a zone around an instant. */
export function monthRange(instant: Date, timeZone: string): InstantRange {
  const day = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const first = day.with({ day: 1 })
  return { from: instantOf(first, timeZone), to: instantOf(first.add({ months: 1 }), timeZone) }
}

/**
 * A calendar month of a zone.
 * @param month ISO month: 2026-03
 */
export function rangeOfMonth(month: string, timeZone: string): InstantRange {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  return { from: instantOf(first, timeZone), to: instantOf(first.add({ months: 1 }), timeZone) }
}

/**
 * The instant of a local time. A time that a clock change skips is the same number of minutes after midnight by the clock before it, and one that it
 * repeats is the first of the two.
 * @param time by a 24-hour clock: 19:00
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)
}

/** ISO time with the offset of a zone, to the second: 2026-11-26T19:00:00-05:00. */
export function localIso(instant: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

const MINUTES_PER_HOUR = 60

/**
 * The moment from which a notice may be sent, by the clock of a zone: none is sent at night (NOTICES).
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @returns null if it may be sent now
 */
export function noticeTime(now: Date, timeZone: string): Date | null {
  const { date, minutes } = localTime(now, timeZone)
  const hour = minutes / MINUTES_PER_HOUR
  if (hour >= NOTICES.quietUntil && hour < NOTICES.quietFrom) return null
  const day = hour < NOTICES.quietUntil ? date : addDays(date, 1)
  return instantAt(day, `${String(NOTICES.quietUntil).padStart(2, '0')}:00`, timeZone)
}
