import { isDate } from './local-time.ts'
import { reservationDates } from './reservation.ts'
import { fail, succeed, type Result } from './result.ts'
import { RESERVATION_PARTY } from './reservation-party.ts'
import { isTableTime } from './table-search.ts'
import { minutesOf, TABLE_WATCH, type TableWindow } from './table-watch.ts'

/** `inverted`: it does not end after it begins. */
export type WindowIssue = 'no-time' | 'inverted' | 'too-long'

/** What is wrong with a window; null for one that can be watched. */
export function windowIssue({ from, until }: TableWindow): WindowIssue | null {
  if (!isTableTime(from) || !isTableTime(until)) return 'no-time'
  const minutes = minutesOf(until) - minutesOf(from)
  if (minutes <= 0) return 'inverted'
  return minutes > TABLE_WATCH.windowMinutes ? 'too-long' : null
}

export interface WatchQuestion extends TableWindow {
  /** ISO date by the restaurant's clock. */
  readonly date: string
  readonly party: number
}

interface WatchClock {
  readonly now: Date
  /** ISO date of today in the restaurant's zone. */
  readonly today: string
  /** When the window begins. */
  readonly startsAt: Date
}

/** What the booking service says about the restaurant; null while it does not answer. */
interface WatchLimits {
  readonly parties: { readonly least: number; readonly most: number }
  /** The last bookable ISO date; null if it is not known. */
  readonly lastDate: string | null
  /** Whether the restaurant seats no guests within the window. */
  readonly isClosed: boolean
}

/** `past`: its window has begun. A window is only watched until it begins. `closed`: a table can never open in it. */
export type WatchRefusal =
  | { readonly kind: 'past' | 'closed' }
  | { readonly kind: 'tooFar'; readonly lastDate: string }
  | { readonly kind: 'tooBig' | 'tooSmall'; readonly parties: { readonly least: number; readonly most: number } }

/** Whether a table can be watched for; the window must be valid (`windowIssue`). */
export function watchRefusal(
  { date, party }: WatchQuestion,
  { now, today, startsAt }: WatchClock,
  limits: WatchLimits | null,
): Result<null, WatchRefusal> {
  const last = reservationDates(today).last
  const lastDate = limits?.lastDate !== undefined && limits.lastDate !== null && limits.lastDate < last ? limits.lastDate : last
  const parties = limits?.parties ?? RESERVATION_PARTY
  if (!isDate(date) || startsAt <= now) return fail({ kind: 'past' })
  if (date > lastDate) return fail({ kind: 'tooFar', lastDate })
  if (party > parties.most) return fail({ kind: 'tooBig', parties })
  if (party < parties.least) return fail({ kind: 'tooSmall', parties })
  return limits?.isClosed ? fail({ kind: 'closed' }) : succeed(null)
}
