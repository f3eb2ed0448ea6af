import type { ContentVersion } from '../../store/repositories/content.ts'

/** Has the time of a schedule come? */
export const isDue = ({ publishAt }: ContentVersion, at: Date): boolean => publishAt !== null && publishAt <= at

/** The version that decides what visitors see: that one, or nothing when it takes the entry from the site. @param history newest first */
export function decidingVersion(history: readonly ContentVersion[], at: Date): ContentVersion | undefined {
  return history.find((one) => (one.status === 'scheduled' ? isDue(one, at) : one.status !== 'draft'))
}

/** What visitors see of an entry; null when they don't see it. @param history newest first */
export function shownVersion(history: readonly ContentVersion[], at: Date): ContentVersion | null {
  const deciding = decidingVersion(history, at)
  return deciding && deciding.status !== 'unpublished' ? deciding : null
}
