import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import * as v from 'valibot'

import { moment, page, table, type Html } from '../page.ts'
import type { PushService, Received } from './service.ts'

const faultSchema = v.nullable(v.picklist([404, 410, 413, 429, 500, 503]))
const MAX_BODY = 16_384

const noticeSchema = v.pipe(v.string(), v.parseJson(), v.object({ title: v.string(), body: v.string(), path: v.string() }))

function cellsOf({ at, id, text, headers }: Received): (Html | string)[] {
  const notice = v.safeParse(noticeSchema, text)
  const words = notice.success ? html`<strong>${notice.output.title}</strong><br />${notice.output.body}` : 'Encrypted for another browser'
  return [moment(at), words, notice.success ? notice.output.path : '', `${headers.ttl} s, ${headers.urgency}`, id.slice(0, 8)]
}

/**
 * A push service (RFC 8030): every notice that is sent to a subscription of its own ends here, and a page shows it. `POST /api/push`, `GET /api/push/:id` and
 * `PUT /api/push/:id/fault` are for tests: a subscription in place of a browser's, what it received, and the answer in place of taking a message.
 */
export function pushRoutes(service: PushService): Hono {
  const app = new Hono()
  app.post('/push/send/:id', bodyLimit({ maxSize: MAX_BODY }), async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer())
    // The name by which it was called, before any gateway.
    const host = context.req.header('x-forwarded-host') ?? context.req.header('host') ?? ''
    const status = await service.take(context.req.param('id'), `http://${host}`, context.req.raw.headers, body)
    return context.body(null, status)
  })
  app.post('/api/push', (context) => context.json(service.subscribe(), 201))
  app.get('/api/push/:id', (context) => context.json(service.received(context.req.param('id'))))
  app.put('/api/push/:id/fault', async (context) => {
    const fault = v.safeParse(faultSchema, await context.req.json().catch(() => undefined))
    if (!fault.success) return context.text('Not a fault', 400)
    return service.setFault(context.req.param('id'), fault.output) ? context.body(null, 204) : context.notFound()
  })
  app.get('/push', (context) => {
    const received = service.received()
    return context.html(
      page(
        'Notices',
        html`<p><a href="/">Mails</a></p>
          <p>
            Notices that the local stack sends to subscriptions of this push service. Those of real browsers go to the services of their
            makers.
          </p>
          ${received.length === 0 ? html`<p>No notice yet.</p>` : table(['When', 'Notice', 'Opens', 'Kept for', 'Browser'], received.map(cellsOf))}`,
      ),
    )
  })
  return app
}
