import type { IncomingMessage, ServerResponse } from 'node:http'

import { createBoundedServer, drainable } from '@dining/serving'
import { createForwarder, findRequestFault } from '@dining/serving/forward'
import { StackError } from '@dining/stack'

import type { RunningPack } from './run-pack.ts'

/** Milliseconds that an idle connection is kept: longer than load balancers keep theirs. */
const KEEP_ALIVE_MS = 65_000
/** Milliseconds that requests of a version may take after another one has replaced it. */
const LEAVING_MS = 30_000
/** Seconds after which a request may be sent again. */
const RETRY_SECONDS = 2

/** The one port of a partner, behind which its versions take turns. */
export interface Front {
  readonly port: number
  /**
   * Sends every request from now on to this server; the running ones stay with theirs. null: to none.
   * @param beside gets the requests for files with a hash in their name that it alone has
   */
  readonly send: (to: RunningPack | null, beside: RunningPack | null) => void
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
}

/** Opens the port. Throws StackError if it is in use. */
export async function openFront({ host, port, noticeMs }: Options): Promise<Front> {
  const forwarder = createForwarder({ timeoutMs: LEAVING_MS })
  const running = new Map<RunningPack, number>()
  let current: RunningPack | null = null
  let other: RunningPack | null = null

  function say(response: ServerResponse, status: number, text: string): void {
    const retry = status === 503 || status === 502 ? { 'retry-after': String(RETRY_SECONDS) } : {}
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...retry }).end(text)
  }

  function serverFor(url = '/'): RunningPack | null {
    const [path = '/'] = url.split('?', 1)
    return other?.assets.has(path) && !current?.assets.has(path) ? other : current
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
    const to = serverFor(request.url)
    if (!to) return say(response, 503, 'No version is running')
    running.set(to, (running.get(to) ?? 0) + 1)
    try {
      await forwarder.forward(request, response, {
        origin: to.origin,
        headers: { 'x-forwarded-for': addressesOf(request) },
        onFailure: (failure) => {
          if (failure.kind === 'refused') say(response, failure.status, failure.message)
          else say(response, 502, 'The site did not answer')
        },
      })
    } finally {
      running.set(to, (running.get(to) ?? 1) - 1)
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
    send(to, beside) {
      current = to
      other = beside
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
