import type { ContentSet } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import { approvalRepo, type ApprovalStep } from '../../store/repositories/content-approval.ts'
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

/** An entry with the last step about the approval of its newest version; null if there is none. */
export interface ListedEntry extends EntryState {
  readonly step: ApprovalStep | null
}

/** Every entry of a partner, including unpublished ones, by set and slug. */
export function listEntries({ store, clock }: ReadDeps, partnerId: string): Promise<readonly ListedEntry[]> {
  return store.reading.tenant(partnerId, async (tx) => {
    const [states, steps] = await Promise.all([statesOf(contentRepo(tx, partnerId), clock()), approvalRepo(tx, partnerId).newestOfAll()])
    return states.map((state) => {
      const last = steps.find(({ set, slug }) => set === state.set && slug === state.slug)
      return { ...state, step: last?.version === state.newest.version ? last : null }
    })
  })
}

/** As `listEntries` without approvals, in a transaction. */
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

/** An entry with everything that its page shows. */
export interface EntryWithApproval {
  /** Newest first, as the steps; empty if the entry does not exist. */
  readonly versions: readonly ContentVersion[]
  readonly steps: readonly ApprovalStep[]
  /** Whether nothing is published without an approval. */
  readonly isRequired: boolean
}

export function readEntry({ store }: Pick<ApiDeps, 'store'>, partnerId: string, set: ContentSet, slug: string): Promise<EntryWithApproval> {
  return store.reading.tenant(partnerId, async (tx) => {
    const approvals = approvalRepo(tx, partnerId)
    const [versions, steps, isRequired] = await Promise.all([
      contentRepo(tx, partnerId).history(set, slug),
      approvals.steps(set, slug),
      approvals.isRequired(),
    ])
    return { versions, steps, isRequired }
  })
}
