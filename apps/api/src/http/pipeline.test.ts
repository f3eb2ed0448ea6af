import { endpoints, TOKEN_HEADER } from '@dining/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { blind } from '../config/secrets.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { fetchAs } from '../testing/caller-keys.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { limitsOf } from './limit-table.ts'

let api: TestApi
let visitor: Browser

beforeAll(async () => {
  api = await testApi()
  visitor = browser(api.app, 'one')
  await visitor.call(endpoints.getToken, {})
})
afterAll(() => api.close())

const post = (body: string, headers: Record<string, string | undefined> = {}) =>
  visitor.send('POST', '/api/Prospects', {
    body,
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: visitor.token, ...headers },
  })

describe('a body', () => {
  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/json-seq', 'text/json'])(
    'of type %s is refused, right token or not',
    async (type) => {
      expect((await post('{"email":"a@b.example"}', { 'content-type': type })).problem).toMatchObject({
        status: 415,
        code: 'unsupported-media-type',
      })
    },
  )

  it('can have a charset parameter', async () => {
    expect((await post('{"email":"a@b.example"}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
  })

  it.each(['{', 'nonsense', '{"email":"a@b.example"}}', '\u0000'])('%j is not JSON', async (body) => {
    expect((await post(body)).problem).toMatchObject({ status: 400, code: 'bad-request' })
  })

  it.each(['[]', 'null', '"text"', '{}', '{"email":7}', '{"email":null}', '{"__proto__":{"email":"a@b.example"}}'])(
    '%j is not what the call takes',
    async (body) => {
      expect((await post(body)).problem).toMatchObject({ status: 400, code: 'validation-failed' })
    },
  )

  it('of more than 128 KB is refused, with and without Content-Length', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(200_000) })
    expect((await post(large)).problem).toMatchObject({ status: 413, code: 'payload-too-large' })
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const body = new Blob([large]).stream()
    // The DOM's types lack `duplex`, which a streamed body needs.
    const init = { method: 'POST', body, headers, duplex: 'half' }
    const response = await fetchAs(api.app, 'one')(new Request('http://api/api/Prospects', init))
    expect(response.status).toBe(413)
  })
})

