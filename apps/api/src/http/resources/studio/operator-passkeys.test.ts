import type { PasskeyAssertion } from '@dining/contract'
import { studioEndpoints as calls, type OperatorSecurity } from '@dining/contract/studio'
import { FAILURES_TO_LOCK, MAX_PASSKEYS, PASSKEY_CHALLENGE_MINUTES, RECOVERY_CODE_COUNT } from '@dining/domain'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../../../app.ts'
import { runOperatorsList } from '../../../cli/operators/run.ts'
import { authenticator, type Forgery } from '../../../testing/authenticator.ts'
import {
  addOperator,
  OPERATOR_PASSWORD,
  operatorBrowser,
  signedInOperator,
  STUDIO_ORIGIN,
  withStudio,
} from '../../../testing/operator-browser.ts'
import type { OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { resetFactor } from '../../../use-cases/studio/change-operators.ts'

let api: TestApi
let app: ReturnType<typeof withStudio>
let serial = 0
let email = ''
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  serial += 1
  email = `passkey-${serial}@studio.example`
  await addOperator(api, email, null)
})

/** The same API with other settings. */
const withMoved = (settings: TestApi['deps']['settings']) => createApi({ ...api.deps, settings })

type Device = ReturnType<typeof authenticator>
interface FactorNeeded {
  readonly takesCode: boolean
  readonly passkey: { readonly challenge: string; readonly allowCredentials: readonly { readonly id: string }[] } | null
}

const current = OPERATOR_PASSWORD
const codeOfReply = ({ status, problem }: { readonly status: number; readonly problem: { readonly code: string } }) =>
  status === 200 ? 'ok' : problem.code

/** The challenge to add a passkey, after a proof. */
async function startAdding(
  by: OperatorBrowser,
  factor: { readonly code?: string; readonly passkey?: PasskeyAssertion } = {},
): Promise<string> {
  return ((await by.call(calls.beginOperatorPasskey, { body: { current, ...factor } })).body as { readonly challenge: string }).challenge
}
/** The challenge to use a passkey, in an open session. */
async function startUse(by: OperatorBrowser): Promise<string> {
  return ((await by.call(calls.startOperatorPasskeyUse, {})).body as { readonly challenge: string }).challenge
}
const add = (by: OperatorBrowser, created: ReturnType<Device['create']>, passkeyName = 'My laptop') =>
  by.call(calls.addOperatorPasskey, { body: { ...created, passkeyName } })
const securityOf = async (by: OperatorBrowser) => (await by.call(calls.getOperatorSecurity, {})).body as OperatorSecurity
const isIn = async (by: OperatorBrowser) => (await by.call(calls.getOperator, {})).status === 200

/** A browser in which this operator has a passkey. */
async function withPasskey(of = email) {
  const own = await signedInOperator(app, of)
  const device = authenticator(STUDIO_ORIGIN)
  const reply = await add(own, device.create(await startAdding(own)))
  expect(reply.status).toBe(200)
  const { recoveryCodes } = reply.body as { readonly recoveryCodes: readonly string[] }
  return { own, device, recoveryCodes }
}

/** Gives the right password in a browser. @returns what is asked for next */
async function enterPassword(by: OperatorBrowser, of = email): Promise<FactorNeeded> {
  const reply = await by.call(calls.signInOperator, { body: { email: of, password: current } })
  expect(reply.body).toMatchObject({ kind: 'factor-needed' })
  return reply.body as FactorNeeded
}
const challengeFor = async (by: OperatorBrowser, of = email) => (await enterPassword(by, of)).passkey?.challenge ?? ''
const enter = (by: OperatorBrowser, passkey: PasskeyAssertion, password = current, of = email) =>
  by.call(calls.signInOperator, { body: { email: of, password, passkey } })

