import { WEEKDAYS, type Weekday } from './merchant.ts'

/** A moment in the local time of a zone. */
export interface LocalTime {
  /** ISO date: 2026-03-08. */
  readonly date: string
  readonly year: number
  /** ISO month: 2026-03. */
  readonly month: string
  readonly weekday: Weekday
  /** Minutes after local midnight, by the local clock: 0 to 1439. */
  readonly minutes: number
}

const MINUTES_PER_HOUR = 60
const MS_PER_DAY = 86_400_000

/** Creating a format is far slower than using one, and there are few zones. */
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
  // The remainder of 7 is always a valid index.
  return WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()] as Weekday
}

/**
 * The local time of a zone at an instant, correct across changes of daylight saving time.
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

/** An ISO date the given number of days later (or earlier, if negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** Whether a text is an ISO date that exists, which 2026-02-30 is not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
