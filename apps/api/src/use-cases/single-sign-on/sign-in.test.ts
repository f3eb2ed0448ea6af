import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { endpoints, securityEndpoints, type Answer } from '@dining/contract'
import { CLOSING_WORD } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openIdProvider } from '../../adapters/identity-provider.ts'
import { COOKIES } from '../../http/cookies.ts'
import { createLog } from '../../observability/log.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import { givenMember } from '../../testing/dining.ts'
import { linkCards } from '../../testing/factories.ts'
import { JOINED, providerBrowser, providerProcess, type ProviderProcess } from '../../testing/provider-process.ts'
import { callCallback, providerAddress, locationOf } from '../../testing/provider-sign-in.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

const SSO = { program: { enrollmentType: 'sso' } } as const
const partner = testPartner('one', SSO)
const late = testPartner('late', SSO)
const publicOrigin = (id: string) => `http://${id}.localhost:3000`
const FORM = { email: 'other@example.com', smsOptIn: true, phoneNumber: '503-555-0148', emailOptIn: true }

let sites: Server
let process: ProviderProcess
let api: TestApi
let visitor: Browser
let there: ReturnType<typeof providerBrowser>

beforeAll(async () => {
  sites = createServer((request, response) => void takeLogout(request).then((status) => response.writeHead(status).end()))
  await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve))
  process = await providerProcess([partner, late], publicOrigin, (sites.address() as AddressInfo).port)
  // The API starts without its provider.
  await process.stop()
  const providers = new Map(['one', 'late'].map((id) => [id, openIdProvider(process.client(id), createLog('silent'))]))
  api = await testApi([partner, late, testPartner('unknown', SSO), testPartner('direct')], undefined, { providers })
  const { issuer } = process.client('one')
  for (const { subject, email, firstName, lastName } of JOINED) {
    const { id } = await givenMember(api.store, 'one', {
      public_id: subject,
      email,
      email_key: email,
      first_name: firstName,
      member_type: 'EnrolledCardMember',
      active: true,
    })
    const row = {
      partner_id: 'one',
      issuer,
      subject,
      member_id: id,
      email,
      first_name: firstName,
      last_name: lastName,
      seen_at: api.clock.now(),
    }
    await api.store.owner((tx) => tx.insertInto('provider_identity').values(row).execute())
  }
  await process.start()
})
afterAll(async () => {
  await api.close()
  await process.close()
  sites.close()
})
beforeEach(() => {
  visitor = browser(api.app, 'one')
  there = providerBrowser(process, 'one')
})

/** Passes the provider's call on to the API, like the web server of its host. */
async function takeLogout(request: IncomingMessage): Promise<number> {
  const site = browser(api.app, (request.headers.host ?? '').split('.')[0] ?? '')
  const headers = { 'content-type': request.headers['content-type'] ?? '', 'sec-fetch-site': undefined }
  return (await site.send('POST', request.url ?? '', { body: await text(request), headers })).status
}

const signIn = async (subject: string) => callCallback(visitor, await there.signIn(await providerAddress(visitor), { subject }))
const me = async () => (await visitor.call(endpoints.getMember, {})).body as Record<string, unknown>
const join = (form: Record<string, unknown> = {}) => visitor.call(endpoints.signUp, { body: { ...FORM, ...form } })

