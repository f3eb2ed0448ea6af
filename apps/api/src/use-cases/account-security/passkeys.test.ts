import { securityEndpoints as calls, endpoints, type Answer } from '@dining/contract'
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MINUTES, REAUTHENTICATION_MINUTES } from '@dining/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { authenticator, type Forgery } from '../../testing/authenticator.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import { addMember, PASSWORD, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('sso', { program: { enrollmentType: 'sso' } })])
})
afterAll(() => api.close())

const originOf = (partner: string) => `http://${partner}.localhost:3000`

async function startAdding(by: Browser): Promise<string> {
  return ((await by.call(calls.startPasskey, {})).body as Answer<typeof calls.startPasskey>).challenge
}
async function startUse(by: Browser): Promise<string> {
  return ((await by.call(calls.startPasskeyUse, {})).body as Answer<typeof calls.startPasskeyUse>).challenge
}
const add = (by: Browser, created: ReturnType<ReturnType<typeof authenticator>['create']>, passkeyName = 'My phone') =>
  by.call(calls.addPasskey, { body: { ...created, passkeyName } })
const enter = (by: Browser, used: ReturnType<ReturnType<typeof authenticator>['use']>) =>
  by.call(calls.signInWithPasskey, { body: { ...used, rememberMe: false } })

/** A member of the partner with a passkey, and the browser in which they are signed in. */
async function withPasskey(partner = 'one') {
  const member = await addMember(api, partner)
  const own = await signedIn(api, partner, member)
  const device = authenticator(originOf(partner))
  expect((await add(own, device.create(await startAdding(own)))).status).toBe(200)
  return { member, own, device }
}

/** A new password with the code that is mailed to the member. */
async function recover({ email }: { readonly email: string }): Promise<void> {
  const owner = browser(api.app, 'one')
  await owner.call(endpoints.requestRecovery, { body: { email } })
  const code = /^[A-Z2-9]{8}$/m.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
  const { ticket } = (await owner.call(endpoints.confirmRecovery, { body: { email, code } })).body as { ticket: string }
  const password = 'quite another one'
  const updated = await owner.call(endpoints.updatePassword, { body: { ticket, password, passwordConfirm: password } })
  expect(updated.body).toEqual({ updated: true })
}

describe('adding a passkey', () => {
  it('lists it with its name, tells the member by mail, and keeps nothing by which it could be used', async () => {
    const before = api.mails.length
    const { own, device, member } = await withPasskey()
    const { passkeys } = (await own.call(calls.getPasskeys, {})).body as Answer<typeof calls.getPasskeys>
    expect(passkeys).toEqual([{ id: device.credentialId, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null }])
    await expect
      .poll(() => api.mails.slice(before).map(({ subject, to }) => [subject, to]))
      .toEqual([[expect.stringMatching(/passkey was added/), member.email]])
    expect(api.mails.at(-1)?.text).toContain('My phone')
  })

  it.each<[string, Forgery]>([
    ['another origin', { origin: originOf('two') }],
    ['another host', { rpId: 'two.localhost' }],
    ['a challenge that was never given', { challenge: 'bmV2ZXIgZ2l2ZW4' }],
    ['an authenticator that has not verified its user', { isVerified: false }],
  ])('refuses %s', async (_, forged) => {
    const own = await signedIn(api, 'one', await addMember(api, 'one'))
    const reply = await add(own, authenticator(originOf('one')).create(await startAdding(own), forged))
    expect([reply.status, reply.problem.code]).toEqual([401, 'passkey-refused'])
    // The session stays open.
    expect((await own.call(calls.getPasskeys, {})).body).toEqual({ passkeys: [] })
  })

  it('accepts a challenge once, in the session that asked for it, in time, and only for adding', async () => {
    const { own, device } = await withPasskey()
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    const fresh = () => authenticator(originOf('one'))
    const challenge = await startAdding(own)
    expect((await add(other, fresh().create(challenge))).problem.code).toBe('passkey-refused')
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(own, fresh().create(challenge))))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401])
    expect((await add(own, fresh().create(await startUse(own)))).problem.code).toBe('passkey-refused')
    const late = await startAdding(own)
    api.clock.advance(PASSKEY_CHALLENGE_MINUTES * 60_000)
    expect((await add(own, fresh().create(late))).problem.code).toBe('passkey-refused')
    // A credential of another member cannot be taken over.
    const thief = await signedIn(api, 'one', await addMember(api, 'one'))
    expect((await add(thief, device.create(await startAdding(thief)))).problem.code).toBe('passkey-refused')
  })

  it('is possible for a member of late, up to the limit, and for no member of a provider', async () => {
    const { own } = await withPasskey()
    const challenges = await Promise.all(Array.from({ length: MAX_PASSKEYS + 2 }, () => startAdding(own)))
    const replies = await Promise.all(challenges.map((challenge) => add(own, authenticator(originOf('one')).create(challenge))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_PASSKEYS - 1)
    expect((await own.call(calls.startPasskey, {})).problem.code).toBe('passkey-limit-reached')
    api.clock.advance(REAUTHENTICATION_MINUTES * 60_000)
    expect((await own.call(calls.startPasskey, {})).problem.code).toBe('reauthentication-required')
    expect((await browser(api.app, 'sso').call(calls.startPasskeyUse, {})).problem.code).toBe('not-found')
  })
})

