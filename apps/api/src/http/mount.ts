import { randomUUID } from 'node:crypto'

import { PARTNER_HEADER, redirectSchema, signInProblemPath, type Endpoint } from '@dining/contract'
import type { Span } from '@dining/serving'
import { visitorAddress } from '@dining/serving/visitors'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'

import { asActor } from '../audit/actor.ts'
import type { ApiDeps } from '../deps.ts'
import { isPassingFault } from '../store/database-fault.ts'
import type { Failure } from '../use-cases/failure.ts'
import { describeError } from '../observability/log.ts'
import type { Api, Route, RequestContext } from './api.ts'
import { cookieJar } from './cookies.ts'
import { problemResponse } from './problem.ts'
import { assertAnswer } from './validation.ts'

/** The request id of the web server in front is used if it has the right format, so that both logs can be read together. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

/** Sets the headers of every /api response: it is not cached, and it is not a page. */
export function finish(response: Response, context: RequestContext, deps: ApiDeps): Response {
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('x-request-id', context.requestId)
  response.headers.set('cross-origin-resource-policy', 'same-origin')
  if (!deps.settings.isReady()) response.headers.set('connection', 'close')
  for (const line of context.cookies.lines()) response.headers.append('set-cookie', line)
  return response
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

export function readContext(request: Request, deps: ApiDeps, nonce: string | null): RequestContext {
  const requestId = request.headers.get('x-request-id') ?? ''
  return {
    requestId: REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    address: visitorAddress(request.headers.get('x-forwarded-for'), deps.settings.proxiesInFront),
    headers: request.headers,
    host: request.headers.get('x-forwarded-host') ?? undefined,
    userAgent: request.headers.get('user-agent') ?? undefined,
    path: pathOf(request.url),
    cookies: cookieJar(request.headers.get('cookie')),
    nonce,
  }
}

async function answer({ deps, run }: Api, route: Route, request: Request, params: Record<string, string>, context: RequestContext) {
  const result = await run(deps, route, request, params, context)
  if (result.ok) checkAnswer(deps, route.endpoint, result.value)
  return result
}

/** Outside production, an answer that breaks the contract is a bug and throws. */
export function checkAnswer({ settings }: ApiDeps, { name, answer: schema }: Endpoint, value: unknown): void {
  if (settings.environment !== 'production') assertAnswer(name, schema, value)
}

const sentTo = (location: string) => new Response(null, { status: 303, headers: { location } })

const xmlSchema = v.object({ xml: v.string() })
const xmlOf = (xml: string) => new Response(xml, { headers: { 'content-type': 'text/xml; charset=utf-8' } })

/** Responds to a call that browsers navigate to with a redirect, to one of another service that reads XML with it, to others with JSON. */
function answerOf({ endpoint }: Route, value: unknown): Response {
  if (endpoint.redirects) return sentTo(v.parse(redirectSchema, value).location)
  const xml = endpoint.form ? v.safeParse(xmlSchema, value) : null
  return xml?.success ? xmlOf(xml.output.xml) : Response.json(value)
}

/** Seconds after which a call that the database did not answer may be tried again. */
const RETRY_AFTER_SECONDS = 5

/** What a caller learns of an error that a call threw. */
export const failureOf = (error: unknown): Failure =>
  isPassingFault(error) ? { kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS } : { kind: 'internal-error' }

/** Redirects a navigating browser to a page of the site that explains the problem; other callers get a problem document. */
function refusalOf({ endpoint }: Route, failure: Failure, { requestId }: RequestContext): Response {
  return endpoint.redirects && failure.kind !== 'not-found' ? sentTo(signInProblemPath('unavailable')) : problemResponse(failure, requestId)
}

/** The partner of a request, for logs and metrics. */
export function partnerOf(deps: ApiDeps, { headers }: Request): string {
  const named = headers.get(PARTNER_HEADER) ?? ''
  return deps.partners.has(named) ? named : 'unknown'
}

/** Logs and counts an answer. @param started as `performance.now()` */
export function logAnswer(
  deps: ApiDeps,
  facts: { readonly requestId: string; readonly partner: string; readonly method: string; readonly route: string },
  started: number,
  status: number,
  code?: string,
): void {
  const durationMs = performance.now() - started
  deps.log.info({ event: 'answered', ...facts, status, ...(code ? { code } : {}), durationMs: Math.round(durationMs * 10) / 10 })
  deps.meters.request({ route: facts.route, method: facts.method, status, durationMs })
}

async function respond(api: Api, route: Route, c: Context, span: Span): Promise<Response> {
  const { deps } = api
  const request = c.req.raw
  const context = readContext(request, deps, c.get('nonce'))
  const started = performance.now()
  const { method, path } = route.endpoint
  const partner = partnerOf(deps, request)
  const facts = { requestId: context.requestId, partner, method, route: path }
  span.set({ 'http.request.method': method, 'http.route': path, 'request.id': context.requestId, 'partner.id': partner })
  const log = (status: number, code?: string) => {
    logAnswer(deps, facts, started, status, code)
    span.set({ 'http.response.status_code': status, ...(code ? { 'error.type': code } : {}) })
    if (status >= 500) span.fail(code ?? String(status))
  }
  const refuse = (failure: Failure) => {
    const response = refusalOf(route, failure, context)
    log(response.status, failure.kind)
    return finish(response, context, deps)
  }
  try {
    const actor = { kind: 'visitor' as const, id: '', address: context.address, requestId: context.requestId }
    const result = await asActor(actor, () => answer(api, route, request, c.req.param(), context))
    if (!result.ok) return refuse(result.error)
    const response = answerOf(route, result.value)
    log(response.status)
    return finish(response, context, deps)
  } catch (error) {
    deps.log.error({ event: 'failed', ...facts, ...describeError(error) })
    return refuse(failureOf(error))
  }
}

/** Creates the routes. Fixed paths come first, so that `/api/Member/Cards` is never read as a public id. */
export function mount(app: Hono, api: Api): void {
  const { deps, routes } = api
  const fixedFirst = routes.toSorted((a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')))
  for (const route of fixedFirst) {
    const { method, path } = route.endpoint
    app.on(method, path, (c) =>
      deps.tracing.inSpan(`${method} ${path}`, { kind: 'server', continues: c.req.header('traceparent') }, (span) =>
        respond(api, route, c, span),
      ),
    )
  }
}

/** Responds to every other address; mounted last. */
export function mountUnknown(app: Hono, deps: ApiDeps): void {
  app.all('*', (c) => {
    const context = readContext(c.req.raw, deps, null)
    deps.log.info({ event: 'answered', requestId: context.requestId, route: 'unknown', status: 404, code: 'not-found' })
    deps.meters.request({ route: 'unknown', method: c.req.method, status: 404, durationMs: 0 })
    return finish(problemResponse({ kind: 'not-found' }, context.requestId), context, deps)
  })
}
