import { CAPTCHA_HEADER, PARTNER_HEADER, TOKEN_HEADER, type Endpoint } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { addressKeys } from '@dining/serving/visitors'

import { identifyActor } from '../audit/actor.ts'
import type { ApiDeps } from '../deps.ts'
import type { LimitUse } from '../store/repositories/rate-limit.ts'
import type { Failure } from '../use-cases/failure.ts'
import { blind } from '../config/secrets.ts'
import { admitCall, renewAfterRead } from '../use-cases/admit-call.ts'
import { checkCaptcha } from '../use-cases/check-captcha.ts'
import { recordReads, recordViews } from '../use-cases/emulation/record-views.ts'
import { emailKey } from '../use-cases/email-key.ts'
import type { Tx } from '../store/tables.ts'
import { findSession, mayChangeSensitive, type Session } from '../use-cases/session.ts'
import { isValidToken } from './anti-forgery.ts'
import type { RequestContext, Route } from './api.ts'
import { isAcceptableQuery, isStorable } from './input-limits.ts'
import { readFormBody, readJsonBody } from './body.ts'
import { limitsOf } from './limit-table.ts'
import { isFromOwnSite } from './same-origin.ts'
import { dropEmulationCookies, dropSessionCookies, emulationId, renewExpiryCookie, tokenBinding } from './session-cookies.ts'
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

