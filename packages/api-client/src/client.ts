import {
  CAPTCHA_HEADER,
  memberEndpoints,
  objectToQuery,
  problemSchema,
  TOKEN_HEADER,
  visitorEndpoints,
  type Answer,
  type Call,
  type Endpoint,
  type ErrorCode,
} from '@dining/contract'
import { fail, HAS_ENROLLMENT, succeed, type Result } from '@dining/domain'
import { safeParse } from 'valibot'

import type { AskForTask, Captcha } from './captcha/captcha.ts'
import type { AnswerOf, ApiClient, ApiError, CallName, CallOf, CallOptions } from './api-client.ts'
import type { TokenSource } from './token.ts'

export { createCaptcha } from './captcha/captcha.ts'
export { contentCall } from './content-call.ts'

/** What a call reads of its answer. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'statusText' | 'type' | 'json'>

export interface ApiClientOptions {
  readonly fetch: (request: Request) => Promise<ApiAnswer> | ApiAnswer
  /** Origin, or origin and path, in front of each path; in a browser the page's own origin (API-03, API-09). */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Source of the anti-forgery token; a client without one (the web server's) makes only calls that do not require it. */
  readonly token?: TokenSource
  /** Public id of the browser's member, from its cookie, which another tab may change. */
  readonly publicId?: () => string | undefined
  /** Solves the captcha of forms; a client without one makes the calls without it. */
  readonly captcha?: (ask: AskForTask) => Captcha
}

/** Parts of a call, without the types that define which of them an endpoint has. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** On a site without members, the bundle does not contain the calls of members (ROUTE-43). */
const KNOWN: Readonly<Partial<Record<CallName, Endpoint>>> = HAS_ENROLLMENT ? memberEndpoints : visitorEndpoints

