import { randomBytes } from 'node:crypto'

import { endpoints, type Endpoint } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { secretsOf } from '../testing/secrets.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { createToken, isValidToken } from './anti-forgery.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** Every call that sends the token: all writes, and the lookup of a known member (CSRF-07, CSRF-09). */
const guarded: Endpoint[] = Object.values(endpoints).filter((endpoint) => endpoint.token)

/** A valid call, except for the change of a variant. The body is never read. */
const pathOf = (endpoint: Endpoint) => endpoint.path.replace(/:\w+/g, 'someone')

/** A browser that could make the call: signed in where the call needs it, with the token that belongs to it. */
async function visitorFor(endpoint: Endpoint, partnerId = 'one'): Promise<Browser> {
  const visitor =
    endpoint.session === 'required' ? await signedIn(api, partnerId, await addMember(api, partnerId)) : browser(api.app, partnerId)
  if (visitor.token === undefined) await visitor.call(endpoints.getToken, {})
  return visitor
}

interface Attempt {
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
  readonly token?: string
  readonly dropCookies?: boolean
}

async function attempt(endpoint: Endpoint, visitor: Browser, { headers = {}, body = '{}', token, dropCookies = false }: Attempt) {
  if (dropCookies) visitor.cookies.clear()
  return visitor.send(endpoint.method, pathOf(endpoint), {
    ...(endpoint.method === 'GET' ? {} : { body }),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token ?? visitor.token, ...headers },
  })
}

/** Calls without a valid token. */
const TOKENS: Readonly<Record<string, (endpoint: Endpoint) => Promise<Attempt>>> = {
  none: async () => ({ headers: { 'x-xsrf-token': undefined } }),
  TKN1: async () => ({ token: 'TKN1' }),
  malformed: async () => ({ token: `${randomBytes(16).toString('base64url')}.${randomBytes(32).toString('base64url')}` }),
  "another session's": async (endpoint) => ({ token: (await visitorFor(endpoint)).token ?? '' }),
  "another partner's": async (endpoint) => ({ token: (await visitorFor(endpoint, 'two')).token ?? '' }),
}

/** Calls that do not come from the site's own pages. */
const ELSEWHERE: typeof TOKENS = {
  'right token, cross-site': async () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  'right token, another host of the same site': async () => ({ headers: { 'sec-fetch-site': 'same-site' } }),
  'right token, no Fetch Metadata, another origin': async () => ({
    headers: { 'sec-fetch-site': undefined, origin: 'https://one.example.evil.example' },
  }),
  'form body without token': async () => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': undefined },
    body: 'a=1',
  }),
  'text body without token': async () => ({ headers: { 'content-type': 'text/plain', 'x-xsrf-token': undefined }, body: '{"a":1}' }),
}

describe.each(Object.entries(TOKENS))('the anti-forgery token "%s"', (_, make) => {
  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('is refused at %s [CSRF-09]', async (__, endpoint) => {
    const visitor = await visitorFor(endpoint)
    const reply = await attempt(endpoint, visitor, await make(endpoint))
    expect(`${reply.status} ${reply.problem.code}`).toBe('403 token-invalid')
  })
})

describe.each(Object.entries(ELSEWHERE))('the anti-forgery variant "%s"', (_, make) => {
  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('is refused at %s', async (__, endpoint) => {
    const visitor = await visitorFor(endpoint)
    const reply = await attempt(endpoint, visitor, await make(endpoint))
    expect(['403 token-invalid', '403 cross-site', '415 unsupported-media-type']).toContain(`${reply.status} ${reply.problem.code}`)
  })
})

it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s gets past the check with the right token [CSRF-08]',
  async (_, endpoint) => {
    const reply = await attempt(endpoint, await visitorFor(endpoint), {})
    expect(reply.status).not.toBe(415)
    // A member outside of a household may not remove anyone from it, which is a refusal of the call, not of the check.
    expect(reply.status === 403 ? [reply.problem.code] : []).toEqual(endpoint.name === 'removeFromHousehold' ? ['forbidden'] : [])
  },
)

it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('%s is refused without a cookie', async (_, endpoint) => {
  const reply = await attempt(endpoint, await visitorFor(endpoint), { dropCookies: true })
  expect([401, 403]).toContain(reply.status)
})

it('is required for sign-up, the profile and the known-member lookup, among others [CSRF-07]', () => {
  expect(guarded.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/Members/Prospects', 'PUT /api/Member', 'GET /api/Member/:publicId']),
  )
})

it('accepts the right token with the partner’s own origin where a browser sends no Fetch Metadata', async () => {
  const visitor = await visitorFor(endpoints.createProspect)
  const send = (origin: string) =>
    attempt(endpoints.createProspect, visitor, { headers: { 'sec-fetch-site': undefined, origin }, body: '{"email":"a@b.example"}' })
  expect((await send('http://one.localhost:3000')).status).toBe(200)
  expect((await send('https://one.example')).status).toBe(200)
  expect((await send('https://two.example')).problem.code).toBe('cross-site')
  expect((await send('null')).problem.code).toBe('cross-site')
})

it('binds the token to the session at sign-in: the previous one is no longer valid, the new one is', async () => {
  const visitor = browser(api.app, 'one')
  const member = await addMember(api, 'one')
  await visitor.call(endpoints.getToken, {})
  const before = visitor.token ?? ''
  const again = await signedIn(api, 'one', member)
  expect((await attempt(endpoints.createProspect, again, { token: before })).problem.code).toBe('token-invalid')
  expect((await attempt(endpoints.createProspect, again, { body: '{"email":"b@b.example"}' })).status).toBe(200)
})

it('stores no row for a token, and rejects tokens of other keys', () => {
  const binding = { partnerId: 'one', kind: 'pre-session', cookie: 'x' } as const
  const [ours, theirs] = [secretsOf(randomBytes(32)), secretsOf(randomBytes(32))]
  const token = createToken(ours, binding)
  expect(isValidToken(ours, binding, token)).toBe(true)
  expect(isValidToken(theirs, binding, token)).toBe(false)
  expect(isValidToken(ours, { ...binding, kind: 'session' }, token)).toBe(false)
  expect(isValidToken(ours, { ...binding, partnerId: 'two' }, token)).toBe(false)
  expect(isValidToken(ours, binding, `${token}.x`)).toBe(false)
})
