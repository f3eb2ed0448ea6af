import { Script } from 'node:vm'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { startPaymentProvider, type PaymentProvider } from './server.ts'

const KEYS = { secret: 'sk_test_0123456789abcdef', publishable: 'pk_test_0123456789abcdef' } as const
const CARD = { month: '12', year: '2030', cvc: '123' }

let provider: PaymentProvider
beforeEach(async () => void (provider = await startPaymentProvider({ keys: KEYS, now: () => new Date('2026-06-15T15:00:00Z') })))
afterEach(() => provider.close())

interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly error?: { readonly code: string } }
}
interface Sent {
  readonly method?: string
  readonly body?: URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
}
async function call(path: string, init: Sent, key: string = KEYS.secret): Promise<Answered> {
  const answer = await fetch(`${provider.url}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } })
  return { status: answer.status, body: (await answer.json()) as Answered['body'] }
}
const create = (form: Record<string, string> = { usage: 'off_session', 'metadata[table]': 'abc' }, key?: string) =>
  call('/v1/setup_intents', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const read = (id: unknown) => call(`/v1/setup_intents/${String(id)}?expand[]=payment_method`, {})
const post = (setup: Answered['body'], call_: string, form: Record<string, string>, key: string = KEYS.publishable) =>
  call(
    `/v1/setup_intents/${String(setup['id'])}/${call_}`,
    { method: 'POST', body: new URLSearchParams({ client_secret: String(setup['client_secret']), ...form }) },
    key,
  )
const confirm = (setup: Answered['body'], number: string, more: Record<string, string> = {}) =>
  post(setup, 'confirm', { ...CARD, number, ...more })

it('makes a setup, takes a card, and answers with brand and last digits alone [CARD-71]', async () => {
  const { body: setup } = await create()
  expect(setup).toMatchObject({
    object: 'setup_intent',
    status: 'requires_payment_method',
    usage: 'off_session',
    livemode: false,
    metadata: { table: 'abc' },
    payment_method: null,
  })
  expect(String(setup['client_secret'])).toContain(`${String(setup['id'])}_secret_`)
  expect((await confirm(setup, '4242 4242 4242 4242')).body).toMatchObject({ status: 'succeeded' })
  const after = await read(setup['id'])
  expect(after.body).toMatchObject({ status: 'succeeded', payment_method: { card: { brand: 'visa', last4: '4242' } } })
  expect(JSON.stringify([after, provider.setups.all()])).not.toContain('4242424242424242')
  expect((await confirm(setup, '4242424242424242')).body.error?.code).toBe('setup_intent_unexpected_state')
})

it.each([
  ['4000000000000002', {}, 'card_declined'],
  ['4000000000000069', {}, 'expired_card'],
  ['4000000000000127', {}, 'incorrect_cvc'],
  ['4242424242424241', {}, 'incorrect_number'],
  ['4242424242424242', { year: '2025' }, 'expired_card'],
  ['4242424242424242', { month: '05', year: '2026' }, 'expired_card'],
  ['4242424242424242', { cvc: '1' }, 'invalid_cvc'],
])('declines %s with %j as %s; another card is taken afterwards', async (number, more, code) => {
  const { body: setup } = await create()
  const declined = await confirm(setup, number, more)
  expect([declined.status, declined.body.error?.code]).toEqual([402, code])
  expect((await read(setup['id'])).body).toMatchObject({ status: 'requires_payment_method', payment_method: null })
  expect((await confirm(setup, '5555555555554444')).body).toMatchObject({ status: 'succeeded' })
})

it('asks for an authentication, which succeeds or fails', async () => {
  const { body: setup } = await create()
  expect((await confirm(setup, '4000002500003155')).body).toMatchObject({ status: 'requires_action' })
  expect((await post(setup, 'authenticate', { authentic: 'no' })).body.error?.code).toBe('setup_intent_authentication_failure')
  await confirm(setup, '4000002500003155')
  expect((await post(setup, 'authenticate', { authentic: 'yes' })).body).toMatchObject({ status: 'succeeded' })
})

it('answers the same key and request once, and refuses the key for another request', async () => {
  const form = { usage: 'off_session', 'metadata[table]': 'one' }
  const made = await Promise.all(Array.from({ length: 5 }, () => create(form, 'the-key')))
  expect(new Set(made.map(({ body }) => body['id'])).size).toBe(1)
  const other = await create({ ...form, 'metadata[table]': 'two' }, 'the-key')
  expect([other.status, other.body.error]).toMatchObject([400, { type: 'idempotency_error' }])
})

it('refuses other keys, other secrets and unknown setups', async () => {
  const { body: setup } = await create()
  expect((await call('/v1/setup_intents', { method: 'POST' }, KEYS.publishable)).status).toBe(401)
  expect((await call(`/v1/setup_intents/${String(setup['id'])}`, {}, 'sk_test_other')).status).toBe(401)
  expect((await read('seti_unknown')).status).toBe(404)
  expect((await post({ ...setup, client_secret: 'other' }, 'confirm', { ...CARD, number: '4242424242424242' })).body.error?.code).toBe(
    'resource_missing',
  )
  expect((await post(setup, 'confirm', { ...CARD, number: '4242424242424242' }, KEYS.secret)).status).toBe(401)
})

it('serves the script and the fields, and does what the switch of faults says', async () => {
  const get = async (path: string) => {
    const answer = await fetch(`${provider.url}${path}`)
    return [answer.status, answer.headers.get('content-type') ?? '', await answer.text(), answer.headers] as const
  }
  const [status, type, script] = await get('/v3/')
  expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/interface |: string/)
  const [, , page, headers] = await get('/v3/frame')
  expect(page).toContain('Card number')
  expect(headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:*')
  provider.faults.set({ kind: 'down', calls: ['script'], ms: 0, times: 1 })
  await expect(get('/v3/')).rejects.toThrow()
  provider.faults.set({ kind: 'error', calls: ['create'], ms: 0 })
  expect((await create()).status).toBe(500)
  provider.faults.set({ kind: 'lost', calls: ['create'], ms: 0, times: 1 })
  const before = provider.setups.all().length
  await expect(create()).rejects.toThrow()
  expect(provider.setups.all()).toHaveLength(before + 1)
})
