import { studioEndpoints, type OperatorSecurity } from '@dining/contract/studio'
import { FAILURES_TO_LOCK, LOCK_MINUTES, RECOVERY_CODE_COUNT } from '@dining/domain'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runOperatorsReseal } from '../../../cli/operators/run.ts'
import { resetFactor } from '../../../use-cases/studio/change-operators.ts'
import { changedText } from '../../../testing/changed-text.ts'
import { addOperator, OPERATOR_PASSWORD, operatorBrowser, signedInOperator, withStudio } from '../../../testing/operator-browser.ts'
import type { OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const STEP_MS = 30_000

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
  email = `factor-${serial}@studio.example`
  await addOperator(api, email, null)
})

/** The code that an authenticator app shows for a key, at the API's time. */
const codeOf = (key: string, at = api.clock.now()) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() })

const proof = (code?: string) => ({ current: OPERATOR_PASSWORD, ...(code === undefined ? {} : { code }) })

async function begin(by: OperatorBrowser, code?: string) {
  const { body } = await by.call(studioEndpoints.beginSecondFactor, { body: proof(code) })
  return body as { readonly key: string; readonly address: string; readonly sealed: string }
}

/** Sets up a second factor. @returns its key and the recovery codes */
async function setUp(by: OperatorBrowser) {
  const { key, sealed } = await begin(by)
  const reply = await by.call(studioEndpoints.confirmSecondFactor, { body: { sealed, code: codeOf(key) } })
  expect(reply.status).toBe(200)
  const { recoveryCodes } = reply.body as { readonly recoveryCodes: readonly string[] }
  // The code of this moment has been used.
  api.clock.advance(STEP_MS)
  return { key, recoveryCodes }
}

async function signIn(code?: string, password = OPERATOR_PASSWORD) {
  const by = await operatorBrowser(app)
  const reply = await by.call(studioEndpoints.signInOperator, { body: { email, password, ...(code === undefined ? {} : { code }) } })
  const kind = reply.status === 200 ? (reply.body as { readonly kind: string }).kind : reply.problem.code
  return { by, kind, isIn: (await by.call(studioEndpoints.getOperator, {})).status === 200 }
}

const securityOf = async (by: OperatorBrowser) => (await by.call(studioEndpoints.getOperatorSecurity, {})).body as OperatorSecurity

