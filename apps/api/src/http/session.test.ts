import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TestMember } from '../testing/dining.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { SLIDING_SESSION_CAP_MS } from '../use-cases/session.ts'

const MINUTE = 60_000
const SECOND = 1000
const DAY = 24 * 60 * MINUTE

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi()
})
beforeEach(async () => {
  member = await addMember(api, 'one')
})
afterAll(() => api.close())

const statusOf = async (visitor: Browser) => (await visitor.call(endpoints.getMember, {})).status
/** Sends this cookie, as a thief would, even if the browser has deleted it. */
const statusWith = async (id: string) =>
  (await browser(api.app, 'one').send('GET', '/api/Member', { headers: { cookie: `__Host-session=${id}` } })).status
const idOf = (visitor: Browser) => visitor.cookies.get('__Host-session') ?? ''

describe('the server decides when a session ends', () => {
  // A session is written at most once a minute, so its row ends up to a minute later than the browser's 15 minutes.
  it.each([
    [0, 14 * MINUTE + 59 * SECOND, 200],
    [0, 16 * MINUTE, 401],
    [59 * SECOND, 14 * MINUTE + 59 * SECOND, 200],
    [59 * SECOND, 15 * MINUTE + SECOND, 401],
    [60 * SECOND, 15 * MINUTE + 59 * SECOND, 200],
    [60 * SECOND, 16 * MINUTE, 401],
  ])('with calls 0 and %d ms after the sign-in, a call %d ms after the last one answers %d', async (second, pause, status) => {
    const visitor = await signedIn(api, 'one', member)
    const id = idOf(visitor)
    api.clock.advance(second)
    expect(await statusWith(id)).toBe(200)
    api.clock.advance(pause)
    expect(await statusWith(id)).toBe(status)
  })

  it('a session is written at most once a minute, and one that was ended stays ended', async () => {
    const visitor = await signedIn(api, 'one', member)
    const seenAt = () =>
      api.store.owner((tx) => tx.selectFrom('session').select('seen_at').where('member_id', '=', member.id).executeTakeFirst())
    const start = api.clock.now()
    for (const second of [10, 20, 59]) {
      api.clock.set(new Date(start.getTime() + second * SECOND))
      expect(await statusOf(visitor)).toBe(200)
      expect(await seenAt()).toEqual({ seen_at: start })
    }
    api.clock.set(new Date(start.getTime() + MINUTE))
    expect(await statusOf(visitor)).toBe(200)
    expect(await seenAt()).toEqual({ seen_at: api.clock.now() })
    const id = idOf(visitor)
    await visitor.call(endpoints.signOut, {})
    expect(await statusWith(id)).toBe(401)
    expect(await seenAt()).toBeUndefined()
  })

  it('each call extends the session', async () => {
    const visitor = await signedIn(api, 'one', member)
    for (let call = 0; call < 5; call++) {
      api.clock.advance(14 * MINUTE)
      const reply = await visitor.call(endpoints.getMember, {})
      expect(reply.body).toMatchObject({ sessionExpiresAt: new Date(api.clock.now().getTime() + 15 * MINUTE).toISOString() })
    }
  })

  it('a used session ends at its maximum age', async () => {
    const visitor = await signedIn(api, 'one', member)
    const id = idOf(visitor)
    for (let passed = 0; passed < SLIDING_SESSION_CAP_MS; passed += 10 * MINUTE) {
      expect(await statusWith(id)).toBe(200)
      api.clock.advance(10 * MINUTE)
    }
    expect(await statusWith(id)).toBe(401)
  })

  it('a remembered one ends after 90 days, used or not [SESSION-13]', async () => {
    const id = idOf(await signedIn(api, 'one', member, true))
    api.clock.advance(10 * DAY)
    expect(await statusWith(id)).toBe(200)
    api.clock.advance(80 * DAY - SECOND)
    expect(await statusWith(id)).toBe(200)
    api.clock.advance(2 * SECOND)
    expect(await statusWith(id)).toBe(401)
  })
})