describe('signing in at the provider', () => {
  it('redirects with a new challenge, state and nonce each time, for the registered callback', async () => {
    const [first, second] = [await providerAddress(visitor), await providerAddress(visitor)]
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      client_id: 'one-dining',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://one.localhost:3000/api/SingleSignOn/Callback',
      scope: 'openid profile email',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
    }
  })

  it('starts a session for the member of issuer and subject, with new cookies and a new token', async () => {
    const token = (await visitor.call(endpoints.getToken, {})).body as { csrfToken: string }
    const before = visitor.cookies.get('__Host-pre')
    expect(locationOf(await signIn('maya-okafor'))).toBe('/login')
    expect(await me()).toMatchObject({ publicId: 'maya-okafor', firstName: 'Maya', memberType: 'EnrolledCardMember' })
    expect(visitor.cookies.get('public_id')).toBe('maya-okafor')
    expect(Number(visitor.cookies.get('session_expiry'))).toBeGreaterThan(api.clock.now().getTime())
    expect([before === undefined, visitor.cookies.has('__Host-pre')]).toEqual([false, false])
    visitor.token = token.csrfToken
    expect((await visitor.call(endpoints.updateMember, { body: {} })).problem.code).toBe('token-invalid')
  })

  it('creates a new session id each time, and ends the previous session', async () => {
    await signIn('maya-okafor')
    const old = visitor.cookies.get('__Host-session') ?? ''
    await signIn('maya-okafor')
    expect(visitor.cookies.get('__Host-session')).not.toBe(old)
    visitor.cookies.set('__Host-session', old)
    expect((await visitor.call(endpoints.getMember, {})).status).toBe(401)
  })

  it.each([
    ['/account/recent_activity?page=2', '/account/recent_activity?page=2'],
    ['//evil.example', '/login'],
    ['https://evil.example/', '/login'],
    ['/\\evil.example', '/login'],
    ['/SignOut', '/login'],
    ['/Login', '/login'],
  ])('asked for at %s, leads to %s, once', async (asked, leadsTo) => {
    visitor.cookies.set('login_redirect', asked)
    expect(locationOf(await signIn('maya-okafor'))).toBe(leadsTo)
    expect(visitor.cookies.has('login_redirect')).toBe(false)
  })

  it('that is cancelled leads to a page that explains it', async () => {
    const back = await there.signIn(await providerAddress(visitor), { cancel: 'yes' })
    expect(locationOf(await callCallback(visitor, back))).toBe('/login?problem=cancelled')
  })

  it('does not exist for partners whose members sign in with a password', async () => {
    visitor = browser(api.app, 'direct')
    for (const { path } of [endpoints.startSingleSignOn, endpoints.finishSingleSignOn])
      expect((await visitor.send('GET', path)).problem.code).toBe('not-found')
  })

  it('of a partner without provider settings leads to a page that explains it', async () => {
    const reply = await browser(api.app, 'unknown').send('GET', endpoints.startSingleSignOn.path)
    expect(locationOf(reply)).toBe('/login?problem=unavailable')
  })

  it('stores the provider’s current names', async () => {
    await api.store.owner((tx) =>
      tx.updateTable('member').set({ last_name: 'Before' }).where('public_id', '=', 'grace-lindqvist').execute(),
    )
    await signIn('grace-lindqvist')
    expect(await me()).toMatchObject({ firstName: 'Grace', lastName: 'Lindqvist', email: 'grace.lindqvist@example.com' })
  })

  it('works again when the provider is available again', async () => {
    await process.stop()
    const guest = browser(api.app, 'late')
    try {
      expect(locationOf(await guest.send('GET', endpoints.startSingleSignOn.path))).toBe('/login?problem=unavailable')
    } finally {
      await process.start()
    }
    expect((await providerAddress(guest)).host).toBe(new URL(process.client('late').issuer).host)
  })
})

