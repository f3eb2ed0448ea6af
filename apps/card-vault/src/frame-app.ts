import { frameNonceSchema } from '@dining/contract/frame'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import * as v from 'valibot'

import { isCardTypeCode } from './card-number.ts'
import type { FrameKeys } from './frame-keys.ts'
import type { Log } from './log.ts'
import { createPage, type FrameBundle } from './page.ts'
import type { FrameFace } from './parents.ts'

export interface FrameAppDeps {
  readonly bundle: FrameBundle
  readonly keys: FrameKeys
  /** Per partner, the exact origins of the pages that may show the frame. */
  readonly parentOrigins: ReadonlyMap<string, readonly string[]>
  /** Per partner, the typeface of its frame. */
  readonly faces: ReadonlyMap<string, FrameFace>
  readonly now: () => number
  readonly log: Log
  /** False from the moment that the process stops. */
  readonly ready: () => boolean
  /** Whether a proxy in front terminates HTTPS (production). Responses then have Strict-Transport-Security. */
  readonly secure: boolean
}

/**
 * The public side: `/frame?AMEX=1&VISA=1&partner=<id>&nonce=<22 characters>`, the
 * partners' typefaces, `/healthz` and `/readyz`; nothing else.
 */
export function createFrameApp(deps: FrameAppDeps): Hono {
  const page = createPage(deps.bundle)
  const faces = new Map([...deps.faces.values()].map((face) => [face.path, face.bytes]))
  const app = new Hono()
  app.use(compress())
  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    if (deps.secure) c.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    const ms = Math.round(performance.now() - start)
    deps.log({ event: 'request', path: c.req.path === '/frame' ? '/frame' : 'other', status: c.res.status, ms })
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => (deps.ready() ? c.text('ready') : c.text('not ready', 503)))
  app.get('/frame', async (c) => {
    const { partner = '', nonce, ...flags } = c.req.query()
    const origins = deps.parentOrigins.get(partner)
    if (!origins) return c.text('No such partner', 404)
    const accepted = Object.keys(flags)
      .filter((flag) => flags[flag] === '1')
      .filter(isCardTypeCode)
    if (!v.is(frameNonceSchema, nonce)) return c.text('The nonce must be 22 characters of base64url', 400)
    if (accepted.length === 0) return c.text('No accepted card type: add flags such as VISA=1', 400)
    const { kid, jwk } = await deps.keys.current()
    const face = deps.faces.get(partner)
    return c.html(page.html({ partner, nonce, accepted, origins, kid, jwk, now: deps.now() }, face), 200, page.headers(origins, face))
  })
  app.get('/faces/*', (c) => {
    const bytes = faces.get(c.req.path)
    if (!bytes) return c.text('Not found', 404)
    return c.body(bytes, 200, {
      'content-type': 'font/woff2',
      // The path contains a hash of the bytes.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  app.onError((error, c) => {
    deps.log({ event: 'fault', name: error.name, at: 'frame' })
    return c.text('Something went wrong', 500)
  })
  return app
}
