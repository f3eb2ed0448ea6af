import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import type { ApiPassthrough } from './api-passthrough.ts'
import type { Pages } from './pages.ts'
import type { StaticFiles } from './static-files.ts'

/** Milliseconds without a request after which nobody counts on this server any more, once it said that it is not ready. */
const QUIET_MS = 250
/** Milliseconds after which it closes even if somebody still does. */
const FAREWELL_MS = 5_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Options {
  readonly files: StaticFiles
  readonly pages: Pages
  readonly passthrough: ApiPassthrough
  /** Told of what could not be answered. */
  readonly onError: (cause: unknown) => void
  readonly baseHeaders: Readonly<Record<string, string>>
}

export interface WebServer {
  readonly server: Server
  /** Ends readiness, answers what is under way and resolves when the last connection is gone. */
  close(): Promise<void>
}

/** Asked by what watches over the server, not by visitors. */
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/'

/** The HTTP server of one partner: files, the API's path, health, and pages. */
export function createWebServer({ files, pages, passthrough, baseHeaders, onError }: Options): WebServer {
  let isDraining = false
  let lastAskedAt = 0

  /** Connections are taken until whoever asks for readiness has heard that it ended, and looks elsewhere. */
  async function untilQuiet() {
    const end = Date.now() + FAREWELL_MS
    lastAskedAt = Date.now()
    while (Date.now() < end && Date.now() - lastAskedAt < QUIET_MS) await wait(QUIET_MS / 5)
  }

  function say(response: ServerResponse, status: number, text: string) {
    response.writeHead(status, { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isDraining) response.setHeader('connection', 'close')
    const pathname = pathOf(request.url)
    if (!HEALTH.has(pathname)) lastAskedAt = Date.now()
    if (pathname.startsWith('/api/')) return passthrough.handle(request, response, randomUUID())
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'Method not allowed')
    if (pathname === '/healthz') return say(response, 200, 'ok')
    if (pathname === '/readyz') return say(response, isDraining ? 503 : 200, isDraining ? 'closing' : 'ok')
    if (files.serve(request, response, pathname)) return undefined
    return pages.handle(request, response)
  }

  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((cause: unknown) => {
      onError(cause)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong')
    })
  })

  return {
    server,
    async close() {
      isDraining = true
      await untilQuiet()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      passthrough.close()
    },
  }
}
