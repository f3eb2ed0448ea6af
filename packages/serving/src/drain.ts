import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds without a call after which no further caller is expected. */
const QUIET_MS = 150
/** Milliseconds after which connections without a call are closed; one that was just opened gets to send its own. */
const IDLE_MS = 250
/** Milliseconds beyond the notice after which neither callers that come on nor calls that run on are waited for. */
const PATIENCE_MS = 10_000

/** Called by health checks, not by visitors. */
const PROBES: readonly string[] = ['/healthz', '/readyz']

export interface Drain {
  /** From the first signal on: not ready, and answers ask the caller to open a connection elsewhere. */
  isDraining(): boolean
  /**
   * Stops without dropping a call: waits for the notice, accepts calls until none arrive, closes the port, finishes running calls.
   * Called again while it waits, it cuts the notice short. Resolves when the last connection is gone.
   */
  stop(): Promise<void>
}

/**
 * Makes a server stop as its callers need it.
 * @param noticeMs at least so long calls are taken after the process said that it is not ready
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
    // Closing the port resets whoever stands in its queue, so that is done when nobody comes any more.
    await untilQuiet()
    // Node's own close() also breaks connections whose first call is still on its way; here they get to bring it.
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
