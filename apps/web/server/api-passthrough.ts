import type { IncomingMessage, ServerResponse } from 'node:http'

import { ERROR_CODES, PARTNER_HEADER } from '@dining/contract'
import { paths } from '@dining/session'
import { NO_TRACING, type Tracing } from '@dining/serving'
import type { SignRequest } from '@dining/serving/callers'
import { createForwarder, type ForwardFailure } from '@dining/serving/forward'

/** Seconds after which a failed call may be sent again. */
const RETRY_SECONDS = 5

/** A visitor's trace headers are dropped; our trace starts at this server. The API has its own host. */
const DROPPED: ReadonlySet<string> = new Set(['host', 'forwarded', 'traceparent', 'tracestate', 'baggage'])

/** The value of `X-Forwarded-For` for the next server: the addresses that a request came with, and the peer of its connection. */
export function addressesOf(visitor: IncomingMessage): string {
  const before = visitor.headers['x-forwarded-for']
  const from = visitor.socket.remoteAddress ?? ''
  return before === undefined ? from : `${String(before)}, ${from}`
}

/** Headers that inform the API of the partner and the visitor's connection; the browser's own values are dropped. */
export function forwardedHeaders(visitor: IncomingMessage | null, partnerId: string, publicOrigin: string): Record<string, string> {
  const origin = new URL(publicOrigin)
  return {
    [PARTNER_HEADER]: partnerId,
    ...(visitor ? { 'x-forwarded-for': addressesOf(visitor) } : {}),
    // The API accepts it only if it is one of the partner's hosts.
    'x-forwarded-host': visitor?.headers.host ?? origin.host,
    'x-forwarded-proto': origin.protocol.replace(':', ''),
  }
}

/** A document request gets a page of the site: browsers navigate to the API themselves to sign in at a provider (AUTH-11). */
const isLookedAt = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html') === true)

function fail(
  request: IncomingMessage,
  response: ServerResponse,
  reference: string,
  failure: ForwardFailure,
  baseHeaders: Readonly<Record<string, string>>,
) {
  const noStore = { ...baseHeaders, 'cache-control': 'no-store' }
  const isRefused = failure.kind === 'refused'
  if (!isRefused && isLookedAt(request)) return response.writeHead(303, { ...noStore, location: paths.error({ reference }) }).end()
  const code = isRefused ? 'bad-request' : 'unavailable'
  const status = isRefused ? failure.status : ERROR_CODES[code].status
  const retry = isRefused ? {} : { retryAfter: RETRY_SECONDS }
  const problem = { type: 'about:blank', title: ERROR_CODES[code].title, status, code, requestId: reference, ...retry }
  return response
    .writeHead(status, {
      ...noStore,
      'content-type': 'application/problem+json',
      ...(isRefused ? {} : { 'retry-after': String(RETRY_SECONDS) }),
    })
    .end(JSON.stringify(problem))
}

interface PassthroughOptions {
  readonly apiUrl: string
  readonly partnerId: string
  readonly publicOrigin: string
  readonly timeoutMs?: number
  readonly tracing?: Tracing
  /** Authenticates this partner's web server to the API. */
  readonly sign: SignRequest
  /** Headers of each answer, the API's own first. */
  readonly baseHeaders?: Readonly<Record<string, string>>
}

export interface ApiPassthrough {
  /** Forwards a call and streams the answer back. Resolves when it has ended, and never rejects. */
  handle(request: IncomingMessage, response: ServerResponse, reference: string): Promise<void>
  close(): Promise<void>
}

/** Forwards `/api/*` to the API on behalf of this partner. */
export function createApiPassthrough({
  apiUrl,
  partnerId,
  publicOrigin,
  timeoutMs,
  sign,
  tracing = NO_TRACING,
  baseHeaders = {},
}: PassthroughOptions): ApiPassthrough {
  const forwarder = createForwarder({ timeoutMs })
  return {
    handle: (request, response, reference) =>
      forwarder.forward(request, response, {
        origin: apiUrl,
        dropped: DROPPED,
        headers: {
          ...forwardedHeaders(request, partnerId, publicOrigin),
          ...tracing.headers(),
          'x-request-id': reference,
          ...sign({ method: request.method ?? 'GET', path: request.url ?? '/', requestId: reference }),
        },
        answerHeaders: baseHeaders,
        onFailure: (failure) => fail(request, response, reference, failure, baseHeaders),
      }),
    close: () => forwarder.close(),
  }
}
