import type { ContentEntry, ContentSet } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'

import type { ContentUpstream } from '../../adapters/cms/http-upstream.ts'
import type { ApiDeps } from '../../deps.ts'
import { contentCopyRepo } from '../../store/repositories/content-copy.ts'
import { contentRepo } from '../../store/repositories/content.ts'

type SourceDeps = Pick<ApiDeps, 'store' | 'clock' | 'upstreams'>

/** The source of a partner's content. It never fails: if content cannot be read, it returns the last valid copy, or nothing (CONTENT-09). */
export interface ContentSource {
  /** Entries of a set as visitors see them, or with what is drafted and scheduled. */
  read(set: ContentSet, asked: { readonly drafts: boolean; readonly limit: number }): Promise<readonly ContentEntry[]>
}

/** The partner's content service if it has one, else its own entries in the database. */
export function contentSourceOf(deps: SourceDeps, { program }: Partner): ContentSource {
  const upstream = deps.upstreams.get(program.id)
  return upstream ? copiedContent(deps, program.id, upstream) : ownContent(deps, program.id)
}

function ownContent({ store, clock }: SourceDeps, partnerId: string): ContentSource {
  return {
    read: (set, { drafts, limit }) =>
      store.reading.tenant(partnerId, (tx) => {
        const content = contentRepo(tx, partnerId)
        return drafts ? content.latest(set, limit) : content.published(set, clock(), limit)
      }),
  }
}

/** Visitors never wait for an external service: they get the copy that `refreshCopies` maintains. A preview shows the current drafts. */
function copiedContent({ store }: SourceDeps, partnerId: string, upstream: ContentUpstream): ContentSource {
  const copy = (set: ContentSet, drafts: boolean) =>
    store.reading.tenant(partnerId, async (tx) => {
      const copies = contentCopyRepo(tx, partnerId)
      return (drafts ? await copies.find(set, true) : undefined) ?? (await copies.find(set, false)) ?? []
    })
  return {
    async read(set, { drafts, limit }) {
      const live = drafts ? await upstream.read(set, { drafts, patient: false }).catch(() => null) : null
      return (live?.entries ?? (await copy(set, drafts))).slice(0, limit)
    },
  }
}
