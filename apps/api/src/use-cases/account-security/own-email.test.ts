import { endpoints, securityEndpoints as calls } from '@dining/contract'
import { REAUTHENTICATION_MINUTES } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import type { TestMember } from '../../testing/dining.ts'
import { addMember, PASSWORD, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

let api: TestApi
let member: TestMember
let own: Browser
let number = 0

const features = { hasEmailChange: true }
beforeAll(async () => {
  api = await testApi([testPartner('one', { features }), testPartner('two', { features }), testPartner('off')])
})
beforeEach(async () => {
  member = await addMember(api, 'one')
  own = await signedIn(api, 'one', member)
  api.mails.length = 0
  number += 1
})
afterAll(() => api.close())

const newEmail = () => `own-${number}@mail.example`
const start = (by = own, to = newEmail()) => by.call(calls.startOwnEmailChange, { body: { newEmail: to } })
const confirm = (code: string, by = own) => by.call(calls.confirmOwnEmailChange, { body: { code } })
const waiting = async (by = own) => (await by.call(calls.getOwnEmailChange, {})).body
const mailTo = (to: string) => api.mails.findLast((mail) => mail.to === to)
const codeTo = (to: string) => /^[A-Z2-9]{8}$/m.exec(mailTo(to)?.text ?? '')?.[0] ?? ''
const signIn = (email: string) => browser(api.app, 'one').call(endpoints.signIn, { body: { email, password: PASSWORD, rememberMe: false } })
const hasCode = ({ text }: { readonly text: string }) => /^[A-Z2-9]{8}$/m.test(text)
const addressOf = async ({ id }: TestMember) =>
  (await api.store.owner((tx) => tx.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow())).email

it('changes with the code of the mail to the new address, once; other sessions end, and the old address gets a notice', async () => {
  const other = await signedIn(api, 'one', member)
  expect((await start()).body).toEqual({ newEmail: newEmail() })
  // Nothing has changed yet, and the old address has got nothing that it could be confirmed with.
  expect([await addressOf(member), await waiting(), api.mails.filter(hasCode).map(({ to }) => to)]).toEqual([
    member.email,
    { newEmail: newEmail() },
    [newEmail()],
  ])
  const code = codeTo(newEmail())
  expect(mailTo(newEmail())?.text).toContain(`/account/security#email=${code}`)
  expect((await confirm(code)).body).toEqual({ email: newEmail() })
  expect([(await own.call(endpoints.getMember, {})).status, (await other.call(endpoints.getMember, {})).status]).toEqual([200, 401])
  await expect.poll(() => mailTo(member.email)?.subject).toMatch(/^Your email address for .* was changed$/)
  expect([(await signIn(member.email)).status, (await signIn(newEmail())).status]).toEqual([401, 200])
  expect([(await confirm(code)).problem.code, await waiting()]).toEqual(['code-invalid', { newEmail: null }])
})

it('needs a fresh proof of who the member is, and refuses the addresses of others and the own one at the field', async () => {
  const other = await addMember(api, 'one')
  for (const [to, code] of [
    [other.email.toUpperCase(), 'already-member'],
    [member.email, 'not-allowed'],
  ] as const)
    expect((await start(own, to)).problem.errors).toMatchObject([{ field: 'newEmail', code }])
  api.clock.advance(REAUTHENTICATION_MINUTES * 60_000)
  expect((await start()).problem.code).toBe('reauthentication-required')
  expect([api.mails, await waiting()]).toEqual([[], { newEmail: null }])
})

it('takes no code that is expired, replaced, guessed, of another member or of another partner', async () => {
  const stranger = await addMember(api, 'one')
  const theirs = await signedIn(api, 'one', stranger)
  const elsewhere = await signedIn(api, 'two', await addMember(api, 'two'))
  await start(own, `first-${number}@mail.example`)
  await start()
  const code = codeTo(newEmail())
  const refused = [
    await confirm(codeTo(`first-${number}@mail.example`)),
    await confirm(code, theirs),
    await confirm(code, elsewhere),
    await confirm('AAAAAAAA'),
  ]
  expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'code-invalid'))
  expect([await waiting(theirs), await waiting(elsewhere)]).toEqual([{ newEmail: null }, { newEmail: null }])
  api.clock.advance(15 * 60_000 + 1_000)
  expect([(await confirm(code)).problem.code, await waiting(), await addressOf(member)]).toEqual([
    'code-invalid',
    { newEmail: null },
    member.email,
  ])
})

it('gives an address that two members confirm at once to one of them', async () => {
  const rivals = await Promise.all(Array.from({ length: 4 }, () => addMember(api, 'one')))
  const browsers = await Promise.all(rivals.map((rival) => signedIn(api, 'one', rival)))
  const codes: string[] = []
  for (const by of browsers) {
    await start(by)
    codes.push(codeTo(newEmail()))
  }
  const ends = await Promise.all(browsers.map((by, at) => confirm(codes[at] ?? '', by)))
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(ends.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)).toEqual([
    'code-invalid',
    'code-invalid',
    'code-invalid',
  ])
})

it('does not exist where the partner does not offer it, and a code for a password changes no address', async () => {
  const without = await signedIn(api, 'off', await addMember(api, 'off'))
  const refused = [await start(without), await confirm('AAAAAAAA', without), await without.call(calls.getOwnEmailChange, {})]
  expect(refused.map(({ problem }) => problem.code)).toEqual(['not-found', 'not-found', 'not-found'])
  await own.call(endpoints.requestRecovery, { body: { email: member.email } })
  await expect.poll(() => codeTo(member.email)).not.toBe('')
  expect((await confirm(codeTo(member.email))).problem.code).toBe('code-invalid')
})

it('is confirmed in a session of the member alone: the owner of a mistyped address cannot take the account with the code', async () => {
  await start()
  const code = codeTo(newEmail())
  const stranger = browser(api.app, 'one')
  for (let attempt = 0; attempt < 10; attempt++) {
    const reply = await stranger.call(endpoints.confirmEmailChange, { body: { email: member.email, code } })
    expect(reply.problem.code).toBe('code-invalid')
  }
  expect(await addressOf(member)).toBe(member.email)
  // Nor can a stranger use up its tries.
  expect((await confirm(code)).body).toEqual({ email: newEmail() })
})

it('mails one address five times in a quarter of an hour, from however many accounts', async () => {
  const answers: number[] = []
  for (let count = 0; count < 3; count++) {
    const by = await signedIn(api, 'one', await addMember(api, 'one'))
    for (const spelled of [newEmail(), newEmail().toUpperCase()]) answers.push((await start(by, spelled)).status)
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  expect(api.mails.filter(({ to }) => to.toLowerCase() === newEmail())).toHaveLength(5)
  // Another address is mailed.
  expect((await start(own, `other-${newEmail()}`)).status).toBe(200)
  api.clock.advance(15 * 60_000 + 1_000)
  expect((await start(await signedIn(api, 'one', member))).status).toBe(200)
})
