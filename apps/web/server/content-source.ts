import { createHash } from 'node:crypto'

import type { AnswerOf, ApiClient, CallName, CallOf } from '@dining/api-client'
import { CONTENT_SETS, fail, succeed } from '@dining/domain'

/** Milliseconds for which content and flags are used without asking again. */
const FRESH_MS = 15_000
/** Milliseconds that one answer may take. */
const TIMEOUT_MS = 3_000

/** How the source of content did when it was last asked: all of it came, some or none did. */
export interface SourceState {
  readonly kind: 'whole' | 'lacking' | 'unasked'
  /** Milliseconds since all of it last came. */
  readonly ageMs: number | null
}

export interface ContentSource {
  state(): SourceState
  /** Changes whenever content or flags do; part of the page cache's key. */
  version(): string
  /** Asks for what is out of date. Resolves when it is known, or known to fail. */
  refresh(): Promise<void>
  /** Asks in the background when the answers are out of date, or waits when there are none yet. */
  touch(): Promise<void> | undefined
  /** A client that answers content and flags from what is held, and hands every other call to `client`. */
  over(client: ApiClient): ApiClient
}

const keyOf = (name: CallName, call: { readonly params?: unknown }) => `${name} ${JSON.stringify(call.params ?? null)}`

interface Options {
  readonly api: ApiClient
  /** Load drafts too (CONTENT-05). */
  readonly drafts: boolean
  readonly now?: () => number
}

/** Content sets and flags as the server holds them: read ahead of pages, and the last good copy when their source fails. */
export function createContentSource({ api, drafts, now = Date.now }: Options): ContentSource {
  const held = new Map<string, unknown>()
  let checkedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let version = ''
  let wholeAt: number | null = null
  let kind: SourceState['kind'] = 'unasked'

  async function load<Name extends 'getContent' | 'getFeatureFlags'>(name: Name, call: CallOf<Name>) {
    const result = await api.call(name, call, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (result.ok) held.set(keyOf(name, call), result.value)
    return result.ok
  }

  async function loadAll() {
    const sets = CONTENT_SETS.map((set) =>
      load('getContent', {
        params: { name: set === 'global' ? '*' : set },
        query: { page_size: '100', ...(drafts ? { preview: '1' } : {}) },
      }),
    )
    const came = await Promise.all([...sets, load('getFeatureFlags', {})])
    checkedAt = now()
    kind = came.every(Boolean) ? 'whole' : 'lacking'
    if (kind === 'whole') wholeAt = checkedAt
    const sorted = [...held].toSorted(([a], [b]) => a.localeCompare(b))
    version = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
  }

  function refresh() {
    running ??= loadAll().finally(() => (running = undefined))
    return running
  }

  return {
    version: () => version,
    state: () => ({ kind, ageMs: wholeAt === null ? null : now() - wholeAt }),
    refresh,
    touch() {
      if (now() - checkedAt < FRESH_MS) return undefined
      const done = refresh()
      return held.size === 0 ? done : undefined
    },
    over: (client) => ({
      async call<Name extends CallName>(name: Name, call: CallOf<Name>, options = {}) {
        if (name !== 'getContent' && name !== 'getFeatureFlags') return client.call(name, call, options)
        const answer = held.get(keyOf(name, call))
        // What is held was read by this call's own schema.
        return answer === undefined ? fail({ kind: 'network' }) : succeed(answer as AnswerOf<Name>)
      },
    }),
  }
}
