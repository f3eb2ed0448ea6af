import { objectToQuery, TOKEN_HEADER, type Answer, type Call, type Endpoint } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import { safeParse } from 'valibot'

import { errorOf, type ApiError } from './api-error.ts'
import type { TokenSource } from './token.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Beside those that every call has, for example an idempotency key. */
  readonly headers?: Readonly<Record<string, string>>
  /** Let the call outlive the page (SESSION-27). */
  readonly keepalive?: boolean
}

export interface ApiClient {
  /**
   * Makes a call and reads its answer with the endpoint's schema.
   * Never throws: a refusal, a broken line and a strange answer are all ApiErrors.
   */
  call<E extends Endpoint>(endpoint: E, call: Call<E>, options?: CallOptions): Promise<Result<Answer<E>, ApiError>>
}

export interface ApiClientOptions {
  readonly fetch: (request: Request) => Promise<Response> | Response
  /** Origin, or origin and path, that paths are put behind; in a browser the page's own origin (API-03, API-09). */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Source of the anti-forgery token; a client without one (the web server's) makes only calls that need none. */
  readonly token?: TokenSource
}

/** Parts of a call, without the types that tell which of them an endpoint has. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function addressOf(baseUrl: string, endpoint: Endpoint, parts: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const query = objectToQuery(parts.query).toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${query && `?${query}`}`
}

function sendingError(cause: unknown): ApiError {
  const name = cause instanceof Error ? cause.name : ''
  return { kind: name === 'AbortError' || name === 'TimeoutError' ? 'aborted' : 'network' }
}

/** The client of our API, made from the contract's endpoints: same-origin credentials and JSON on every call (API-01, API-02). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  async function send<E extends Endpoint>(endpoint: E, parts: Parts, more: CallOptions, token: string | undefined) {
    const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json', ...options.headers, ...more.headers })
    if (token !== undefined) headers.set(TOKEN_HEADER, token)
    const request = new Request(addressOf(options.baseUrl, endpoint, parts), {
      method: endpoint.method,
      credentials: 'same-origin',
      redirect: 'manual',
      headers,
      keepalive: more.keepalive ?? false,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(more.signal ? { signal: more.signal } : {}),
    })
    try {
      const response = await options.fetch(request)
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
        return fail({ kind: 'redirected' } satisfies ApiError)
      }
      const body: unknown = await response.json().catch((cause: unknown) => {
        if (cause instanceof SyntaxError) return undefined
        throw cause
      })
      if (!response.ok) return fail(errorOf(response, body))
      const parsed = safeParse(endpoint.answer, body)
      // The schema is the endpoint's own, which is what Answer<E> is taken from.
      return parsed.success ? succeed(parsed.output as Answer<E>) : fail({ kind: 'malformed', status: response.status } satisfies ApiError)
    } catch (cause) {
      return fail(sendingError(cause))
    }
  }

  return {
    async call(endpoint, call, more = {}) {
      const parts = call as Parts
      if (!endpoint.token) return send(endpoint, parts, more, undefined)
      const token = await options.token?.take()
      if (token === undefined) return fail({ kind: 'no-token' })
      const first = await send(endpoint, parts, more, token)
      // A token dies with its session. The refused call had no effect, so it is made again with the token of the new one.
      if (first.ok || first.error.kind !== 'problem' || first.error.code !== 'token-invalid') return first
      const renewed = await options.token?.renew()
      return renewed === undefined || renewed === token ? first : send(endpoint, parts, more, renewed)
    },
  }
}
