import { ERROR_CODES, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure, type CallName } from './api-client.ts'
import type { Captcha } from './captcha/captcha.ts'
import { createApiClient, type ApiClientOptions } from './client.ts'
import { createTokenKeeper, type TokenSource } from './token.ts'

const tokens = (source: Partial<TokenSource>): TokenSource => ({
  take: async () => 'token',
  renew: async () => undefined,
  keep: () => undefined,
  ...source,
})

/** A `fetch` with the given answers that records each request. */
function lineTo(answer: (request: Request) => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) {
  const asked: Request[] = []
  const client = createApiClient({
    baseUrl: 'https://dining.example',
    fetch: (request) => {
      asked.push(request)
      return answer(request)
    },
    token: tokens({}),
    ...options,
  })
  return { client, asked }
}

const problem = (code: keyof typeof ERROR_CODES, more: object = {}) => {
  const { status, title } = ERROR_CODES[code]
  return Response.json({ type: 'about:blank', title, status, code, requestId: 'r-1', ...more }, { status })
}

describe('a call', () => {
  it('sends same-origin credentials and JSON headers and follows no redirect [API-01] [API-02]', async () => {
    const { client, asked } = lineTo(() => Response.json({ csrfToken: 't' }))
    await client.call('getToken', {})
    expect(asked[0]?.credentials).toBe('same-origin')
    expect(asked[0]?.redirect).toBe('manual')
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('sends the fields of the join form with the token, and follows no redirect [ENROLL-12]', async () => {
    const { client, asked } = lineTo(() => problem('already-member'))
    const body = { email: 'a@b.example', password: 'plum tart', passwordConfirm: 'plum tart', smsOptIn: false }
    await client.call('signUp', { body })
    const [sent] = asked
    expect([sent?.method, sent?.url, sent?.redirect]).toEqual(['POST', 'https://dining.example/api/Members/Prospects', 'manual'])
    expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('token')
    expect(await sent?.json()).toEqual(body)
  })

  it('returns the status of a failed join [ENROLL-13]', async () => {
    const body = { email: 'a@b.example', password: 'plum tart', passwordConfirm: 'plum tart', smsOptIn: false }
    const told = [problem('already-member'), new Response(null, { status: 503 })].map((answer) =>
      lineTo(() => answer).client.call('signUp', { body }),
    )
    expect(await Promise.all(told)).toMatchObject([
      { ok: false, error: { status: 409 } },
      { ok: false, error: { status: 503 } },
    ])
  })

  it.each([
    ['https://dining.example', 'https://dining.example/api/CSRF'],
    ['https://dining.example/', 'https://dining.example/api/CSRF'],
    ['https://dining.example/proxy', 'https://dining.example/proxy/api/CSRF'],
    ['https://api.example:8443', 'https://api.example:8443/api/CSRF'],
    ['https://api.example/v1/', 'https://api.example/v1/api/CSRF'],
  ])('puts its path behind the base %s [API-03]', async (baseUrl, url) => {
    const { client, asked } = lineTo(() => Response.json({ csrfToken: 't' }), { baseUrl })
    await client.call('getToken', {})
    expect(asked[0]?.url).toBe(url)
  })

  it('encodes parameters and queries so that their values cannot change the path', async () => {
    const { client, asked } = lineTo(() => problem('not-found'))
    await client.call('getMerchant', { params: { merchantId: '../Member?x=1' } })
    await client.call('searchMerchants', { query: { location: 'a&b', features: ['Delivery', 'Dine in'], isNew: undefined } })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://dining.example/api/v2/Merchants/..%2FMember%3Fx%3D1',
      'https://dining.example/api/v2/Merchants/Search?location=a%26b&features=Delivery&features=Dine+in',
    ])
  })

  it('sends sign-out as a GET that outlives the page, and reads its JSON [SESSION-27]', async () => {
    const { client, asked } = lineTo(() => Response.json({ signedOut: true }))
    expect(await client.call('signOut', {})).toEqual({ ok: true, value: { signedOut: true } })
    const [sent] = asked
    expect([sent?.method, sent?.url, sent?.keepalive]).toEqual(['GET', 'https://dining.example/api/SignOut', true])
  })

  it('fails with the status text if sign-out is not OK [SESSION-28]', async () => {
    const { client } = lineTo(() => new Response(null, { status: 503, statusText: 'Service Unavailable' }))
    const answer = await client.call('signOut', {})
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', statusText: 'Service Unavailable' } })
  })

  it('outlives the page if the contract requires it, and carries an idempotency key', async () => {
    const { client, asked } = lineTo(() => Response.json({ signedOut: true }))
    await client.call('signOut', {})
    await client.call('saveCards', { body: { creditCards: [], directFileFeedOptIn: true } }, { headers: { [IDEMPOTENCY_HEADER]: 'key' } })
    expect(asked[0]?.keepalive).toBe(true)
    expect(asked[1]?.headers.get(IDEMPOTENCY_HEADER)).toBe('key')
    expect(await asked[1]?.json()).toEqual({ creditCards: [], directFileFeedOptIn: true })
  })
})

