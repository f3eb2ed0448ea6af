import { createHash } from 'node:crypto'

import type { AnswerOf, ApiClient, CallName, CallOf } from '@dining/api-client'
import { contentCall } from '@dining/api-client/client'
import { CONTENT_SETS, fail, succeed } from '@dining/domain'

/** Milliseconds that one answer may take. */
const TIMEOUT_MS = 3_000
/** Milliseconds after which everything is asked for whatever its version, should that not tell, as before a roll-out. */
const ANEW_MS = 60_000
/** The same while no version can be had. */
const UNTOLD_MS = 15_000

/** How the source of content did when it was last asked: all of it came, some or none did. */
export interface SourceState {
  readonly kind: 'whole' | 'lacking' | 'unasked'
  /** Milliseconds since all of it was last known to be what the source has. */
  readonly ageMs: number | null
}

export interface ContentSource {
  state(): SourceState
  /** Changes whenever content or flags do; part of the page cache's key. */
  version(): string
  /** Asks whether anything has changed, and for everything if so. Resolves when it is held, or known to fail. */
  look(): Promise<void>
  /** A client that answers content and flags from what is held, and hands every other call to `client`. */
  over(client: ApiClient): ApiClient
}

const keyOf = (name: CallName, call: { readonly params?: unknown }) => `${name} ${JSON.stringify(call.params ?? null)}`

interface Options {
  readonly api: ApiClient
  /** The version of content and flags at their source; null when it can't be had. */
  readonly askVersion: () => Promise<string | null>
  /** Load drafts too (CONTENT-05). */
  readonly drafts: boolean
  readonly now?: () => number
}

/** Content sets and flags as the server holds them: read ahead of pages, and the last good copy when their source fails. */
export function createContentSource({ api, askVersion, drafts, now = Date.now }: Options): ContentSource {
  const held = new Map<string, unknown>()
  let running: Promise<void> | undefined
  let version = ''
  /** What the source said before it answered all that is held; null when not all of it came. */
  let heldOf: string | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let wholeAt: number | null = null
  let kind: SourceState['kind'] = 'unasked'

  async function load<Name extends 'getContent' | 'getFeatureFlags'>(name: Name, call: CallOf<Name>) {
    const result = await api.call(name, call, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (result.ok) held.set(keyOf(name, call), result.value)
    return result.ok
  }

  async function loadAll(): Promise<boolean> {
    const sets = CONTENT_SETS.map((set) => load('getContent', contentCall(set, drafts)))
    const came = await Promise.all([...sets, load('getFeatureFlags', {})])
    const sorted = [...held].toSorted(([a], [b]) => a.localeCompare(b))
    version = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
    askedAt = now()
    return came.every(Boolean)
  }

  async function lookOnce() {
    const there = await askVersion()
    const isDue = now() - askedAt >= (there === null ? UNTOLD_MS : ANEW_MS)
    const isSame = there !== null && there === heldOf
    if (there === null && !isDue) return
    const isWhole = (isSame && !isDue) || (await loadAll())
    // Asked for before the rest: what changes in the meantime makes another version.
    heldOf = isWhole ? there : null
    kind = isWhole ? 'whole' : 'lacking'
    if (isWhole) wholeAt = now()
  }

  return {
    version: () => version,
    state: () => ({ kind, ageMs: wholeAt === null ? null : now() - wholeAt }),
    look() {
      running ??= lookOnce().finally(() => (running = undefined))
      return running
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
