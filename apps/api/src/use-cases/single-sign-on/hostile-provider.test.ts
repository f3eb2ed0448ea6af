import { endpoints } from '@dining/contract'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openIdProvider } from '../../adapters/identity-provider.ts'
import { createLog } from '../../observability/log.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import { addMember } from '../../testing/factories.ts'
import { callCallback, providerAddress, locationOf, signInAtProvider } from '../../testing/provider-sign-in.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { testProvider, type Behavior, type TestProvider } from '../../testing/test-provider.ts'
import { ATTEMPT_MS } from './attempt.ts'

const SSO = { program: { enrollmentType: 'sso' } } as const
const ADA = { sub: 'ada', email: 'ada@example.com', given_name: 'Ada', family_name: 'Byron' }
/** Time limit in seconds for a provider that hangs: shorter than usual, and longer than a correct provider needs on a busy machine. */
const PATIENCE = 3

/** Each with a separate partner, whose client has not loaded the provider's keys. */
const OUTAGES: readonly (readonly [string, Partial<Behavior>])[] = [
  ['fails-at-the-token', { broken: { '/token': 503 } }],
  ['is-slow-at-the-token', { broken: { '/token': 'hang' } }],
  ['fails-at-its-keys', { broken: { '/jwks': 503 } }],
  ['fails-at-what-it-tells', { broken: { '/userinfo': 500 } }],
]

let api: TestApi
let provider: TestProvider
let others: TestProvider
let visitor: Browser

beforeAll(async () => {
  // As in a server process, which replaces the global Response: responses of fetch are not its instances.
  getRequestListener(() => new Response())
  ;[provider, others] = await Promise.all([testProvider(), testProvider()])
  const log = createLog('silent')
  const partners = ['one', 'two', ...OUTAGES.map(([id]) => id)]
  const providers = new Map(partners.map((id) => [id, openIdProvider((id === 'two' ? others : provider).client(id), log)]))
  for (const [id, { broken }] of OUTAGES)
    if (Object.values(broken ?? {}).includes('hang')) providers.set(id, openIdProvider(provider.client(id), log, PATIENCE))
  api = await testApi(
    partners.map((id) => testPartner(id, SSO)),
    undefined,
    { providers },
  )
})
afterAll(async () => {
  await Promise.all([provider.close(), others.close()])
  await api.close()
})
beforeEach(() => {
  provider.reset()
  visitor = browser(api.app, 'one')
})

/** Number of successful sign-ins of the tests, from the audit trail. */
const granted = new Set<string>()

const readTrail = () => api.store.tenant('one', (tx) => tx.selectFrom('audit_event').selectAll().orderBy('at', 'desc').execute())

async function noteGranted(): Promise<void> {
  for (const { id, kind } of await readTrail()) if (kind === 'signed-in') granted.add(id)
}

beforeEach(noteGranted)

/** No session was started, and the page and the audit trail contain the reason. */
async function expectRefused(reply: Awaited<ReturnType<typeof callCallback>>, problem: string): Promise<void> {
  expect(locationOf(reply)).toBe(`/login?problem=${problem}`)
  expect(visitor.cookies.has('__Host-session')).toBe(false)
  expect((await visitor.call(endpoints.getMember, {})).status).toBe(401)
  const trail = await readTrail()
  expect(trail.filter(({ kind, id }) => kind === 'signed-in' && !granted.has(id))).toEqual([])
  expect(trail.some(({ kind, detail }) => kind === 'sign-in-refused' && detail['problem'] === problem)).toBe(true)
}

const spoil = (part: Partial<Behavior>) => void (provider.behavior = { ...provider.behavior, ...part })
const claim = (more: Record<string, unknown>): Partial<Behavior> => ({ claims: (honest) => ({ ...honest, ...more }) })
const without = (name: string): Partial<Behavior> => ({ claims: ({ [name]: _, ...rest }) => rest })
const seconds = () => Math.floor(Date.now() / 1000)

