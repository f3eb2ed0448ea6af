import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { createBoundedServer, drainable } from '@dining/serving'
import type { SignRequest } from '@dining/serving/callers'
import { createForwarder, findRequestFault, isPathBelow, type ForwardFailure } from '@dining/serving/forward'
import { getRequestListener } from '@hono/node-server'

import { baseHeaders, createStudioApp, type StudioAppDeps } from './studio-app.ts'

export interface StudioServerDeps extends Omit<StudioAppDeps, 'isReady'> {
  readonly apiUrl: string
  /** Authenticates the studio to the API. */
  readonly sign: SignRequest
  /** Milliseconds for which requests are still accepted after readiness ended. */
  readonly noticeMs: number
}

export interface StudioServer {
  readonly server: Server
  /** Ends readiness, answers requests in progress and resolves when the last connection is closed; called again, it does so sooner. */
  close(): Promise<void>
}

/** The paths of forwarded calls. */
const FORWARDED = '/api/studio/'
/** Headers that only a server in front of the API may send. The API has its own host. */
const DROPPED: ReadonlySet<string> = new Set(['host', 'x-partner', 'forwarded', 'traceparent', 'tracestate', 'baggage'])
/** Seconds after which a failed call may be sent again. */
const RETRY_SECONDS = 5

function addressesOf({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for']
  const from = socket.remoteAddress ?? ''
  return before === undefined ? from : `${String(before)}, ${from}`
}

/** The studio's host: its page and files, and `/api/studio/*` forwarded to the API without the id of a partner. */
export function createStudioServer({ apiUrl, sign, noticeMs, ...deps }: StudioServerDeps): StudioServer {
  const headers = baseHeaders(deps.secure)
  const forwarder = createForwarder()

  function fail(response: ServerResponse, failure: ForwardFailure, requestId: string): void {
    const isRefused = failure.kind === 'refused'
    const problem = isRefused
      ? { title: 'The request cannot be read', status: failure.status, code: 'bad-request' }
      : { title: 'The service is not ready', status: 503, code: 'unavailable' }
    response
      .writeHead(problem.status, {
        ...headers,
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...(isRefused ? {} : { 'retry-after': String(RETRY_SECONDS) }),
      })
      .end(JSON.stringify({ type: 'about:blank', ...problem, requestId }))
  }

  const server = createBoundedServer((request, response) => {
    const fault = findRequestFault(request)
    if (fault) {
      response.setHeader('connection', 'close')
      return fail(response, { kind: 'refused', ...fault }, '')
    }
    if (!isPathBelow(request.url, FORWARDED)) return void answerPage(request, response)
    const requestId = randomUUID()
    void forwarder.forward(request, response, {
      origin: apiUrl,
      dropped: DROPPED,
      headers: {
        'x-forwarded-for': addressesOf(request),
        'x-request-id': requestId,
        ...sign({ method: request.method ?? 'GET', path: request.url ?? '/', requestId }),
      },
      answerHeaders: headers,
      onFailure: (failure) => fail(response, failure, requestId),
    })
  })
  const drain = drainable(server, noticeMs)
  const answerPage = getRequestListener(createStudioApp({ ...deps, isReady: () => !drain.isDraining() }).fetch)

  return {
    server,
    async close() {
      await drain.stop()
      await forwarder.close()
    },
  }
}
