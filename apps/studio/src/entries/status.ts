import type { ContentSummary, ContentVersion } from '@dining/contract/studio'

/** What a version is, in a word; `shown` is the number of the one that visitors see. */
export function statusWords(
  { status, version, publishAt }: Pick<ContentSummary | ContentVersion, 'status' | 'version' | 'publishAt'>,
  shown: number | null,
  timeZone: string,
): string {
  if (status === 'draft') return 'Draft'
  if (status === 'unpublished') return 'Taken off'
  if (version === shown) return 'On the site'
  return status === 'scheduled' && publishAt !== null ? `From ${momentWords(publishAt, timeZone)}` : 'Published before'
}

/** "May 4, 2026, 9:30 AM EDT" */
export function momentWords(iso: string, timeZone: string): string {
  const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(new Date(iso))
}
