import type { IncomingMessage, ServerResponse } from 'node:http'

import { createBoundedServer, drainable } from '@dining/serving'
import { createForwarder, findRequestFault } from '@dining/serving/forward'
import { StackError } from '@dining/stack'

import type { Counter } from '../canary/measures.ts'
import { isInShare, type ShareCookie } from '../canary/shares.ts'
import type { RunningPack } from './run-pack.ts'

/** Milliseconds that an idle connection is kept: longer than load balancers keep theirs. */
const KEEP_ALIVE_MS = 65_000
/** Milliseconds that requests of a version may take after another one has replaced it. */
const LEAVING_MS = 30_000
/** Seconds after which a request may be sent again. */
const RETRY_SECONDS = 2

/** Where requests go. */
export interface Routes {
  /** null: nowhere. */
  readonly current: RunningPack | null
  /** The version of a share of the visitors. */
  readonly canary: { readonly server: RunningPack; readonly share: number; readonly counter: Counter } | null
  /** Servers without visitors: they get the requests for files with a hash in their name that they alone have. */
  readonly beside: readonly RunningPack[]
}

/** The one port of a partner, behind which its versions take turns. */
export interface Front {
  readonly port: number
  /** Sends every request from now on by these routes; the running ones stay with their server. */
  readonly send: (routes: Routes) => void
  /** Resolves when a server has no request any more. */
  readonly idle: (server: RunningPack) => Promise<void>
  /** Ends readiness, answers what runs, and closes the port. */
  readonly close: () => Promise<void>
}

interface Options {
  readonly host: string
  readonly port: number
  /** Milliseconds for which requests are still accepted after readiness ended. */
  readonly noticeMs: number
  readonly cookie: ShareCookie
}

/** Opens the port. Throws StackError if it is in use. */
export async function openFront({ host, port, noticeMs, cookie }: Options): Promise<Front> {
  const forwarder = createForwarder({ timeoutMs: LEAVING_MS })
  const running = new Map<RunningPack, number>()
  let routes: Routes = { current: null, canary: null, beside: [] }

  function say(response: ServerResponse, status: number, text: string): void {
    const retry = status === 503 || status === 502 ? { 'retry-after': String(RETRY_SECONDS) } : {}
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...retry }).end(text)
  }

  /** The server of a request, and the cookie lines that its answer gets. */
  function routeOf({ url = '/', headers }: IncomingMessage): { readonly to: RunningPack | null; readonly cookies?: readonly string[] } {
    const { current, canary, beside } = routes
    const [path = '/'] = url.split('?', 1)
    const isDocument = headers['sec-fetch-dest'] === 'document' || (headers.accept ?? '').includes('text/html')
    const known = canary ? cookie.read(headers.cookie) : null
    // A client that loads no page, such as monitoring, gets the current version.
    const made = canary && known === null && isDocument ? cookie.make() : null
    const number = known ?? made?.number ?? null
    const isShared = canary !== null && number !== null && isInShare(number, canary.server.version, canary.share)
    const first = isShared ? canary.server : current
    const others = [current, canary?.server ?? null, ...beside].filter((server) => server !== null)
    const to = first?.assets.has(path) ? first : (others.find(({ assets }) => assets.has(path)) ?? first)
    if (made) return { to, cookies: [made.line] }
    return !canary && isDocument && cookie.isSent(headers.cookie) ? { to, cookies: [cookie.removal] } : { to }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (drain.isDraining()) response.setHeader('connection', 'close')
    const fault = findRequestFault(request)
    if (fault) {
      response.setHeader('connection', 'close')
      return say(response, fault.status, fault.message)
    }
    if (request.url === '/healthz') return say(response, 200, 'ok')
    if (request.url === '/readyz' && drain.isDraining()) return say(response, 503, 'closing')
    const { to, cookies } = routeOf(request)
    if (!to) return say(response, 503, 'No version is running')
    running.set(to, (running.get(to) ?? 0) + 1)
    const { counter } = routes.canary ?? {}
    const started = performance.now()
    try {
      await forwarder.forward(request, response, {
        origin: to.origin,
        headers: { 'x-forwarded-for': addressesOf(request) },
        ...(cookies ? { addedCookies: cookies } : {}),
        onFailure: (failure) => {
          if (failure.kind === 'refused') say(response, failure.status, failure.message)
          else say(response, 502, 'The site did not answer')
        },
      })
    } finally {
      running.set(to, (running.get(to) ?? 1) - 1)
      counter?.add(to.version, response.statusCode, performance.now() - started)
    }
  }

  const server = createBoundedServer((request, response) => void answer(request, response))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const drain = drainable(server, noticeMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new StackError(`Port ${port} is in use: choose another with --port.`) : error)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    send(next) {
      routes = next
    },
    async idle(one) {
      const latest = performance.now() + LEAVING_MS
      while ((running.get(one) ?? 0) > 0 && performance.now() < latest) await wait(20)
      running.delete(one)
    },
    async close() {
      await drain.stop()
      await forwarder.close()
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** As every proxy does, so that PROXIES_IN_FRONT counts this one, too. */
function addressesOf({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for']
  const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return before === undefined ? from : `${String(before)}, ${from}`
}
