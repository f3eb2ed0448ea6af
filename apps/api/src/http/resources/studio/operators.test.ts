import { endpoints, TOKEN_HEADER, type Endpoint } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { FAILURES_TO_LOCK, LOCK_MINUTES } from '@dining/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { runOperatorsAdd, runOperatorsList, runOperatorsRemove } from '../../../cli/operators/run.ts'
import { hashPassword } from '../../../passwords/password-hash.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import {
  addOperator,
  OPERATOR_PASSWORD,
  operatorBrowser,
  signedInOperator,
  STUDIO_PARAMS,
  type OperatorBrowser,
  withStudio,
} from '../../../testing/operator-browser.ts'
import { interruptedQueue } from '../../../testing/interrupted-queue.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EVERYWHERE = 'all@studio.example'
const OF_ONE = 'one@studio.example'
const HOUR_MS = 3_600_000

let api: TestApi
let app: ReturnType<typeof withStudio>
let everywhere: OperatorBrowser
let again: OperatorBrowser
let ofOne: OperatorBrowser
let member: Browser
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, EVERYWHERE, null)
  await addOperator(api, OF_ONE, ['one'])
  everywhere = await signedInOperator(app, EVERYWHERE)
  again = await signedInOperator(app, EVERYWHERE)
  ofOne = await signedInOperator(app, OF_ONE)
  member = await signedIn(api, 'one', await addMember(api, 'one'))
})
afterAll(() => api.close())

const all: readonly Endpoint[] = Object.values(studioEndpoints)
const guarded = all.filter(({ session }) => session === 'required')
const forPartners = guarded.filter(({ path }) => path.includes(':partner'))
const written = all.filter(({ token }) => token)

const pathOf = ({ path }: Endpoint, params: Readonly<Record<string, string>> = STUDIO_PARAMS) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
const json = (token: string) => ({ 'content-type': 'application/json', [TOKEN_HEADER]: token })
const attempt = (
  by: Pick<OperatorBrowser, 'send' | 'token'>,
  endpoint: Endpoint,
  headers: Readonly<Record<string, string | undefined>> = {},
  params = STUDIO_PARAMS,
) =>
  by.send(endpoint.method, pathOf(endpoint, params), {
    ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
    headers: { ...json(by.token), ...headers },
  })