describe('cookies', () => {
  it('contain 256 random bits that scripts cannot read, and the expiry and public id that they can read [SESSION-11] [SESSION-32] [SESSION-35]', async () => {
    const visitor = browser(api.app, 'one')
    await visitor.call(endpoints.getToken, {})
    expect(visitor.lastCookieLines).toEqual([expect.stringMatching(/^__Host-pre=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)])
    const signed = await signedIn(api, 'one', member)
    const lines = signed.lastCookieLines.toSorted()
    const expires = api.clock.now().getTime() + 15 * MINUTE
    expect(lines).toEqual([
      // 400 days.
      expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-pre=; Max-Age=0; /),
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(new RegExp(`^public_id=${member.public_id}; Max-Age=31536000; Path=/; Secure; SameSite=Lax$`)),
      expect.stringMatching(new RegExp(`^session_expiry=${expires}; Path=/; Secure; SameSite=Lax$`)),
    ])
  })

  it('outlive the browser when the session is remembered, the expiry by an hour more than the session [SESSION-13]', async () => {
    const signed = await signedIn(api, 'one', member, true)
    const ages = signed.lastCookieLines.map((line) => /^([^=]+)=[^;].*Max-Age=(\d+)/.exec(line)?.slice(1))
    const seconds = (90 * DAY) / SECOND
    expect(Object.fromEntries(ages.filter((age) => age !== undefined))).toMatchObject({
      '__Host-session': String(seconds),
      session_expiry: String(seconds + 3600),
    })
  })

  it('a member answer writes the public id cookie again [SESSION-20]', async () => {
    const visitor = await signedIn(api, 'one', member)
    visitor.cookies.delete('public_id')
    await visitor.call(endpoints.getMember, {})
    expect(visitor.cookies.get('public_id')).toBe(member.public_id)
  })

  it('of a session that has ended are deleted', async () => {
    const visitor = await signedIn(api, 'one', member)
    api.clock.advance(16 * MINUTE)
    expect(await statusOf(visitor)).toBe(401)
    expect(visitor.cookies.has('__Host-session')).toBe(false)
    expect(visitor.cookies.has('session_expiry')).toBe(false)
  })

  it('are not accepted at another partner', async () => {
    const visitor = await signedIn(api, 'one', member)
    const elsewhere = browser(api.app, 'two')
    elsewhere.cookies.set('__Host-session', idOf(visitor))
    expect(await statusOf(elsewhere)).toBe(401)
  })
})

it('stores only a hash of the id', async () => {
  const visitor = await signedIn(api, 'one', member)
  const rows = await api.store.owner((tx) => tx.selectFrom('session').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(idOf(visitor))
  expect(rows.some((row) => row.member_id === member.id)).toBe(true)
})

it('creates a new id at sign-in and ends the previous session', async () => {
  const visitor = await signedIn(api, 'one', member)
  const first = idOf(visitor)
  const reply = await visitor.call(endpoints.signIn, { body: { email: member.email, password: 'plum-tart-42', rememberMe: false } })
  expect(reply.status).toBe(200)
  expect(idOf(visitor)).not.toBe(first)
  expect(await statusWith(first)).toBe(401)
  expect(await statusOf(visitor)).toBe(200)
})

it('ends the session of a member in whose browser another person joins, in a tab from before', async () => {
  const visitor = await signedIn(api, 'one', member, true)
  const first = idOf(visitor)
  const password = 'a good enough one'
  const body = { email: 'second@mail.example', partnerNumber: '770077', password, passwordConfirm: password, smsOptIn: false }
  const reply = await visitor.call(endpoints.signUp, { body })
  expect(reply.status).toBe(200)
  expect(idOf(visitor)).not.toBe(first)
  expect(await statusWith(first)).toBe(401)
})

describe('sign-out', () => {
  it('ends the session on the server, not only in the browser', async () => {
    const visitor = await signedIn(api, 'one', member)
    const id = idOf(visitor)
    const reply = await visitor.call(endpoints.signOut, {})
    expect(reply.body).toEqual({ signedOut: true })
    expect(visitor.cookies.has('__Host-session')).toBe(false)
    expect(await statusWith(id)).toBe(401)
  })

  it.each(['cross-site', 'same-site', undefined])('is refused when Sec-Fetch-Site is %s', async (site) => {
    const visitor = await signedIn(api, 'one', member)
    const reply = await visitor.send('GET', '/api/SignOut', { headers: { 'sec-fetch-site': site } })
    expect(reply.problem.code).toBe('cross-site')
    expect(await statusOf(visitor)).toBe(200)
  })

  it.each(['same-origin', 'none'])('is accepted when Sec-Fetch-Site is %s', async (site) => {
    const visitor = await signedIn(api, 'one', member)
    expect((await visitor.send('GET', '/api/SignOut', { headers: { 'sec-fetch-site': site } })).status).toBe(200)
    expect(await statusOf(visitor)).toBe(401)
  })

  it('without a session is no error', async () => {
    expect((await browser(api.app, 'one').call(endpoints.signOut, {})).body).toEqual({ signedOut: true })
  })
})

it.each(Object.values(endpoints).filter(({ session }) => session === 'required'))(
  '$name answers 401 to an anonymous visitor',
  async (endpoint) => {
    const reply = await browser(api.app, 'one').send(endpoint.method, endpoint.path, { headers: { 'content-type': 'application/json' } })
    expect(reply.status).toBe(401)
    expect(reply.problem).toMatchObject({ code: 'unauthorized', title: 'Unauthorized' })
  },
)
