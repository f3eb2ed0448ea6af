import { succeed, WEEKDAYS, type Result, type Weekday } from '@dining/domain'

import { refuse, type ValueIssue } from '../imports/issues.ts'
import { refuseShowing, typed, type Reader } from './field-readers.ts'

/** A time at which a restaurant is open: minutes after local midnight; `closes` passes 1440 when it closes after midnight. */
export interface OpenSpan {
  readonly day: Weekday
  readonly opens: number
  readonly closes: number
}

const DAY_MINUTES = 1_440
/** Characters of a text with the hours of a week. */
const MAX_LENGTH = 1_000
const DASH = /\s*(?:-|–|—|\bto\b)\s*/i
const CLOCK = /^(\d{1,2})(?::(\d\d))?\s*([ap])?\.?(?:m\.?)?$/i
/** Days, then "closed", "24 hours" or times: "Mon-Thu, Sun 11:00-14:00, 5 PM-10 PM". */
const PART = /^([a-z]{2,9}(?:\s*(?:-|–|—|,|\bto\b)\s*[a-z]{2,9})*)[\s:]+(\S.*)$/i

const dayOf = (word: string): Weekday | undefined => WEEKDAYS.find((day) => word.trim().slice(0, 3).toLowerCase() === day.toLowerCase())

function daysOf(words: string): Weekday[] | null {
  const days: Weekday[] = []
  for (const part of words.split(',')) {
    const [from, to, ...more] = part.split(DASH).map(dayOf)
    if (from === undefined || more.length > 0 || (part.split(DASH).length === 2 && to === undefined)) return null
    const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to ?? from)]
    // "Fri-Mon" passes the end of the week.
    for (let at = first; ; at = (at + 1) % WEEKDAYS.length) {
      days.push(WEEKDAYS[at] ?? from)
      if (at === last) break
    }
  }
  return days
}

function minutesOf(text: string): number | null {
  const [, hour = '', minute = '0', half] = CLOCK.exec(text.trim()) ?? []
  if (hour === '' || Number(minute) > 59) return null
  if (half === undefined) return Number(hour) <= 24 ? Number(hour) * 60 + Number(minute) : null
  if (Number(hour) < 1 || Number(hour) > 12) return null
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

/** Times of a day, as minutes; null for an error. */
function timesOf(text: string): (readonly [opens: number, closes: number])[] | null {
  if (/^(closed|off)$/i.test(text.trim())) return []
  if (/^(24 ?h(ours)?|24\/7|open 24 hours)$/i.test(text.trim())) return [[0, DAY_MINUTES]]
  const times: (readonly [number, number])[] = []
  for (const part of text.split(',')) {
    const [opens, closes, ...more] = part.split(DASH).map(minutesOf)
    if (opens === undefined || opens === null || closes === undefined || closes === null || more.length > 0) return null
    if (opens >= DAY_MINUTES || opens === closes) return null
    times.push([opens, closes < opens ? closes + DAY_MINUTES : closes])
  }
  return times
}

/** The parts of a value: a text with semicolons, a list of texts or of `{day, opens, closes}`, or an object with the times of each day. */
function partsOf(value: unknown): readonly (readonly [days: string, times: string])[] | null {
  if (typeof value === 'string') {
    if (value.length > MAX_LENGTH) return null
    const parts = value.split(/[;\n|]/).filter((part) => part.trim() !== '')
    const read = parts.map((part) => PART.exec(part.trim())).map((match) => match && ([match[1] ?? '', match[2] ?? ''] as const))
    return read.every((part) => part !== null) ? read : null
  }
  if (Array.isArray(value)) {
    const parts = value.map((item: unknown) => {
      if (typeof item !== 'object' || item === null) return partsOf(typed(item))
      const { day, opens, closes } = { day: undefined, opens: undefined, closes: undefined, ...item }
      return [[typed(day), `${typed(opens)}-${typed(closes)}`] as const]
    })
    return parts.every((part) => part !== null) ? parts.flat() : null
  }
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).map(([day, times]) => [day, Array.isArray(times) ? times.map(typed).join(',') : typed(times)] as const)
}

/** Opening hours: "Mon-Fri 11:00-22:00; Sat 5 PM-1 AM; Sun closed", or the same as JSON. Sorted by day and time. */
export const hours: Reader<OpenSpan[]> = (value) => {
  const parts = partsOf(value)
  if (parts === null) return refuseShowing(value, 'not-hours')
  const spans: OpenSpan[] = []
  for (const [days, times] of parts) {
    const [onDays, atTimes] = [daysOf(days), timesOf(times)]
    if (onDays === null) return refuseShowing(days, 'weekday-not-listed', WEEKDAYS)
    if (atTimes === null) return refuseShowing(times, 'not-opening-times')
    for (const day of onDays) for (const [opens, closes] of atTimes) spans.push({ day, opens, closes })
  }
  return withoutOverlap(spans.toSorted((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day) || a.opens - b.opens))
}

function withoutOverlap(spans: OpenSpan[]): Result<OpenSpan[], ValueIssue> {
  const overlapping = spans.find(({ day, opens }, at) => {
    const before = spans[at - 1]
    return before?.day === day && before.closes > opens
  })
  return overlapping ? refuse('hours-overlap', [overlapping.day]) : succeed(spans)
}