describe('an answer', () => {
  it('is never stored, sniffed or read by another site', async () => {
    for (const path of ['/api/CSRF', '/api/Member', '/api/feature-flags', '/api/nothing']) {
      const { headers } = await visitor.send('GET', path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('of a refusal is a problem document with the request’s id', async () => {
    const { headers, body } = await visitor.send('GET', '/api/Member', { headers: { 'x-request-id': 'from-the-web-1' } })
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(headers.get('x-request-id')).toBe('from-the-web-1')
    expect(body).toEqual({ type: 'about:blank', title: 'Unauthorized', status: 401, code: 'unauthorized', requestId: 'from-the-web-1' })
  })

  it('gets a new id if the caller sent none in the right format', async () => {
    const { headers } = await visitor.send('GET', '/api/CSRF', { headers: { 'x-request-id': 'evil"id' } })
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('that violates the contract is reported as a bug in tests and development, and never reaches the caller', async () => {
    const store = { ...api.store, tenant: async () => ({ isNew: 'no answer of this call' }) as never }
    const app = createApi({ ...api.deps, store })
    const reply = await browser(app, 'one').call(endpoints.createProspect, { body: { email: 'a@b.example' } })
    expect(reply.problem).toMatchObject({ status: 500, code: 'internal-error' })
    expect(api.logLines.at(-2)).toContain('"event":"failed"')
  })
})

it('names every wrong field once, without repeating its value', async () => {
  const member = await signedIn(api, 'one', await addMember(api, 'one'))
  const address = { address1: 'x'.repeat(31), address2: '', city: '', state: 'XYZ', zipCode: 'secret' }
  const reply = await member.call(endpoints.updateMember, { body: { address } })
  expect(reply.problem.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['address.address1', 'too-long'],
    ['address.state', 'too-long'],
    ['address.zipCode', 'wrong-format'],
  ])
  expect(JSON.stringify(reply.body)).not.toContain('secret')
})

describe('the limit of a call whose answer reveals membership', () => {
  /** Sends email checks from addresses; the proxies in front report each address as the last but one. */
  function checks(limitScale = 1) {
    const settings = { ...api.deps.settings, proxiesInFront: 1, limitScale }
    const guest = browser(createApi({ ...api.deps, settings }), 'one')
    const check = (address: string) =>
      guest.call(endpoints.validateEmail, { query: { email: 'a@b.example' } }, { 'x-forwarded-for': `10.9.9.1, ${address}, 10.9.9.9` })
    return {
      check,
      /** How many of a number of calls are answered. */
      async answered(count: number, addressOf: (call: number) => string): Promise<number> {
        let answered = 0
        for (let call = 0; call < count; call++) answered += (await check(addressOf(call))).status === 200 ? 1 : 0
        return answered
      },
    }
  }
  // The windows of one test end before the next test.
  afterEach(() => api.clock.advance(3_600_000))

  it('counts all addresses of an IPv6 /64 together', async () => {
    const { answered, check } = checks()
    expect(await answered(70, (call) => `2001:db8:1:2::${call.toString(16)}`)).toBe(60)
    expect((await check('2001:db8:1:3::1')).status).toBe(200)
  })

  /** Sets the counter of a rule so that only a number of calls is left. */
  async function leave(per: 'network' | 'all', subject: string, left: number): Promise<void> {
    const rule = limitsOf('validateEmail').find((one) => one.per === per)
    if (!rule) throw new Error(`validateEmail has no limit for ${per}`)
    await api.deps.limits.take('one', [{ rule, subject: blind(api.deps.secrets, subject) }], api.clock.now())
    await api.store.owner((tx) =>
      tx
        .updateTable('rate_limit')
        .set({ count: rule.count - left })
        .where('rule', '=', rule.name)
        .where('partner_id', '=', 'one')
        .execute(),
    )
  }

  it('counts all addresses of an IPv6 /48 together, with a higher limit', async () => {
    const { answered, check } = checks()
    expect(await answered(61, (call) => `2001:db8:1:${call.toString(16)}::1`)).toBe(61)
    await leave('network', '2001:db8:1::/48', 2)
    expect(await answered(5, (call) => `2001:db8:1:f${call}::1`)).toBe(2)
    expect((await check('2001:db8:2:1::1')).status).toBe(200)
  })

  it('counts an IPv4 address, in each notation, and its /24 with a higher limit', async () => {
    const { answered, check } = checks()
    expect(await answered(70, (call) => (call % 2 === 0 ? '198.51.100.9' : '::ffff:198.51.100.9'))).toBe(60)
    await leave('network', '198.51.100.0/24', 2)
    expect(await answered(5, (call) => `198.51.100.${call + 10}`)).toBe(2)
    expect((await check('198.51.101.9')).status).toBe(200)
  })

  it('counts all clients of a partner together', async () => {
    await leave('all', '', 5)
    expect(await checks().answered(8, (call) => `2001:db8:${call.toString(16)}::1`)).toBe(5)
  })

  it('ignores entries that the browser puts into the header', async () => {
    const { answered } = checks()
    expect(await answered(70, (call) => `2001:db8:${call}::1, 198.51.100.9`)).toBe(60)
  })

  it('is larger with a development setting', async () => {
    expect(await checks(2).answered(130, () => '198.51.100.9')).toBe(120)
  })

  it('is reported with the seconds to wait', async () => {
    const { answered, check } = checks()
    await answered(60, () => '198.51.100.9')
    api.clock.advance(30_000)
    const { status, headers, problem } = await check('198.51.100.9')
    expect([status, headers.get('retry-after'), problem.retryAfter]).toEqual([429, '570', 570])
  })
})

it.each(['validateEmail', 'createProspect', 'getKnownMember', 'activateMember', 'signUp', 'signIn', 'requestRecovery', 'confirmRecovery'])(
  'limits %s per address, per network and for all clients',
  (name) => {
    const [address, network, all] = limitsOf(name)
    expect([address?.per, network?.per, all?.per]).toEqual(['address', 'network', 'all'])
    expect(address?.count).toBeLessThanOrEqual(120)
    expect(network?.count).toBeGreaterThan(address?.count ?? Infinity)
    expect(all?.count).toBeGreaterThan(network?.count ?? Infinity)
  },
)

it('reports when it is ready, and asks callers for a new connection when it drains', async () => {
  expect((await visitor.send('GET', '/healthz')).status).toBe(200)
  expect((await visitor.send('GET', '/readyz')).body).toEqual({ status: 'ready' })
  api.ready = false
  expect((await visitor.send('GET', '/readyz')).status).toBe(503)
  expect((await visitor.send('GET', '/healthz')).status).toBe(200)
  expect((await visitor.send('GET', '/api/CSRF')).headers.get('connection')).toBe('close')
  api.ready = true
  expect((await visitor.send('GET', '/api/CSRF')).headers.get('connection')).toBeNull()
})