describe('an ID token is refused', () => {
  it.each<[string, () => Partial<Behavior>]>([
    ['of another issuer', () => claim({ iss: others.issuer })],
    ['without an issuer', () => without('iss')],
    ['for another client', () => claim({ aud: 'somebody-else' })],
    ['for us and others, handed out to one of those', () => claim({ aud: ['dining', 'somebody-else'], azp: 'somebody-else' })],
    ['without an audience', () => without('aud')],
    ['with the nonce of another sign-in', () => claim({ nonce: 'of-another' })],
    ['without a nonce', () => without('nonce')],
    ['that has expired', () => claim({ iat: seconds() - 900, exp: seconds() - 600 })],
    ['without an end', () => without('exp')],
    ['that is not valid yet', () => claim({ nbf: seconds() + 600 })],
    ['without a subject', () => without('sub')],
    ['signed with another key', () => ({ signature: 'foreign' })],
    ['without a signature', () => ({ signature: 'none' })],
    ['signed with the secret of the client', () => ({ signature: 'client-secret' })],
  ])('%s', async (_, part) => {
    spoil(part())
    await expectRefused(await signInAtProvider(visitor, provider, ADA), 'refused')
  })

  it('and so are claims about another person', async () => {
    spoil({ userInfo: (honest) => ({ ...honest, sub: 'eve' }) })
    await expectRefused(await signInAtProvider(visitor, provider, ADA), 'refused')
  })
})

describe('an address that the provider has not verified', () => {
  const VICTIM = 'victim@example.com'
  const EVE = { sub: 'eve', email: VICTIM }
  let victim: MemberRow
  let eve = 0
  beforeEach(async () => {
    victim = await addMember(api, 'one', { email: `${eve}${VICTIM}`, email_key: `${eve}${VICTIM}` })
    eve += 1
  })
  const signedIn = async (person: Record<string, unknown>) => {
    await signInAtProvider(visitor, provider, { ...EVE, sub: `eve-${eve}`, email: victim.email, ...person })
    return (await visitor.call(endpoints.getMember, {})).body as Record<string, unknown>
  }

  it.each<[string, Record<string, unknown>]>([
    ['without email_verified', {}],
    ['with email_verified false', { email_verified: false }],
    ['with email_verified null', { email_verified: null }],
    ['with the text "false"', { email_verified: 'false' }],
    ['with a number', { email_verified: 1 }],
  ])('%s is ignored, matches no member and is asked for when joining', async (_, claims) => {
    const member = await signedIn(claims)
    expect(member).toMatchObject({ email: '', hasWebProfile: false })
    expect(member['publicId']).not.toBe(victim.public_id)
    const join = (email: string) => visitor.call(endpoints.signUp, { body: { email, partnerNumber: `00000${eve}`, smsOptIn: false } })
    expect((await join('')).problem.errors).toMatchObject([{ field: 'email', code: 'required' }])
    expect((await join(victim.email)).problem).toMatchObject({ code: 'already-member', errors: [{ field: 'email' }] })
    expect((await join(`free-${victim.email}`)).body).toMatchObject({ publicId: member['publicId'] })
    expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ email: `free-${victim.email}`, hasWebProfile: true })
  })

  it('is not verified by a claim of the ID token about another address', async () => {
    spoil(claim({ email: 'own@example.com', email_verified: true }))
    expect(await signedIn({})).toMatchObject({ email: '' })
  })

  it.each([true, 'true'])('is used once it is verified with %j', async (verified) => {
    expect(await signedIn({ email_verified: verified })).toMatchObject({ email: victim.email, hasWebProfile: false })
  })
})

