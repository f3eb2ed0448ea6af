import { PARTNER_HEADER, TOKEN_HEADER, type Answer, type AnySchema, type Endpoint } from '@dining/contract'
import { rightFor } from '@dining/contract/studio'
import { fail, rightsAt, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import type * as v from 'valibot'

import { INSTALLATION } from '../../../audit/events.ts'
import { identifyActor } from '../../../audit/actor.ts'
import type { ApiDeps } from '../../../deps.ts'
import type { Failure } from '../../../use-cases/failure.ts'
import type { OperatorRow } from '../../../store/repositories/operator.ts'
import { acceptProof } from '../../../use-cases/admit-call.ts'
import { renewOperatorSession } from '../../../use-cases/studio/operator-session.ts'
import { hasFactor } from '../../../use-cases/studio/second-factor.ts'
import { STUDIO_TENANT } from '../../../use-cases/studio/tenant.ts'
import { isValidToken, type Binding } from '../../anti-forgery.ts'
import { addRoute, type Api, type RequestContext, type Route } from '../../api.ts'
import { COOKIES, type CookieJar } from '../../cookies.ts'
import { readFileBody } from '../../file-body.ts'
import { readJsonBody } from '../../body.ts'
import { limitUses, readParts } from '../../pipeline.ts'
import { isFromOwnSite } from '../../same-origin.ts'

type Parsed<S> = S extends AnySchema ? v.InferOutput<S> : undefined

/** The input of a handler of the studio. */
interface StudioInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** Never null if the endpoint requires a session. */
  readonly operator: E['session'] extends 'required' ? OperatorRow : null
  /** Never null if the call names a partner; it is a partner of this operator. */
  readonly partner: E['params'] extends AnySchema ? Partner : null
  readonly context: RequestContext
  /** The body of a call with `anyBody`, read after all checks; at most these bytes, or those of a picture. */
  readonly readBytes: (maxBytes?: number) => Promise<Result<Buffer, Failure>>
}

/** Registers the handler of an endpoint of the studio. */
export function registerStudio<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (input: StudioInput<E>) => Promise<Result<Answer<E>, Failure>>,
): void {
  addRoute(api, { kind: 'call', endpoint, handler })
}

/** The binding of this browser's tokens; null if it has neither of the two cookies. */
export function studioBinding(cookies: CookieJar): Binding | null {
  const session = cookies.get(COOKIES.operator)
  if (session !== undefined) return { partnerId: STUDIO_TENANT, kind: 'session', cookie: session }
  const pre = cookies.get(COOKIES.preSession)
  return pre === undefined ? null : { partnerId: STUDIO_TENANT, kind: 'pre-session', cookie: pre }
}

/** The partners of an operator. */
export function partnersOf(deps: Pick<ApiDeps, 'partners'>, { partners }: Pick<OperatorRow, 'partners'>): readonly Partner[] {
  return [...deps.partners.values()].filter(({ program }) => partners === null || partners.includes(program.id))
}

/** Whether operators of this installation work only with a second factor; a machine of development lets them work without. */
export const needsFactor = ({ settings }: Pick<ApiDeps, 'settings'>): boolean =>
  settings.environment === 'production' || settings.environment === 'staging'

/** Whether the operator has to set up a second factor before they work for a partner. */
export const lacksFactor = (deps: Pick<ApiDeps, 'settings'>, operator: OperatorRow): boolean => !hasFactor(operator) && needsFactor(deps)

/** Whether the operator may make this call for this partner. */
function isAllowed(deps: ApiDeps, { name }: Endpoint, operator: OperatorRow, { program }: Partner): boolean {
  const right = rightFor(name)
  return right !== undefined && !lacksFactor(deps, operator) && rightsAt(operator.roles, program.id).includes(right)
}

/**
 * Runs all checks between a request of the studio and its handler, like `runCall` of a site, and the handler. The result is "not found" for a request
 * by a partner's host and for a partner that is not the operator's.
 */
export async function runStudioCall(
  deps: ApiDeps,
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: RequestContext,
): Promise<Result<unknown, Failure>> {
  if (route.kind !== 'call') throw new Error('The calls of the studio have transactions of their own.')
  const input = await readInput(deps, route.endpoint, request, params, context)
  // `registerStudio` has checked that this handler accepts the output of this endpoint's schemas.
  return input.ok ? route.handler(input.value as never) : input
}

async function readInput(
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  rawParams: Readonly<Record<string, string>>,
  context: RequestContext,
): Promise<Result<unknown, Failure>> {
  const { nonce } = context
  const { studioOrigin } = deps.settings
  if (studioOrigin === undefined || context.headers.has(PARTNER_HEADER)) return fail({ kind: 'not-found' })
  if (nonce !== null && !(await acceptProof(deps, INSTALLATION, nonce))) return fail({ kind: 'caller-refused' })
  if (endpoint.token && !isFromOwnSite(context.headers, [studioOrigin])) return fail({ kind: 'cross-site' })
  const json = endpoint.anyBody ? succeed(undefined) : await readJsonBody(request)
  if (!json.ok) return json
  // Read before the session: reading an ended session deletes its cookie, but the token is still this browser's.
  const binding = studioBinding(context.cookies)
  const operator = await readOperator(deps, endpoint, context)
  if (!operator.ok) return operator
  const token = context.headers.get(TOKEN_HEADER) ?? ''
  if (endpoint.token && !(binding && isValidToken(deps.secrets, binding, token))) return fail({ kind: 'token-invalid' })
  const named = rawParams['partner']
  const partner = operator.value && partnersOf(deps, operator.value).find(({ program }) => program.id === named)
  if (named !== undefined && !partner) return fail({ kind: 'not-found' })
  if (partner && operator.value && !isAllowed(deps, endpoint, operator.value, partner)) return fail({ kind: 'forbidden' })
  const parts = readParts(endpoint, { params: rawParams, url: request.url, json: json.value })
  if (!parts.ok) return parts
  const uses = limitUses(deps, endpoint, { ...parts.value, context }, operator.value?.email_key)
  const wait = await deps.limits.take(STUDIO_TENANT, uses, deps.clock())
  if (wait !== null) return fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
  const readBytes = (maxBytes?: number) => readFileBody(request, maxBytes)
  return succeed({ ...parts.value, operator: operator.value, partner: partner ?? null, context, readBytes })
}

async function readOperator(deps: ApiDeps, endpoint: Endpoint, { cookies }: RequestContext): Promise<Result<OperatorRow | null, Failure>> {
  if (endpoint.session !== 'required') return succeed(null)
  const id = cookies.get(COOKIES.operator)
  const operator = id === undefined ? undefined : await renewOperatorSession(deps, id)
  if (operator) {
    identifyActor('operator', operator.email_key)
    return succeed(operator)
  }
  if (id !== undefined) cookies.clear(COOKIES.operator)
  return fail({ kind: 'unauthorized' })
}