describe('a second factor', () => {
  it('is set up by a first code of the app, ends other sessions, and is asked for at the next sign-in', async () => {
    const [by, other] = [await signedInOperator(app, email), await signedInOperator(app, email)]
    expect(await securityOf(by)).toMatchObject({ factor: null, isFactorRequired: false, sessions: [{}, {}] })
    const { key, address, sealed } = await begin(by)
    expect(address).toContain(`secret=${key}`)
    expect((await by.call(studioEndpoints.confirmSecondFactor, { body: { sealed, code: '000000' } })).problem.code).toBe('code-invalid')
    expect((await signIn()).kind).toBe('signed-in')
    const confirmed = await by.call(studioEndpoints.confirmSecondFactor, { body: { sealed, code: codeOf(key) } })
    expect((confirmed.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(RECOVERY_CODE_COUNT)
    expect((await other.call(studioEndpoints.getOperator, {})).status).toBe(401)
    expect(await securityOf(by)).toMatchObject({ factor: { recoveryCodesLeft: RECOVERY_CODE_COUNT }, sessions: [{ isCurrent: true }] })
    api.clock.advance(STEP_MS)
    expect(await signIn()).toMatchObject({ kind: 'factor-needed', isIn: false })
    expect(await signIn(codeOf(key))).toMatchObject({ kind: 'signed-in', isIn: true })
  })

  it('takes each code once, one of the step before or after, and none that is older', async () => {
    const { key } = await setUp(await signedInOperator(app, email))
    const now = api.clock.now()
    const code = codeOf(key)
    expect((await Promise.all([signIn(code), signIn(code), signIn(code)])).map(({ kind }) => kind).toSorted()).toEqual([
      'code-invalid',
      'code-invalid',
      'signed-in',
    ])
    expect((await signIn(codeOf(key, new Date(now.getTime() - STEP_MS)))).kind).toBe('code-invalid')
    expect((await signIn(codeOf(key, new Date(now.getTime() + STEP_MS)))).kind).toBe('signed-in')
    expect((await signIn(codeOf(key, new Date(now.getTime() + 3 * STEP_MS)))).kind).toBe('code-invalid')
  })

  it('locks the address after wrong codes as after wrong passwords; passwords without a code do not undo that', async () => {
    const { key } = await setUp(await signedInOperator(app, email))
    for (let at = 1; at < FAILURES_TO_LOCK; at++) {
      expect((await signIn()).kind).toBe('factor-needed')
      expect((await signIn('123 456')).kind).toBe('code-invalid')
    }
    expect((await signIn('123456')).kind).toBe('locked')
    expect((await signIn(codeOf(key))).kind).toBe('locked')
    api.clock.advance(LOCK_MINUTES * 60_000 + 1)
    expect((await signIn(codeOf(key))).kind).toBe('signed-in')
  })

  it('does not tell whether a code is right without the password', async () => {
    const { key } = await setUp(await signedInOperator(app, email))
    expect((await signIn(codeOf(key), 'not-the-password')).kind).toBe('bad-credentials')
  })

  it('is replaced only with a code of the one that there is', async () => {
    const { key } = await setUp(await signedInOperator(app, email))
    const { by } = await signIn(codeOf(key))
    expect((await by.call(studioEndpoints.beginSecondFactor, { body: proof() })).problem.code).toBe('code-invalid')
    api.clock.advance(STEP_MS)
    const next = await begin(by, codeOf(key))
    expect((await by.call(studioEndpoints.confirmSecondFactor, { body: { sealed: next.sealed, code: codeOf(next.key) } })).status).toBe(200)
    api.clock.advance(STEP_MS)
    expect((await signIn(codeOf(key))).kind).toBe('code-invalid')
    expect((await signIn(codeOf(next.key))).kind).toBe('signed-in')
  })

  it('is not set up with a key that was made for another operator, was changed, or is older than ten minutes', async () => {
    const by = await signedInOperator(app, email)
    const { key, sealed } = await begin(by)
    const stranger = `stranger-${serial}@studio.example`
    await addOperator(api, stranger, null)
    const other = await signedInOperator(app, stranger)
    const confirm = async (who: OperatorBrowser, text: string) =>
      (await who.call(studioEndpoints.confirmSecondFactor, { body: { sealed: text, code: codeOf(key) } })).status
    expect(await confirm(other, sealed)).toBe(400)
    expect(await confirm(by, changedText(sealed))).toBe(400)
    expect(await confirm(by, 'x')).toBe(400)
    api.clock.advance(10 * 60_000 + 1)
    expect(await confirm(by, sealed)).toBe(400)
  })

  it('is replaced by a recovery code, each once; new ones void those before', async () => {
    const { key, recoveryCodes } = await setUp(await signedInOperator(app, email))
    const [first = '', second = '', third = ''] = recoveryCodes
    const { by, kind } = await signIn(first.toLowerCase().replace('-', ' '))
    expect(kind).toBe('signed-in')
    expect((await signIn(first)).kind).toBe('code-invalid')
    expect(await securityOf(by)).toMatchObject({ factor: { recoveryCodesLeft: RECOVERY_CODE_COUNT - 1 } })
    const twice = await Promise.all([signIn(second), signIn(second)])
    expect(twice.filter((one) => one.kind === 'signed-in')).toHaveLength(1)
    const reply = await by.call(studioEndpoints.renewRecoveryCodes, { body: proof(codeOf(key)) })
    const { recoveryCodes: renewed } = reply.body as { readonly recoveryCodes: readonly string[] }
    expect((await signIn(third)).kind).toBe('code-invalid')
    expect((await signIn(renewed[0])).kind).toBe('signed-in')
  })

  it('is kept encrypted and the recovery codes as hashes, and neither is in the audit trail', async () => {
    const { key, recoveryCodes } = await setUp(await signedInOperator(app, email))
    await signIn(recoveryCodes[0])
    const stored = await api.store.owner(async (tx) => ({
      rows: await tx.selectFrom('operator').selectAll().where('email_key', '=', email).execute(),
      events: await tx.selectFrom('audit_event').selectAll().execute(),
    }))
    const text = JSON.stringify(stored)
    expect([key, ...recoveryCodes].filter((secret) => text.includes(secret) || text.includes(secret.replace('-', '')))).toEqual([])
    const kinds = stored.events.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['operator-factor-set', 'operator-recovery-code-used']))
  })

  it('is removed by the command for an operator who lost it, who is signed out', async () => {
    const { key } = await setUp(await signedInOperator(app, email))
    const { by } = await signIn(codeOf(key))
    expect(await resetFactor(api.deps, email)).toBe(true)
    expect((await by.call(studioEndpoints.getOperator, {})).status).toBe(401)
    expect(await signIn()).toMatchObject({ kind: 'signed-in', isIn: true })
    expect(await resetFactor(api.deps, 'nobody@studio.example')).toBe(false)
  })
})

