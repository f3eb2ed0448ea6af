import { createHash } from 'node:crypto'

import type { FeatureFlags, FlagState } from '@dining/contract'
import type { AnswerOf, ApiClient, CallName, CallOf } from '@dining/api-client'
import { contentCall } from '@dining/api-client/client'
import { CONTENT_SETS, fail, succeed } from '@dining/domain'
import { NO_SUBJECT, type FlagSubject } from '@dining/domain/flags'

import { flagsFor, remoteFlags, remoteValues, ruledFlags, type RemoteValues, type RuledFlag, type SplitFlags } from './flag-variants.ts'

/** Timeout of one answer in milliseconds. */
const TIMEOUT_MS = 3_000
/** Milliseconds after which everything is loaded regardless of the version, in case the version is not reported, as before a roll-out. */
const ANEW_MS = 600_000
/** The same while the version is unavailable. */
const UNTOLD_MS = 15_000
/** Milliseconds for which the remote values of a number are shown without a request. */
const REMOTE_MS = 10_000

/** The state of the content source at the last check: everything was loaded, only some of it, or nothing. */
export interface SourceState {
  readonly kind: 'whole' | 'lacking' | 'unasked'
  /** Milliseconds since the copy last matched the source. */
  readonly ageMs: number | null
}

export interface ContentSource {
  state(): SourceState
  /** Changes with each change of content or flags; part of the page cache's key. */
  version(): string
  /** Checks for changes, and loads everything if there are any. Resolves when it is loaded, or has failed. */
  look(): Promise<void>
  /** The flags whose value differs between visitors. */
  split(): SplitFlags
  /**
   * A client that answers content and flags from memory, and forwards every other call to `client`.
   * @param remote the remote values of the page
   * @param reader for whom flags are evaluated; `session`: by the API while any flag has a rule, since only the API knows the member
   */
  over(client: ApiClient, reader?: FlagSubject | 'session', remote?: RemoteValues): ApiClient
}

/** A short name of what was loaded: another one for anything else. */
export const versionOf = (loaded: unknown): string => createHash('sha256').update(JSON.stringify(loaded)).digest('base64url').slice(0, 12)

const keyOf = (name: CallName, call: { readonly params?: unknown }) => `${name} ${JSON.stringify(call.params ?? null)}`

interface Options {
  readonly api: ApiClient
  /** The version of content and flags at their source; null if it is unavailable. */
  readonly askVersion: () => Promise<string | null>
  /** The flags with their rules, and with the remote values of a browser's number; null if they are unavailable. */
  readonly askFlags: (splitKey?: string) => Promise<{ readonly flags: readonly FlagState[] } | null>
  /** Whether drafts are loaded, too (CONTENT-05). */
  readonly drafts: boolean
  readonly now?: () => number
}

/** Content sets and flags in the server's memory: loaded in advance of pages, and the last good copy while their source fails. */
export function createContentSource({ api, askVersion, askFlags, drafts, now = Date.now }: Options): ContentSource {
  const held = new Map<string, unknown>()
  let running: Promise<void> | undefined
  let ruled: readonly RuledFlag[] = []
  let differing: readonly string[] = []
  /** Remote values by number, which are asked again after some seconds; those of an older version are dropped. */
  const remote = new Map<string, { readonly values: RemoteValues; readonly at: number }>()
  const asking = new Map<string, Promise<void>>()
  let version = ''
  /** The version that the source reported before it answered the stored copy; null if the copy is incomplete. */
  let heldOf: string | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let wholeAt: number | null = null
  let kind: SourceState['kind'] = 'unasked'

  async function load<Name extends 'getContent' | 'getFeatureFlags'>(name: Name, call: CallOf<Name>) {
    const result = await api.call(name, call, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (result.ok) held.set(keyOf(name, call), result.value)
    return result.ok
  }

  async function loadRules(): Promise<boolean> {
    const answer = await askFlags()
    if (answer) {
      ruled = ruledFlags(answer.flags)
      differing = remoteFlags(answer.flags)
      remote.clear()
    }
    return answer !== null
  }

  async function loadRemote(key: string): Promise<void> {
    const answer = await askFlags(key)
    // There are 65,536 numbers at most.
    if (answer) remote.set(key, { values: remoteValues(answer.flags, differing), at: now() })
  }

  /** What is known is shown while it is asked again. */
  async function remoteOf(key: string): Promise<RemoteValues> {
    const known = remote.get(key)
    if (!known || now() - known.at >= REMOTE_MS) {
      const running = asking.get(key) ?? loadRemote(key).finally(() => asking.delete(key))
      asking.set(key, running)
      if (!known) await running
    }
    return remote.get(key)?.values ?? {}
  }

  async function loadAll(): Promise<boolean> {
    const sets = CONTENT_SETS.map((set) => load('getContent', contentCall(set, drafts)))
    const came = await Promise.all([...sets, load('getFeatureFlags', {}), loadRules()])
    const sorted = [...held].toSorted(([a], [b]) => a.localeCompare(b))
    version = versionOf([sorted, ruled, differing])
    askedAt = now()
    return came.every(Boolean)
  }

  async function lookOnce() {
    const there = await askVersion()
    const isDue = now() - askedAt >= (there === null ? UNTOLD_MS : ANEW_MS)
    const isSame = there !== null && there === heldOf
    if (there === null && !isDue) return
    const isWhole = (isSame && !isDue) || (await loadAll())
    // Requested before the rest: a change in the meantime results in another version.
    heldOf = isWhole ? there : null
    kind = isWhole ? 'whole' : 'lacking'
    if (isWhole) wholeAt = now()
  }

  /** What is stored, of flags with the visitor's own values. */
  const shown = (name: CallName, stored: unknown, subject: FlagSubject, own: RemoteValues): unknown =>
    // The schema of the call has parsed it.
    name === 'getFeatureFlags' && stored !== undefined ? flagsFor(stored as FeatureFlags, ruled, subject, own) : stored

  return {
    version: () => version,
    state: () => ({ kind, ageMs: wholeAt === null ? null : now() - wholeAt }),
    look() {
      running ??= lookOnce().finally(() => (running = undefined))
      return running
    },
    split: () => ({ ruled, isRemote: differing.length > 0, remoteOf }),
    over: (client, reader = NO_SUBJECT, own = {}) => ({
      async call<Name extends CallName>(name: Name, call: CallOf<Name>, options = {}) {
        if (name !== 'getContent' && name !== 'getFeatureFlags') return client.call(name, call, options)
        const isIdentified = reader === 'session' || reader.kind === 'known'
        if (name === 'getFeatureFlags' && ((reader === 'session' && ruled.length > 0) || (isIdentified && differing.length > 0))) {
          const own = await client.call(name, call, options)
          if (own.ok) return own
        }
        const answer = shown(name, held.get(keyOf(name, call)), reader === 'session' ? NO_SUBJECT : reader, own)
        // This call's own schema has parsed the stored answer.
        return answer === undefined ? fail({ kind: 'network' }) : succeed(answer as AnswerOf<Name>)
      },
    }),
  }
}