describe('a person who has not joined', () => {
  it('is a member without a card and without an account, with the provider’s claims', async () => {
    visitor.cookies.set('login_redirect', '/account/overview')
    expect(locationOf(await signIn('lena-sorensen'))).toBe('/login')
    expect(await me()).toMatchObject({
      memberType: 'NonCardMember',
      hasWebProfile: false,
      firstName: 'Lena',
      lastName: 'Sorensen',
      email: 'lena.sorensen@example.com',
      partnerNumber: expect.stringMatching(/^\d{6}$/),
    })
  })

  it('is the same one at the next sign-in, and links no card', async () => {
    await signIn('lena-sorensen')
    const { publicId } = await me()
    await signIn('lena-sorensen')
    expect((await me())['publicId']).toBe(publicId)
    expect((await linkCards(visitor, ['too-early'])).problem.code).toBe('forbidden')
  })

  it('joins with the provider’s claims, whatever the form contains, and continues with a card', async () => {
    await signIn('felix-castellano')
    const told = await me()
    const session = visitor.cookies.get('__Host-session')
    const reply = await join({ firstName: 'Mallory', lastName: 'Mallory', partnerNumber: '000000' })
    expect(reply.body).toMatchObject({ publicId: told['publicId'], memberType: 'NonCardMember' })
    expect(visitor.cookies.get('__Host-session')).not.toBe(session)
    expect(await me()).toMatchObject({
      firstName: 'Felix',
      email: 'felix.castellano@example.com',
      hasWebProfile: true,
      tierLevel: 2,
      phoneNumber: '5035550148',
    })
    const row = await api.store.owner((tx) =>
      tx.selectFrom('member').selectAll().where('public_id', '=', String(told['publicId'])).executeTakeFirstOrThrow(),
    )
    expect([row.partner_number, row.email_key, row.password_hash]).toEqual([told['partnerNumber'], 'felix.castellano@example.com', null])
    expect(api.mails.map(({ to }) => to)).toContain('felix.castellano@example.com')
    expect((await linkCards(visitor, ['felix'])).status).toBe(200)
    expect((await me())['memberType']).toBe('EnrolledCardMember')
    await visitor.call(endpoints.signOut, {})
    await signIn('felix-castellano')
    expect(await me()).toMatchObject({ publicId: told['publicId'], memberType: 'EnrolledCardMember' })
  })

  it('gets an error if another member has the address, and is never treated as that member', async () => {
    const owner = await givenMember(api.store, 'one', { email: 'amara.diallo@example.com', email_key: 'amara.diallo@example.com' })
    await signIn('amara-diallo')
    expect((await me())['publicId']).not.toBe(owner.public_id)
    const reply = await join()
    expect([reply.problem.code, reply.problem.errors?.map(({ field, code }) => [field, code])]).toEqual([
      'already-member',
      [['email', 'already-member']],
    ])
  })

  it('is asked for an address that the provider has not verified', async () => {
    await callCallback(visitor, await there.signIn(await providerAddress(visitor), { email: 'unproved@example.com', unverified: 'yes' }))
    expect(await me()).toMatchObject({ email: '', hasWebProfile: false })
    expect((await join({ email: '', partnerNumber: '471100' })).problem.errors).toMatchObject([{ field: 'email', code: 'required' }])
    expect((await join({ email: 'typed@example.com', partnerNumber: '471100' })).status).toBe(200)
    expect(await me()).toMatchObject({ email: 'typed@example.com', hasWebProfile: true })
  })

  it('has the address that the provider has verified', async () => {
    await callCallback(visitor, await there.signIn(await providerAddress(visitor), { email: 'proved@example.com' }))
    expect(await me()).toMatchObject({ email: 'proved@example.com', hasWebProfile: false })
  })

  it('must be signed in to join', async () => {
    expect((await join()).problem.code).toBe('unauthorized')
  })
})

it('members cannot change the names that the provider supplies [PROFILE-07]', async () => {
  await signIn('grace-lindqvist')
  const reply = await visitor.call(endpoints.updateMember, { body: { firstName: 'Mallory', lastName: 'Mallory' } })
  expect(reply.problem.errors).toMatchObject([
    { field: 'firstName', code: 'not-allowed' },
    { field: 'lastName', code: 'not-allowed' },
  ])
  expect(await me()).toMatchObject({ firstName: 'Grace', lastName: 'Lindqvist' })
})

