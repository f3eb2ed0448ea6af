import { endpoints } from '@dining/contract'
import { JOIN_LINK_DAYS } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { addMember, linkCards, PASSWORD, signedIn } from '../../testing/factories.ts'
import { signInAtProvider } from '../../testing/provider-sign-in.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

const DAY_MS = 86_400_000
const draft = { firstName: 'Ada', phoneNumber: '503-555-0148', emailOptIn: false }

let api: TestApi
let visitor: Browser
let number = 0
const newEmail = () => `newcomer-${++number}@mail.example`

let provider: TestProvider

beforeAll(async () => {
  provider = await testProvider()
  const elsewhere = testPartner('elsewhere', { program: { enrollmentType: 'sso' } })
  api = await testApi([testPartner('one'), testPartner('two'), elsewhere], undefined, {
    providers: new Map([['elsewhere', provider.as('elsewhere')]]),
  })
})
beforeEach(() => {
  visitor = browser(api.app, 'one')
  api.mails.length = 0
})
afterAll(() => Promise.all([api.close(), provider.close()]))

const send = (email: string, typed: object = draft) => visitor.call(endpoints.sendJoinLink, { body: { email, draft: typed } })
const open = (linkToken: string, from: Browser = browser(api.app, 'one')) => from.call(endpoints.openJoinLink, { body: { linkToken } })
const mailedToken = () => /#continue=([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''
const join = (email: string) =>
  visitor.call(endpoints.signUp, {
    body: { email, partnerNumber: String(300_000 + ++number), password: PASSWORD, passwordConfirm: PASSWORD, smsOptIn: false },
  })

async function link(email: string): Promise<string> {
  expect((await send(email)).body).toEqual({ sent: true })
  return mailedToken()
}

it('a mailed link gives back what was typed on another device, without a session, and no password is kept [ENROLL-01]', async () => {
  const email = newEmail()
  await send(email, { ...draft, password: 'plum tart 42', passwordConfirm: 'plum tart 42' })
  expect(api.mails[0]).toMatchObject({ to: email, fromName: 'Dining® of one', subject: 'Finish joining Dining® of one' })
  expect(api.mails[0]?.text).toContain(`/join#continue=${mailedToken()}`)
  const other = browser(api.app, 'one')
  expect((await open(mailedToken(), other)).body).toEqual({ step: 'details', email, draft })
  expect((await other.call(endpoints.getMember, {})).status).toBe(401)
  const stored = JSON.stringify(await api.store.owner((tx) => tx.selectFrom('join_link').selectAll().execute()))
  for (const secret of [email, 'Ada', 'plum tart', mailedToken()]) expect(stored).not.toContain(secret)
})

it('a link ends with the next one, after its days, with the account, and is none at another partner', async () => {
  const email = newEmail()
  const first = await link(email)
  const second = await link(email)
  expect((await open(first)).status).toBe(404)
  expect((await open(second, browser(api.app, 'two'))).status).toBe(404)
  expect((await open(`${second.slice(1)}A`)).status).toBe(404)
  expect((await open(second)).status).toBe(200)
  expect((await join(email)).status).toBe(200)
  expect((await open(second)).status).toBe(404)
  const late = await link(newEmail())
  api.clock.advance(JOIN_LINK_DAYS * DAY_MS - 1000)
  expect((await open(late)).status).toBe(200)
  api.clock.advance(2000)
  expect((await open(late)).status).toBe(404)
})

it('answers the same for an address with an account, whose owner gets a mail that leads to the sign-in', async () => {
  const member = await addMember(api, 'one')
  const [known, unknown] = [await send(member.email.toUpperCase()), await send(newEmail())]
  expect(known.body).toEqual(unknown.body)
  const [mail] = api.mails
  expect(mail).toMatchObject({ to: member.email })
  expect(mail?.text).toContain('/login')
  expect(mail?.text).not.toContain('continue=')
})

it("the welcome mail's link leads to step 2, names the account to sign in to, and signs nobody in [ENROLL-04]", async () => {
  const email = newEmail()
  await join(email)
  const token = mailedToken()
  expect(api.mails.at(-1)?.text).toContain(`/add_card#continue=${token}`)
  const other = browser(api.app, 'one')
  expect((await open(token, other)).body).toEqual({ step: 'card', email, isLinked: false, reader: 'none' })
  expect((await other.call(endpoints.getMember, {})).status).toBe(401)
  expect((await linkCards(other, ['amber'])).status).toBe(401)
  expect((await open(token, visitor)).body).toMatchObject({ reader: 'same' })
  const stranger = await signedIn(api, 'one', await addMember(api, 'one'))
  expect((await open(token, stranger)).body).toMatchObject({ reader: 'other' })
  await linkCards(visitor, ['amber'])
  expect((await open(token, visitor)).body).toMatchObject({ isLinked: true })
})

it('a visitor without a session keeps no draft as a member', async () => {
  expect((await visitor.call(endpoints.saveJoinDraft, { body: { draft } })).status).toBe(401)
  const member = await signedIn(api, 'one', await addMember(api, 'one'))
  expect((await member.call(endpoints.saveJoinDraft, { body: { draft } })).body).toEqual({ saved: false })
})

it('what a person types who has signed in at the provider is kept for their other devices, until they have joined [ENROLL-30]', async () => {
  const person = { sub: 'amara', email: 'amara@example.com', email_verified: true }
  const [first, second] = [browser(api.app, 'elsewhere'), browser(api.app, 'elsewhere')]
  await signInAtProvider(first, provider, person)
  await signInAtProvider(second, provider, person)
  expect((await first.call(endpoints.saveJoinDraft, { body: { draft } })).body).toEqual({ saved: true })
  expect((await second.call(endpoints.getJoinDraft, {})).body).toEqual({ draft })
  await second.call(endpoints.sendJoinLink, { body: { email: 'typed@example.com', draft } })
  // The provider's address gets the mail, whatever was typed, and its link contains no token.
  expect(api.mails[0]).toMatchObject({ to: 'amara@example.com' })
  expect(api.mails[0]?.text).toMatch(/localhost:3000\/Login$/m)
  const stranger = browser(api.app, 'elsewhere')
  expect((await stranger.call(endpoints.sendJoinLink, { body: { email: 'typed@example.com', draft } })).status).toBe(401)
  expect((await second.call(endpoints.signUp, { body: { email: '', partnerNumber: '471006', smsOptIn: false } })).status).toBe(200)
  expect((await second.call(endpoints.getJoinDraft, {})).body).toEqual({ draft: null })
  expect((await second.call(endpoints.saveJoinDraft, { body: { draft } })).body).toEqual({ saved: false })
})
