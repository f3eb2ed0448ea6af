import { randomBytes } from 'node:crypto'

import { Hono } from 'hono'
import { compress } from 'hono/compress'

import type { BuiltFiles } from './built-files.ts'

export interface StudioAppDeps {
  readonly files: BuiltFiles
  /** Origins of the partners' sites, which a preview may frame. */
  readonly sites: readonly string[]
  /** Whether HTTPS ends in front of this server (production). Then answers have Strict-Transport-Security. */
  readonly secure: boolean
  readonly isReady: () => boolean
}

const NONCE_BYTES = 16

/** Headers that each answer has. @param secure does HTTPS end in front of this server? Then with Strict-Transport-Security. */
export const baseHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
})

const contentPolicy = (nonce: string, sites: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The editor library writes its styles at run time.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sites.join(' ')}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')

/** The studio's page at every path, and its files. */
export function createStudioApp({ files, sites, secure, isReady }: StudioAppDeps): Hono {
  const headers = Object.entries(baseHeaders(secure))
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => (isReady() ? c.text('ok') : c.text('closing', 503)))

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