describe.each(['production', 'staging'] as const)('in %s', (environment) => {
  it('an operator without a second factor can do nothing but set one up', async () => {
    const strict = withStudio({ ...api, deps: { ...api.deps, settings: { ...api.deps.settings, environment } } })
    const by = await signedInOperator(strict, email)
    const listed = async () => (await by.call(studioEndpoints.listContent, { params: { partner: 'one' } })).status
    expect((await by.call(studioEndpoints.getOperator, {})).body).toMatchObject({ needsFactor: true })
    expect(await listed()).toBe(403)
    await setUp(by)
    expect((await by.call(studioEndpoints.getOperator, {})).body).toMatchObject({ needsFactor: false })
    expect(await listed()).toBe(200)
  })
})

describe('an operator', () => {
  it('changes the own password, under the rules of members, and other sessions end', async () => {
    const [by, other] = [await signedInOperator(app, email), await signedInOperator(app, email)]
    const change = (current: string, password: string, passwordConfirm = password) =>
      by.call(studioEndpoints.changeOperatorPassword, { body: { current, password, passwordConfirm } })
    expect((await change(OPERATOR_PASSWORD, 'password1')).problem.errors).toMatchObject([{ field: 'password', code: 'password-common' }])
    expect((await change(OPERATOR_PASSWORD, 'olive-harbor-9134', 'other')).problem.errors).toMatchObject([
      { field: 'passwordConfirm', code: 'password-mismatch' },
    ])
    expect((await change('wrong', 'olive-harbor-9134')).problem.code).toBe('bad-credentials')
    expect((await change(OPERATOR_PASSWORD, 'olive-harbor-9134')).status).toBe(200)
    expect((await other.call(studioEndpoints.getOperator, {})).status).toBe(401)
    expect((await by.call(studioEndpoints.getOperator, {})).status).toBe(200)
    expect((await signIn()).kind).toBe('bad-credentials')
    expect((await signIn(undefined, 'olive-harbor-9134')).kind).toBe('signed-in')
  })

  it('sees the open sessions with their browsers and ends the others', async () => {
    const by = await signedInOperator(app, email)
    const other = await operatorBrowser(app)
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    await other.call(studioEndpoints.signInOperator, { body: { email, password: OPERATOR_PASSWORD } }, firefox)
    const { sessions } = await securityOf(by)
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox on Linux', false],
        [null, true],
      ]),
    )
    expect((await by.call(studioEndpoints.endOtherOperatorSessions, {})).body).toEqual({ ended: 1 })
    expect((await other.call(studioEndpoints.getOperator, {})).status).toBe(401)
    expect((await securityOf(by)).sessions).toHaveLength(1)
  })

  it('is encrypted anew with another secret, and signs in without the earlier one', async () => {
    const { key, recoveryCodes } = await setUp(await signedInOperator(app, email))
    const { operatorFactor } = api.deps.secrets
    const next = Buffer.alloc(32, 9)
    const withKeys = (...all: readonly Buffer[]) => ({
      ...api.deps,
      secrets: { ...api.deps.secrets, operatorFactor: { current: () => next, all } },
    })
    const reseal = async (deps: typeof api.deps, dryRun = false) => {
      const said: string[] = []
      const code = await runOperatorsReseal(deps, { dryRun, json: false }, (line) => void said.push(line))
      return { code, text: said.join('\n') }
    }
    const both = withKeys(...operatorFactor.all, next)
    expect(await reseal(both, true)).toEqual({
      code: 0,
      text: expect.stringMatching(/^[1-9]\d* keys? to encrypt anew, 0 as they should be\.$/),
    })
    expect(await reseal(withKeys(next))).toMatchObject({ code: 1, text: expect.stringContaining(`${email}: no secret reads the key`) })
    expect(await reseal(both)).toEqual({ code: 0, text: expect.stringMatching(/^[1-9]\d* keys? encrypted anew, 0 as/) })
    expect(await reseal(both)).toEqual({ code: 0, text: expect.stringMatching(/^0 keys encrypted anew, [1-9]\d* as/) })
    const later = withStudio({ ...api, deps: withKeys(next) })
    for (const code of [codeOf(key), recoveryCodes[0]]) {
      const by = await operatorBrowser(later)
      expect((await by.call(studioEndpoints.signInOperator, { body: { email, password: OPERATOR_PASSWORD, code } })).body).toMatchObject({
        kind: 'signed-in',
      })
    }
    // For the other tests, which share the database.
    await reseal({
      ...api.deps,
      secrets: { ...api.deps.secrets, operatorFactor: { current: operatorFactor.current, all: [...operatorFactor.all, next] } },
    })
  })
})
