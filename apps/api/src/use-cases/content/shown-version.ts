import type { ContentVersion } from '../../store/repositories/content.ts'

/** Whether the time of a schedule has come. */
export const isDue = ({ publishAt }: ContentVersion, at: Date): boolean => publishAt !== null && publishAt <= at

const isCancelled = ({ version }: ContentVersion, history: readonly ContentVersion[]) => history.some(({ cancels }) => cancels === version)

/** The version that decides what visitors see: that version, or nothing if it unpublishes the entry. @param history newest first */
export function decidingVersion(history: readonly ContentVersion[], at: Date): ContentVersion | undefined {
  return history.find((one) => (one.status === 'scheduled' ? isDue(one, at) && !isCancelled(one, history) : one.status !== 'draft'))
}

/** The public version of an entry; null if visitors do not see it. @param history newest first */
export function shownVersion(history: readonly ContentVersion[], at: Date): ContentVersion | null {
  const deciding = decidingVersion(history, at)
  return deciding && deciding.status !== 'unpublished' ? deciding : null
}

/** The scheduled versions that will be shown, in the order of time. @param history newest first */
export function waitingVersions(history: readonly ContentVersion[], at: Date): readonly ContentVersion[] {
  const deciding = decidingVersion(history, at)?.version ?? 0
  const later = history.filter(
    (one) => one.status === 'scheduled' && !isDue(one, at) && !isCancelled(one, history) && one.version > deciding,
  )
  return upcomingVersions(later)
}

/** Scheduled versions in the order of time, without those that never become public because a newer one is due before them. */
export function upcomingVersions(scheduled: readonly ContentVersion[]): readonly ContentVersion[] {
  const dueAt = ({ publishAt }: ContentVersion) => publishAt?.getTime() ?? 0
  return scheduled
    .toSorted((a, b) => dueAt(a) - dueAt(b) || b.version - a.version)
    .filter((one, at, all) => all.slice(0, at).every(({ version }) => version < one.version))
}
