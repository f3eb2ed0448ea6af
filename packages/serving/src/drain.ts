import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds without a call after which no further caller is expected. */
const QUIET_MS = 150
/** Milliseconds after which connections without a call are closed, so that a new connection can still send one. */
const IDLE_MS = 250
/** Milliseconds after the notice period after which the stop no longer waits for new callers or running calls. */
const PATIENCE_MS = 10_000

/** Called by health checks, not by visitors. */
const PROBES: readonly string[] = ['/healthz', '/readyz']

export interface Drain {
  /** From the first signal on: not ready, and responses ask the caller to close the connection. */
  isDraining(): boolean
  /**
   * Stops without dropping a call: waits for the notice, accepts calls until none arrive, closes the port, finishes running calls.
   * A second call shortens the notice period. Resolves when the last connection is closed.
   */
  stop(): Promise<void>
}

/**
 * Makes a server stop without failures for its callers.
 * @param noticeMs minimum time for which calls are accepted after the process reported that it is not ready
 * @param watched further addresses that are polled: a stop does not wait until their calls end
 */
export function drainable(server: Server, noticeMs: number, watched: readonly string[] = []): Drain {
  const probes: ReadonlySet<string> = new Set([...PROBES, ...watched])
  let lastCall = 0
  let stopping: Promise<void> | undefined
  let isHurried = false
  server.on('request', ({ url = '' }) => {
    if (!probes.has(url)) lastCall = performance.now()
  })

  async function untilQuiet(): Promise<void> {
    const soonest = performance.now() + noticeMs
    const latest = soonest + PATIENCE_MS
    const isAwaited = (now: number) => !isHurried && now < latest && (now < soonest || now < lastCall + QUIET_MS)
    while (isAwaited(performance.now())) await wait(IDLE_MS / 10)
  }

  async function close(): Promise<void> {
    // Closing the port resets queued connections, so it is done when no new ones arrive.
    await untilQuiet()
    // Node's close() also closes connections whose first call has not arrived yet; here it can still arrive.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS)
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    await closed
    clearInterval(idle)
    clearTimeout(patience)
  }

  return {
    isDraining: () => stopping !== undefined,
    stop: () => {
      if (stopping) isHurried = true
      else stopping = close()
      return stopping
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