function addressOf(baseUrl: string, endpoint: Endpoint, parts: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const query = objectToQuery(parts.query).toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${query && `?${query}`}`
}

function sendingError(cause: unknown): ApiError {
  const name = cause instanceof Error ? cause.name : ''
  return { kind: name === 'AbortError' || name === 'TimeoutError' ? 'aborted' : 'network' }
}

/** Makes a call of the contract and reads its answer; never throws. */
export type Caller = <E extends Endpoint>(endpoint: E, call: Call<E>, more?: CallOptions) => Promise<Result<Answer<E>, ApiError>>

/** Makes calls as the contract defines them: same-origin credentials and JSON on each (API-01, API-02). */
export function createCaller(options: ApiClientOptions): Caller {
  /** The member for whom this page was opened, or has signed in on it. */
  let owner = options.publicId?.()

  /** Sign-in and sign-up answer with the token of the session that they start. */
  function keepToken(answer: unknown) {
    if (typeof answer !== 'object' || answer === null || !('csrfToken' in answer)) return
    options.token?.keep(String(answer.csrfToken))
    owner = options.publicId?.()
  }

  /** Another member has signed in in another tab: what this page shows and sends belongs to the one before. */
  function isOfAnotherMember(): boolean {
    const now = options.publicId?.()
    return owner !== undefined && now !== undefined && now !== owner
  }

  async function send<E extends Endpoint>(
    endpoint: E,
    parts: Parts,
    more: CallOptions,
    token: string | undefined,
  ): Promise<Result<Answer<E>, ApiError>> {
    const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json', ...options.headers, ...more.headers })
    if (token !== undefined) headers.set(TOKEN_HEADER, token)
    const request = new Request(addressOf(options.baseUrl, endpoint, parts), {
      method: endpoint.method,
      credentials: 'same-origin',
      redirect: 'manual',
      headers,
      keepalive: endpoint.keepalive,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(more.signal ? { signal: more.signal } : {}),
    })
    try {
      const response = await options.fetch(request)
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
        return fail({ kind: 'redirected' })
      }
      const body: unknown = await response.json().catch((cause: unknown) => {
        if (cause instanceof SyntaxError) return undefined
        throw cause
      })
      if (!response.ok) return fail(readRefusal(response, body))
      const parsed = safeParse(endpoint.answer, body)
      if (!parsed.success) return fail({ kind: 'malformed', status: response.status })
      keepToken(parsed.output)
      // The schema belongs to the call, and Answer is derived from it.
      return succeed(parsed.output as Answer<E>)
    } catch (cause) {
      return fail(sendingError(cause))
    }
  }

  async function sendWithToken<E extends Endpoint>(endpoint: E, parts: Parts, more: CallOptions): Promise<Result<Answer<E>, ApiError>> {
    if (!endpoint.token) return send(endpoint, parts, more, undefined)
    const token = await options.token?.take()
    if (token === undefined) return fail({ kind: 'no-token' })
    const first = await send(endpoint, parts, more, token)
    // A token is invalid once its session ends. The refused call had no effect, so it is repeated with the token of the new session.
    if (!isProblem(first, 'token-invalid') || isOfAnotherMember()) return first
    const renewed = await options.token?.renew()
    return renewed === undefined || renewed === token ? first : send(endpoint, parts, more, renewed)
  }

  // A site without members has no form with a captcha.
  const captcha = HAS_ENROLLMENT
    ? options.captcha?.((form) => sendWithToken(memberEndpoints.getCaptcha, { query: { form } }, {}))
    : undefined
  /** Submits of each form since its last success. */
  const submits = new Map<string, number>()

  /** Sends the call with a token of the captcha. */
  async function sendSolved<E extends Endpoint>(endpoint: E, parts: Parts, more: CallOptions, solver: Captcha) {
    const solved = await solver.token(endpoint.name)
    if (!solved.ok) return fail<ApiError>({ kind: 'captcha', fault: solved.error })
    const answer = await sendWithToken(endpoint, parts, { ...more, headers: { ...more.headers, [CAPTCHA_HEADER]: solved.value } })
    if (!answer.ok) solver.reset(endpoint.name)
    return answer
  }

  return async (endpoint, call, more = {}) => {
    const parts = call as Parts
    if (!endpoint.captcha || !captcha) return sendWithToken(endpoint, parts, more)
    const before = submits.get(endpoint.name) ?? 0
    submits.set(endpoint.name, before + 1)
    const isFree = endpoint.captcha === 'after-first-submit' && before === 0
    const first = isFree ? await sendWithToken(endpoint, parts, more) : await sendSolved(endpoint, parts, more, captcha)
    // The server asks for a captcha sooner if many come from one address. The refused call had no effect.
    const answer = isFree && isProblem(first, 'captcha-required') ? await sendSolved(endpoint, parts, more, captcha) : first
    if (answer.ok) submits.delete(endpoint.name)
    return answer
  }
}

/** The endpoints that load with the first call to one of them: those of a member's year, of a household, of watches for tables, of notices, or those of shortlists and of an account's security. */
async function laterEndpoints(name: CallName): Promise<Readonly<Partial<Record<CallName, Endpoint>>>> {
  if (HAS_ENROLLMENT && (name === 'getVipPath' || name === 'getYearInReview'))
    return (await import('@dining/contract/member-year')).yearEndpoints
  if (HAS_ENROLLMENT && name.includes('TableWatch')) return (await import('@dining/contract/table-watch')).tableWatchEndpoints
  if (HAS_ENROLLMENT && name.includes('Notice')) return (await import('@dining/contract/notice')).noticeEndpoints
  if (HAS_ENROLLMENT && name.includes('Household')) return (await import('@dining/contract/household')).householdEndpoints
  const [{ shortlistEndpoints }, security] = await Promise.all([
    import('@dining/contract/shortlist'),
    HAS_ENROLLMENT ? import('@dining/contract/account-security') : undefined,
  ])
  return { ...shortlistEndpoints, ...security?.securityEndpoints }
}

const isProblem = (answer: Result<unknown, ApiError>, code: ErrorCode): boolean =>
  !answer.ok && answer.error.kind === 'problem' && answer.error.code === code

/** The client of our API: a function for each call of the contract's table. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const call = createCaller(options)
  /** Few visits make such a call. Without a connection its endpoint cannot load. */
  async function callLater(name: CallName, parts: Call<Endpoint>, more?: CallOptions): Promise<Result<unknown, ApiError>> {
    const later = await laterEndpoints(name).catch(() => undefined)
    if (!later) return fail({ kind: 'network' })
    const endpoint = later[name]
    if (endpoint === undefined) throw new Error(`The call ${name} belongs to members, and this site has none`)
    return call(endpoint, parts, more)
  }
  return {
    // The endpoint has this name, so the call and the answer are of its types.
    call: <Name extends CallName>(name: Name, parts: CallOf<Name>, more?: CallOptions) => {
      const known = KNOWN[name]
      const made = known ? call(known, parts as Call<Endpoint>, more) : callLater(name, parts, more)
      return made as Promise<Result<AnswerOf<Name>, ApiError>>
    },
  }
}

/** Reads an answer that is not OK. */
function readRefusal(response: ApiAnswer, body: unknown): ApiError {
  const parsed = safeParse(problemSchema, body)
  if (!parsed.success) return { kind: 'status', status: response.status, statusText: response.statusText }
  const { status, code, requestId, errors = [], unlocksAt, retryAfter } = parsed.output
  return { kind: 'problem', status, statusText: response.statusText, code, requestId, errors, unlocksAt, retryAfter, body }
}
