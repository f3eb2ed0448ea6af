import { create } from 'zustand'

/** Milliseconds between two attempts to reach the site. */
const PAUSE_MS = 5_000

/** The state of the connection: waiting calls, and whether the browser is online. */
const useConnection = create(() => ({ waiting: 0, isOnline: true }))

const countWaiting = (change: 1 | -1) => useConnection.setState(({ waiting }) => ({ waiting: waiting + change }))

if (typeof window !== 'undefined') {
  const report = () => useConnection.setState({ isOnline: navigator.onLine })
  for (const event of ['online', 'offline']) window.addEventListener(event, report)
  report()
}

/** Whether the site answers. Any answer counts, including errors of the server. */
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
 * Makes a call in the browser, and repeats it when the connection is back: until then the page stays unchanged. On the server, and if the
 * site answers but the call still fails, the error is thrown.
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
        // One more attempt: the connection may have been lost only for a moment.
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

/** Whether the browser is offline, or a call waits for the connection. Always false on the server. */
export function useIsOffline(): boolean {
  return useConnection(({ waiting, isOnline }) => waiting > 0 || !isOnline)
}
