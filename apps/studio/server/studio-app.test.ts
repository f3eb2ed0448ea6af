import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { PROOF_HEADER } from '@dining/serving/callers'
import { cspFindings } from '@dining/serving/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createStudioApp } from './studio-app.ts'

const FILES = {
  page: '<meta property="csp-nonce" nonce="%NONCE%"><div id="root"></div>',
  assets: new Map([['/assets/a-1.js', { bytes: new TextEncoder().encode('1'), type: 'text/javascript; charset=utf-8' }]]),
}

let seen: { path: string | undefined; headers: IncomingHttpHeaders } | undefined
let api: Server
let app: ReturnType<typeof createStudioApp>
const appBefore = (apiUrl: string, secure = false) =>
  createStudioApp({
    files: FILES,
    apiUrl,
    sign: (request) => ({ [PROOF_HEADER]: `${request.method} ${request.path}` }),
    publicOriginPattern: 'https://{partner}.example.com',
    secure,
    isReady: () => true,
    addressOf: () => '198.51.100.9',
  })

beforeAll(async () => {
  api = createServer((request, response) => {
    seen = { path: request.url, headers: request.headers }
    response
      .writeHead(200, { 'set-cookie': ['__Host-operator=x; Path=/', '__Host-pre=; Path=/'], 'content-type': 'application/json' })
      .end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  app = appBefore(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
})
afterAll(() => void api.close())

describe('calls', () => {
  it('of the studio go on to the API, which is told where they come from and of no partner', async () => {
    const headers = {
      'x-partner': 'one',
      'x-forwarded-for': '203.0.113.7',
      cookie: '__Host-operator=y',
      [PROOF_HEADER]: 'forged',
    }
    const answer = await app.request('http://studio/api/studio/operator?a=b', { headers })
    expect(seen?.path).toBe('/api/studio/operator?a=b')
    expect(seen?.headers).toMatchObject({ cookie: '__Host-operator=y', 'x-forwarded-for': '203.0.113.7, 198.51.100.9' })
    expect(seen?.headers['x-partner']).toBeUndefined()
    expect(seen?.headers[PROOF_HEADER]).toBe('GET /api/studio/operator?a=b')
    expect(answer.headers.getSetCookie()).toHaveLength(2)
  })

  it.each(['/api/Member', '/api/CSRF', '/api/studio/../Member', '/API/Member'])('%s go nowhere', async (path) => {
    seen = undefined
    const answer = await app.request(`http://studio${path}`)
    expect([seen, answer.headers.get('content-type')?.includes('json') ?? false]).toEqual([undefined, false])
  })

  it('are refused with a problem document when nobody is there', async () => {
    const answer = await appBefore('http://127.0.0.1:1').request('http://studio/api/studio/operator')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

describe('the page', () => {
  it.each(['/', '/one', '/one/home/home'])('is at %s, with a nonce of its own each time', async (path) => {
    const [first, second] = [await app.request(`http://studio${path}`), await app.request(`http://studio${path}`)]
    const nonce = /nonce="([\w-]{22})"/.exec(await first.text())?.[1]
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(await second.text()).not.toContain(nonce)
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  it('is framed by nobody, frames the sites alone, and runs nothing from elsewhere', async () => {
    const { headers } = await appBefore('http://127.0.0.1:1', true).request('http://studio/')
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        'frame-src https://*.example.com',
        "base-uri 'none'",
      ]),
    )
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(cspFindings(headers.get('content-security-policy'))).toEqual([])
  })

  it('has its files, and no other', async () => {
    expect((await app.request('http://studio/assets/a-1.js')).headers.get('cache-control')).toContain('immutable')
    expect((await app.request('http://studio/assets/../server/main.ts')).headers.get('content-type')).toContain('text/html')
    expect((await app.request('http://studio/assets/b.js')).status).toBe(404)
  })
})
