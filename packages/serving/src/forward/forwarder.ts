import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { Agent, type Dispatcher } from 'undici'

import { endToEndHeaders } from './end-to-end.ts'
import { findRequestFault, hasBody, type RequestFault } from './request-fault.ts'

/** Milliseconds until an upstream's response must begin. */
const ANSWER_TIMEOUT_MS = 30_000
/** Milliseconds that an idle connection is kept: shorter than the five seconds of a Node server, which would close it under a request. */
const IDLE_MS = 4_000

/** Why a request was not answered by the upstream. Nothing has been written to the visitor yet. */
export type ForwardFailure =
  | ({ readonly kind: 'refused' } & RequestFault)
  /** The upstream could not be reached, aborted or exceeded the timeout. */
  | { readonly kind: 'unavailable'; readonly message: string }

/** The headers of an upstream's answer; names are lower-case. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

/** The target of a request, and the changes to request and response. */
export interface ForwardOptions {
  /** Origin of the upstream: `http://127.0.0.1:4000`. */
  readonly origin: string
  /** Request headers that are not forwarded, in lower case. */
  readonly dropped?: ReadonlySet<string>
  /** Request headers that this server sets, in lower case; the visitor's headers with these names are replaced. */
  readonly headers?: Readonly<Record<string, string>>
  /** Response headers that are added if the upstream did not send them, in lower case. */
  readonly answerHeaders?: Readonly<Record<string, string>>
  /** Values of Set-Cookie that are sent besides those of the upstream. */
  readonly addedCookies?: readonly string[]
  /** Changes the body of a response; null does not change it. A changed body has no Content-Length. */
  readonly transform?: (headers: AnswerHeaders) => Transform | null
  /** Responds to the visitor instead of the upstream. */
  readonly onFailure: (failure: ForwardFailure) => void
}

/** Forwards requests over shared connections. */
export interface Forwarder {
  /** Streams a request to its upstream and the answer back. Resolves when both have ended, and never rejects. */
  forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void>
  /** Aborts running requests. */
  close(): Promise<void>
}

/**
 * Creates a forwarder with its own connection pool. Requests are written by undici, which frames every body itself, refuses one that
 * is longer or shorter than announced, never shares a connection during a request, and closes the connection after a
 * body of a method that has none (GET, HEAD, DELETE, OPTIONS), after an answer that came before the end of the body, and after HEAD.
 * @param timeoutMs milliseconds from the arrival of a request until its answer must have begun
 */
export function createForwarder({ timeoutMs = ANSWER_TIMEOUT_MS }: { readonly timeoutMs?: number | undefined } = {}): Forwarder {
  const agent = new Agent({
    pipelining: 1,
    strictContentLength: true,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // The timeout to the first byte is measured here, from the arrival of the request.
    headersTimeout: 0,
  })
  return {
    async forward(request, response, options) {
      const fault = findRequestFault(request)
      if (fault) {
        response.setHeader('connection', 'close')
        return options.onFailure({ kind: 'refused', ...fault })
      }
      const gone = new AbortController()
      const timer = setTimeout(() => gone.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
      // If the visitor disconnects, the upstream request is aborted.
      const onClose = () => response.writableFinished || gone.abort(new Error('the visitor has left'))
      response.once('close', onClose)
      try {
        const answer = await agent.request({
          origin: options.origin,
          path: request.url ?? '/',
          method: request.method ?? 'GET',
          headers: { ...endToEndHeaders(request.headers, options.dropped ?? NONE), ...options.headers },
          body: hasBody(request) ? bodyOf(request) : null,
          signal: gone.signal,
        })
        clearTimeout(timer)
        await sendAnswer(answer, response, options)
      } catch (cause) {
        if (response.headersSent) response.destroy()
        else if (!response.destroyed)
          options.onFailure({ kind: 'unavailable', message: cause instanceof Error ? cause.message : String(cause) })
      } finally {
        clearTimeout(timer)
        response.off('close', onClose)
        // The rest of a body is read and dropped, so that the visitor's connection stays usable.
        request.resume()
      }
    },
    close: () => agent.destroy(),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** The body as a separate stream: undici destroys its source stream, and with a destroyed request the visitor would not get an early response. */
function bodyOf(request: IncomingMessage): Readable {
  const body = Readable.from(chunksOf(request), { objectMode: false })
  // undici handles an error only while it sends; a later one has no effect.
  body.on('error', () => undefined)
  return body
}

async function* chunksOf(request: IncomingMessage): AsyncGenerator {
  try {
    yield* request.iterator({ destroyOnReturn: false })
  } finally {
    request.resume()
  }
}

async function sendAnswer(answer: Dispatcher.ResponseData, response: ServerResponse, options: ForwardOptions): Promise<void> {
  const headers = { ...options.answerHeaders, ...endToEndHeaders(answer.headers, NONE) }
  if (options.addedCookies) headers['set-cookie'] = [headers['set-cookie'] ?? [], options.addedCookies].flat()
  const transform = options.transform?.(headers) ?? null
  if (transform) delete headers['content-length']
  response.writeHead(answer.statusCode, headers)
  await (transform ? pipeline(answer.body, transform, response) : pipeline(answer.body, response))
}
