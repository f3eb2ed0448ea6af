import { randomUUID } from 'node:crypto'

import { testApi, type TestApi } from '@dining/api/testing'
import { EMULATION_TOKEN_TYPE } from '@dining/contract/emulation'
import { EMULATION_MODE } from '@dining/domain'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../../testing/built.ts'
import plain from '../../testing/partners/plain/partner.ts'
import { serveApi, serveWeb } from '../../testing/served.ts'
import { webEnvironment } from '../environment.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

const ADMIN_ORIGIN = 'https://admin.example'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: ADMIN_ORIGIN, 'sec-fetch-dest': 'iframe' }

let api: TestApi
let apiServer: Running<typeof serveApi>
let build: Running<typeof built>
let web: Running<typeof serveWeb>
let closed: Running<typeof serveWeb>
let key: CryptoKey
let publicId: string
beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true })
  key = pair.privateKey
  const { x = '', y = '' } = await exportJWK(pair.publicKey)
  const own = { kty: 'EC', crv: 'P-256', x, y, kid: 'k1', alg: 'ES256' } as const
  const emulations = new Map([['plain', { issuer: 'tool', keys: [own], writes: false }]])
  ;[build, api] = await Promise.all([built('plain'), testApi([plain], undefined, { emulations })])
  apiServer = await serveApi(api.app)
  web = await serveWeb(build.dist, apiServer.url, { ADMIN_ORIGIN })
  closed = await serveWeb(build.dist, apiServer.url)
  publicId = randomUUID()
  const row = {
    partner_id: 'plain',
    id: publicId,
    public_id: publicId,
    email: 'a@example.com',
    email_key: 'a@example.com',
    tier_level: 2,
    member_type: 'EnrolledCardMember',
    has_web_profile: true,
    joined_at: api.clock.now(),
  } as const
  await api.store.owner((tx) => tx.insertInto('member').values(row).execute())
})
afterAll(async () => {
  await Promise.all([web.close(), closed.close()])
  await apiServer.close()
  await api.close()
  await build.remove()
})

function token(): Promise<string> {
  const iat = Math.floor(api.clock.now().getTime() / 1000)
  return new SignJWT({
    mode: EMULATION_MODE,
    agent: 'agent',
    iss: 'tool',
    aud: 'plain',
    sub: publicId,
    jti: randomUUID(),
    iat,
    exp: iat + 60,
  })
    .setProtectedHeader({ alg: 'ES256', typ: EMULATION_TOKEN_TYPE, kid: 'k1' })
    .sign(key)
}
const post = async (headers: Readonly<Record<string, string>> = FORM, value?: string, at = web) =>
  at.get('/emulation', headers, { method: 'POST', body: new URLSearchParams({ token: value ?? (await token()) }).toString() })
const ancestorsOf = (answer: Response) => /frame-ancestors [^;]+/.exec(answer.headers.get('content-security-policy') ?? '')?.[0]

describe('the origin of the administration tool', () => {
  it('is the only one that may frame the site, and without one nothing may', async () => {
    expect(ancestorsOf(await web.get('/'))).toBe(`frame-ancestors ${ADMIN_ORIGIN}`)
    expect(ancestorsOf(await closed.get('/'))).toBe("frame-ancestors 'none'")
  })

  it.each(['http://admin.example', 'admin.example', '*'])('is refused in production as %s', (value) => {
    const read = webEnvironment.read({ APP_ENV: 'production', ADMIN_ORIGIN: value })
    expect(read.ok ? '' : read.error).toContain('ADMIN_ORIGIN')
  })
})

describe('starting an emulation', () => {
  it('sets the cookies of the frame and leads to the account; its pages have the ribbon and are not shared', async () => {
    const answer = await post()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/overview'])
    const cookies = answer.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^__Host-emulation=[\w-]{43}\.\d{13}\.r; HttpOnly; Path=\/; Secure; SameSite=None; Partitioned; Expires=/)
    expect(cookies[1]).toMatch(/^session_expiry=\d{13}; Path=\/; Secure; SameSite=None; Partitioned; Expires=/)
    const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
    const page = await web.get('/', { cookie, 'sec-fetch-dest': 'iframe' })
    const html = await page.text()
    expect(html).toMatch(/<aside class="preview" aria-label="Emulation" data-mode="radmin-emulation"[^>]*>.*read-only/)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await web.get('/')).text()).not.toContain('radmin-emulation"')
    // The session's id is in no page.
    expect(html).not.toContain(/__Host-emulation=([\w-]{43})/.exec(cookie)?.[1] ?? 'no id')
    // Outside of the frame the page signs out, also without a script.
    const outside = await web.get('/search', { cookie, 'sec-fetch-dest': 'document' })
    expect([outside.status, outside.headers.get('location')]).toEqual([303, '/SignOut'])
    expect((await web.get('/SignOut', { cookie, 'sec-fetch-dest': 'document' })).status).toBe(200)
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['from another origin', { ...FORM, origin: 'https://evil.example' }],
    ['from the site itself', { ...FORM, origin: 'https://dining.example' }],
    ['without an origin', { ...FORM, origin: 'null' }],
    ['outside of a frame', { ...FORM, 'sec-fetch-dest': 'document' }],
    ['by a script', { ...FORM, 'sec-fetch-dest': 'empty' }],
    ['that is not a form', { ...FORM, 'content-type': 'application/json' }],
  ])('is refused %s', async (_, headers) => {
    const answer = await post(headers)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  it('is refused with a forged, a repeated and an oversized token, and without a configured origin', async () => {
    const used = await token()
    expect((await post(FORM, used)).status).toBe(303)
    for (const value of [used, 'x.y.z', '', 'a'.repeat(10_000)]) expect((await post(FORM, value)).status).toBe(403)
    expect((await post(FORM, undefined, closed)).status).toBe(405)
  })

  it('writes no token into a log', async () => {
    const value = await token()
    await post(FORM, value)
    expect([...web.log.map((line) => JSON.stringify(line)), ...api.logLines].join('')).not.toContain(value.slice(0, 40))
  })
})
