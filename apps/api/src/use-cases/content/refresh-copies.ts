import { STATUS_CODES } from 'node:http'

import { CONTENT_SETS, type ContentEntry, type ContentSet } from '@dining/contract'
import { readContentSet } from '@dining/copy-engine/content'

import { ContentFault } from '../../adapters/cms/content-fault.ts'
import type { ContentUpstream, SetRead } from '../../adapters/cms/http-upstream.ts'
import type { ApiDeps } from '../../deps.ts'
import { contentCopyRepo } from '../../store/repositories/content-copy.ts'

type RefreshDeps = Pick<ApiDeps, 'store' | 'clock' | 'log'>

/** Updates the copies of a partner's content sets; a set that cannot be read keeps its copy. */
export type RefreshCopies = (asked: { readonly drafts: boolean; readonly signal?: AbortSignal }) => Promise<void>

/** The valid entries of a response, and the number of invalid ones. */
interface Usable {
  readonly entries: readonly ContentEntry[]
  readonly dropped: number
}

/** @throws ContentFault if there are entries and all are invalid: that is an invalid response, not an empty set */
function usableOf(set: ContentSet, { entries, broken }: SetRead): Usable {
  const kept: ContentEntry[] = []
  let dropped = broken
  for (const entry of entries) {
    const read = readContentSet(set, { data: [entry] })
    dropped += read.dropped.length
    if (read.entries.length > 0) kept.push(entry)
  }
  if (kept.length === 0 && dropped > 0) throw new ContentFault('wrong-shape')
  return { entries: kept, dropped }
}

/**
 * Stores copies of a content service's responses. Each set is independent: one that fails keeps its last valid copy and does not affect the others.
 * A failure is logged once, and again if it changes: Not Found as info, all others as an error (CONTENT-12).
 */
export function refreshCopies({ store, clock, log }: RefreshDeps, partnerId: string, upstream: ContentUpstream): RefreshCopies {
  const lastStates = new Map<string, string>()
  const isNews = (key: string, state: string) => lastStates.get(key) !== state && lastStates.set(key, state) !== undefined

  function tell(key: string, set: ContentSet, { kind, status, message }: ContentFault) {
    // The service's pause has its own log line.
    if (kind === 'paused' || !isNews(key, `${kind} ${status ?? ''}`)) return
    const code = status === undefined ? message : STATUS_CODES[status]
    const line = { partner: partnerId, set, ...(status === undefined ? {} : { status }), ...(code === undefined ? {} : { code }) }
    if (kind === 'not-found') log.info({ event: 'content-not-found', ...line })
    else log.error({ event: 'content-failed', ...line })
  }

  async function refresh(set: ContentSet, drafts: boolean, signal: AbortSignal | undefined): Promise<void> {
    const key = `${set} ${drafts}`
    try {
      const read = await upstream.read(set, { drafts, patient: true, ...(signal ? { signal } : {}) })
      const { entries, dropped } = usableOf(set, read)
      if (isNews(key, `well ${dropped}`) && dropped > 0) log.warn({ event: 'content-dropped', partner: partnerId, set, count: dropped })
      await store.tenant(partnerId, (tx) => contentCopyRepo(tx, partnerId).put(set, drafts, entries, clock()))
    } catch (error) {
      if (error instanceof ContentFault) tell(key, set, error)
      else if (!signal?.aborted) throw error
    }
  }

  return async ({ drafts, signal }) => {
    await Promise.all(CONTENT_SETS.map((set) => refresh(set, drafts, signal)))
  }
}