describe('the calls of the studio', () => {
  it('are the only additional routes with a studio, and do not exist without one', () => {
    const routes = (of: Pick<typeof app, 'routes'>) =>
      of.routes.filter(({ path }) => path.startsWith('/api/')).map(({ method, path }) => `${method} ${path}`)
    const without = new Set(routes(api.app))
    const further = routes(app).filter((route) => !without.has(route))
    expect(further.toSorted()).toEqual(all.map(({ method, path }) => `${method} ${path}`).toSorted())
    expect([...without].filter((route) => route.includes('studio'))).toEqual([])
  })

  it('have the names of the table and distinct addresses', () => {
    expect(Object.entries(studioEndpoints).filter(([key, { name }]) => key !== name)).toEqual([])
    expect(all.filter(({ path }) => !path.startsWith('/api/studio/'))).toEqual([])
    expect(all.filter(({ method, token }) => method !== 'GET' && !token)).toEqual([])
  })

  it.each(all)('$name is not found through the web server of a partner, with the cookies of an operator', async (endpoint) => {
    const throughPartner = browser(app, 'one')
    for (const [name, value] of everywhere.cookies) throughPartner.cookies.set(name, value)
    const reply = await attempt({ ...throughPartner, token: everywhere.token }, endpoint)
    expect([reply.status, reply.problem.code]).toEqual([404, 'not-found'])
  })

  it.each(guarded)('$name refuses an anonymous caller and a member', async (endpoint) => {
    expect((await attempt(await operatorBrowser(app), endpoint)).problem.code).toBe('unauthorized')
    const session = member.cookies.get('__Host-session') ?? ''
    const pretender = await operatorBrowser(app)
    pretender.cookies.set('__Host-session', session)
    pretender.cookies.set('__Host-operator', session)
    expect((await attempt({ ...pretender, token: member.token ?? '' }, endpoint)).problem.code).toBe('unauthorized')
  })

  it.each(written)('$name needs the token of this session, from the studio’s own page', async (endpoint) => {
    const codes = [
      await attempt(everywhere, endpoint, { [TOKEN_HEADER]: undefined }),
      await attempt(everywhere, endpoint, { [TOKEN_HEADER]: again.token }),
      await attempt(everywhere, endpoint, { 'sec-fetch-site': 'cross-site' }),
      await attempt(everywhere, endpoint, { 'sec-fetch-site': 'same-site' }),
      await attempt(everywhere, endpoint, { 'sec-fetch-site': undefined, origin: 'http://one.localhost:3000' }),
    ].map(({ problem }) => problem.code)
    expect(codes).toEqual(['token-invalid', 'token-invalid', 'cross-site', 'cross-site', 'cross-site'])
  })

  it.each(forPartners)('$name returns 404 for a partner that is not the operator’s', async (endpoint) => {
    const body = { base: null, note: '', fields: {}, version: 1, at: '2090-05-04T09:30:00.000Z', path: '/' }
    const codeAt = async (partner: string) => {
      const reply = await ofOne.send(endpoint.method, pathOf(endpoint, { ...STUDIO_PARAMS, partner }), {
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
        headers: json(ofOne.token),
      })
      return reply.status === 200 ? 'ok' : reply.problem.code
    }
    expect([await codeAt('two'), await codeAt('nobody')]).toEqual(['not-found', 'not-found'])
  })
})

describe('an operator', () => {
  let start: Date
  beforeAll(() => {
    start = api.clock.now()
  })
  // Some of these tests move the clock forward, which would end the sessions that all tests share.
  afterEach(() => api.clock.set(start))

  it('is signed in by a cookie of the studio that no script can read, and gets the list of their partners', async () => {
    const operator = await operatorBrowser(app)
    const reply = await operator.call(studioEndpoints.signInOperator, {
      body: { email: ' ONE@studio.example ', password: OPERATOR_PASSWORD },
    })
    expect(reply.status).toBe(200)
    const line = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-operator='))
    expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    const answer = await operator.call(studioEndpoints.getOperator, {})
    expect(answer.body).toMatchObject({ email: OF_ONE, partners: [{ id: 'one', origin: 'http://one.localhost:3000', isServed: true }] })
  })

  it('gets the list of sites that are not served here', async () => {
    const settings = { ...api.deps.settings, isServed: (id: string) => id === 'two' }
    const operator = await signedInOperator(withStudio({ ...api, deps: { ...api.deps, settings } }), EVERYWHERE)
    const { body } = await operator.call(studioEndpoints.getOperator, {})
    expect(body).toMatchObject({
      partners: [
        { id: 'one', isServed: false },
        { id: 'two', isServed: true },
      ],
    })
  })

  it('has no access to data of a site’s members', async () => {
    const visitor = browser(app, 'one')
    visitor.cookies.set('__Host-session', everywhere.cookies.get('__Host-operator') ?? '')
    expect((await visitor.call(endpoints.getMember, {})).problem.code).toBe('unauthorized')
  })

  it('is signed out on the server after two hours without a call, and after twelve hours in any case', async () => {
    const statusOf = async (who: OperatorBrowser) => (await who.call(studioEndpoints.getOperator, {})).status
    const [leaving, quiet, busy] = [
      await signedInOperator(app, OF_ONE),
      await signedInOperator(app, OF_ONE),
      await signedInOperator(app, OF_ONE),
    ]
    const cookie = leaving.cookies.get('__Host-operator') ?? ''
    expect((await leaving.call(studioEndpoints.signOutOperator, {})).status).toBe(200)
    leaving.cookies.set('__Host-operator', cookie)
    expect(await statusOf(leaving)).toBe(401)
    for (let hour = 0; hour < 12; hour++) {
      expect(await statusOf(busy)).toBe(200)
      api.clock.advance(HOUR_MS)
    }
    expect([await statusOf(busy), await statusOf(quiet)]).toEqual([401, 401])
  })

  it('is locked after wrong passwords like a member, whether the address is known or not', async () => {
    await addOperator(api, 'locked@studio.example', null)
    for (const email of ['locked@studio.example', 'nobody@studio.example']) {
      const guesser = await operatorBrowser(app)
      const guess = async (password: string) =>
        (await guesser.call(studioEndpoints.signInOperator, { body: { email, password } })).problem.code
      for (let at = 1; at < FAILURES_TO_LOCK; at++) expect(await guess('wrong')).toBe('bad-credentials')
      expect(await guess('wrong')).toBe('locked')
      expect(await guess(OPERATOR_PASSWORD)).toBe('locked')
    }
    api.clock.advance(LOCK_MINUTES * 60_000 + 1)
    await signedInOperator(app, 'locked@studio.example')
  })
})

