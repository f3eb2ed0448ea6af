import {
  CAPTCHA_HEADER,
  objectToQuery,
  PARTNER_HEADER,
  TOKEN_HEADER,
  endpoints,
  type Answer,
  type Call,
  type Endpoint,
  type Problem,
} from '@dining/contract'
import { STUDIO_CALLER, type SignRequest } from '@dining/serving/callers'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Hono } from 'hono'
import { parse } from 'hono/utils/cookie'

import { testSigner } from './caller-keys.ts'

/** A response in a test: `body` is of the contract's type on 200, a problem document otherwise. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly problem: Problem
  readonly headers: Headers
}

/** A visitor of one partner's site: stores cookies like a browser, and fetches the anti-forgery token when a call needs one. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** Lines of Set-Cookie of the last answer. */
  lastCookieLines: readonly string[]
  token: string | undefined
  call<E extends Endpoint>(endpoint: E, call: Call<E>, headers?: Readonly<Record<string, string>>): Promise<Reply>
  send(
    method: string,
    path: string,
    init?: { body?: string | Uint8Array<ArrayBuffer> | ReadableStream; headers?: Readonly<Record<string, string | undefined>> },
  ): Promise<Reply>
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const ADDRESS = '203.0.113.7'

/**
 * A visitor behind the web server of a partner, or behind the studio (STUDIO_CALLER).
 * @param sign signs like that server; by default with a key of `testApi`
 */
export function browser(app: Pick<Hono, 'request'>, caller: string, sign: SignRequest = testSigner(caller)): Browser {
  const cookies = new Map<string, string>()
  const partner = caller === STUDIO_CALLER ? {} : { [PARTNER_HEADER]: caller }
  const self: Browser = {
    cookies,
    lastCookieLines: [],
    token: undefined,
    async send(method, path, { body, headers = {} } = {}) {
      const all = new Headers({ ...partner, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ADDRESS })
      if (cookies.size > 0) all.set('cookie', [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '))
      for (const [name, value] of Object.entries(headers)) {
        if (value === undefined) all.delete(name)
        else all.set(name, value)
      }
      const proof = sign({ method, path, requestId: all.get('x-request-id') ?? '' })
      for (const [name, value] of Object.entries(proof)) all.set(name, value)
      const response = await app.request(`http://api${path}`, {
        method,
        headers: all,
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      })
      self.lastCookieLines = response.headers.getSetCookie()
      for (const line of self.lastCookieLines) {
        const [pair = '', ...attributes] = line.split('; ')
        for (const [name, value] of Object.entries(parse(pair))) {
          if (attributes.includes('Max-Age=0')) cookies.delete(name)
          else cookies.set(name, value)
        }
      }
      const text = await response.text()
      const parsed: unknown = text === '' ? undefined : JSON.parse(text)
      // The status of the response decides which of the two types it is.
      return { status: response.status, body: parsed, problem: parsed as Problem, headers: response.headers }
    },
    async call(endpoint, call, headers = {}) {
      const { params = {}, query, body } = call as Parts
      if (endpoint.token && self.token === undefined) {
        const reply = await self.call(endpoints.getToken, {})
        self.token = tokenIn(reply.body)
      }
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const search = objectToQuery(query).toString()
      const reply = await self.send(endpoint.method, search ? `${path}?${search}` : path, {
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          ...(endpoint.token && self.token !== undefined ? { [TOKEN_HEADER]: self.token } : {}),
          ...headers,
        },
      })
      if (reply.problem?.code === 'captcha-required' && headers[CAPTCHA_HEADER] === undefined)
        return self.call(endpoint, call, { ...headers, [CAPTCHA_HEADER]: await solvedCaptcha(self, endpoint.name) })
      if (reply.status === 200) self.token = tokenIn(reply.body) ?? self.token
      return reply
    },
  }
  return self
}

/** The token of a solved proof of work; '' if the partner has another captcha. */
export async function solvedCaptcha(visitor: Pick<Browser, 'call'>, form: string): Promise<string> {
  const { body } = await visitor.call(endpoints.getCaptcha, { query: { form } })
  // The answer is checked by the contract before it is sent.
  const task = body as Answer<typeof endpoints.getCaptcha>
  if (task.kind !== 'work') return ''
  const solution = await solveChallenge({ challenge: task.challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: task.challenge, solution })).toString('base64url')
}

function tokenIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('csrfToken' in body)) return undefined
  return String(body.csrfToken)
}
