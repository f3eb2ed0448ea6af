import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'

import { page, table } from '../page.ts'

/** A request of a page, as it came. */
export interface VendorRequest {
  readonly vendor: 'gtm' | 'ga4' | 'segment'
  /** Path with its query. */
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What Segment demands of a batch ("HTTP API source"): a message has a type and an id of its visitor, and `track` names its event. */
const common = { anonymousId: v.pipe(v.string(), v.nonEmpty()), messageId: v.string(), timestamp: v.pipe(v.string(), v.isoTimestamp()) }
const batchSchema = v.object({
  writeKey: v.pipe(v.string(), v.nonEmpty()),
  batch: v.pipe(
    v.array(
      v.variant('type', [
        v.object({ ...common, type: v.literal('page'), name: v.optional(v.string()) }),
        v.object({ ...common, type: v.literal('track'), event: v.pipe(v.string(), v.nonEmpty()) }),
      ]),
    ),
    v.minLength(1),
  ),
})

const MOST = 2_000
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The local stand-in of analytics vendors: `/gtm.js` and `/g/collect` as a container of Google Tag Manager with Google Analytics 4, `/v1/batch` as
 * Segment's HTTP API. `GET /api/requests` is for tests and `/` for people; `DELETE /api/requests` forgets them.
 */
export function createVendorsApp(): Hono {
  const requests: VendorRequest[] = []
  const note = (request: VendorRequest) => {
    requests.push(request)
    if (requests.length > MOST) requests.shift()
  }
  const app = new Hono()
  const script = stripTypeScriptTypes(readFileSync(new URL('browser/gtm.ts', import.meta.url), 'utf8'))
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', POLICY)
  })
  const noted = async (vendor: VendorRequest['vendor'], request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    note({ vendor, url: pathname + search, body, headers: Object.fromEntries(request.headers) })
    return body
  }
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/gtm.js', async (c) => {
    await noted('gtm', c.req.raw)
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  app.get('/gtag/js', async (c) => {
    await noted('gtm', c.req.raw)
    return c.body('', 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  app.post('/g/collect', async (c) => {
    await noted('ga4', c.req.raw)
    return c.body(null, 204)
  })
  app.post('/v1/batch', async (c) => {
    c.header('access-control-allow-origin', '*')
    const batch = v.safeParse(v.pipe(v.string(), v.parseJson(), batchSchema), await noted('segment', c.req.raw))
    return batch.success ? c.json({ success: true }) : c.json({ success: false, message: v.summarize(batch.issues) }, 400)
  })
  app.get('/api/requests', (c) => c.json(requests))
  app.delete('/api/requests', (c) => {
    requests.length = 0
    return c.body(null, 204)
  })
  app.get('/', (c) =>
    c.html(
      page(
        'Analytics vendors',
        requests.length === 0
          ? html`<p>No request yet.</p>`
          : table(
              ['Vendor', 'Request', 'Body'],
              requests.toReversed().map(({ vendor, url, body }) => [vendor, url, body]),
            ),
      ),
    ),
  )
  return app
}
