import { PARTNER_HEADER, TOKEN_HEADER, type Endpoint } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { identifyActor } from '../audit/actor.ts'
import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../use-cases/failure.ts'
import { blind } from '../config/secrets.ts'
import { emailKey } from '../use-cases/email-key.ts'
import { renewSession, type Session } from '../use-cases/session.ts'
import { isValidToken } from './anti-forgery.ts'
import { addressKeys } from './address-keys.ts'
import type { RequestContext } from './api.ts'
import { isAcceptableQuery, isStorable } from './input-limits.ts'
import { readJsonBody } from './json-body.ts'
import { limitsOf } from './limit-table.ts'
import { isFromOwnSite } from './same-origin.ts'
import { dropSessionCookies, renewExpiryCookie, tokenBinding } from './session-cookies.ts'
import { COOKIES } from './cookies.ts'
import { parsePart, parseQuery } from './validation.ts'

/** The fields of a handler's `Input`, before their types are known. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly partner: Partner
  readonly session: Session | null
  readonly context: RequestContext
}

/** Origins of a partner's pages: where the installation serves them, and the partner's own hosts. */
function ownOrigins(deps: ApiDeps, partner: Partner): readonly string[] {
  return [deps.settings.publicOrigin(partner.program.id), ...partner.program.hosts.map((host) => `https://${host}`)]
}

async function readSession(
  deps: ApiDeps,
  endpoint: Endpoint,
  partner: Partner,
  context: RequestContext,
): Promise<Result<Session | null, Failure>> {
  const id = context.cookies.get(COOKIES.session)
  const session = endpoint.session === 'none' || id === undefined ? null : await renewSession(deps, partner.program.id, id)
  if (session) {
    identifyActor('member', session.memberId)
    renewExpiryCookie(context.cookies, session, deps.clock())
  } else if (endpoint.session !== 'none' && id !== undefined) dropSessionCookies(context.cookies)
  return session === null && endpoint.session === 'required' ? fail({ kind: 'unauthorized' }) : succeed(session)
}

function emailOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string' ? part.email : ''
}

/** Counts a call against its limits, per partner or for the studio. */
export async function checkLimits(
  deps: ApiDeps,
  endpoint: Endpoint,
  tenant: string,
  input: Pick<RawInput, 'body' | 'query' | 'context'>,
): Promise<Result<null, Failure>> {
  const rules = limitsOf(endpoint.name, deps.settings.limitScale)
  if (rules.length === 0) return succeed(null)
  const email = emailKey(emailOf(input.body) || emailOf(input.query))
  const subjects = { ...addressKeys(input.context.address), all: '', email }
  const uses = rules.map((rule) => ({ rule, subject: blind(deps.secrets, subjects[rule.per]) }))
  const wait = await deps.limits.take(tenant, uses, deps.clock())
  return wait === null ? succeed(null) : fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
}

/** The parts of a call, parsed by its schemas. */
export function readParts(
  endpoint: Endpoint,
  { params: rawParams, url, json }: { readonly params: Readonly<Record<string, string>>; readonly url: string; readonly json: unknown },
): Result<Pick<RawInput, 'params' | 'query' | 'body'>, Failure> {
  const search = new URL(url).searchParams
  if (!isAcceptableQuery(search) || !Object.values(rawParams).every(isStorable)) return fail({ kind: 'bad-request' })
  const params = parsePart(endpoint.params, rawParams)
  if (!params.ok) return params
  const query = parseQuery(endpoint.query, search)
  if (!query.ok) return query
  const body = parsePart(endpoint.body, json)
  return body.ok ? succeed({ params: params.value, query: query.value, body: body.value }) : body
}

/**
 * Runs all checks between a request and its handler, in the order in which a refusal reveals least: tenant, origin, media type, session, token,
 * parts, limits.
 */
export async function readInput(
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  rawParams: Readonly<Record<string, string>>,
  context: RequestContext,
): Promise<Result<RawInput, Failure>> {
  const partner = deps.partners.get(context.headers.get(PARTNER_HEADER) ?? '')
  if (!partner) return fail({ kind: 'not-found' })
  if (endpoint.token && !isFromOwnSite(context.headers, ownOrigins(deps, partner))) return fail({ kind: 'cross-site' })
  const json = endpoint.anyBody ? succeed(undefined) : await readJsonBody(request)
  if (!json.ok) return json
  // The binding is read before the session: reading an ended session deletes its cookie, but the token is still this browser's.
  const binding = tokenBinding(partner.program.id, context.cookies)
  const session = await readSession(deps, endpoint, partner, context)
  if (!session.ok) return session
  const token = context.headers.get(TOKEN_HEADER) ?? ''
  if (endpoint.token && !(binding && isValidToken(deps.secrets, binding, token))) return fail({ kind: 'token-invalid' })
  const parts = readParts(endpoint, { params: rawParams, url: request.url, json: json.value })
  if (!parts.ok) return parts
  const input = { ...parts.value, partner, session: session.value, context }
  const within = await checkLimits(deps, endpoint, partner.program.id, input)
  return within.ok ? succeed(input) : within
}
