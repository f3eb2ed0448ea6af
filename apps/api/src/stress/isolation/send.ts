import { IDEMPOTENCY_HEADER, objectToQuery, PARTNER_HEADER, TOKEN_HEADER } from '@dining/contract'
import { PROOF_HEADER } from '@dining/serving/callers'
import type { Hono } from 'hono'

import { createToken } from '../../http/anti-forgery.ts'
import { COOKIES } from '../../http/cookies.ts'
import type { Secrets } from '../../config/secrets.ts'
import { testSigner } from '../../testing/caller-keys.ts'
import type { Call } from './call.ts'
import type { Caller } from './caller.ts'
import { canary } from './canary.ts'
import { MINE } from './field-pool.ts'

export interface Answered {
  readonly status: number
  /** Everything that the caller receives: body and headers. */
  readonly text: string
  readonly body: unknown
}

function tokenOf({ token }: Caller, secrets: Secrets): string | undefined {
  if (token === 'none') return undefined
  if (token === 'forged') return 'Zm9yZ2Vk.Zm9yZ2Vk'
  return createToken(secrets, { partnerId: token.partner, kind: token.kind, cookie: token.cookie })
}

function cookieLine({ session, preSession }: Caller): string | undefined {
  const cookies = [
    ...(session === undefined ? [] : [`${COOKIES.session}=${session}`]),
    ...(preSession === undefined ? [] : [`${COOKIES.preSession}=${preSession}`]),
  ]
  return cookies.length > 0 ? cookies.join('; ') : undefined
}

/** Replaces MINE in a call by a canary of the caller. */
function withMine(value: unknown, call: Call): unknown {
  const mine = call.caller.member ? canary(call.caller.member.owner, 'made') : 'anybody'
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value).replaceAll(MINE, mine)) as unknown)
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The request of a call. */
export function requestOf(call: Call, secrets: Secrets): Request {
  const { endpoint, caller, parts, partner } = call
  const params = asRecord(parts.params)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = objectToQuery(asRecord(withMine(parts.query, call))).toString()
  const body = withMine(parts.body, call)
  const optional = {
    cookie: cookieLine(caller),
    [TOKEN_HEADER]: tokenOf(caller, secrets),
    [IDEMPOTENCY_HEADER]: call.idempotencyKey,
    ...(body === undefined ? {} : { 'content-type': endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
  }
  const headers = new Headers({ [PARTNER_HEADER]: partner, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' })
  for (const [name, value] of Object.entries({ ...optional, ...call.pretence })) if (value !== undefined) headers.set(name, value)
  const url = `http://api${path}${search === '' ? '' : `?${search}`}`
  // The web server of the partner signs every request that it sends.
  const proof = testSigner(partner)({ method: endpoint.method, path: url.replace('http://api', ''), requestId: '' })
  headers.set(PROOF_HEADER, proof[PROOF_HEADER] ?? '')
  return new Request(url, {
    method: endpoint.method,
    headers,
    ...(body === undefined
      ? {}
      : { body: endpoint.form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }),
  })
}

export async function send(app: Hono, request: Request): Promise<Answered> {
  const response = await app.fetch(request)
  const body = await response.text()
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, text: `${headers}\n\n${body}`, body: isJson ? (JSON.parse(body) as unknown) : null }
}