describe('a callback is refused', () => {
  const back = async () => provider.signIn(await providerAddress(visitor), ADA)
  const changed = async (change: (parameters: URLSearchParams) => void) => {
    const address = await back()
    change(address.searchParams)
    return callCallback(visitor, address)
  }

  it('with an unknown state', async () => {
    await expectRefused(await changed((asked) => asked.set('state', 'x'.repeat(43))), 'expired')
  })

  it('without a state', async () => {
    await expectRefused(await changed((asked) => asked.delete('state')), 'expired')
  })

  it('with the state of another browser, as an attacker sends a victim to', async () => {
    const attacker = browser(api.app, 'one')
    const theirs = provider.signIn(await providerAddress(attacker), { sub: 'eve' })
    await providerAddress(visitor)
    await expectRefused(await callCallback(visitor, theirs), 'expired')
  })

  it('in a browser that started no sign-in', async () => {
    const address = await back()
    visitor = browser(api.app, 'one')
    await expectRefused(await callCallback(visitor, address), 'expired')
  })

  it('with the state of another partner', async () => {
    const elsewhere = browser(api.app, 'two')
    elsewhere.cookies.clear()
    const theirs = others.signIn(await providerAddress(elsewhere), ADA)
    visitor.cookies.set('__Host-sso', elsewhere.cookies.get('__Host-sso') ?? '')
    await expectRefused(await callCallback(visitor, theirs), 'expired')
  })

  it('a second time, even from a provider that accepts its codes again', async () => {
    spoil({ checksCodes: false })
    const address = await back()
    const cookie = visitor.cookies.get('__Host-sso') ?? ''
    expect(locationOf(await callCallback(visitor, address))).toBe('/login')
    await visitor.call(endpoints.signOut, {})
    await noteGranted()
    visitor.cookies.set('__Host-sso', cookie)
    await expectRefused(await callCallback(visitor, address), 'expired')
  })

  it('for one of two simultaneous calls', async () => {
    const address = await back()
    const twin = browser(api.app, 'one')
    for (const [name, value] of visitor.cookies) twin.cookies.set(name, value)
    const both = await Promise.all([callCallback(visitor, address), callCallback(twin, address)])
    expect(both.map(locationOf).toSorted()).toEqual(['/login', '/login?problem=expired'])
    await noteGranted()
  })

  it('after a quarter of an hour', async () => {
    const address = await back()
    api.clock.advance(ATTEMPT_MS + 1)
    await expectRefused(await callCallback(visitor, address), 'expired')
  })

  it('with a code that the provider has issued for another sign-in: its verifier does not match', async () => {
    const stolen = provider.signIn(await providerAddress(browser(api.app, 'one')), ADA).searchParams.get('code') ?? ''
    await expectRefused(await changed((asked) => asked.set('code', stolen)), 'refused')
  })

  it('with a code that is unknown to the provider', async () => {
    await expectRefused(await changed((asked) => asked.set('code', 'made-up')), 'refused')
  })

  it('with another issuer, as in a mix-up attack', async () => {
    await expectRefused(await changed((asked) => asked.set('iss', others.issuer)), 'refused')
  })

  it('without an issuer, from a provider that sends its own', async () => {
    await expectRefused(await changed((asked) => asked.delete('iss')), 'refused')
  })

  it('with an ID token in the address', async () => {
    await expectRefused(await changed((asked) => asked.set('id_token', 'a.b.c')), 'refused')
  })

  it.each([
    ['access_denied', 'cancelled'],
    ['temporarily_unavailable', 'unavailable'],
    ['server_error', 'unavailable'],
    ['invalid_scope', 'refused'],
  ])('with the error %s', async (error, problem) => {
    const reply = await changed((asked) => {
      asked.delete('code')
      asked.set('error', error)
    })
    await expectRefused(reply, problem)
  })
})

describe('an unavailable provider leads to a page that explains it', () => {
  it.each(OUTAGES)('%s', async (id, part) => {
    visitor = browser(api.app, id)
    const back = provider.signIn(await providerAddress(visitor), ADA)
    spoil(part)
    expect(locationOf(await callCallback(visitor, back))).toBe('/login?problem=unavailable')
    expect(visitor.cookies.has('__Host-session')).toBe(false)
  })

  it.each<[string, Partial<Behavior>]>([
    ['answers with an error', { broken: { '/.well-known/openid-configuration': 500 } }],
    ['does not answer', { broken: { '/.well-known/openid-configuration': 'hang' } }],
    ['writes its own name in another way', { metadata: (honest) => ({ ...honest, issuer: `${String(honest['issuer'])}/` }) }],
    ['says that it is another', { metadata: (honest) => ({ ...honest, issuer: 'https://other.example' }) }],
  ])('%s before a visitor is redirected, and is tried again the next time', async (_, part) => {
    const once = openIdProvider(provider.client('one'), createLog('silent'), PATIENCE)
    const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
    const callback = new URL('http://one.localhost:3000/api/SingleSignOn/Callback')
    spoil(part)
    const [there, away] = await Promise.all([once.signInAddress(checks, callback), once.signOutAddress('token', callback)])
    expect(there).toEqual({ ok: false, error: 'unavailable' })
    expect(away).toBeNull()
    provider.reset()
    expect((await once.signInAddress(checks, callback)).ok).toBe(true)
  })
})
