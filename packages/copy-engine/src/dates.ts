import { LOCALE } from './amounts.ts'

const STYLES = {
  /** "Nov 12" */
  day: { month: 'short', day: 'numeric' },
  /** "Nov 12, 2026" */
  full: { month: 'short', day: 'numeric', year: 'numeric' },
  /** "November 12, 2026" */
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  /** "Nov" */
  shortMonth: { month: 'short' },
  /** "November" */
  month: { month: 'long' },
  /** "2026" */
  year: { year: 'numeric' },
  /** "Thu, Nov 12" */
  weekdayAndDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** "Thursday, November 12" */
  longWeekdayAndDay: { weekday: 'long', month: 'long', day: 'numeric' },
  /** "Thursday" */
  weekday: { weekday: 'long' },
  /** "7:00 PM" */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof STYLES

const formatters = new Map<string, Intl.DateTimeFormat>()
/** An ISO date without a time is that day in every zone. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Formats a moment or a day.
 * @param iso ISO time, or an ISO date that means the day itself
 * @param timeZone IANA zone of the reader or of the place; not used for a day alone
 * @returns the empty string for an invalid date
 */
export function formatDate(iso: string, style: DateStyle, timeZone: string): string {
  const zone = DAY_ALONE.test(iso) ? 'UTC' : timeZone
  const key = `${style} ${zone}`
  let formatter = formatters.get(key)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(LOCALE, { ...STYLES[style], timeZone: zone })
    formatters.set(key, formatter)
  }
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : formatter.format(time)
}

const HOUR_MS = 3_600_000
/** Local clocks are from 12 hours behind UTC to 14 hours ahead of it. */
const [MOST_BEHIND_MS, MOST_AHEAD_MS] = [12 * HOUR_MS, 14 * HOUR_MS]

/** The year of a moment in a zone. Every page contains it, so a formatter, which takes 18 ms, is made only on the days around a new year. */
export function yearAt(moment: Date, timeZone: string): string {
  const [earliest, latest] = [-MOST_BEHIND_MS, MOST_AHEAD_MS].map((ahead) => new Date(moment.getTime() + ahead).getUTCFullYear())
  return earliest === latest ? String(earliest) : formatDate(moment.toISOString(), 'year', timeZone)
}
