import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readKeys } from './keys.ts'
import { createIdServer } from './server.ts'
import type { ProviderSettings } from './settings.ts'

const ISSUERS = 'http://id.localhost:3000'
const settings = (partnerId: string): ProviderSettings => ({
  partnerId,
  name: `<${partnerId}>`,
  issuer: `${ISSUERS}/${partnerId}`,
  clientId: `${partnerId}-dining`,
  clientSecret: 'a secret of the client and its provider',
  callback: `http://${partnerId}.localhost:3000/callback`,
  home: `http://${partnerId}.localhost:3000/`,
  members: [
    { subject: `${partnerId}-ada`, email: 'ada@example.com', firstName: 'Ada', lastName: '<b>', partnerNumber: null, shows: 'anybody' },
  ],
})

let folder: string
let server: Server
let origin: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'id-'))
  server = createServer(createIdServer([settings('one'), settings('two')], await readKeys(folder)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, cookie = '') => fetch(origin + path, { redirect: 'manual', headers: { cookie } })
const authorization = (partner: string, more: Record<string, string> = {}) =>
  `/${partner}/auth?${new URLSearchParams({
    client_id: `${partner}-dining`,
    redirect_uri: `http://${partner}.localhost:3000/callback`,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  }).toString()}`

describe('the identity providers of the local stack', () => {
  it('are each below their own path, and use the host of their issuer for every request', async () => {
    const metadata = (await (await get('/two/.well-known/openid-configuration')).json()) as Record<string, unknown>
    expect(metadata).toMatchObject({
      issuer: `${ISSUERS}/two`,
      token_endpoint: `${ISSUERS}/two/token`,
      end_session_endpoint: `${ISSUERS}/two/session/end`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
    })
    expect((await get('/three/.well-known/openid-configuration')).status).toBe(404)
  })

  it('do not redirect to an address that is not registered, and accept no sign-in without a challenge', async () => {
    const strange = await get(authorization('one', { redirect_uri: 'http://evil.example/' }))
    expect([strange.status, strange.headers.get('location')]).toEqual([400, null])
    const plain = await get(authorization('one', { code_challenge: '', code_challenge_method: '' }))
    expect(plain.headers.get('location')).toMatch(/^http:\/\/one\.localhost:3000\/callback\?error=invalid_request/)
  })

  it('list their own members, with escaped names', async () => {
    const begun = await get(authorization('one'))
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const page = await get(new URL(begun.headers.get('location') ?? '', origin).pathname, cookie)
    const html = await page.text()
    expect(html).toContain('Sign in to &lt;one&gt;')
    expect(html).toContain('value="one-ada"')
    expect(html).not.toContain('two-ada')
    expect(html).not.toContain('Ada <b>')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://one.localhost:3000;")
  })

  it('keep their keys over a restart', async () => {
    expect(await readKeys(folder)).toEqual(await readKeys(folder))
  })
})
