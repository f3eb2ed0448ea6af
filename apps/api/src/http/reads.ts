import { MAX_READS, PARTNER_HEADER, READS_PATH } from '@dining/contract'
import type { Hono } from 'hono'

import { asActor } from '../audit/actor.ts'
import { describeError } from '../observability/log.ts'
import type { Failure } from '../use-cases/failure.ts'
import type { Api, Route } from './api.ts'
import { checkAnswer, failureOf, finish, logAnswer, partnerOf, readContext } from './mount.ts'
import { runReads } from './pipeline.ts'
import { problemDocument, problemResponse } from './problem.ts'

/** Maps an address to the reading call that it is. */
function readFinder(routes: readonly Route[]) {
  const reads = routes
    .filter((route) => route.kind === 'read' || route.kind === 'memory')
    .map((route) => ({ route, pattern: new URLPattern({ pathname: route.endpoint.path }) }))
  return (url: URL) => {
    for (const { route, pattern } of reads) {
      const match = pattern.exec({ pathname: url.pathname })
      if (!match) continue
      const groups = Object.entries(match.pathname.groups).map(([name, value = '']) => [name, decodeURIComponent(value)] as const)
      return { route, params: Object.fromEntries(groups), url: url.href }
    }
    return null
  }
}

/** The calls of a request for several; null if it has none or too many. A call without a match has to be made on its own. */
function callsOf(address: string, find: ReturnType<typeof readFinder>) {
  const calls = new URL(address).searchParams.getAll('call')
  if (calls.length === 0 || calls.length > MAX_READS) return null
  return calls.map((call) => {
    const url = call.startsWith('/api/') ? URL.parse(call, address) : null
    try {
      return url && find(url)
    } catch {
      // A path that cannot be decoded.
      return null
    }
  })
}

/** Answers the reading calls of one page in one request and one transaction; each is logged and counted as a call. */
export function mountReads(app: Hono, { deps, routes }: Api): void {
  const find = readFinder(routes)
  app.get(READS_PATH, (c) =>
    deps.tracing.inSpan(`GET ${READS_PATH}`, { kind: 'server', continues: c.req.header('traceparent') }, async (span) => {
      const request = c.req.raw
      const started = performance.now()
      const context = readContext(request, deps, null)
      span.set({
        'http.request.method': 'GET',
        'http.route': READS_PATH,
        'request.id': context.requestId,
        'partner.id': partnerOf(deps, request),
      })
      const log = (route: string, status: number, code?: string) =>
        logAnswer(deps, { requestId: context.requestId, partner: partnerOf(deps, request), method: 'GET', route }, started, status, code)
      const refuse = (failure: Failure) => {
        const response = problemResponse(failure, context.requestId)
        log(READS_PATH, response.status, failure.kind)
        if (response.status >= 500) span.fail(failure.kind)
        return finish(response, context, deps)
      }
      const partner = deps.partners.get(request.headers.get(PARTNER_HEADER) ?? '')
      if (!partner) return refuse({ kind: 'not-found' })
      const calls = callsOf(request.url, find)
      if (!calls) return refuse({ kind: 'bad-request' })
      try {
        const known = calls.filter((call) => call !== null)
        const actor = { kind: 'visitor' as const, id: '', address: context.address, requestId: context.requestId }
        const results = await asActor(actor, () => runReads(deps, partner, known, context))
        const answers = calls.map((call) => {
          const result = call && results[known.indexOf(call)]
          if (!result) return null
          const { endpoint } = call.route
          if (result.ok) checkAnswer(deps, endpoint, result.value)
          const problem = result.ok ? null : problemDocument(result.error, context.requestId)
          log(endpoint.path, problem?.status ?? 200, problem?.code)
          return { status: problem?.status ?? 200, body: problem ?? (result.ok ? result.value : null) }
        })
        return finish(Response.json(answers), context, deps)
      } catch (error) {
        deps.log.error({ event: 'failed', requestId: context.requestId, route: READS_PATH, ...describeError(error) })
        return refuse(failureOf(error))
      }
    }),
  )
}
