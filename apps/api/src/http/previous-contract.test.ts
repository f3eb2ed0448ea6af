import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { endpoints } from '@dining/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { browser, type Browser, type Reply } from '../testing/browser.ts'
import { givenCard, givenMerchant, type TestMember } from '../testing/dining.ts'
import { addMember, addZip, PASSWORD, signedIn } from '../testing/factories.ts'
import { feed, line } from '../testing/feed.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { envelope } from '../testing/test-vault.ts'

/** Calls as the previous version described them: what its bundles, which are still open in browsers, send and read. */
const { calls } = v.parse(
  v.object({
    calls: v.array(v.object({ name: v.string(), method: v.string(), path: v.string(), answer: v.record(v.string(), v.unknown()) })),
  }),
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../fixtures/previous/contract.json'), 'utf8')),
)

const ZIP = '97205'
let api: TestApi
let member: TestMember
let merchantId: string
let cardId: string
beforeAll(async () => {
  api = await testApi()
  await addZip(api, ZIP)
  const merchant = await givenMerchant(api.store)
  merchantId = merchant.id
  member = await addMember(api, 'one')
  const card = await givenCard(api.store, member)
  await givenCard(api.store, member)
  cardId = card.id
  await feed(api, [line(card, merchant, '2026-06-14T19:30:00-04:00', '60.00')])
})
afterAll(() => api.close())

interface Sent {
  /** The caller: its session. */
  readonly by: 'visitor' | 'member'
  readonly query?: string
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const post =
  (body: unknown): (() => Sent) =>
  () => ({ by: 'visitor', body })
const visit =
  (query = ''): (() => Sent) =>
  () => ({ by: 'visitor', query })
const look =
  (query = ''): (() => Sent) =>
  () => ({ by: 'member', query })

/** Requests of the previous version's bundles, recorded as they were sent. */
const SENT: Readonly<Record<string, () => Sent | Promise<Sent>>> = {
  getToken: visit(),
  signIn: () => ({ by: 'visitor', body: { email: member.email, password: PASSWORD, rememberMe: false } }),
  signOut: look(),
  signUp: post({
    email: 'new@mail.example',
    partnerNumber: '123456',
    firstName: 'Ada',
    lastName: 'Plum',
    zipCode: ZIP,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    smsOptIn: false,
    emailOptIn: true,
  }),
  createProspect: post({ email: 'maybe@mail.example' }),
  validateEmail: visit('email=free@mail.example'),
  requestRecovery: () => ({ by: 'visitor', body: { email: member.email } }),
  confirmRecovery: async () => ({ by: 'visitor', body: { email: member.email, code: await mailedCode() } }),
  updatePassword: async () => ({
    by: 'visitor',
    body: { ticket: await ticket(), password: 'another good one', passwordConfirm: 'another good one' },
  }),
  getMember: look(),
  getKnownMember: () => ({ by: 'visitor', params: { publicId: member.public_id } }),
  updateMember: () => ({
    by: 'member',
    body: {
      firstName: 'Ada',
      lastName: 'Plum',
      address: { address1: '1 Main St', address2: '', city: 'Portland', state: 'OR', zipCode: ZIP },
      phoneNumber: '5035550142',
      smsOptIn: true,
      emailOptIn: true,
    },
  }),
  activateMember: () => ({ by: 'visitor', body: { publicId: member.public_id } }),
  getDineSummary: look(),
  validateZip: visit(`zip=${ZIP}`),
  getCards: look(),
  getPartnerCards: look(),
  saveCards: () => ({
    by: 'member',
    body: {
      creditCards: [{ encryptedCardNumber: envelope('before'), cardType: 'Visa', lastFour: '4242', description: '' }],
      directFileFeedOptIn: true,
    },
  }),
  reEnroll: () => ({ by: 'member', body: { creditCards: [{ encryptedCardNumber: envelope('again'), lastFour: '4242' }] } }),
  deleteCard: () => ({ by: 'member', query: `id=${cardId}` }),
  getTransactions: look('pageNo=1&resultsPerPage=10'),
  searchMerchants: visit(
    'location.latitude=40.75&location.longitude=-73.99&radius=5&mealsServed=Dinner&mealsServed=Lunch&sortBy=distance&pageNo=1',
  ),
  getMerchant: () => ({ by: 'member', params: { merchantId } }),
  getDefaultLocation: visit(),
  lookUpLocation: visit(`text=${ZIP}`),
  suggestLocations: visit('text=Por'),
  getContent: () => ({ by: 'visitor', params: { name: '*' }, query: 'page_size=100' }),
  getFeatureFlags: visit(),
  recordImpressions: post([{ channel: 'web', dateTime: '2026-06-15T12:00:00.000Z', userAgent: 'x', placement: 'home' }]),
}

async function mailedCode(): Promise<string> {
  await browser(api.app, 'one').call(endpoints.requestRecovery, { body: { email: member.email } })
  return /\b[A-HJ-KM-NP-Z2-9]{8}\b/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

async function ticket(): Promise<string> {
  const reply = await browser(api.app, 'one').call(endpoints.confirmRecovery, { body: { email: member.email, code: await mailedCode() } })
  return v.parse(v.object({ ticket: v.string() }), reply.body).ticket
}

/** Sends a call by its old method and path, with the headers that the old client set. */
async function send(visitor: Browser, { method, path }: (typeof calls)[number], { query = '', params = {}, body }: Sent): Promise<Reply> {
  const { body: answer } = await visitor.send('GET', '/api/CSRF')
  const token = v.parse(v.object({ csrfToken: v.string() }), answer).csrfToken
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return visitor.send(method, query === '' ? filled : `${filled}?${query}`, {
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
  })
}

it('has a request for every call of the previous version', () => {
  expect(Object.keys(SENT).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

it.each(calls.map((call) => [call.name, call] as const))('answers %s of the previous version as it expects', async (name, call) => {
  const sent = await SENT[name]?.()
  if (!sent) throw new Error('It has no request')
  // Signed in again each time: a new password, or a sign-out, ends the session.
  await api.store.owner((tx) => tx.updateTable('member').set({ password_hash: member.password_hash }).where('id', '=', member.id).execute())
  const visitor = sent.by === 'member' ? await signedIn(api, 'one', member) : browser(api.app, 'one')
  const reply = await send(visitor, call, sent)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(call.answer)
  expect(validate(reply.body) ? [] : validate.errors).toEqual([])
})
