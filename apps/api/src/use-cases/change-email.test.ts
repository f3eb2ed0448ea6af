import { endpoints } from '@dining/contract'
import { FAILURES_TO_LOCK } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { COOKIES } from '../http/cookies.ts'
import { browser, type Browser } from '../testing/browser.ts'
import type { TestMember } from '../testing/dining.ts'
import { addMember, PASSWORD, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { requireNewEmail } from './change-email.ts'

let api: TestApi
let member: TestMember
let visitor: Browser
let number = 0

beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('provider', { program: { enrollmentType: 'sso' } })])
})
beforeEach(async () => {
  member = await addMember(api, 'one', { email_update_required: true })
  visitor = browser(api.app, 'one')
  api.mails.length = 0
  number += 1
})
afterAll(() => api.close())

const newEmail = () => `new-${number}@mail.example`
const request = (change: Partial<{ email: string; password: string; newEmail: string }> = {}) =>
  visitor.call(endpoints.requestEmailChange, { body: { email: member.email, password: PASSWORD, newEmail: newEmail(), ...change } })
const confirm = (code: string, email = member.email) => visitor.call(endpoints.confirmEmailChange, { body: { email, code } })
const signIn = (email: string) => visitor.call(endpoints.signIn, { body: { email, password: PASSWORD, rememberMe: false } })
const codeTo = (to: string) => /^[A-Z2-9]{8}$/m.exec(api.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
const kinds = async () =>
  (await api.store.owner((tx) => tx.selectFrom('audit_event').select('kind').where('member_id', '=', member.id).execute())).map(
    ({ kind }) => kind,
  )

it('a code that is mailed to the new address changes it; the old one gets a mail, and no longer signs in [AUTH-15] [AUTH-16]', async () => {
  expect((await signIn(member.email)).problem.code).toBe('email-update-required')
  expect((await request()).body).toEqual({ kind: 'code-sent' })
  expect(api.mails.map(({ to }) => to)).toEqual([newEmail()])
  const code = codeTo(newEmail())
  expect((await confirm(code)).body).toEqual({ updated: true })
  expect(api.mails.at(-1)).toMatchObject({ to: member.email, subject: 'Your email address for Dining® of one was changed' })
  expect((await signIn(member.email)).problem.code).toBe('bad-credentials')
  expect((await signIn(newEmail())).status).toBe(200)
  expect((await confirm(code, newEmail())).problem.code).toBe('code-invalid')
  expect(await kinds()).toEqual(expect.arrayContaining(['email-change-requested', 'email-changed', 'signed-in']))
})

describe('the request', () => {
  it('needs the password, whose failures lock the account as at a sign-in', async () => {
    for (let attempt = 1; attempt < FAILURES_TO_LOCK; attempt++)
      expect((await request({ password: 'wrong' })).problem.code).toBe('bad-credentials')
    expect((await request({ password: 'wrong' })).problem.code).toBe('locked')
    expect((await request()).problem.code).toBe('locked')
    expect(api.mails).toEqual([])
  })

  it('refuses the address of another member, and the present one, at the field', async () => {
    const other = await addMember(api, 'one')
    for (const [given, code] of [
      [other.email.toUpperCase(), 'already-member'],
      [` ${member.email} `, 'not-allowed'],
    ] as const) {
      const { problem } = await request({ newEmail: given })
      expect(problem.errors).toMatchObject([{ field: 'newEmail', code }])
    }
    expect((await request({ newEmail: 'maya@' })).status).toBe(400)
    expect(api.mails).toEqual([])
  })

  it('of a member whose address is right signs them in and changes nothing', async () => {
    const fine = await addMember(api, 'one')
    expect((await request({ email: fine.email })).body).toMatchObject({ kind: 'signed-in', publicId: fine.public_id })
    expect(api.mails).toEqual([])
    expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ email: fine.email })
  })

  it('of such a member is a sign-in like any other: it ends the session before, and a mail tells of a new device', async () => {
    const fine = await addMember(api, 'one')
    const own = await signedIn(api, 'one', fine)
    const before = own.cookies.get(COOKIES.session) ?? ''
    const body = { email: fine.email, password: PASSWORD, newEmail: newEmail() }
    expect((await own.call(endpoints.requestEmailChange, { body })).body).toMatchObject({ kind: 'signed-in' })
    own.cookies.set(COOKIES.session, before)
    expect((await own.call(endpoints.getMember, {})).status).toBe(401)
    expect(api.mails).toEqual([])
    expect((await request({ email: fine.email })).body).toMatchObject({ kind: 'signed-in' })
    await expect
      .poll(() => api.mails.map(({ to, subject }) => `${to}: ${subject}`))
      .toEqual([expect.stringMatching(`^${fine.email}: New sign-in`)])
  })

  it('does not exist where members sign in elsewhere', async () => {
    const { problem } = await browser(api.app, 'provider').call(endpoints.requestEmailChange, {
      body: { email: member.email, password: PASSWORD, newEmail: newEmail() },
    })
    expect(problem.code).toBe('not-found')
  })
})

describe('the code', () => {
  it('is invalid after five wrong tries, after 15 minutes, after a newer one, and for another partner', async () => {
    await request()
    const first = codeTo(newEmail())
    await request({ newEmail: `other-${number}@mail.example` })
    expect((await confirm(first)).problem.code).toBe('code-invalid')
    const second = codeTo(`other-${number}@mail.example`)
    const elsewhere = await browser(api.app, 'two').call(endpoints.confirmEmailChange, { body: { email: member.email, code: second } })
    expect(elsewhere.problem.code).toBe('code-invalid')
    for (let attempt = 0; attempt < 5; attempt++) await confirm('WRONGONE')
    expect((await confirm(second)).problem.code).toBe('code-invalid')
    await request()
    api.clock.advance(15 * 60_000 + 1_000)
    expect((await confirm(codeTo(newEmail()))).problem.code).toBe('code-invalid')
  })

  it('sets no password, and a code for a password changes no address', async () => {
    await request()
    const { problem } = await visitor.call(endpoints.confirmRecovery, { body: { email: member.email, code: codeTo(newEmail()) } })
    expect(problem.code).toBe('code-invalid')
    await visitor.call(endpoints.requestRecovery, { body: { email: member.email } })
    expect((await confirm(codeTo(member.email))).problem.code).toBe('code-invalid')
  })

  it('is invalid if another member has got the address since', async () => {
    await request()
    await addMember(api, 'one', { email: newEmail(), email_key: newEmail() })
    expect((await confirm(codeTo(newEmail()))).problem.code).toBe('code-invalid')
  })

  it('has one effect for 10 simultaneous calls', async () => {
    await request()
    const code = codeTo(newEmail())
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(api.mails.filter(({ to }) => to === member.email)).toHaveLength(1)
  })
})

it('an operator asks a member for another address, which ends the sessions', async () => {
  const fine = await addMember(api, 'one')
  const session = await signedIn(api, 'one', fine)
  expect(await requireNewEmail(api.deps, 'one', { email: fine.email, reason: 'mails come back' })).toBe(true)
  expect((await session.call(endpoints.getMember, {})).status).toBe(401)
  expect((await signIn(fine.email)).problem.code).toBe('email-update-required')
  expect(await requireNewEmail(api.deps, 'one', { email: 'nobody@mail.example', reason: 'mails come back' })).toBe(false)
})
