import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { CONTENT_VERSION_PATH } from '@dining/contract'
import { createBoundedServer, drainable, type Drain } from '@dining/serving'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

export interface ApiServer extends Drain {
  readonly port: number
  /** Uses this app for calls from now on. */
  use(app: Hono): void
}

interface ListenOptions {
  /** 0 selects a free port. */
  readonly port: number
  readonly host?: string
  /** Milliseconds in which calls are still accepted after the stop was requested. */
  readonly noticeMs?: number
}

/** Listens. Rejects with the system's error if the port is not available. */
export async function listen(first: Hono, { port, host = '127.0.0.1', noticeMs = 0 }: ListenOptions): Promise<ApiServer> {
  let current = first
  const server = createBoundedServer(getRequestListener((request) => current.fetch(request)))
  const drain = drainable(server, noticeMs, [CONTENT_VERSION_PATH])
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { ...drain, port: portOf(server), use: (app) => void (current = app) }
}

function portOf(server: Server): number {
  // A TCP server's address is never a path.
  return (server.address() as AddressInfo).port
}
