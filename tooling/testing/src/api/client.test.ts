import { ApiFailure, createTokenKeeper, isUnauthorized } from '@dining/api-client'
import { createApiClient } from '@dining/api-client/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type RealApi } from './real-api.ts'

const PARTNER_ID = 'one'
const PASSWORD = 'plum-tart-42'

let api: RealApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

/** A browser of the partner's site that calls the real API: it keeps cookies, and the token as a tab does. */
function openTab() {
  const cookies = new Map<string, string>()
  const sent: Request[] = []
  const send = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('x-forwarded-for', '203.0.113.7')
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const whole = new Request(request, { headers })
    sent.push(whole.clone())
    const answer = await api.fetchAs(PARTNER_ID)(whole)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  let stored: string | undefined
  const token = createTokenKeeper({
    fetchToken: async () => {
      const result = await client.call('getToken', {})
      return result.ok ? result.value.csrfToken : undefined
    },
    read: () => stored,
    write: (value) => (stored = value),
  })
  const client = createApiClient({ baseUrl: 'https://one.example', fetch: send, token })
  token.start()
  return { client, cookies, sent }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => void (tab = openTab()))

describe('the client and the real API', () => {
  it('agree on a token fetched at start-up, which sign-in accepts', async () => {
    const { email } = await api.addMember(PARTNER_ID)
    const signedInAs = await tab.client.call('signIn', { body: { email, password: PASSWORD, rememberMe: false } })
    expect(signedInAs).toMatchObject({ ok: true })
    expect(tab.sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/CSRF', '/api/SignIn'])
    expect(await tab.client.call('getMember', {})).toMatchObject({ ok: true, value: { email } })
  })

  it('use the token of the session that sign-in started', async () => {
    const { email, public_id: publicId } = await api.addMember(PARTNER_ID)
    await tab.client.call('signIn', { body: { email, password: PASSWORD, rememberMe: false } })
    tab.sent.length = 0
    const saved = await tab.client.call('updateMember', { body: { firstName: 'Ada' } })
    expect(saved).toMatchObject({ ok: true, value: { publicId, firstName: 'Ada' } })
    expect(tab.sent).toHaveLength(1)
  })

  it('replace a token whose session is gone, without an effect for the visitor', async () => {
    const { email } = await api.addMember(PARTNER_ID)
    await tab.client.call('signIn', { body: { email, password: PASSWORD, rememberMe: false } })
    tab.cookies.delete('__Host-session')
    tab.sent.length = 0
    const again = await tab.client.call('signIn', { body: { email, password: PASSWORD, rememberMe: false } })
    expect(again).toMatchObject({ ok: true })
    expect(tab.sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/SignIn', '/api/CSRF', '/api/SignIn'])
  })

  it('agree on the format of a refusal [API-05]', async () => {
    const refused = await tab.client.call('getMember', {})
    expect(refused).toMatchObject({ ok: false, error: { kind: 'problem', status: 401, code: 'unauthorized' } })
    expect(!refused.ok && isUnauthorized(new ApiFailure(refused.error))).toBe(true)
    const wrong = await tab.client.call('signIn', { body: { email: 'nobody@example.com', password: 'x', rememberMe: false } })
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'problem', code: 'bad-credentials', requestId: expect.stringMatching(/.+/) } })
  })

  it('agree on the fields of a form that need a different value', async () => {
    const body = { email: 'x', password: 'short', passwordConfirm: 'other', smsOptIn: false }
    const refused = await tab.client.call('signUp', { body })
    expect(refused).toMatchObject({ ok: false, error: { kind: 'problem', code: 'validation-failed' } })
    const fields = !refused.ok && refused.error.kind === 'problem' ? refused.error.errors.map(({ field }) => field) : []
    expect(fields).toContain('email')
  })

  it('agree on queries with lists and absent fields [SEARCH-24] [SEARCH-28]', async () => {
    const found = await tab.client.call('searchMerchants', {
      query: {
        'location.latitude': '45.5',
        'location.longitude': '-122.7',
        features: ['Delivery', 'Dine in'],
        isNew: undefined,
        pageSize: '3',
      },
    })
    expect(found).toMatchObject({ ok: true, value: { data: expect.any(Array), totalPages: expect.any(Number) } })
    expect(tab.sent.map(({ method, url }) => `${method} ${url}`).slice(-1)).toEqual([
      `GET https://one.example/api/v2/Merchants/Search?location.latitude=45.5&location.longitude=-122.7&features=Delivery&features=Dine+in&pageSize=3`,
    ])
  })

  it('agree on the known-member lookup, which carries the token [CSRF-07] [SESSION-26]', async () => {
    const member = await api.addMember(PARTNER_ID, { tier_level: 1 })
    const known = await tab.client.call('getKnownMember', { params: { publicId: member.public_id } })
    expect(known).toMatchObject({ ok: true, value: { publicId: member.public_id, tierLevel: 1 } })
    const bare = createApiClient({ baseUrl: 'https://one.example', fetch: api.fetchAs(PARTNER_ID) })
    expect(await bare.call('getKnownMember', { params: { publicId: member.public_id } })).toMatchObject({
      ok: false,
      error: { kind: 'no-token' },
    })
  })

  it('end the session when the visitor signs out: the old one is invalid', async () => {
    const member = await api.addMember(PARTNER_ID)
    const other = await api.signedIn(member)
    for (const [name, value] of other.cookies) tab.cookies.set(name, encodeURIComponent(value))
    expect(await tab.client.call('getMember', {})).toMatchObject({ ok: true })
    const session = tab.cookies.get('__Host-session') ?? ''
    expect(await tab.client.call('signOut', {})).toEqual({ ok: true, value: { signedOut: true } })
    tab.cookies.set('__Host-session', session)
    expect(await tab.client.call('getMember', {})).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  })
})
