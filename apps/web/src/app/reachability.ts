import { useSyncExternalStore } from 'react'

/** Milliseconds before the first further attempt while the site cannot be reached, and the most between two; each pause doubles. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

/** Calls that wait for the connection. */
let waiting = 0
const listeners = new Set<() => void>()

function countWaiting(change: 1 | -1): void {
  waiting += change
  for (const listener of listeners) listener()
}

/** Does the site answer at all? Any answer counts, errors of the server included. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Resolves when the browser reports a connection, or after a pause. */
function nextAttempt(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const finish = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, pauseMs)
    window.addEventListener('online', finish, { signal: done.signal })
    signal?.addEventListener('abort', finish, { signal: done.signal })
  })
}

async function untilReachable(signal: AbortSignal | undefined): Promise<void> {
  countWaiting(1)
  try {
    for (let pauseMs = FIRST_PAUSE_MS; !(await isReachable()); pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      await nextAttempt(pauseMs, signal)
      if (signal?.aborted === true) return
    }
  } finally {
    countWaiting(-1)
  }
}

interface RetryOptions {
  /** Is it a failure of the network? Others are thrown at once. Without it each failure counts as one. */
  readonly isNetworkFailure?: (failure: unknown) => boolean
  /** Ends the wait. */
  readonly signal?: AbortSignal
}

/**
 * Makes a call of the browser, and makes it again when the connection is back: the page stays as it is until then. On the server,
 * and when the site answers but the call still fails, the failure is thrown.
 */
export async function retryWhenReachable<Answer>(call: () => Promise<Answer>, options: RetryOptions = {}): Promise<Answer> {
  const { isNetworkFailure = () => true, signal } = options
  for (let isRetry = false; ; isRetry = true) {
    try {
      return await call()
    } catch (failure) {
      if (typeof window === 'undefined' || !isNetworkFailure(failure)) throw failure
      const isAnswering = await isReachable()
      // One further attempt: the connection may have been lost for a moment only.
      if (isAnswering && isRetry) throw failure
      if (!isAnswering) await untilReachable(signal)
      if (signal?.aborted === true) throw failure
    }
  }
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  listeners.add(listener)
  window.addEventListener('online', listener, { signal: stop.signal })
  window.addEventListener('offline', listener, { signal: stop.signal })
  return () => {
    listeners.delete(listener)
    stop.abort()
  }
}

/** Is the browser offline, or a call waiting for the connection? Always false on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0 || !navigator.onLine,
    () => false,
  )
}
