import { localTimeIn, momentIn } from '../app/zoned-time.ts'

/** A month as in an address: "2026-05". */
export type Month = string

/** A day as ISO date: "2026-05-04". */
export type Day = string

const MONTH = /^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/u

/** The month that an address names; undefined for anything else. */
export const monthNamed = (name: string | null): Month | undefined => (name !== null && MONTH.test(name) ? name : undefined)

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): Day => localTimeIn(timeZone, moment).slice(0, 10)

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** A month before or after another. @param by negative for one before */
export function monthsFrom(month: Month, by: number): Month {
  const at = new Date(`${month}-01T00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 7)
}

/** The first moment of a month in a time zone, and that of the next month. */
export function periodOf(month: Month, timeZone: string): { readonly from: Date; readonly to: Date } {
  const startOf = (one: Month) => momentIn(timeZone, `${one}-01T00:00`) ?? new Date(`${one}-01T00:00Z`)
  return { from: startOf(month), to: startOf(monthsFrom(month, 1)) }
}

/** The weeks of a month, from Sunday to Saturday; null for days of other months. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = new Date(`${month}-01T00:00Z`)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const days = Array.from({ length: count }, (_, at): Day => `${month}-${String(at + 1).padStart(2, '0')}`)
  const cells = [...Array.from({ length: first.getUTCDay() }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => cells[week * 7 + weekday] ?? null),
  )
}

const inWords = (iso: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(`${iso}T00:00Z`))

/** "May 2026" */
export const monthWords = (month: Month): string => inWords(`${month}-01`, { month: 'long', year: 'numeric' })

/** "May 2026" with the month's short name: "Feb 2026" */
export const shortMonthWords = (month: Month): string => inWords(`${month}-01`, { month: 'short', year: 'numeric' })

/** "Monday, May 4" */
export const dayWords = (day: Day): string => inWords(day, { weekday: 'long', month: 'long', day: 'numeric' })

/** The names of the days of a week with their short forms, Sunday first. */
export const WEEKDAYS = weeksOf('2026-02')[0]?.map((day) => {
  const at = day ?? ''
  return { long: inWords(at, { weekday: 'long' }), short: inWords(at, { weekday: 'short' }) }
})

/** "Eastern Time" */
export function zoneWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** "9:30 AM" */
export const timeWords = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso))
