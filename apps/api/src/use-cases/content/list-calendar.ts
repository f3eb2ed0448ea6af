import type { ContentSet } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import { contentRepo, FILES, type ContentVersion } from '../../store/repositories/content.ts'

/** A moment at which visitors begin to see an entry or another version of it, or no longer see it. */
interface CalendarEvent {
  readonly at: Date
  readonly kind: 'starts' | 'changes' | 'ends'
  /** Whether the moment has come. */
  readonly isPast: boolean
  readonly set: ContentSet
  readonly slug: string
  readonly version: number
  readonly by: string
}

/**
 * What changes on a partner's site from `from` until before `to`, in the order of time: versions that people published, scheduled or took off. Drafts,
 * cancelled schedules and schedules that a newer version precedes change nothing; versions of the partner's folder are not listed.
 */
export async function listCalendar(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  from: Date,
  to: Date,
): Promise<readonly CalendarEvent[]> {
  const now = clock()
  const versions = await store.reading.tenant(partnerId, (tx) => contentRepo(tx, partnerId).timelines(from, to))
  const entries = Map.groupBy(versions, ({ set, slug }) => `${set} ${slug}`)
  return [...entries.values()]
    .flatMap((history) => changesOf(history))
    .filter(({ at, by }) => by !== FILES && at >= from && at < to)
    .map((one) => ({ ...one, isPast: one.at <= now }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** When each version is shown, if it ever is. @param history of one entry, oldest first */
function changesOf(history: readonly ContentVersion[]): readonly Omit<CalendarEvent, 'isPast'>[] {
  const cancelled = new Set(history.map(({ cancels }) => cancels))
  const inForce = history.filter(({ status, version }) => status !== 'draft' && !cancelled.has(version))
  return inForce.flatMap((one, index) => {
    const at = effectOf(one)
    const isOvertaken = inForce.slice(index + 1).some((later) => effectOf(later) <= at)
    if (isOvertaken) return []
    const before = inForce.slice(0, index).findLast((earlier) => effectOf(earlier) <= at)
    const wasShown = before !== undefined && before.status !== 'unpublished'
    // It only ended schedules: visitors did not see the entry before either.
    if (one.status === 'unpublished' && !wasShown) return []
    const kind = one.status === 'unpublished' ? 'ends' : wasShown ? 'changes' : 'starts'
    return [{ at, kind, set: one.set, slug: one.slug, version: one.version, by: one.by } as const]
  })
}

/** When visitors would see a version, ignoring all others. */
const effectOf = ({ status, publishAt, at }: ContentVersion): Date => (status === 'scheduled' ? (publishAt ?? at) : at)