const FORGERIES: readonly [string, Forgery][] = [
  ['another origin', { origin: 'http://one.localhost:3000' }],
  ['another host', { rpId: 'one.localhost' }],
  ['a challenge that was never given', { challenge: 'bmV2ZXIgZ2l2ZW4' }],
  ['an authenticator that has not verified its user', { isVerified: false }],
]

describe('adding a passkey', () => {
  it('gives recovery codes with the first, ends other sessions, lists it and keeps nothing by which it could be used', async () => {
    const other = await signedInOperator(app, email)
    const { own, device, recoveryCodes } = await withPasskey()
    expect(recoveryCodes).toHaveLength(RECOVERY_CODE_COUNT)
    expect([await isIn(other), await isIn(own)]).toEqual([false, true])
    const row = { id: device.credentialId, name: 'My laptop', createdAt: expect.any(String), lastUsedAt: null }
    expect((await securityOf(own)).factor).toEqual({ hasApp: false, passkeys: [row], recoveryCodesLeft: RECOVERY_CODE_COUNT })
    const second = await add(own, authenticator(STUDIO_ORIGIN).create(await startAdding(own, { passkey: device.use(await startUse(own)) })))
    expect(second.body).toEqual({ recoveryCodes: null })
    const events = await api.store.owner((tx) => tx.selectFrom('audit_event').selectAll().where('actor', '=', email).execute())
    expect(events.filter(({ kind }) => kind === 'operator-passkey-added')).toHaveLength(2)
    expect(JSON.stringify(events)).not.toContain(device.credentialId)
  })

  it('needs the password, and a code or a passkey once there is one', async () => {
    const first = await signedInOperator(app, email)
    const begin = async (by: OperatorBrowser, body: Parameters<typeof startAdding>[1] & { readonly current: string }) =>
      codeOfReply(await by.call(calls.beginOperatorPasskey, { body }))
    expect(await begin(first, { current: 'wrong' })).toBe('bad-credentials')
    const { own, device, recoveryCodes } = await withPasskey()
    expect(await begin(own, { current })).toBe('code-invalid')
    expect(await begin(own, { current, passkey: authenticator(STUDIO_ORIGIN).use(await startUse(own)) })).toBe('passkey-refused')
    expect(await begin(own, { current: 'wrong', passkey: device.use(await startUse(own)) })).toBe('bad-credentials')
    const used = device.use(await startUse(own))
    expect([await begin(own, { current, passkey: used }), await begin(own, { current, passkey: used })]).toEqual(['ok', 'passkey-refused'])
    expect(await begin(own, { current, code: recoveryCodes[0] ?? '' })).toBe('ok')
  })

  it.each(FORGERIES)('refuses %s', async (_, forged) => {
    const own = await signedInOperator(app, email)
    const reply = await add(own, authenticator(STUDIO_ORIGIN).create(await startAdding(own), forged))
    expect([reply.status, reply.problem.code]).toEqual([401, 'passkey-refused'])
    expect((await securityOf(own)).factor).toBeNull()
  })

  it('accepts a challenge once, of the session that asked for it, in time, and only for adding', async () => {
    const { own, device } = await withPasskey()
    const stranger = `stranger-${serial}@studio.example`
    await addOperator(api, stranger, null)
    const other = await signedInOperator(app, stranger)
    const fresh = (challenge: string) => authenticator(STUDIO_ORIGIN).create(challenge)
    const begin = async () => startAdding(own, { passkey: device.use(await startUse(own)) })
    const challenge = await begin()
    expect(codeOfReply(await add(other, fresh(challenge)))).toBe('passkey-refused')
    const replies = await Promise.all(Array.from({ length: 4 }, () => add(own, fresh(challenge))))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
    expect(codeOfReply(await add(own, fresh(await startUse(own))))).toBe('passkey-refused')
    const late = await begin()
    api.clock.advance(PASSKEY_CHALLENGE_MINUTES * 60_000)
    expect(codeOfReply(await add(own, fresh(late)))).toBe('passkey-refused')
    // The credential of another operator cannot be taken over.
    expect(codeOfReply(await add(other, device.create(await startAdding(other))))).toBe('passkey-refused')
  })

  it('is possible up to the limit, with a name', async () => {
    const { own, recoveryCodes } = await withPasskey()
    const begin = (at: number) => startAdding(own, { code: recoveryCodes[at] ?? '' })
    const challenges = [await begin(0)]
    expect((await add(own, authenticator(STUDIO_ORIGIN).create(challenges[0] ?? ''), '  ')).status).toBe(400)
    for (let at = 1; at < MAX_PASSKEYS; at++) challenges.push(await begin(at))
    const replies = await Promise.all(challenges.map((challenge) => add(own, authenticator(STUDIO_ORIGIN).create(challenge))))
    expect(replies.map(codeOfReply).toSorted()).toEqual([...Array<string>(MAX_PASSKEYS - 1).fill('ok'), 'passkey-limit-reached'])
  })
})