describe('signing in with a passkey', () => {
  it('starts a session as a password does, once for a challenge, even when asked at the same time', async () => {
    const { device, member } = await withPasskey()
    const visitor = browser(api.app, 'one')
    const challenge = await startUse(visitor)
    const used = device.use(challenge)
    const replies = await Promise.all([enter(visitor, used), enter(visitor, used)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ email: member.email })
    expect((await visitor.call(calls.startPasskey, {})).status).toBe(200)
    const { passkeys } = (await visitor.call(calls.getPasskeys, {})).body as Answer<typeof calls.getPasskeys>
    expect(passkeys[0]?.lastUsedAt).toBe(api.clock.now().toISOString())
  })

  it.each<[string, Forgery]>([
    ['another origin', { origin: originOf('two') }],
    ['another host', { rpId: 'two.localhost' }],
    ['a challenge that was never given', { challenge: 'bmV2ZXIgZ2l2ZW4' }],
    ['an authenticator that has not verified its user', { isVerified: false }],
    ['a counter that has not grown', { counter: 1 }],
  ])('refuses %s', async (_, forged) => {
    const { device } = await withPasskey()
    const visitor = browser(api.app, 'one')
    const reply = await enter(visitor, device.use(await startUse(visitor), forged))
    expect([reply.status, reply.problem.code]).toEqual([401, 'passkey-refused'])
  })

  it('refuses the challenge of another browser, another key, a removed passkey, and that of another partner', async () => {
    const { device, own } = await withPasskey()
    const [visitor, other] = [browser(api.app, 'one'), browser(api.app, 'one')]
    const refused = async (by: Browser, used: ReturnType<typeof device.use>) =>
      expect((await enter(by, used)).problem.code).toBe('passkey-refused')
    await refused(other, device.use(await startUse(visitor)))
    await refused(visitor, { ...authenticator(originOf('one')).use(await startUse(visitor)), credentialId: device.credentialId })
    const elsewhere = browser(api.app, 'two')
    await refused(elsewhere, device.use(await startUse(elsewhere), { origin: originOf('two'), rpId: 'two.localhost' }))
    // Another member cannot rename or remove it.
    const stranger = await signedIn(api, 'one', await addMember(api, 'one'))
    const rename = (by: Browser, passkeyName: string) =>
      by.call(calls.renamePasskey, { params: { passkeyId: device.credentialId }, body: { passkeyName } })
    expect((await rename(stranger, 'Theirs')).body).toEqual({ passkeys: [] })
    expect(JSON.stringify((await own.call(calls.getPasskeys, {})).body)).not.toContain('Theirs')
    expect((await rename(own, ' Kitchen ')).body).toMatchObject({ passkeys: [{ name: 'Kitchen' }] })
    await stranger.call(calls.removePasskey, { params: { passkeyId: device.credentialId } })
    expect((await enter(visitor, device.use(await startUse(visitor)))).status).toBe(200)
    expect((await own.call(calls.removePasskey, { params: { passkeyId: device.credentialId } })).body).toEqual({ passkeys: [] })
    await refused(other, device.use(await startUse(other)))
  })

  it('is possible while wrong passwords lock the account, and the password stays usable without it', async () => {
    const { device, member } = await withPasskey()
    const guesser = browser(api.app, 'one')
    for (let time = 0; time < 6; time++)
      await guesser.call(endpoints.signIn, { body: { email: member.email, password: 'wrong-1', rememberMe: false } })
    const visitor = browser(api.app, 'one')
    expect((await enter(visitor, device.use(await startUse(visitor)))).status).toBe(200)
    api.clock.advance(31 * 60_000)
    expect((await visitor.call(endpoints.signIn, { body: { email: member.email, password: PASSWORD, rememberMe: false } })).status).toBe(
      200,
    )
  })

  it('proves again who a member is, but only with a passkey of their own', async () => {
    const { device, own } = await withPasskey()
    const { device: foreign } = await withPasskey()
    api.clock.advance(REAUTHENTICATION_MINUTES * 60_000)
    const confirm = async (used: ReturnType<typeof device.use>) => own.call(calls.confirmIdentity, { body: { kind: 'passkey', ...used } })
    expect((await confirm(foreign.use(await startUse(own)))).problem.code).toBe('passkey-refused')
    expect((await own.call(calls.startPasskey, {})).status).toBe(403)
    expect((await confirm(device.use(await startUse(own)))).status).toBe(200)
    expect((await own.call(calls.startPasskey, {})).status).toBe(200)
  })
})

it('a recovery removes every passkey, of which one might be another person’s, says so, and lets none be added by a session before it', async () => {
  const { member, own, device } = await withPasskey()
  const other = await withPasskey()
  const challenge = await startAdding(own)
  await recover(member)
  const visitor = browser(api.app, 'one')
  expect((await enter(visitor, device.use(await startUse(visitor)))).problem.code).toBe('passkey-refused')
  expect((await add(own, authenticator(originOf('one')).create(challenge))).status).toBe(401)
  await expect.poll(() => api.mails.findLast(({ to }) => to === member.email)?.text).toMatch(/passkeys of the account are removed/)
  expect((await enter(visitor, other.device.use(await startUse(visitor)))).status).toBe(200)
  // A member without one reads nothing of passkeys.
  const plain = await addMember(api, 'one')
  await recover(plain)
  await expect.poll(() => api.mails.findLast(({ to }) => to === plain.email)?.subject).toMatch(/password.*was changed/)
  expect(api.mails.findLast(({ to }) => to === plain.email)?.text).not.toMatch(/passkey/)
})
