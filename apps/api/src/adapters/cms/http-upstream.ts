import type { ContentEntry, ContentSet } from '@dining/contract'
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleType, handleWhen, retry, wrap } from 'cockatiel'

import type { UpstreamSettings } from '../../config/content-upstreams.ts'
import { ContentFault } from './content-fault.ts'
import { readJson } from './read-json.ts'
import { readAnswerPage } from './upstream-answer.ts'

/** All entries of a set, and how many could not be read. */
export interface SetRead {
  readonly entries: readonly ContentEntry[]
  readonly broken: number
}

/** A content service with the API of ButterCMS (interfaces.md "content"). */
export interface ContentUpstream {
  /**
   * Reads a set, page by page.
   * @param patient retries when that may help; without it, a visitor waits for the answer
   * @throws ContentFault, with the status text of an answer that is not OK (CONTENT-11)
   */
  read(set: ContentSet, asked: { readonly drafts: boolean; readonly patient: boolean; readonly signal?: AbortSignal }): Promise<SetRead>
}

export interface UpstreamOptions {
  /** Milliseconds for one try at all pages of a set. */
  readonly timeoutMs?: number
  /** Milliseconds for a try that a visitor waits for, if `timeoutMs` is not less. */
  readonly awaitedMs?: number
  /** Milliseconds before the second try; each further wait is longer. Each has a random length around its value. */
  readonly waitMs?: number
  /** Consecutive failures after which calls pause, and the milliseconds of the pause. */
  readonly pause?: { readonly after: number; readonly forMs: number }
  readonly maxBytes?: number
  /** Called with true when calls to the service pause, and with false when they resume. */
  readonly onPause?: (isPaused: boolean) => void
}

/** Retries after the first try. */
const RETRIES = 2
/** Entries per page: the maximum of the service. */
const PAGE_SIZE = '100'
/** A set with more pages than this is an error of the service. */
const MAX_PAGES = 10
/** The service's name for all single pages (CONTENT-03). */
const ALL_SINGLE_PAGES = '*'

const DEFAULTS = {
  timeoutMs: 5_000,
  awaitedMs: 2_000,
  waitMs: 200,
  pause: { after: 8, forMs: 30_000 },
  maxBytes: 2_000_000,
  onPause: () => undefined,
}

/** Reads a partner's content service over HTTP: with a time limit, few retries, and a pause after repeated failures. */
export function httpUpstream({ url, authToken }: UpstreamSettings, options: UpstreamOptions = {}): ContentUpstream {
  const { timeoutMs, awaitedMs, waitMs, pause, maxBytes, onPause } = { ...DEFAULTS, ...options }
  const breaker = circuitBreaker(handleType(ContentFault), { halfOpenAfter: pause.forMs, breaker: new ConsecutiveBreaker(pause.after) })
  breaker.onBreak(() => onPause(true))
  breaker.onReset(() => onPause(false))
  const backoff = new ExponentialBackoff({ initialDelay: waitMs, maxDelay: 10 * waitMs })
  const persistent = wrap(
    retry(
      handleWhen((error) => error instanceof ContentFault && error.mayPass),
      { maxAttempts: RETRIES, backoff },
    ),
    breaker,
  )

  function addressOf(set: ContentSet, drafts: boolean, page: number): URL {
    const address = new URL(`${url.replace(/\/$/, '')}/pages/${set === 'global' ? ALL_SINGLE_PAGES : set}/`)
    const parameters = { auth_token: authToken, page_size: PAGE_SIZE, page: String(page), ...(drafts ? { preview: '1' } : {}) }
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
    return address
  }

  /** @returns null if the service has no such set, which does not count as a failure */
  async function readOnce(set: ContentSet, drafts: boolean, signal: AbortSignal): Promise<SetRead | null> {
    const entries: ContentEntry[] = []
    let broken = 0
    let page = 1
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      // A redirect would forward the token.
      const response = await fetch(addressOf(set, drafts, page), { signal, redirect: 'error', headers: { accept: 'application/json' } })
      if (response.status === 404) return null
      if (!response.ok) throw new ContentFault('status', response.statusText, response.status)
      const read = readAnswerPage(await readJson(response, maxBytes), drafts)
      entries.push(...read.entries)
      broken += read.broken
      if (read.nextPage === null) return { entries, broken }
      page = read.nextPage
    }
    throw new ContentFault('too-large')
  }

  async function tryOnce(set: ContentSet, drafts: boolean, ms: number, stop?: AbortSignal): Promise<SetRead | null> {
    const patience = AbortSignal.timeout(ms)
    try {
      return await readOnce(set, drafts, stop ? AbortSignal.any([patience, stop]) : patience)
    } catch (error) {
      if (error instanceof ContentFault) throw error
      // The caller aborted the request. That is not a failure of the service.
      stop?.throwIfAborted()
      throw new ContentFault(patience.aborted ? 'timeout' : 'network')
    }
  }

  return {
    async read(set, { drafts, patient, signal }) {
      let last: ContentFault | undefined
      const once = async (ms: number) => {
        try {
          return await tryOnce(set, drafts, ms, signal)
        } catch (error) {
          if (error instanceof ContentFault) last = error
          throw error
        }
      }
      try {
        const found = patient
          ? await persistent.execute(() => once(timeoutMs), signal)
          : await breaker.execute(() => once(Math.min(timeoutMs, awaitedMs)), signal)
        if (found) return found
      } catch (error) {
        // If calls paused between two tries, the error of the first try is reported.
        throw error instanceof BrokenCircuitError ? (last ?? new ContentFault('paused')) : error
      }
      throw new ContentFault('not-found', 'Not Found', 404)
    },
  }
}
