import { createServer, type Server } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Milliseconds in which callers learn that this process goes, while it still takes their calls; at least, and without a call at the end. */
const NOTICE_MS = 300
const QUIET_MS = 150
/** Milliseconds after which connections without a call are closed; one that was just opened gets to send its own. */
const IDLE_MS = 250
/** Milliseconds after which neither callers that come on nor calls that run on are waited for. */
const DRAIN_MS = 10_000

export interface ApiServer {
  readonly port: number
  /** Answers calls with this app from now on. */
  use(app: Hono): void
  /** Stops without dropping a call: notice, calls taken until they cease, no new connections, running calls to their end. `notice` makes the app not ready. */
  stop(notice: () => void): Promise<void>
}

/** Listens on 127.0.0.1. Rejects with the system's error when the port cannot be had. */
export async function listen(port: number, first: Hono): Promise<ApiServer> {
  let current = first
  const server = createServer(getRequestListener((request) => current.fetch(request)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  let lastCall = 0
  server.on('request', () => void (lastCall = performance.now()))
  const untilQuiet = async () => {
    const [soonest, latest] = [performance.now() + NOTICE_MS, performance.now() + DRAIN_MS]
    while (performance.now() < latest && (performance.now() < soonest || performance.now() < lastCall + QUIET_MS)) await wait(IDLE_MS / 10)
  }
  return {
    port: portOf(server),
    use: (app) => void (current = app),
    stop: async (notice) => {
      notice()
      // Closing the port resets whoever stands in its queue, so that is done when nobody comes any more.
      await untilQuiet()
      // Node's own close() also breaks connections whose first call is still on its way; here they get to bring it.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS)
      const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearInterval(idle)
      clearTimeout(patience)
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function portOf(server: Server): number {
  // A TCP server's address is never a path.
  return (server.address() as AddressInfo).port
}
