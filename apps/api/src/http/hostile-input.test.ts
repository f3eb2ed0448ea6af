import { endpoints, TOKEN_HEADER } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listen, type ApiServer } from '../server.ts'
import { testSigner } from '../testing/caller-keys.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import type { Browser } from '../testing/browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let member: Browser
let server: ApiServer
beforeAll(async () => {
  api = await testApi()
  member = await signedIn(api, 'one', await addMember(api, 'one'))
  server = await listen(api.app, { port: 0 })
})
afterAll(async () => {
  await server.stop()
  await api.close()
})

const post = (path: string, body: string, method = 'POST') =>
  member.send(method, path, { body, headers: { 'content-type': 'application/json', [TOKEN_HEADER]: member.token } })

const SIGN_UP = { email: 'a@b.example', password: 'orchid tram velvet', passwordConfirm: 'orchid tram velvet', smsOptIn: false }

/** Calls with a text in each of their fields. */
const CALLS: readonly (readonly [string, (text: string) => Parameters<typeof post>])[] = [
  ['firstName of the profile', (text) => ['/api/Member', JSON.stringify({ firstName: text }), endpoints.updateMember.method]],
  [
    'street of the profile',
    (text) => [
      '/api/Member',
      JSON.stringify({ address: { address1: text, address2: '', city: 'x', state: 'OR', zipCode: '97205' } }),
      endpoints.updateMember.method,
    ],
  ],
  ['email of a prospect', (text) => ['/api/Prospects', JSON.stringify({ email: `${text}@b.example` })]],
  ['email of a sign-in', (text) => ['/api/SignIn', JSON.stringify({ email: text, password: 'x', rememberMe: false })]],
  ['password of a sign-in', (text) => ['/api/SignIn', JSON.stringify({ email: 'a@b.example', password: text, rememberMe: false })]],
  ['name of a sign-up', (text) => ['/api/Members/Prospects', JSON.stringify({ ...SIGN_UP, firstName: text })]],
  ['number of a sign-up', (text) => ['/api/Members/Prospects', JSON.stringify({ ...SIGN_UP, partnerNumber: text })]],
  ['password of a sign-up', (text) => ['/api/Members/Prospects', JSON.stringify({ ...SIGN_UP, password: text, passwordConfirm: text })]],
  ['code of a recovery', (text) => ['/api/Recover/Confirm', JSON.stringify({ email: 'a@b.example', code: text })]],
  [
    'ticket of a recovery',
    (text) => ['/api/Recover/Update', JSON.stringify({ ticket: text, password: SIGN_UP.password, passwordConfirm: SIGN_UP.password })],
  ],
  ['public id of an activation', (text) => ['/api/Member/Activate', JSON.stringify({ publicId: text })]],
  [
    'placement of an impression',
    (text) => [
      '/api/Impressions',
      JSON.stringify([{ channel: 'web', dateTime: '2026-06-15T12:00:00.000Z', userAgent: 'x', placement: text }]),
    ],
  ],
  ['name of a field', (text) => ['/api/Prospects', JSON.stringify({ email: 'a@b.example', [text]: 1 })]],
]

describe.each(CALLS)('the %s', (_, callWith) => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', '\udfffb'],
    ['100,000 characters', 'x'.repeat(100_000)],
    ['100,000 characters outside the basic plane', '😀'.repeat(25_000)],
    ['control characters', '\u0001\u001b[31m\r\n\u202e'],
    ['SQL', "'; drop table member; --"],
    ['a format string', '%s%n{0}\\u0000'],
  ])('with %s never fails the server', async (_name, text) => {
    expect((await post(...callWith(text))).status).toBeLessThan(500)
  })
})

describe('a query', () => {
  it.each([
    '/api/v2/Merchants/Search?location=a%00b',
    '/api/v2/Merchants/Search?restaurantOrCuisine=%00',
    '/api/v2/Merchants/Search?restaurantOrCuisine=%ED%A0%80',
    '/api/v2/Merchants/Search?%00=x',
    '/api/Members/Validate/Email?email=a%00@b.example',
    '/api/Members/Validate/Email?email=a@b.example&usePpn=%00',
    '/api/cms/pages/%00/?page_size=10',
    `/api/v2/Merchants/Search?${'features=x&'.repeat(10_000)}`,
    `/api/v2/Merchants/Search?${Array.from({ length: 10_000 }, (_, index) => `p${index}=1`).join('&')}`,
    `/api/v2/Merchants/Search?restaurantOrCuisine=${'a'.repeat(100_000)}`,
  ])('%# never fails the server', async (path) => {
    const { status } = await member.send('GET', path)
    expect(status).toBeLessThan(500)
  })

  it('of 10,000 parameters is refused', async () => {
    const path = `/api/v2/Merchants/Search?${Array.from({ length: 10_000 }, (_, index) => `p${index}=1`).join('&')}`
    expect((await member.send('GET', path)).problem.code).toBe('bad-request')
  })
})

describe('a body', () => {
  it.each([
    ['60,000 nested arrays', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['20,000 nested objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['60,000 values', `[${Array.from({ length: 60_000 }, () => 0).join(',')}]`],
    ['10,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])))],
  ])('of %s is refused with a short answer', async (_, body) => {
    for (const path of ['/api/Impressions', '/api/Prospects', '/api/SignIn']) {
      const reply = await post(path, body)
      expect(reply.status).toBe(400)
      expect(JSON.stringify(reply.body).length).toBeLessThan(2_000)
    }
  })

  it('of thousands of wrong entries is refused with a hundred of them', async () => {
    const reply = await post('/api/Impressions', JSON.stringify(Array.from({ length: 9_000 }, () => ({ a: 1 }))))
    expect(reply.problem.code).toBe('validation-failed')
    expect(reply.problem.errors?.length).toBeLessThanOrEqual(100)
  })

  it.each([true, false])('of 50 MB is refused before it is read (length given: %s)', async (hasLength) => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length
        if (sent > 50_000_000) controller.close()
        else controller.enqueue(chunk)
      },
    })
    // The DOM's types lack `duplex`, which a streamed body needs.
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        'x-partner': 'one',
        ...testSigner('one')({ method: 'POST', path: '/api/Prospects', requestId: '' }),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(hasLength ? { 'content-length': '50000000' } : {}),
      },
    }
    const status = await fetch(`http://127.0.0.1:${server.port}/api/Prospects`, init).then(
      (response) => response.status,
      () => 'closed',
    )
    expect([413, 'closed']).toContain(status)
    expect(sent).toBeLessThan(25_000_000)
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  })
})
