import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { addMember, addZip } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'

let api: TestApi
let visitor: Browser

beforeAll(async () => {
  const plain = testPartner('plain', { features: { partnerNumber: false } })
  const canary = testPartner('canary', { program: { loyaltyName: 'Grandcanary®' } })
  const one = testPartner('one', { features: { hasSmsOptIn: true, shortCode: '55512' } })
  api = await testApi([one, plain, canary, testPartner('provider', { program: { enrollmentType: 'sso' } })])
  await addZip(api, '97205')
})
beforeEach(() => {
  visitor = browser(api.app, 'one')
})
afterAll(() => api.close())

let number = 100_000
const form = (change: Record<string, unknown> = {}) => {
  number += 1
  return {
    email: `new-${number}@mail.example`,
    partnerNumber: String(number),
    password: 'a good enough one',
    passwordConfirm: 'a good enough one',
    smsOptIn: false,
    ...change,
  }
}
const signUp = (body: ReturnType<typeof form>) => visitor.call(endpoints.signUp, { body })
const errorsOf = async (change: Record<string, unknown>) => {
  const { problem } = await signUp(form(change))
  return (problem.errors ?? []).map(({ field, code }) => `${field}: ${code}`)
}
const memberBy = (email: string) =>
  api.store.owner((tx) => tx.selectFrom('member').selectAll().where('email_key', '=', email.trim().toLowerCase()).execute())

it('makes the member, signs them in and welcomes them; the card comes next', async () => {
  const body = form({ firstName: ' Ada ', lastName: 'Lovelace', email: 'Ada@Mail.example', zipCode: '97205', emailOptIn: true })
  const reply = await signUp(body)
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ memberType: 'NonCardMember', csrfToken: expect.any(String) })
  const member = await visitor.call(endpoints.getMember, {})
  expect(member.body).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'Ada@Mail.example',
    tierLevel: 2,
    active: false,
    hasWebProfile: true,
  })
  expect(api.mails.at(-1)).toMatchObject({ to: 'Ada@Mail.example', fromName: 'Dining® of one', subject: 'Welcome to Dining® of one' })
  expect(api.mails.at(-1)?.text).toContain('http://one.localhost:3000/add_card')
})

