/** Figures of watching for a table. The specification has none; three tables and fifteen minutes are those of the prototype. */
export const TABLE_WATCH = {
  /** Watches that run at the same time, for each member. */
  most: 3,
  /** Minutes for which the link of an alert works. */
  linkMinutes: 15,
  /** Minutes without an alert after a link has expired unused. */
  pauseMinutes: 15,
  /** Seconds after which the same place, date and party are looked at again. A job starts each minute; one that starts a little early omits none. */
  lookSeconds: 55,
  /** Minutes of the longest window. */
  windowMinutes: 240,
  /** Minutes between the times that can be chosen. */
  stepMinutes: 30,
  /** Minutes before and after the wanted time in the window that is offered first. */
  around: { before: 60, after: 90 },
  /** Days for which a watch that found no table is listed after its date. */
  shownDays: 3,
} as const

/** The token of an alert's link. */
export const TABLE_WATCH_TOKEN_PATTERN = /^[\w-]{43}$/

/**
 * `watching`: for a table. `found`: a link that books one works. `booked`: the member has a table there that day. `stopped`: by the member, or with the
 * account. `ended`: the window's start has come.
 */
export const TABLE_WATCH_STATES = ['watching', 'found', 'booked', 'stopped', 'ended'] as const
export type TableWatchState = (typeof TABLE_WATCH_STATES)[number]

const MS_PER_MINUTE = 60_000
const MINUTES_PER_HOUR = 60
const LAST_MINUTE = 24 * MINUTES_PER_HOUR - 1

/** Minutes after midnight of a time by a 24-hour clock. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3, 5))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / MINUTES_PER_HOUR)).padStart(2, '0')}:${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`

/** A window of times by the restaurant's 24-hour clock: 18:00 to 20:30, with both ends. */
export interface TableWindow {
  readonly from: string
  readonly until: string
}

/** The times at which a window can begin and end. */
export const TABLE_WATCH_TIMES: readonly string[] = Array.from({ length: (LAST_MINUTE + 1) / TABLE_WATCH.stepMinutes }, (_, index) =>
  timeOf(index * TABLE_WATCH.stepMinutes),
)

const LAST_TIME = minutesOf(TABLE_WATCH_TIMES.at(-1) ?? '')
const onStep = (minutes: number) => Math.floor(minutes / TABLE_WATCH.stepMinutes) * TABLE_WATCH.stepMinutes

/** The window around a wanted time, within its day. @param wanted by a 24-hour clock: 19:00 */
export function windowAround(wanted: string): TableWindow {
  const at = minutesOf(wanted)
  const from = Math.min(Math.max(0, onStep(at - TABLE_WATCH.around.before)), LAST_TIME - TABLE_WATCH.stepMinutes)
  return { from: timeOf(from), until: timeOf(Math.min(LAST_TIME, onStep(at + TABLE_WATCH.around.after))) }
}

/** The facts of a watch on which its next look and its link depend. */
export interface WatchFacts {
  readonly status: 'watching' | 'booked' | 'stopped' | 'ended'
  /** When its window begins. */
  readonly startsAt: Date
  /** Until when the link of its last alert works; null before the first one. */
  readonly linkUntil: Date | null
}

/** What a member sees of a watch: the end of the window counts at once, also before a job has recorded it. */
export function tableWatchState({ status, startsAt, linkUntil }: WatchFacts, now: Date): TableWatchState {
  if (status !== 'watching') return status
  if (linkUntil !== null && linkUntil > now) return 'found'
  return startsAt <= now ? 'ended' : 'watching'
}

/** Whether an alert can be sent: the watch runs, no link of it works, and there has been a pause since the last one. */
export function mayAlert(facts: WatchFacts, now: Date): boolean {
  const { linkUntil } = facts
  const rests = linkUntil !== null && now.getTime() < linkUntil.getTime() + TABLE_WATCH.pauseMinutes * MS_PER_MINUTE
  return tableWatchState(facts, now) === 'watching' && !rests
}

/** When a link that is sent now stops working: not after the table's own time. */
export function linkExpiry(now: Date, tableAt: Date): Date {
  return new Date(Math.min(now.getTime() + TABLE_WATCH.linkMinutes * MS_PER_MINUTE, tableAt.getTime()))
}

/** The table of a window nearest to its middle; of two equally near ones the earlier. Undefined if none is in it. */
export function tableInWindow<Table extends { readonly at: Date }>(tables: readonly Table[], from: Date, until: Date): Table | undefined {
  const middle = (from.getTime() + until.getTime()) / 2
  const away = ({ at }: Table) => Math.abs(at.getTime() - middle)
  return tables.filter(({ at }) => at >= from && at <= until).toSorted((a, b) => away(a) - away(b) || a.at.getTime() - b.at.getTime())[0]
}
