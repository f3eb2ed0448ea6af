import { create } from 'zustand'

/** Milliseconds between two attempts to reach the site. */
const PAUSE_MS = 5_000

/** The connection as the page knows it: calls that wait for it, and whether the browser has one. */
const useConnection = create(() => ({ waiting: 0, isOnline: true }))

const countWaiting = (change: 1 | -1) => useConnection.setState(({ waiting }) => ({ waiting: waiting + change }))

if (typeof window !== 'undefined') {
  const report = () => useConnection.setState({ isOnline: navigator.onLine })
  for (const event of ['online', 'offline']) window.addEventListener(event, report)
  report()
}

/** Does the site answer at all? Any answer counts, errors of the server included. */
const isReachable = async () =>
  navigator.onLine &&
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Resolves when the browser reports a connection, or after a pause. */
const nextAttempt = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS)
    window.addEventListener('online', resolve, { once: true })
  })

/**
 * Makes a call of the browser, and makes it again when the connection is back: the page stays as it is until then. On the server,
 * and when the site answers but the call still fails, the failure is thrown.
 * @param isNetworkFailure other failures are thrown at once; without it each counts as one
 * @param signal once aborted, the call is not made again
 */
export async function retryWhenReachable<Answer>(
  call: () => Promise<Answer>,
  isNetworkFailure: (failure: unknown) => boolean = () => true,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let isRetry = false; ; isRetry = true) {
    try {
      return await call()
    } catch (failure) {
      if (typeof window === 'undefined' || !isNetworkFailure(failure)) throw failure
      if (await isReachable()) {
        // One further attempt: the connection may have been lost for a moment only.
        if (isRetry) throw failure
      } else {
        countWaiting(1)
        do await nextAttempt()
        while (!(await isReachable()))
        countWaiting(-1)
      }
      if (signal?.aborted === true) throw failure
    }
  }
}

/** Is the browser offline, or a call waiting for the connection? Always false on the server. */
export function useIsOffline(): boolean {
  return useConnection(({ waiting, isOnline }) => waiting > 0 || !isOnline)
}