describe('reports errors at their fields', () => {
  it.each([
    // the partner's number
    [{ partnerNumber: '' }, 'partnerNumber: required'],
    [{ partnerNumber: '12345' }, 'partnerNumber: invalid-partner-number'],
    [{ partnerNumber: '1234567' }, 'partnerNumber: invalid-partner-number'],
    // the address
    [{ email: ' ' }, 'email: required'],
    [{ email: 'ada' }, 'email: invalid-email'],
    [{ email: `${'a'.repeat(250)}@mail.example` }, 'email: too-long'],
    // the password
    [{ password: '', passwordConfirm: '' }, 'password: required'],
    [{ password: '7 chars', passwordConfirm: '7 chars' }, 'password: too-short'],
    [{ password: 'x'.repeat(57), passwordConfirm: 'x'.repeat(57) }, 'password: too-long'],
    [{ password: 'Password1', passwordConfirm: 'Password1' }, 'password: password-common'],
    [{ password: '12345678', passwordConfirm: '12345678' }, 'password: password-common'],
    [{ passwordConfirm: 'another good one' }, 'passwordConfirm: password-mismatch'],
    // the rest
    [{ phoneNumber: '555-0123' }, 'phoneNumber: invalid-phone'],
    [{ phoneNumber: '121-555-0123' }, 'phoneNumber: invalid-phone-us'],
    [{ firstName: 'x'.repeat(21) }, 'firstName: too-long'],
    [{ zipCode: '972' }, 'zipCode: invalid-zip'],
    [{ zipCode: '00000' }, 'zipCode: zip-not-us'],
  ])('%j gives %s', async (change, expected) => {
    expect(await errorsOf(change)).toContain(expected)
  })

  it('all of it at once, in the order of the form', async () => {
    expect(await errorsOf({ partnerNumber: 'x', email: 'x', password: 'x', passwordConfirm: 'y', phoneNumber: '1' })).toEqual([
      'partnerNumber: invalid-partner-number',
      'email: invalid-email',
      'phoneNumber: invalid-phone',
      'password: too-short',
      'passwordConfirm: password-mismatch',
    ])
  })

  it('a password that equals the partner number is refused', async () => {
    const eight = testPartner('eight', { features: { partnerNumber: { label: '', help: '', pattern: '^\\d{8}$', findUrl: '' } } })
    const other = await testApi([eight])
    const reply = await browser(other.app, 'eight').call(endpoints.signUp, {
      body: form({ partnerNumber: '83716250', password: '83716250', passwordConfirm: '83716250' }),
    })
    await other.close()
    expect(reply.problem.errors).toEqual([expect.objectContaining({ field: 'password', code: 'password-equals-partner-number' })])
  })

  it.each([8, 56])('uses all of a password of %d characters', async (length) => {
    const password = 'äq7Ω tür#lampe Zebra-9 Wolke&Fjord 31 blau:Kiesel Ofen.52'.slice(0, length)
    const body = form({ password, passwordConfirm: password })
    expect((await signUp(body)).status).toBe(200)
    const again = browser(api.app, 'one')
    const signIn = (text: string) => again.call(endpoints.signIn, { body: { email: body.email, password: text, rememberMe: false } })
    expect((await signIn(password.slice(0, -1))).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
  })

  it('a password of 7 characters, and one that is among the most common [ENROLL-26]', async () => {
    const told = (password: string) => errorsOf({ password, passwordConfirm: password })
    expect(await told('7 chars')).toEqual(['password: too-short'])
    expect(await told('v7#Kq2pX')).toEqual([])
    expect(await told('password123')).toEqual(['password: password-common'])
    expect(await told('Password123!')).toEqual(['password: password-common'])
  })

  it.each([
    ['a leaked password', { password: 'liverpoolfc1' }],
    ['a common word with a year', { password: 'Summer2026!' }],
    ['a common word in other letters', { password: 'P@ssw0rd!2024' }],
    ['a row of keys', { password: 'qwertyuiop[]' }],
    ['the address', { password: 'grimbleshanks7', email: 'grimbleshanks@mail.example' }],
    ['the name', { password: 'Threepwood1', lastName: 'Threepwood' }],
  ])('%s', async (_, { password, ...change }) => {
    expect(await errorsOf({ password, passwordConfirm: password, ...change })).toEqual(['password: password-common'])
  })

  it('a password made of the name of the program', async () => {
    const password = 'Grandcanary2026'
    const body = { ...form(), partnerNumber: '654321', password, passwordConfirm: password }
    const reply = await browser(api.app, 'canary').call(endpoints.signUp, { body })
    expect(reply.problem.errors).toMatchObject([{ field: 'password', code: 'password-common' }])
  })

  it('a password that the service of leaked passwords contains, within its time limit', async () => {
    const asked: string[] = []
    const breachedRange = { has: (password: string) => Promise.resolve(asked.push(password) > 0 && password.endsWith('leaked')) }
    const guest = browser(createApi({ ...api.deps, breachedRange }), 'one')
    const join = (password: string) => guest.call(endpoints.signUp, { body: form({ password, passwordConfirm: password }) })
    expect((await join('orchid tram velvet leaked')).problem.errors).toMatchObject([{ field: 'password', code: 'password-common' }])
    expect((await join('orchid tram velvet')).status).toBe(200)
    expect((await join('password123')).status).toBe(400)
    // The service is not called for a password that is refused anyway.
    expect(asked).toEqual(['orchid tram velvet leaked', 'orchid tram velvet'])
  })

  it('an address that a member has', async () => {
    const member = await addMember(api, 'one')
    const reply = await signUp(form({ email: member.email.toUpperCase() }))
    expect(reply.problem).toMatchObject({ status: 409, code: 'already-member', errors: [{ field: 'email', code: 'already-member' }] })
  })

  it('a partner number that a member has', async () => {
    await addMember(api, 'one', { partner_number: '777777' })
    const reply = await signUp(form({ partnerNumber: '777777' }))
    expect(reply.problem).toMatchObject({ status: 409, code: 'partner-number-in-use', errors: [{ field: 'partnerNumber' }] })
  })
})

it.each([
  [undefined, 'web'],
  ['spring-mail', 'spring-mail'],
  [' App ', 'app'],
  // An address is no place for personal data.
  ['maya@example.com', 'web'],
  ['5035550148', 'web'],
  ['<b>mail</b>', 'web'],
  ['x'.repeat(41), 'web'],
])('keeps the source %s of the campaign as %s [PARAM-08]', async (source, kept) => {
  const body = form({ source })
  expect((await signUp(body)).status).toBe(200)
  expect(await memberBy(body.email)).toMatchObject([{ enrollment_source: kept }])
})

it('asks for no number where the partner has none', async () => {
  visitor = browser(api.app, 'plain')
  const body = form({ partnerNumber: undefined })
  expect((await signUp(body)).status).toBe(200)
  expect((await memberBy(body.email))[0]).toMatchObject({ partner_number: null })
})

it.each([
  [{ smsOptIn: true, phoneNumber: '(212) 555-0123' }, true],
  [{ smsOptIn: true, phoneNumber: '' }, false],
  [{ smsOptIn: false, phoneNumber: '2125550123' }, false],
  [{ smsOptIn: true, smsOptInV2: false, phoneNumber: '2125550123' }, false],
  [{ smsOptIn: false, smsOptInV2: true, phoneNumber: '2125550123' }, true],
  [{ smsOptIn: false, smsOptInV2: true }, false],
])('opts in to text messages as %j says: %s', async (change, expected) => {
  const body = form(change)
  await signUp(body)
  expect((await memberBy(body.email))[0]?.sms_opt_in).toBe(expected)
})

it('creates one member for two equal simultaneous sign-ups', async () => {
  const body = form()
  const visitors = Array.from({ length: 8 }, () => browser(api.app, 'one'))
  const replies = await Promise.all(visitors.map((one) => one.call(endpoints.signUp, { body })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await memberBy(body.email)).toHaveLength(1)
})

it('keeps the password only as a hash, and writes nothing of a refused form', async () => {
  const body = form()
  await signUp(body)
  expect((await memberBy(body.email))[0]?.password_hash).toMatch(/^\$argon2id\$/)
  const refused = form({ password: 'short', passwordConfirm: 'short' })
  await signUp(refused)
  expect(await memberBy(refused.email)).toEqual([])
})

it('requires a sign-in at the provider first, if the partner has one', async () => {
  visitor = browser(api.app, 'provider')
  expect((await signUp(form())).problem.code).toBe('unauthorized')
})
