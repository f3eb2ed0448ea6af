import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { createBoundedServer, drainable, type Span, type Tracing } from '@dining/serving'
import { findRequestFault, isPathBelow } from '@dining/serving/forward'

import type { ApiPassthrough } from './api-passthrough.ts'
import type { BarePages } from './bare-pages.ts'
import type { Emulations } from './emulation/emulations.ts'
import type { Crawlers } from './crawlers/crawlers.ts'
import type { LinkPictures } from './link-pictures/link-pictures.ts'
import type { BaseMap } from './map/base-map.ts'
import type { MeasurementReceiver } from './measurements.ts'
import type { Meters } from './meters.ts'
import type { Answered, Pages } from './pages.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { PolicyReportReceiver } from './policy-reports.ts'
import type { Previews } from './preview/previews.ts'
import type { StagingTools } from './staging/staging-tools.ts'
import type { StaticFiles } from './static-files.ts'
import type { Uploads } from './uploads/uploads.ts'
import type { WorkerRemoval } from './worker/worker-removal.ts'

interface Options {
  readonly files: StaticFiles
  readonly pictures: Pictures
  readonly uploads: Uploads
  readonly linkPictures: LinkPictures
  readonly baseMap: BaseMap
  readonly crawlers: Crawlers
  readonly barePages: BarePages
  readonly pages: Pages
  readonly previews: Pick<Previews, 'serve'>
  readonly emulations: Pick<Emulations, 'serve'>
  readonly passthrough: ApiPassthrough
  /** Only where the service worker is switched off. */
  readonly workerRemoval?: WorkerRemoval
  /** Outside production only (ROUTE-38). */
  readonly stagingTools?: StagingTools
  /** Only where metrics are on. */
  readonly measurements?: MeasurementReceiver
  readonly policyReports: PolicyReportReceiver
  /** Called with errors that could not be answered. */
  readonly onError: (cause: unknown) => void
  readonly baseHeaders: Readonly<Record<string, string>>
  /** Milliseconds for which requests are still accepted after readiness ended. */
  readonly noticeMs: number
  /** Called for each request; without it nothing is measured. */
  readonly watched?: { readonly tracing: Tracing; readonly meters: Meters }
}

export interface WebServer {
  readonly server: Server
  /** Ends readiness, answers requests in progress and resolves when the last connection is closed; called again, it does so sooner. */
  close(): Promise<void>
}

/** Requested by monitoring, not by visitors. */
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Calls of the browser; the API has them under the same paths. */
const API_PREFIX = '/api/'

/** Milliseconds that an idle connection is kept: longer than load balancers keep theirs, which is a minute, so that none closes during a request. */
const KEEP_ALIVE_MS = 65_000

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/'

/** Answers a request as its own span, from its arrival to the end of its answer, and counts it. */
async function watch(
  { tracing, meters }: NonNullable<Options['watched']>,
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<Answered | string>,
): Promise<void> {
  const started = performance.now()
  const { method = 'GET' } = request
  const gone = new Promise<void>((resolve) => response.once('close', resolve))
  const linkedTo = request.headers['traceparent']
  const describe = (span: Span, answered: Answered | string) => {
    const { route, cache } = typeof answered === 'string' ? { route: answered } : answered
    span.rename(`${method} ${route}`)
    span.set({ 'http.request.method': method, 'http.route': route, ...(cache ? { 'page.cache': cache } : {}) })
    if (cache) meters.page(cache)
    return route
  }
  await tracing.inSpan(method, { kind: 'server', linkedTo: typeof linkedTo === 'string' ? linkedTo : undefined }, async (span) => {
    const route = describe(span, await answer(request, response))
    await gone
    const { statusCode: status } = response
    span.set({ 'http.response.status_code': status })
    if (status >= 500) span.fail(String(status))
    meters.request({ route, method, status, durationMs: performance.now() - started })
  })
}

/** The HTTP server of one partner: files, the API's path, health, and pages. */
export function createWebServer({
  files,
  pictures,
  uploads,
  linkPictures,
  baseMap,
  crawlers,
  barePages,
  pages,
  previews,
  emulations,
  passthrough,
  workerRemoval,
  stagingTools,
  measurements,
  policyReports,
  baseHeaders,
  onError,
  noticeMs,
  watched,
}: Options): WebServer {
  function say(response: ServerResponse, status: number, text: string) {
    response.writeHead(status, { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
  }

  /** @returns the handler: a page, or the name under which the request is counted */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<Answered | string> {
    const isDraining = drain.isDraining()
    if (isDraining) response.setHeader('connection', 'close')
    const fault = findRequestFault(request)
    if (fault) {
      response.setHeader('connection', 'close')
      say(response, fault.status, fault.message)
      return 'none'
    }
    const pathname = pathOf(request.url)
    if (isPathBelow(request.url, API_PREFIX)) {
      const reference = randomUUID()
      watched?.tracing.note({ 'request.id': reference })
      void passthrough.handle(request, response, reference)
      return '/api/*'
    }
    if (await emulations.serve(request, response)) return 'emulation'
    if (await measurements?.serve(request, response, pathname)) return 'measurements'
    if (await policyReports.serve(request, response, pathname)) return 'policy reports'
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      say(response, 405, 'Method not allowed')
      return 'none'
    }
    if (HEALTH.has(pathname)) {
      const isWell = pathname === '/healthz' || !isDraining
      say(response, isWell ? 200 : 503, isWell ? 'ok' : 'closing')
      return 'health'
    }
    if (workerRemoval?.serve(request, response, pathname)) return 'file'
    if (files.serve(request, response, pathname)) return 'file'
    if (await baseMap.serve(request, response, pathname)) return '/map/*'
    if (await linkPictures.serve(request, response, pathname)) return '/images/links/*'
    if (pathname.startsWith('/images/') && (await pictures.serve(request, response, request.url ?? '/'))) return '/images/*'
    if (pathname.startsWith('/images/') && (await uploads.serve(request, response, request.url ?? '/'))) return '/images/uploads/*'
    if (await crawlers.serve(request, response, pathname)) return 'crawler'
    if (await barePages.serve(request, response, pathname)) return 'bare page'
    if (await stagingTools?.serve(request, response)) return 'staging tools'
    return (await previews.serve(request, response)) ? 'preview' : pages.handle(request, response)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answered | string> {
    try {
      return await handle(request, response)
    } catch (cause) {
      onError(cause)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong')
      return 'failed'
    }
  }

  const server = createBoundedServer((request, response) => {
    if (watched && !HEALTH.has(pathOf(request.url))) void watch(watched, request, response, answer)
    else void answer(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const drain = drainable(server, noticeMs)

  return {
    server,
    async close() {
      await drain.stop()
      await Promise.all([passthrough.close(), baseMap.close()])
    },
  }
}