const WAYS_OUT = [
  ['closing the account', () => visitor.call(securityEndpoints.closeOwnAccount, { body: { closingWord: CLOSING_WORD } })],
  [
    'deleting the last card',
    async () => {
      const { body } = await linkCards(visitor, ['of-daniel'])
      const id = (body as Answer<typeof endpoints.saveCards>).cardRegistration[0]?.memberCard?.id ?? ''
      return visitor.call(endpoints.deleteCard, { query: { id, withOutcome: 'true' } })
    },
  ],
] as const

describe('signing out', () => {
  it('continues at the provider, which asks for the person the next time', async () => {
    await signIn('maya-okafor')
    const reply = (await visitor.call(endpoints.signOut, {})).body as { readonly signedOut: boolean; readonly continueAt?: string }
    expect(reply.signedOut).toBe(true)
    const address = new URL(reply.continueAt ?? '')
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://one.localhost:3000/')
    expect((await there.signOut(address)).href).toBe('http://one.localhost:3000/')
    expect((await there.follow(await providerAddress(visitor))).page).toContain('Daniel Reyes')
  })

  it('also does so when the session has just expired', async () => {
    await signIn('maya-okafor')
    api.clock.advance(16 * 60_000)
    await signInSomebodyElse()
    const reply = (await visitor.call(endpoints.signOut, {})).body as { readonly continueAt?: string }
    expect(reply.continueAt).toContain('id_token_hint=')
  })

  it.each(WAYS_OUT)('also does so after %s, when every session is over', async (_, leave) => {
    await signIn('daniel-reyes')
    const { id: memberId } = await api.store.owner((tx) =>
      tx.selectFrom('member').select('id').where('public_id', '=', 'daniel-reyes').executeTakeFirstOrThrow(),
    )
    await api.store.owner((tx) => tx.deleteFrom('member_card').where('member_id', '=', memberId).execute())
    const [other, theirs] = [browser(api.app, 'one'), providerBrowser(process, 'one')]
    await callCallback(other, await theirs.signIn(await providerAddress(other), { subject: 'daniel-reyes' }))
    expect((await leave()).status).toBe(200)
    const before = visitor.cookies.get(COOKIES.leaving)
    visitor.cookies.set(COOKIES.session, before ?? '')
    for (const own of [visitor, other]) expect((await own.call(endpoints.getMember, {})).status).toBe(401)
    const reply = (await visitor.call(endpoints.signOut, {})).body as { readonly continueAt?: string }
    expect((await there.signOut(new URL(reply.continueAt ?? ''))).href).toBe('http://one.localhost:3000/')
    expect((await there.follow(await providerAddress(visitor))).page).toContain('Daniel Reyes')
    // Once only, and in that browser only.
    for (const own of [visitor, other]) expect((await own.call(endpoints.signOut, {})).body).toEqual({ signedOut: true })
    const open = { member_type: 'EnrolledCardMember', closed_at: null, erase_at: null } as const
    await api.store.owner((tx) => tx.updateTable('member').set(open).where('id', '=', memberId).execute())
  })

  it('ends only here for a visitor without a session', async () => {
    expect((await visitor.call(endpoints.signOut, {})).body).toEqual({ signedOut: true })
  })
})

/** Starts a session in another browser, which removes sessions that ended long ago. */
async function signInSomebodyElse(): Promise<void> {
  const other = browser(api.app, 'one')
  const theirs = providerBrowser(process, 'one')
  await callCallback(other, await theirs.signIn(await providerAddress(other), { subject: 'daniel-reyes' }))
}

it("a sign-out at the provider ends the member's session of that sign-in on the site, and none of another browser", async () => {
  await signIn('grace-lindqvist')
  const [other, elsewhere] = [browser(api.app, 'one'), providerBrowser(process, 'one')]
  await callCallback(other, await elsewhere.signIn(await providerAddress(other), { subject: 'grace-lindqvist' }))
  await there.signOut(new URL(`${process.client('one').issuer}/session/end`))
  await expect.poll(async () => (await visitor.call(endpoints.getMember, {})).status).toBe(401)
  expect((await other.call(endpoints.getMember, {})).status).toBe(200)
})
