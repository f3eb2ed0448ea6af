import type { ContentSet } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import { contentRepo, type ContentVersion } from '../../store/repositories/content.ts'
import { upcomingVersions } from './shown-version.ts'

type ReadDeps = Pick<ApiDeps, 'store' | 'clock'>

/** An entry as its editors see it. */
export interface EntryState {
  readonly set: ContentSet
  readonly slug: string
  /** The version on which the next one is based. */
  readonly newest: ContentVersion
  /** The public version; null if visitors do not see the entry. */
  readonly shown: ContentVersion | null
  /** The newest version, if it is a draft. */
  readonly draft: ContentVersion | null
  /** Scheduled versions that will become public, in the order of time. */
  readonly waiting: readonly ContentVersion[]
}

/** Every entry of a partner, including unpublished ones, by set and slug. */
export function listEntries({ store, clock }: ReadDeps, partnerId: string): Promise<readonly EntryState[]> {
  return store.reading.tenant(partnerId, (tx) => statesOf(contentRepo(tx, partnerId), clock()))
}

/** As `listEntries`, in a transaction. */
export async function statesOf(content: ReturnType<typeof contentRepo>, now: Date): Promise<readonly EntryState[]> {
  const [newest, deciding, scheduled] = await Promise.all([content.newestOfAll(), content.decidingOfAll(now), content.waiting(now)])
  return newest.map((one) => {
    const isSame = ({ set, slug }: ContentVersion) => set === one.set && slug === one.slug
    const decider = deciding.find(isSame)
    const later = scheduled.filter((version) => isSame(version) && version.version > (decider?.version ?? 0))
    return {
      set: one.set,
      slug: one.slug,
      newest: one,
      shown: decider && decider.status !== 'unpublished' ? decider : null,
      draft: one.status === 'draft' ? one : null,
      waiting: upcomingVersions(later),
    }
  })
}

/** All versions of an entry, newest first; empty if the entry does not exist. */
export function entryHistory(
  { store }: Pick<ApiDeps, 'store'>,
  partnerId: string,
  set: ContentSet,
  slug: string,
): Promise<readonly ContentVersion[]> {
  return store.reading.tenant(partnerId, (tx) => contentRepo(tx, partnerId).history(set, slug))
}
