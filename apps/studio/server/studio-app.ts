import { randomBytes } from 'node:crypto'

import type { SignRequest } from '@dining/serving/callers'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'

import type { BuiltFiles } from './built-files.ts'

export interface StudioAppDeps {
  readonly files: BuiltFiles
  readonly apiUrl: string
  /** Proves to the API that the studio calls. */
  readonly sign: SignRequest
  /** Address of partners' sites with `{partner}` in it. */
  readonly publicOriginPattern: string
  /** Is HTTPS in front of us (production)? Then browsers are told to stay on it. */
  readonly secure: boolean
  readonly isReady: () => boolean
  /** Address of whoever made the connection. */
  readonly addressOf: (c: Context) => string
}

/** Milliseconds that the API may take until its answer begins. */
const ANSWER_TIMEOUT_MS = 30_000
const NONCE_BYTES = 16
/** What a browser says of itself that only a server in front of the API may say. */
const NOT_PASSED_ON = ['x-partner', 'traceparent', 'tracestate', 'baggage', 'host']

const contentPolicy = (nonce: string, sites: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The editor writes its styles at run time.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sites}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')

/** The studio's host: its page at every path, its files, and `/api/studio/*` passed on to the API without naming a partner. */
export function createStudioApp({ files, apiUrl, sign, publicOriginPattern, secure, isReady, addressOf }: StudioAppDeps): Hono {
  const sites = publicOriginPattern.replace('{partner}', '*')
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    if (secure) c.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => (isReady() ? c.text('ok') : c.text('closing', 503)))

  app.all('/api/studio/*', async (c) => {
    const headers = new Headers(c.req.raw.headers)
    for (const name of NOT_PASSED_ON) headers.delete(name)
    const before = headers.get('x-forwarded-for')
    headers.set('x-forwarded-for', before === null ? addressOf(c) : `${before}, ${addressOf(c)}`)
    const { pathname, search } = new URL(c.req.url)
    const requestId = headers.get('x-request-id') ?? ''
    for (const [name, value] of Object.entries(sign({ method: c.req.method, path: pathname + search, requestId }))) headers.set(name, value)
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      return await proxy(new URL(pathname + search, apiUrl), { raw: c.req.raw, headers, signal })
    } catch {
      c.header('retry-after', '5')
      return c.json({ type: 'about:blank', title: 'The service is not ready', status: 503, code: 'unavailable', requestId: '' }, 503, {
        'content-type': 'application/problem+json',
      })
    }
  })
  app.all('/api/*', (c) => c.text('Not found', 404))

  app.use(compress())
  app.get('/assets/*', (c) => {
    const file = files.assets.get(c.req.path)
    if (!file) return c.text('Not found', 404)
    return c.body(new Uint8Array(file.bytes), 200, { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' })
  })
  app.get('*', (c) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url')
    c.header('content-security-policy', contentPolicy(nonce, sites))
    c.header('cache-control', 'no-store')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    return c.html(files.page.replace('%NONCE%', nonce))
  })
  return app
}