describe('an operator whose password hash has another cost', () => {
  it('is signed in from two devices at once', async () => {
    const email = 'outdated@studio.example'
    await addOperator(api, email, ['one'])
    const password_hash = await hashPassword(OPERATOR_PASSWORD, { memoryKib: 8_192, passes: 1, lanes: 1 })
    await api.store.owner((tx) => tx.updateTable('operator').set({ password_hash }).where('email_key', '=', email).execute())
    const other = () => signedInOperator(app, email)
    const interrupted = { ...api, deps: { ...api.deps, hashQueue: interruptedQueue(api.deps.hashQueue, other) } }
    const self = await signedInOperator(withStudio(interrupted), email)
    expect((await self.call(studioEndpoints.getOperator, {})).status).toBe(200)
  })
})

describe('pnpm api operators', () => {
  it('adds, lists and removes operators; a removed one is signed out at once', async () => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const email = 'Ada@Studio.example'
    const roles = { '*': ['editor'] } as const
    expect(await runOperatorsAdd(api.deps, { email, name: 'Ada', partners: ['nobody'], roles }, print)).toBe(1)
    expect(lines.pop()).toContain('Unknown partner "nobody"')
    expect(await runOperatorsAdd(api.deps, { email, name: 'Ada', partners: ['two'], roles }, print)).toBe(0)
    const password = lines.pop()?.split(': ').at(-1) ?? ''
    const operator = await operatorBrowser(app)
    expect((await operator.call(studioEndpoints.signInOperator, { body: { email, password } })).status).toBe(200)
    expect((await operator.call(studioEndpoints.getOperator, {})).body).toMatchObject({ name: 'Ada', partners: [{ id: 'two' }] })
    await runOperatorsList(api.deps, { json: true }, print)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(expect.objectContaining({ email, partners: ['two'] }))
    expect(lines.join()).not.toContain('argon2')
    expect(await runOperatorsRemove(api.deps, { email }, print)).toBe(0)
    expect((await operator.call(studioEndpoints.getOperator, {})).status).toBe(401)
    expect(await runOperatorsRemove(api.deps, { email }, print)).toBe(1)
  })

  it('sets a new password for the same address, and ends open sessions', async () => {
    await addOperator(api, 'again@studio.example', null)
    const operator = await signedInOperator(app, 'again@studio.example')
    await runOperatorsAdd(
      api.deps,
      { email: 'again@studio.example', name: 'Again', partners: null, roles: { '*': ['viewer'] } },
      () => undefined,
    )
    expect((await operator.call(studioEndpoints.getOperator, {})).status).toBe(401)
    await expect(signedInOperator(app, 'again@studio.example')).rejects.toThrow('401')
  })
})