function textOf(part: unknown, name: 'email' | 'newEmail'): string {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * The uses of limits of a call.
 * @param operator key of the operator who makes a call of the studio; "" without one
 */
export function limitUses(
  deps: ApiDeps,
  endpoint: Endpoint,
  input: Pick<RawInput, 'body' | 'query' | 'context'>,
  operator = '',
): readonly LimitUse[] {
  const email = emailKey(textOf(input.body, 'email') || textOf(input.query, 'email'))
  const newEmail = emailKey(textOf(input.body, 'newEmail'))
  const subjects = { ...addressKeys(input.context.address), all: '', email, newEmail, operator, operatorDay: operator }
  return limitsOf(endpoint.name, deps.settings.limitScale).map((rule) => ({ rule, subject: blind(deps.secrets, subjects[rule.per]) }))
}

/** The parts of a call, parsed by its schemas. */
export function readParts(
  endpoint: Endpoint,
  { params: rawParams, url, json }: Pick<Arrived, 'params' | 'url' | 'json'>,
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

/** A call before its session is known. */
interface Arrived {
  readonly endpoint: Endpoint
  readonly partner: Partner
  readonly context: RequestContext
  readonly params: Readonly<Record<string, string>>
  readonly url: string
  readonly json: unknown
}

/** Id of the session that a call reads. */
const sessionIdOf = ({ endpoint, context: { cookies } }: Pick<Arrived, 'endpoint' | 'context'>) =>
  endpoint.session === 'none' ? undefined : (emulationId(cookies) ?? cookies.get(COOKIES.session))

/** Whether the administration tool may make this call: reading ones, and with a session others if it may write (EMULATION-04). */
const isAllowedInEmulation = ({ method, redirects }: Endpoint, session: Session | null) =>
  (method === 'GET' && !redirects) || session?.emulation?.mayWrite === true

/** Whether the call carries the anti-forgery token of its browser, if it needs one. */
function hasToken(deps: ApiDeps, { endpoint, partner, context }: Arrived): boolean {
  if (!endpoint.token) return true
  const binding = tokenBinding(partner.program.id, context.cookies)
  return binding !== null && isValidToken(deps.secrets, binding, context.headers.get(TOKEN_HEADER) ?? '')
}

/** The checks of a call that need its session, and its input if they pass. */
function inputOfSession(deps: ApiDeps, arrived: Arrived): (session: Session | null) => Result<RawInput, Failure> {
  const { endpoint, partner, context } = arrived
  const { cookies } = context
  // Before the session is read: reading an ended session deletes its cookie, but the token is still this browser's.
  const isOwn = hasToken(deps, arrived)
  const sessionId = sessionIdOf(arrived)
  const isEmulated = emulationId(cookies) !== undefined
  return (found) => {
    // A session of one kind cannot be used in the cookie of the other.
    const session = found && (found.emulation !== null) === isEmulated ? found : null
    if (session?.emulation) identifyActor('operator', session.emulation.agent)
    else if (session) {
      identifyActor('member', session.memberId)
      renewExpiryCookie(cookies, session, deps.clock())
    } else if (sessionId !== undefined) (isEmulated ? dropEmulationCookies : dropSessionCookies)(cookies)
    if (!session && endpoint.session === 'required') return fail({ kind: 'unauthorized' })
    if (isEmulated && !isAllowedInEmulation(endpoint, session)) return fail({ kind: 'forbidden' })
    if (!isOwn) return fail({ kind: 'token-invalid' })
    if (endpoint.reauthenticated && session && !mayChangeSensitive(partner, session, deps.clock()))
      return fail({ kind: 'reauthentication-required' })
    const parts = readParts(endpoint, arrived)
    return parts.ok ? succeed({ ...parts.value, partner, session, context }) : parts
  }
}

/**
 * Runs all checks between a request and its handler, in the order in which a refusal reveals least: tenant, origin, media type, session, token,
 * parts, captcha, limits; then the handler. A call that reads runs in one transaction. Before another call's effect, one transaction accepts its
 * proof, renews its session and counts it.
 */
export async function runCall(
  deps: ApiDeps,
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: RequestContext,
): Promise<Result<unknown, Failure>> {
  const { endpoint } = route
  const { headers } = context
  const partner = deps.partners.get(headers.get(PARTNER_HEADER) ?? '')
  if (!partner) return fail({ kind: 'not-found' })
  if (endpoint.token && !isFromOwnSite(headers, ownOrigins(deps, partner))) return fail({ kind: 'cross-site' })
  const json = endpoint.anyBody ? succeed(undefined) : await (endpoint.form ? readFormBody : readJsonBody)(request)
  if (!json.ok) return json
  const arrived: Arrived = { endpoint, partner, context, params, url: request.url, json: json.value }
  const sessionId = sessionIdOf(arrived)
  const inputOf = inputOfSession(deps, arrived)
  const usesOf = (input: RawInput) => limitUses(deps, endpoint, input)
  const partnerId = partner.program.id
  if (route.kind === 'read' || route.kind === 'memory')
    return (await readInOneTransaction(deps, partnerId, sessionId, [{ route, inputOf }]))[0]
  const { address } = context
  const solved = { partnerId, token: headers.get(CAPTCHA_HEADER), address, addressKey: addressKeys(address).address }
  // A call with another site's token is refused below, so no service is asked about its captcha.
  const captcha = hasToken(deps, arrived) ? await checkCaptcha(deps, endpoint, solved) : fail({ kind: 'token-invalid' as const })
  const call = { partnerId, sessionId, nonce: context.nonce, inputOf, usesOf, captcha }
  // `register` and `registerInSteps` have checked that these handlers accept the output of this endpoint's schemas.
  if (route.kind === 'steps') {
    const begun = await admitCall(deps, call, async (input, tx, onUndone) => {
      await recordViews(tx, deps, partnerId, input.session, [endpoint])
      return route.handler(input as never, tx, onUndone)
    })
    return begun.ok ? begun.value() : begun
  }
  const needsDatabase = context.nonce !== null || sessionId !== undefined || limitsOf(endpoint.name).length > 0
  const admit = async (admitted: RawInput, tx: Tx) => {
    await recordViews(tx, deps, partnerId, admitted.session, [endpoint])
    return admitted
  }
  const input = needsDatabase ? await admitCall(deps, call, admit) : inputOf(null)
  return input.ok ? route.handler(input.value as never) : input
}

export type ReadRoute = Extract<Route, { kind: 'read' | 'memory' }>

/** Runs reading calls of one page as `runCall` would each, with one look at the session and one transaction. @returns their results, in order */
export function runReads(
  deps: ApiDeps,
  partner: Partner,
  calls: readonly { readonly route: ReadRoute; readonly params: Readonly<Record<string, string>>; readonly url: string }[],
  context: RequestContext,
): Promise<readonly Result<unknown, Failure>[]> {
  const reads = calls.map(({ route, params, url }) => {
    const { endpoint } = route
    const inputOf = inputOfSession(deps, { endpoint, partner, context, params, url, json: undefined })
    return { route, inputOf: endpoint.session === 'none' ? () => inputOf(null) : inputOf }
  })
  const sessionId = calls.map(({ route }) => sessionIdOf({ endpoint: route.endpoint, context })).find((id) => id !== undefined)
  return readInOneTransaction(deps, partner.program.id, sessionId, reads)
}

interface Read {
  readonly route: ReadRoute
  readonly inputOf: (session: Session | null) => Result<RawInput, Failure>
}

/** Runs the handler of a read. @param tx null after the transaction: only calls that need the database are `read`, and run in it */
async function runRead({ route, inputOf }: Read, session: Session | null, tx: Tx | null): Promise<Result<unknown, Failure>> {
  const input = inputOf(session)
  if (!input.ok) return input
  // `registerRead` and `registerMemoryRead` have checked that these handlers accept the output of this endpoint's schemas.
  if (route.kind === 'memory') return route.handler(input.value as never)
  if (tx === null) throw new Error(`${route.endpoint.name} needs the database`)
  return route.handler(input.value as never, tx)
}

/** The results of each, of the same length. Rejects if the database fails for one of them. */
async function readInOneTransaction<const Reads extends readonly Read[]>(
  deps: ApiDeps,
  partnerId: string,
  sessionId: string | undefined,
  reads: Reads,
): Promise<{ [Index in keyof Reads]: Result<unknown, Failure> }> {
  const inMemory = (read: Read) => read.route.kind === 'memory'
  const needsDatabase = sessionId !== undefined || !reads.every(inMemory)
  const mayBeDelayed = sessionId === undefined && reads.every(({ route }) => route.kind === 'memory' || route.mayBeDelayed)
  const access = mayBeDelayed ? { reading: deps.store.delayed() } : deps.store
  const { found, results } = needsDatabase
    ? await access.reading.tenant(partnerId, async (tx) => {
        const found = sessionId === undefined ? null : await findSession(tx, partnerId, sessionId, deps.clock())
        const running = reads.map(async (read) => (inMemory(read) ? null : runRead(read, found?.session ?? null, tx)))
        // After a failure the others may still send statements, which the end of the transaction must not precede.
        await Promise.allSettled(running)
        return { found, results: await Promise.all(running) }
      })
    : { found: null, results: [] }
  // Before the answers leave: what is not recorded is not shown.
  const seen = reads.map(({ route }) => route.endpoint)
  if (found?.session.emulation) await recordReads(deps, partnerId, found.session, seen)
  await renewAfterRead(deps, partnerId, found)
  // Calls that read the memory of this process do not hold the transaction open.
  const all = await Promise.all(reads.map(async (read, index) => results[index] ?? runRead(read, found?.session ?? null, null)))
  // One result for each read.
  return all as { [Index in keyof Reads]: Result<unknown, Failure> }
}
