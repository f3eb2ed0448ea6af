import { Agent, request as sendRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

import { ERROR_CODES, PARTNER_HEADER } from '@dining/contract'
import { paths } from '@dining/session'
import { NO_TRACING, type Tracing } from '@dining/serving'

/** Milliseconds that the API may take until its answer begins. */
const ANSWER_TIMEOUT_MS = 30_000

/** Headers that belong to one connection (RFC 9110, 7.6.1), and others that end here. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  // What a visitor says of a trace is theirs; ours begins at this server.
  'traceparent',
  'tracestate',
  'baggage',
])

function addressesOf(visitor: IncomingMessage): string {
  const before = visitor.headers['x-forwarded-for']
  const from = visitor.socket.remoteAddress ?? ''
  return before === undefined ? from : `${String(before)}, ${from}`
}

/** Headers that tell the API for whom and how the visitor came; what a browser says of the partner is dropped. */
export function forwardedHeaders(visitor: IncomingMessage | null, partnerId: string, publicOrigin: string): Record<string, string> {
  const origin = new URL(publicOrigin)
  return {
    [PARTNER_HEADER]: partnerId,
    ...(visitor ? { 'x-forwarded-for': addressesOf(visitor) } : {}),
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.protocol.replace(':', ''),
  }
}

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    (pair): pair is [string, string | string[]] => pair[1] !== undefined && !NOT_PASSED_ON.has(pair[0]),
  )
  return Object.fromEntries(kept)
}

/** Whoever looks at the answer gets a page of the site: browsers go to the API by themselves to sign in at a provider (AUTH-11). */
const isLookedAt = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html') === true)

function refuse(request: IncomingMessage, response: ServerResponse, reference: string) {
  if (response.headersSent) return response.destroy()
  if (isLookedAt(request)) return response.writeHead(303, { location: paths.error({ reference }), 'cache-control': 'no-store' }).end()
  const { status, title } = ERROR_CODES.unavailable
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '5' })
  return response.end(JSON.stringify({ type: 'about:blank', title, status, code: 'unavailable', requestId: reference, retryAfter: 5 }))
}

interface PassthroughOptions {
  readonly apiUrl: string
  readonly partnerId: string
  readonly publicOrigin: string
  readonly timeoutMs?: number
  readonly tracing?: Tracing
}

export interface ApiPassthrough {
  /** Passes a call on and streams the answer back. */
  handle(request: IncomingMessage, response: ServerResponse, reference: string): void
  close(): void
}

/** Passes `/api/*` on to the API in the name of this partner. */
export function createApiPassthrough({
  apiUrl,
  partnerId,
  publicOrigin,
  timeoutMs = ANSWER_TIMEOUT_MS,
  tracing = NO_TRACING,
}: PassthroughOptions): ApiPassthrough {
  // An idle connection goes before the other end closes it, after five seconds: a request on its way would be lost with it.
  const agent = new Agent({ keepAlive: true, timeout: 4_000 })
  const target = new URL(apiUrl)
  return {
    handle(request, response, reference) {
      const upstream = sendRequest({
        agent,
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: {
          ...endToEnd(request.headers),
          ...forwardedHeaders(request, partnerId, publicOrigin),
          ...tracing.headers(),
          'x-request-id': reference,
        },
      })
      const patience = setTimeout(() => upstream.destroy(new Error('The API took too long')), timeoutMs)
      upstream.once('response', (answer) => {
        clearTimeout(patience)
        response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
        pipeline(answer, response, () => undefined)
      })
      upstream.once('error', () => {
        clearTimeout(patience)
        refuse(request, response, reference)
      })
      // A visitor who leaves takes the call along; a call whose body was sent whole is the API's to finish.
      response.once('close', () => response.writableFinished || upstream.destroy())
      pipeline(request, upstream, () => undefined)
    },
    close: () => agent.destroy(),
  }
}