describe('an answer', () => {
  it('matches the contract', async () => {
    const { client } = lineTo(() => Response.json({ csrfToken: 't', more: 'than was asked for' }))
    expect(await client.call('getToken', {})).toEqual({ ok: true, value: { csrfToken: 't' } })
  })

  it.each<[string, () => Response | Promise<Response>, object]>([
    ['a refusal with its code', () => problem('unauthorized'), { kind: 'problem', status: 401, code: 'unauthorized', requestId: 'r-1' }],
    [
      'a refusal with its fields and its whole body',
      () => problem('validation-failed', { errors: [{ field: 'email', code: 'required', message: '-' }], extra: 1 }),
      { kind: 'problem', errors: [{ field: 'email', code: 'required', message: '-' }], body: expect.objectContaining({ extra: 1 }) },
    ],
    ['a lock with its end', () => problem('locked', { unlocksAt: '2026-01-01' }), { kind: 'problem', unlocksAt: '2026-01-01' }],
    [
      "a proxy's page",
      () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      { kind: 'status', status: 502, statusText: 'Bad Gateway' },
    ],
    ['a redirect', () => new Response(null, { status: 303 }), { kind: 'redirected' }],
    ['another shape', () => Response.json({ token: 't' }), { kind: 'malformed', status: 200 }],
    ['no JSON', () => new Response('ok'), { kind: 'malformed', status: 200 }],
    ['a broken line', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
    ['a time that ran out', () => Promise.reject(new DOMException('late', 'TimeoutError')), { kind: 'aborted' }],
  ])('that is %s is data, not an exception', async (_, answer, error) => {
    const result = await lineTo(answer).client.call('getToken', {})
    expect(result.ok).toBe(false)
    expect(!result.ok && result.error).toMatchObject(error)
  })
})

it.each<readonly [number, object]>([
  [200, { ok: true }],
  [202, { ok: true }],
  [303, { ok: false, error: { kind: 'redirected' } }],
  ...[400, 401, 403, 429, 500].map((status) => [status, { ok: false, error: { kind: 'problem', status } }] as const),
])('knows the status %i [API-04]', async (status, result) => {
  const code = Object.entries(ERROR_CODES).find(([, one]) => one.status === status)?.[0]
  const answer = () =>
    status < 300
      ? Response.json({ csrfToken: 't' }, { status })
      : status < 400
        ? new Response(null, { status })
        : problem(code as keyof typeof ERROR_CODES)
  expect(code === undefined).toBe(status < 400)
  expect(await lineTo(answer).client.call('getToken', {})).toMatchObject(result)
})

it('rejects with the status text, or with what the row of a call names: status, code and body [API-06] [API-07]', async () => {
  const body = { type: 'about:blank', title: 'Locked', status: 423, code: 'locked', requestId: 'r-1', more: 1 }
  const failed = async (answer: Response) => {
    const result = await lineTo(() => answer).client.call('getToken', {})
    return result.ok ? undefined : new ApiFailure(result.error)
  }
  expect((await failed(new Response('<html>', { status: 502, statusText: 'Bad Gateway' })))?.message).toBe('Bad Gateway')
  expect((await failed(new Response('<html>', { status: 502 })))?.message).toBe('502')
  const refused = await failed(Response.json(body, { status: 423, statusText: 'Locked' }))
  expect([refused?.message, refused?.error]).toEqual(['423 Locked', expect.objectContaining({ status: 423, statusText: 'Locked', body })])
  // HTTP/2 has no status text.
  expect((await failed(Response.json(body, { status: 423 })))?.message).toBe('423 locked')
})

describe('the anti-forgery header', () => {
  it.each<[string, CallName, object]>([
    ['POST /api/Members/Prospects [CSRF-07]', 'signUp', { body: {} }],
    ['PUT /api/Member [CSRF-07]', 'updateMember', { body: {} }],
    ['GET /api/Member/p [CSRF-07]', 'getKnownMember', { params: { publicId: 'p' } }],
    ['POST /api/Member/Cards [CSRF-09]', 'saveCards', { body: { creditCards: [], directFileFeedOptIn: true } }],
    ['DELETE /api/Member/Cards [CSRF-09]', 'deleteCard', { query: { id: '1' } }],
    ['POST /api/Member/Activate [CSRF-09]', 'activateMember', { body: { publicId: 'p' } }],
  ])('goes with %s [CSRF-08]', async (address, name, call) => {
    const { client, asked } = lineTo(() => problem('not-found'))
    await client.call(name, call)
    expect(asked[0]?.headers.get('X-XSRF-TOKEN')).toBe('token')
    expect(address.split(' [')[0]).toBe(`${asked[0]?.method} ${new URL(asked[0]?.url ?? '').pathname}`)
  })

  it('is not sent with a call that reads', async () => {
    const { client, asked } = lineTo(() => Response.json([]))
    await client.call('getCards', {})
    expect(asked[0]?.headers.has(TOKEN_HEADER)).toBe(false)
  })

  it('prevents the call if there is no token [CSRF-05]', async () => {
    const token = createTokenKeeper({ fetchToken: async () => 'never', read: () => 'TKN1', write: () => undefined })
    token.keep('TKN1')
    const { client, asked } = lineTo(() => problem('not-found'), { token })
    expect(await client.call('deleteCard', { query: { id: '1' } })).toEqual({ ok: false, error: { kind: 'no-token' } })
    expect(asked).toEqual([])
  })

  it('is refreshed and the call repeated once if it was refused because its session is gone', async () => {
    const accept = (request: Request) => (request.headers.get(TOKEN_HEADER) === 'new' ? Response.json(true) : problem('token-invalid'))
    const { client, asked } = lineTo(accept, { token: tokens({ take: async () => 'old', renew: async () => 'new' }) })
    expect(await client.call('deleteCard', { query: { id: '1' } })).toEqual({ ok: true, value: true })
    expect(asked).toHaveLength(2)
  })

  it('is not replaced by that of another member, who has signed in in another tab', async () => {
    let publicId = 'ada'
    const accept = (request: Request) => (request.headers.get(TOKEN_HEADER) === 'new' ? Response.json(true) : problem('token-invalid'))
    const token = tokens({ take: async () => 'old', renew: async () => 'new' })
    const { client, asked } = lineTo(accept, { token, publicId: () => publicId })
    publicId = 'eve'
    expect(await client.call('deleteCard', { query: { id: '1' } })).toMatchObject({ ok: false, error: { code: 'token-invalid' } })
    expect(asked).toHaveLength(1)
  })

  it('is afterwards that of the session that an answer started', async () => {
    const kept: string[] = []
    const { client } = lineTo(() => Response.json({ publicId: 'p', memberType: 'EnrolledCardMember', csrfToken: 'of the session' }), {
      token: tokens({ keep: (token) => kept.push(token) }),
    })
    await client.call('signIn', { body: { email: 'a@b.example', password: 'x', rememberMe: false } })
    expect(kept).toEqual(['of the session'])
  })

  it('fails the call if it is refused again', async () => {
    const { client, asked } = lineTo(() => problem('token-invalid'), {
      token: tokens({ take: async () => 'old', renew: async () => 'new' }),
    })
    expect(await client.call('deleteCard', { query: { id: '1' } })).toMatchObject({ ok: false, error: { code: 'token-invalid' } })
    expect(asked).toHaveLength(2)
  })
})

describe('the captcha of a form', () => {
  const sheet = { email: 'a@b.example', password: 'plum tart', rememberMe: false }
  const joining = { email: 'a@b.example', password: 'plum tart', passwordConfirm: 'plum tart', smsOptIn: false }
  const cards = { creditCards: [{ encryptedCardNumber: 'a.b.c.d.e', lastFour: '1111' }], directFileFeedOptIn: true }
  const started = { publicId: 'p', memberType: 'CardMember', csrfToken: 't' }

  /** A client whose captcha gives numbered tokens, and the token of each request. */
  function withCaptcha(...answers: readonly (() => Response)[]) {
    let given = 0
    const resets: string[] = []
    const captcha: Captcha = {
      token: () => Promise.resolve({ ok: true, value: `token ${(given += 1)}` }),
      reset: (form) => void resets.push(form),
    }
    const line = lineTo(() => answers[line.asked.length - 1]?.() ?? problem('internal-error'), { captcha: () => captcha })
    return { client: line.client, resets, tokens: () => line.asked.map(({ headers }) => headers.get('x-captcha')) }
  }

  it('is used from the second submit on, and again only after a further failure [FORM-18]', async () => {
    const wrong = () => problem('bad-credentials')
    const { client, tokens } = withCaptcha(wrong, wrong, () => Response.json(started), wrong)
    for (let submit = 0; submit < 4; submit++) await client.call('signIn', { body: sheet })
    expect(tokens()).toEqual([null, 'token 1', 'token 2', null])
  })

  it('is used on each submit of the card form [FORM-19]', async () => {
    const { client, tokens } = withCaptcha(
      () => problem('cards-not-added'),
      () => problem('cards-not-added'),
    )
    for (let submit = 0; submit < 2; submit++) await client.call('saveCards', { body: cards })
    expect(tokens()).toEqual(['token 1', 'token 2'])
  })

  it('is reset after a failed submit, which has used its token [FORM-20]', async () => {
    const { client, resets } = withCaptcha(
      () => problem('cards-not-added'),
      () => Response.json({ cardRegistration: [] }),
    )
    await client.call('saveCards', { body: cards })
    await client.call('saveCards', { body: cards })
    expect(resets).toEqual(['saveCards'])
  })

  it('is solved when the server asks for it, and the call is sent once more', async () => {
    const { client, tokens } = withCaptcha(
      () => problem('captcha-required'),
      () => Response.json(started),
    )
    expect((await client.call('signUp', { body: joining })).ok).toBe(true)
    expect(tokens()).toEqual([null, 'token 1'])
  })

  it('sends nothing if there is no token', async () => {
    const captcha: Captcha = { token: () => Promise.resolve({ ok: false, error: 'network' }), reset: () => undefined }
    const { client, asked } = lineTo(() => problem('internal-error'), { captcha: () => captcha })
    expect(await client.call('saveCards', { body: cards })).toEqual({ ok: false, error: { kind: 'captcha', fault: 'network' } })
    expect(asked).toEqual([])
  })
})
