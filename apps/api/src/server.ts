import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Milliseconds in which callers learn that this process goes, while it still takes their calls. */
const NOTICE_MS = 300
/** Milliseconds that running calls get to end. */
const DRAIN_MS = 10_000

export interface ApiServer {
  readonly port: number
  /** Answers calls with this app from now on. */
  use(app: Hono): void
  /** Stops without dropping a call: notice, no new connections, running calls to their end. `notice` makes the app not ready. */
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
  return {
    port: portOf(server),
    use: (app) => void (current = app),
    stop: async (notice) => {
      notice()
      await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
      })
    },
  }
}

function portOf(server: Server): number {
  // A TCP server's address is never a path.
  return (server.address() as AddressInfo).port
}