describe('signing in with a passkey', () => {
  it('needs the right password first, and starts a session once for a challenge, even when asked at the same time', async () => {
    const { device, own } = await withPasskey()
    const by = await operatorBrowser(app)
    const asked = await enterPassword(by)
    expect(asked).toMatchObject({ takesCode: true, passkey: { rpId: 'studio.localhost', userVerification: 'required' } })
    expect(asked.passkey?.allowCredentials.map(({ id }) => id)).toEqual([device.credentialId])
    expect(await isIn(by)).toBe(false)
    const used = device.use(asked.passkey?.challenge ?? '')
    expect(codeOfReply(await enter(by, used, 'wrong'))).toBe('bad-credentials')
    const [one, two] = [await operatorBrowser(app), await operatorBrowser(app)]
    for (const twin of [one, two]) {
      for (const [name, value] of by.cookies) twin.cookies.set(name, value)
      twin.token = by.token
    }
    const replies = await Promise.all([enter(one, used), enter(two, used)])
    expect(replies.map(codeOfReply).toSorted()).toEqual(['ok', 'passkey-refused'])
    expect((await securityOf(own)).factor?.passkeys[0]?.lastUsedAt).toBe(api.clock.now().toISOString())
    const events = await api.store.owner((tx) =>
      tx.selectFrom('audit_event').select('detail').where('kind', '=', 'operator-signed-in').where('actor', '=', email).execute(),
    )
    expect(events.map(({ detail }) => detail)).toContainEqual({ operator: email, by: 'passkey' })
  })

  it.each<[string, Forgery]>([...FORGERIES, ['a counter that has not grown', { counter: 1 }]])('refuses %s', async (_, forged) => {
    const { device } = await withPasskey()
    const by = await operatorBrowser(app)
    expect(codeOfReply(await enter(by, device.use(await challengeFor(by), forged)))).toBe('passkey-refused')
    expect(await isIn(by)).toBe(false)
    expect(codeOfReply(await enter(by, device.use(await challengeFor(by))))).toBe('ok')
  })

  it('refuses the challenge of another browser, another operator or a session, and another key', async () => {
    const { device, own } = await withPasskey()
    const stranger = `other-${serial}@studio.example`
    await addOperator(api, stranger, null)
    const theirs = await withPasskey(stranger)
    const by = await operatorBrowser(app)
    const refused = async (passkey: PasskeyAssertion) => expect(codeOfReply(await enter(by, passkey))).toBe('passkey-refused')
    await refused(device.use(await challengeFor(await operatorBrowser(app))))
    await refused(device.use(await challengeFor(by, stranger)))
    await refused(device.use(await startUse(own)))
    // Five failures would lock the address; a sign-in forgets those before it.
    const between = await operatorBrowser(app)
    expect(codeOfReply(await enter(between, device.use(await challengeFor(between))))).toBe('ok')
    await refused(theirs.device.use(await challengeFor(by)))
    await refused({ ...theirs.device.use(await challengeFor(by)), credentialId: device.credentialId })
    expect(await isIn(by)).toBe(false)
  })

  it('keeps the counter of the authenticator, and refuses one that a copy of it has used', async () => {
    const { device } = await withPasskey()
    const by = await operatorBrowser(app)
    const codes: string[] = []
    for (const counter of [5, 5, 4, 6]) codes.push(codeOfReply(await enter(by, device.use(await challengeFor(by), { counter }))))
    expect(codes).toEqual(['ok', 'passkey-refused', 'passkey-refused', 'ok'])
  })

  it('refuses a challenge after its minutes, and one that a forged answer has ended', async () => {
    const { device } = await withPasskey()
    const by = await operatorBrowser(app)
    const ended = await challengeFor(by)
    expect(codeOfReply(await enter(by, device.use(ended, { isVerified: false })))).toBe('passkey-refused')
    expect(codeOfReply(await enter(by, device.use(ended)))).toBe('passkey-refused')
    const late = await challengeFor(by)
    api.clock.advance(PASSKEY_CHALLENGE_MINUTES * 60_000)
    expect(codeOfReply(await enter(by, device.use(late)))).toBe('passkey-refused')
  })

  it('counts refused passkeys with wrong passwords, and right passwords without one do not', async () => {
    const { device } = await withPasskey()
    const by = await operatorBrowser(app)
    for (let at = 1; at < FAILURES_TO_LOCK; at++)
      expect(codeOfReply(await enter(by, device.use(await challengeFor(by), { isVerified: false })))).toBe('passkey-refused')
    expect(codeOfReply(await enter(by, device.use(await challengeFor(by), { isVerified: false })))).toBe('locked')
  })

  it('can be replaced by a recovery code, or a code of an app that is set up beside it, whose set-up keeps the passkey', async () => {
    const { device, own, recoveryCodes } = await withPasskey()
    const by = await operatorBrowser(app)
    const code = recoveryCodes[0] ?? ''
    expect((await by.call(calls.signInOperator, { body: { email, password: current, code } })).body).toMatchObject({ kind: 'signed-in' })
    const begun = await own.call(calls.beginSecondFactor, { body: { current, passkey: device.use(await startUse(own)) } })
    const { key, sealed } = begun.body as { readonly key: string; readonly sealed: string }
    const shown = () => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.clock.now().getTime() })
    expect((await own.call(calls.confirmSecondFactor, { body: { sealed, code: shown() } })).status).toBe(200)
    expect(await securityOf(own)).toMatchObject({ factor: { hasApp: true, passkeys: [{ id: device.credentialId }] } })
    api.clock.advance(30_000)
    const [one, two] = [await operatorBrowser(app), await operatorBrowser(app)]
    const withCode = await one.call(calls.signInOperator, { body: { email, password: current, code: shown() } })
    expect(withCode.body).toMatchObject({ kind: 'signed-in' })
    expect(codeOfReply(await enter(two, device.use(await challengeFor(two))))).toBe('ok')
  })

  it('is not asked for at another address of the studio, where recovery codes are', async () => {
    await withPasskey()
    const settings = { ...api.deps.settings, studioOrigin: 'https://studio.elsewhere.example' }
    const by = await operatorBrowser(withMoved(settings))
    expect(await enterPassword(by)).toMatchObject({ takesCode: true, passkey: null })
  })
})

