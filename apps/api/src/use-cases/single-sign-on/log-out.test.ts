import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../../app.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import { signInAtProvider } from '../../testing/provider-sign-in.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

const ADA = { sub: 'ada', email: 'ada@example.com' }
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const seconds = () => Math.floor(Date.now() / 1000)

let api: TestApi
let provider: TestProvider

beforeAll(async () => {
  provider = await testProvider()
  const sso = { program: { enrollmentType: 'sso' } } as const
  const providers = new Map(['one', 'two'].map((id) => [id, provider.as(id)]))
  api = await testApi([testPartner('one', sso), testPartner('two', sso), testPartner('direct')], undefined, { providers })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})
beforeEach(() => provider.reset())

/** Signs in, in a session of the provider with this id. */
async function signedIn(person: typeof ADA, sid: string | undefined, partner = 'one'): Promise<Browser> {
  const visitor = browser(api.app, partner)
  provider.behavior = { ...provider.behavior, claims: (honest) => ({ ...honest, ...(sid === undefined ? {} : { sid }) }) }
  await signInAtProvider(visitor, provider, person)
  expect((await visitor.call(endpoints.getMember, {})).status).toBe(200)
  return visitor
}
const isOpen = async (visitor: Browser) => (await visitor.call(endpoints.getMember, {})).status === 200

/** Sends a logout token as the provider does: without a cookie and without the site's headers. */
const send = (token: string, { partner = 'one', app = api.app } = {}) =>
  browser(app, partner).send('POST', endpoints.logoutFromProvider.path, {
    body: new URLSearchParams({ logout_token: token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': undefined },
  })

it("ends the sessions of the token's session at the provider, on another process, and no others", async () => {
  const [here, there, other] = [
    await signedIn(ADA, 'sid-1'),
    await signedIn(ADA, 'sid-2'),
    await signedIn({ sub: 'eve', email: 'eve@example.com' }, 'sid-3'),
  ]
  const anotherProcess = createApi(api.deps)
  expect((await send(await provider.logoutToken({ sub: 'ada', sid: 'sid-1' }), { app: anotherProcess })).body).toEqual({ loggedOut: true })
  expect([await isOpen(here), await isOpen(there), await isOpen(other)]).toEqual([false, true, true])
  // Without a session, all of the person end; with the session alone, those of it.
  await send(await provider.logoutToken({ sub: 'ada' }))
  await send(await provider.logoutToken({ sid: 'sid-3' }))
  expect([await isOpen(there), await isOpen(other)]).toEqual([false, false])
  const trail = await api.store.tenant('one', (tx) =>
    tx.selectFrom('audit_event').select('detail').where('kind', '=', 'provider-logout').execute(),
  )
  expect(trail.map(({ detail }) => detail)).toEqual([{ ended: 1 }, { ended: 1 }, { ended: 1 }])
})

it('ends a session of before the names of sessions were stored, and the one that joining has renewed', async () => {
  const old = await signedIn(ADA, undefined)
  const joined = await signedIn({ sub: 'joins', email: 'joins@example.com' }, 'sid-9')
  await joined.call(endpoints.signUp, { body: { email: '', partnerNumber: '471999', smsOptIn: false } })
  await send(await provider.logoutToken({ sub: 'ada', sid: 'unknown-here' }))
  await send(await provider.logoutToken({ sid: 'sid-9' }))
  expect([await isOpen(old), await isOpen(joined)]).toEqual([false, false])
})

it("is accepted once, for the partner's own sessions, and a stranger's is accepted without effect", async () => {
  const token = await provider.logoutToken({ sub: 'ada' })
  expect((await send(token)).status).toBe(200)
  const [visitor, elsewhere] = [await signedIn(ADA, 'sid-4'), await signedIn(ADA, 'sid-4', 'two')]
  expect((await send(token)).problem).toMatchObject({ status: 400, code: 'bad-request' })
  expect((await send(await provider.logoutToken({ sub: 'nobody-here', sid: 'sid-4' }))).status).toBe(200)
  expect(await isOpen(visitor)).toBe(true)
  const [first, second] = await Promise.all(
    Array.from({ length: 2 }, async (_, at) => send(await provider.logoutToken({ sub: 'ada', jti: `once-${at}` }))),
  )
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect([await isOpen(visitor), await isOpen(elsewhere)]).toEqual([false, true])
  expect((await send(await provider.logoutToken({ sub: 'ada' }), { partner: 'direct' })).status).toBe(404)
})

describe('a token is refused', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['of another issuer', { iss: 'https://id.example.com' }],
    ['for another client', { aud: 'somebody-else' }],
    ['for us and others', { aud: ['dining', 'somebody-else'] }],
    ['without an audience', { aud: undefined }],
    ['without a time', { iat: undefined }],
    ['that is old', { iat: seconds() - 600, exp: seconds() + 600 }],
    ['of the future', { iat: seconds() + 600 }],
    ['that has expired', { exp: seconds() - 60 }],
    ['without its event', { events: undefined }],
    ['with another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['whose event is no object', { events: { [EVENT]: true } }],
    ['with a nonce, as an ID token has', { nonce: 'n' }],
    ['without an id', { jti: undefined }],
    ['without person and session', { sub: undefined }],
    ['of another type', {}, { typ: 'at+jwt' }],
    ['with a key that nobody published', {}, { typ: 'logout+jwt', kid: 'unknown' }],
  ])('%s', async (_, changes, header) => {
    const visitor = await signedIn(ADA, undefined)
    const token = await provider.logoutToken({ sub: 'ada', ...changes }, header)
    expect((await send(token)).problem.code).toBe('bad-request')
    expect(await isOpen(visitor)).toBe(true)
  })

  it.each(['foreign', 'none', 'client-secret'] as const)('with the signature "%s", or as no token at all', async (signature) => {
    const visitor = await signedIn(ADA, undefined)
    provider.behavior = { ...provider.behavior, signature }
    for (const token of [await provider.logoutToken({ sub: 'ada' }), 'no token', 'a.b.c', '']) expect((await send(token)).status).toBe(400)
    expect(await isOpen(visitor)).toBe(true)
  })
})

it('a sign-in right after the provider has changed its key succeeds, and forged key ids do not make the API read keys again and again', async () => {
  await signedIn(ADA, undefined)
  await provider.rotate()
  await signedIn(ADA, undefined)
  const before = provider.keyRequests
  for (let count = 0; count < 10; count++) await send(await provider.logoutToken({ sub: 'ada' }, { kid: `forged-${count}` }))
  expect(provider.keyRequests - before).toBeLessThanOrEqual(1)
  await provider.rotate()
  await signedIn(ADA, undefined)
})
