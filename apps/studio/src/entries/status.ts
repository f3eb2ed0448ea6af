import type { ContentSummary, ContentVersion } from '@dining/contract/studio'

type Timed = Pick<ContentVersion, 'version' | 'status' | 'publishAt' | 'at'>
type InHistory = Timed & Pick<ContentVersion, 'cancels'>

/** When visitors would see a version, ignoring all others; null for a draft. */
function takesEffect({ status, publishAt, at }: Timed): number | null {
  if (status === 'draft') return null
  return Date.parse(status === 'scheduled' ? (publishAt ?? at) : at)
}

/** The version that cancelled or changed the schedule of this one. */
const cancelledBy = (one: Timed, versions: readonly InHistory[]) => versions.find(({ cancels }) => cancels === one.version)

/** Whether a later version takes effect before this one's time, so that visitors never see it. */
function isOvertaken(one: Timed, versions: readonly InHistory[]): boolean {
  const own = takesEffect(one) ?? 0
  const inForce = versions.filter((other) => other.version > one.version && !cancelledBy(other, versions))
  return inForce.some((other) => (takesEffect(other) ?? Number.POSITIVE_INFINITY) <= own)
}

/** Whether a scheduled version is still to come. It uses the server's state, since the clock here may differ. */
function isUpcoming(one: Timed, versions: readonly InHistory[], shown: number | null): boolean {
  if (one.status !== 'scheduled' || one.version <= (shown ?? 0)) return false
  if (isOvertaken(one, versions) || cancelledBy(one, versions)) return false
  return !versions.some(({ version, status }) => version > one.version && (status === 'published' || status === 'unpublished'))
}

/** The scheduled versions that visitors will see, in order of time. */
export function upcomingOf(versions: readonly ContentVersion[], shown: number | null): readonly ContentVersion[] {
  const coming = versions.filter((one) => isUpcoming(one, versions, shown))
  return coming.toSorted((a, b) => (takesEffect(a) ?? 0) - (takesEffect(b) ?? 0))
}

/** The next scheduled version, if there is one. */
export const nextOf = (versions: readonly ContentVersion[], shown: number | null): ContentVersion | undefined =>
  upcomingOf(versions, shown)[0]

/**
 * The status of a version as a label.
 * @param shown number of the one that visitors see
 * @param versions of its entry, if there are newer ones
 */
export function statusWords(
  one: Pick<ContentSummary | ContentVersion, keyof Timed>,
  shown: number | null,
  timeZone: string,
  versions: readonly InHistory[] = [],
): string {
  if (one.status === 'draft') return 'Draft'
  if (one.status === 'unpublished') return 'Taken off'
  if (one.version === shown) return 'On the site'
  const canceller = cancelledBy(one, versions)
  if (canceller) return canceller.status === 'scheduled' ? 'Rescheduled' : 'Canceled'
  if (one.status === 'scheduled' && isOvertaken(one, versions)) return 'Overtaken'
  return one.publishAt !== null && isUpcoming(one, versions, shown) ? `From ${momentWords(one.publishAt, timeZone)}` : 'Published before'
}

/** "May 4, 2026, 9:30 AM EDT" */
export function momentWords(iso: string, timeZone: string): string {
  const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(new Date(iso))
}