describe('a passkey', () => {
  it('is renamed and removed by its operator alone, removed only with a proof, and signs in no more', async () => {
    const { own, device } = await withPasskey()
    const spare = authenticator(STUDIO_ORIGIN)
    api.clock.advance(1)
    await add(own, spare.create(await startAdding(own, { passkey: device.use(await startUse(own)) })), 'Spare')
    const stranger = `thief-${serial}@studio.example`
    await addOperator(api, stranger, null)
    const thief = await withPasskey(stranger)
    const passkeyId = spare.credentialId
    const rename = async (by: OperatorBrowser, passkeyName: string) =>
      codeOfReply(await by.call(calls.renameOperatorPasskey, { body: { passkeyId, passkeyName } }))
    const remove = async (by: OperatorBrowser, passkey?: PasskeyAssertion) =>
      codeOfReply(await by.call(calls.removeOperatorPasskey, { body: { passkeyId, current, ...(passkey && { passkey }) } }))
    expect([await rename(thief.own, 'Mine'), await rename(own, ' Drawer ')]).toEqual(['not-found', 'ok'])
    expect(await remove(thief.own, thief.device.use(await startUse(thief.own)))).toBe('not-found')
    expect(await remove(own)).toBe('code-invalid')
    expect((await securityOf(own)).factor?.passkeys.map(({ name }) => name)).toEqual(['My laptop', 'Drawer'])
    const elsewhere = await operatorBrowser(app)
    await enter(elsewhere, spare.use(await challengeFor(elsewhere)))
    expect(await remove(own, device.use(await startUse(own)))).toBe('ok')
    expect([await isIn(elsewhere), await isIn(own)]).toEqual([false, true])
    const by = await operatorBrowser(app)
    expect(codeOfReply(await enter(by, spare.use(await challengeFor(by))))).toBe('passkey-refused')
  })

  it('is not removed while it is the only second factor, even when two are removed at the same time', async () => {
    const { own, device, recoveryCodes } = await withPasskey()
    const spare = authenticator(STUDIO_ORIGIN)
    await add(own, spare.create(await startAdding(own, { passkey: device.use(await startUse(own)) })))
    const remove = async ({ credentialId }: Device, at: number) =>
      codeOfReply(
        await own.call(calls.removeOperatorPasskey, { body: { passkeyId: credentialId, current, code: recoveryCodes[at] ?? '' } }),
      )
    expect((await Promise.all([remove(device, 0), remove(spare, 1)])).toSorted()).toEqual(['forbidden', 'ok'])
    expect((await securityOf(own)).factor?.passkeys).toHaveLength(1)
  })

  it('is removed with the recovery codes by the command for an operator who lost it, who is signed out', async () => {
    const { own, recoveryCodes } = await withPasskey()
    const lines: string[] = []
    const listed = async () => {
      await runOperatorsList(api.deps, { json: true }, (line) => void lines.push(line))
      return lines
        .map((line) => JSON.parse(line) as { readonly email: string; readonly hasFactor: boolean })
        .findLast((one) => one.email === email)
    }
    expect(await listed()).toMatchObject({ hasFactor: true })
    expect(await resetFactor(api.deps, email)).toBe(true)
    expect(await listed()).toMatchObject({ hasFactor: false })
    expect(await isIn(own)).toBe(false)
    const by = await signedInOperator(app, email)
    expect((await securityOf(by)).factor).toBeNull()
    const renewed = await withPasskey()
    const code = recoveryCodes[0] ?? ''
    expect(codeOfReply(await renewed.own.call(calls.renewRecoveryCodes, { body: { current, code } }))).toBe('code-invalid')
  })
})

it.each(['production', 'staging'] as const)('in %s a passkey is the second factor that operators need', async (environment) => {
  const strict = withMoved({ ...api.deps.settings, environment, studioOrigin: STUDIO_ORIGIN })
  const by = await signedInOperator(strict, email)
  const listed = async () => (await by.call(calls.listContent, { params: { partner: 'one' } })).status
  expect((await by.call(calls.getOperator, {})).body).toMatchObject({ needsFactor: true })
  expect(await listed()).toBe(403)
  expect((await add(by, authenticator(STUDIO_ORIGIN).create(await startAdding(by)))).status).toBe(200)
  expect((await by.call(calls.getOperator, {})).body).toMatchObject({ needsFactor: false })
  expect(await listed()).toBe(200)
})
