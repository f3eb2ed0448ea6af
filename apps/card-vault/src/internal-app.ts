import { tokenizeRequestSchema } from '@dining/contract'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

import type { Log } from './log.ts'
import { tokenize, type TokenizeDeps } from './tokenize.ts'

const MAX_BODY_BYTES = 8192
/** W3C trace context; nothing but hexadecimal digits gets from here into the log. */
const TRACE_PARENT = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

export interface InternalAppDeps extends TokenizeDeps {
  /** The secret that the API shows; compared in constant time by Hono. */
  readonly token: string
  /** The partners that this vault serves; a request for another is refused, so that the log can name partners safely. */
  readonly partners: { has: (id: string) => boolean }
  /** False from the moment that the process stops. */
  readonly ready: () => boolean
  readonly log: Log
}

/** The side that the API alone may call: `POST /tokenize`, `POST /keys/rotate`; beside them `/healthz` and `/readyz`, which tell nothing. */
export function createInternalApp(deps: InternalAppDeps): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => (deps.ready() ? c.text('ready') : c.text('not ready', 503)))

  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    const path = c.req.path === '/tokenize' || c.req.path === '/keys/rotate' ? c.req.path : 'other'
    const traceId = TRACE_PARENT.exec(c.req.header('traceparent') ?? '')?.[1]
    const ms = Math.round(performance.now() - start)
    deps.log({ event: 'request', path, status: c.res.status, ms, ...(traceId === undefined ? {} : { traceId }) })
  })
  app.use(bearerAuth({ token: deps.token }))

  app.post('/tokenize', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Too large', 413) }), async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    const request = v.safeParse(tokenizeRequestSchema, body)
    if (!request.success) return c.text('Not a tokenize request', 400)
    const partner = request.output.partnerId
    if (!deps.partners.has(partner)) return c.text('No such partner', 400)
    const answer = await tokenize(request.output, deps)
    deps.log(answer.result === 'token' ? { event: 'tokenized', partner } : { event: 'refused', partner, reason: answer.reason })
    return c.json(answer)
  })
  app.post('/keys/rotate', async (c) => {
    const kid = await deps.keys.rotate()
    deps.log({ event: 'key-rotated', kid })
    return c.json({ kid })
  })
  app.onError((error, c) => {
    deps.log({ event: 'fault', name: error.name, at: 'internal' })
    return c.text('Something went wrong', 500)
  })
  return app
}
