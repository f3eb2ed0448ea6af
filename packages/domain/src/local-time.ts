import { WEEKDAYS, type Weekday } from './merchant.ts'

/** A moment as a clock on a wall of that zone shows it. */
export interface LocalTime {
  /** ISO date: 2026-03-08. */
  readonly date: string
  readonly year: number
  /** ISO month: 2026-03. */
  readonly month: string
  readonly weekday: Weekday
  /** After local midnight, by the clock: 0 to 1439. */
  readonly minutes: number
}

const MINUTES_PER_HOUR = 60
const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/** Making a format costs far more than using one, and there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Day of the week of an ISO date. */
function weekdayOf(date: string): Weekday {
  // The remainder of 7 always names a day.
  return WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()] as Weekday
}

/**
 * The wall clock of a zone at an instant, right across changes of summer time.
 * @param timeZone IANA name; an unknown one throws a RangeError
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = value
  const month = `${(parts.year ?? '').padStart(4, '0')}-${parts.month}`
  const date = `${month}-${parts.day}`
  return {
    date,
    year: Number(parts.year),
    month,
    weekday: weekdayOf(date),
    minutes: Number(parts.hour) * MINUTES_PER_HOUR + Number(parts.minute),
  }
}

/** An ISO date so many days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** Whole days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / MS_PER_DAY)
}

/** The instant at which a day begins in a zone: its first minute where a change of summer time leaves midnight out. */
export function startOfDay(date: string, timeZone: string): Date {
  const utc = Date.parse(`${date}T00:00Z`)
  const shift = (instant: number): number => {
    const local = localTime(new Date(instant), timeZone)
    return Date.parse(`${local.date}T00:00Z`) + local.minutes * MS_PER_MINUTE - instant
  }
  // The shift a day away and the one at the guess differ only around a change of the clocks: the earlier one that lies on the day is its start.
  const guesses = [utc - shift(utc - MS_PER_DAY), utc - shift(utc + MS_PER_DAY)].toSorted((a, b) => a - b)
  const hit = guesses.find((guess) => localTime(new Date(guess), timeZone).date === date)
  return new Date(hit ?? guesses[0] ?? utc)
}

/** A calendar year of a zone: from its first instant up to, but not with, the next year's. */
export function yearRange(year: number, timeZone: string): { readonly from: Date; readonly to: Date } {
  return { from: startOfDay(`${year}-01-01`, timeZone), to: startOfDay(`${year + 1}-01-01`, timeZone) }
}

/** The calendar month of a zone around an instant: from its first instant up to, but not with, the next month's. */
export function monthRange(instant: Date, timeZone: string): { readonly from: Date; readonly to: Date } {
  const first = `${localTime(instant, timeZone).month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: startOfDay(first, timeZone), to: startOfDay(next, timeZone) }
}
