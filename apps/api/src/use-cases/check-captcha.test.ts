import { CAPTCHA_HEADER, endpoints, solvedWorkSchema, TOKEN_HEADER, type SolvedWork } from '@dining/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { proofOfWork } from '../adapters/captcha/proof-of-work.ts'
import { createApi } from '../app.ts'
import { browser, solvedCaptcha, type Browser } from '../testing/browser.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const PARTNERS = ['one', 'two'] as const

let api: TestApi
beforeAll(async () => {
  const plain = await testApi()
  const load = { iterations: 2, fewestKeys: 3, mostKeys: 9 }
  const captchaOf = (partnerId: string) => proofOfWork({ partnerId, keys: plain.deps.secrets.captcha, clock: plain.clock.now, load })
  const captchas = new Map(PARTNERS.map((id) => [id, captchaOf(id)]))
  api = { ...plain, app: createApi({ ...plain.deps, captchas }) }
})
afterAll(() => api.close())

let number = 600_000
function form() {
  number += 1
  const password = 'a good enough one'
  return { email: `${number}@mail.example`, partnerNumber: String(number), password, passwordConfirm: password, smsOptIn: false }
}
const signUp = (visitor: Browser, token?: string) =>
  visitor.call(endpoints.signUp, { body: form() }, token === undefined ? {} : { [CAPTCHA_HEADER]: token })
const members = () => api.store.owner((tx) => tx.selectFrom('member').select('id').execute())

function changed(token: string, change: (solved: SolvedWork) => unknown): string {
  const solved = v.parse(v.pipe(v.string(), v.parseJson(), solvedWorkSchema), Buffer.from(token, 'base64url').toString())
  return Buffer.from(JSON.stringify(change(solved))).toString('base64url')
}

describe('joining', () => {
  it('is refused without a captcha, whatever else is right, and has no effect [FORM-18] [FORM-25]', async () => {
    const before = await members()
    for (let attempt = 0; attempt < 30; attempt++) {
      const visitor = browser(api.app, 'one')
      const { status, problem } = await visitor.send('POST', '/api/Members/Prospects', await rawCall(visitor))
      expect([status, problem.code]).toEqual([403, 'captcha-required'])
    }
    expect(await members()).toEqual(before)
  })

  it('works with the token of a solved one, once [FORM-20]', async () => {
    const visitor = browser(api.app, 'one')
    const token = await solvedCaptcha(visitor, 'signUp')
    expect((await signUp(visitor, token)).status).toBe(200)
    expect((await signUp(browser(api.app, 'one'), token)).problem.code).toBe('captcha-failed')
  })

  it('has one effect for 20 simultaneous calls with the same token', async () => {
    const before = (await members()).length
    const token = await solvedCaptcha(browser(api.app, 'one'), 'signUp')
    const replies = await Promise.all(Array.from({ length: 20 }, () => signUp(browser(api.app, 'one'), token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ problem }) => problem.code === 'captcha-failed')).toHaveLength(19)
    expect(await members()).toHaveLength(before + 1)
  })

  it('is refused with a token of another form, of another partner, or that is older than ten minutes', async () => {
    const visitor = browser(api.app, 'one')
    const ofForm = await solvedCaptcha(visitor, 'signIn')
    const ofPartner = await solvedCaptcha(browser(api.app, 'two'), 'signUp')
    const old = await solvedCaptcha(visitor, 'signUp')
    api.clock.advance(600_000)
    for (const token of [ofForm, ofPartner, old]) expect((await signUp(visitor, token)).problem.code).toBe('captcha-failed')
  })

  it.each<[string, (solved: SolvedWork) => unknown]>([
    ['another number and key', ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } })],
    ['less work', (solved) => withParameters(solved, { cost: 1 })],
    ['a later end', (solved) => withParameters(solved, { data: { ...solved.challenge.parameters.data, expires: 9e12 } })],
    ['another partner', (solved) => withParameters(solved, { data: { ...solved.challenge.parameters.data, partner: 'two' } })],
    ['another nonce', (solved) => withParameters(solved, { nonce: 'ab'.repeat(16) })],
    ['no signature', ({ challenge, solution }) => ({ challenge: { ...challenge, signature: '0' }, solution })],
    ['nothing', () => ({})],
  ])('is refused with a forged token: %s', async (_, change) => {
    const visitor = browser(api.app, 'one')
    const token = await solvedCaptcha(visitor, 'signUp')
    expect((await signUp(visitor, changed(token, change))).problem.code).toBe('captcha-failed')
    expect((await signUp(visitor, token)).status).toBe(200)
  })

  it.each(['', '.', 'x'.repeat(5_000), 'bnVsbA'])('is refused with the token %j', async (token) => {
    expect((await signUp(browser(api.app, 'one'), token)).problem.code).toBe('captcha-failed')
  })
})

const withParameters = ({ challenge, solution }: SolvedWork, change: object) => ({
  challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
  solution,
})

/** A call that joins, without the solving that `call` does. */
async function rawCall(visitor: Browser) {
  return { body: JSON.stringify(form()), headers: { 'content-type': 'application/json', [TOKEN_HEADER]: await tokenOf(visitor) } }
}

async function tokenOf(visitor: Browser): Promise<string> {
  const { body } = await visitor.call(endpoints.getToken, {})
  return v.parse(v.object({ csrfToken: v.string() }), body).csrfToken
}

it('the first sign-ins of an address are free, the next are refused until one is solved [FORM-18]', async () => {
  const codes = new Map<string, number>()
  for (let attempt = 0; attempt < 60; attempt++) {
    const visitor = browser(api.app, 'two')
    const raw = await rawCall(visitor)
    const body = JSON.stringify({ email: `nobody-${attempt}@mail.example`, password: 'wrong', rememberMe: false })
    const { problem } = await visitor.send('POST', '/api/SignIn', { ...raw, body })
    codes.set(problem.code, (codes.get(problem.code) ?? 0) + 1)
  }
  // Five, times the factor of the tests' one address.
  expect(Object.fromEntries(codes)).toEqual({ 'bad-credentials': 50, 'captcha-required': 10 })
})

it('linking a card needs one on each submit, after the checks of session and token [FORM-19]', async () => {
  const creditCards = [{ encryptedCardNumber: 'a.b.c.d.e', lastFour: '1111' }]
  const body = JSON.stringify({ creditCards, directFileFeedOptIn: true })
  const codeOf = async (visitor: Browser, headers: Readonly<Record<string, string>>) => {
    const all = { 'content-type': 'application/json', ...headers }
    return (await visitor.send('POST', '/api/Member/Cards', { body, headers: all })).problem.code
  }
  const member = await signedIn(api, 'one', await addMember(api, 'one'))
  expect(await codeOf(browser(api.app, 'one'), {})).toBe('unauthorized')
  expect(await codeOf(member, {})).toBe('token-invalid')
  expect(await codeOf(member, { [TOKEN_HEADER]: await tokenOf(member) })).toBe('captcha-required')
})

it('is not asked for calls without a form', async () => {
  const { problem } = await browser(api.app, 'one').call(endpoints.getCaptcha, { query: { form: 'getMember' } })
  expect(problem.code).toBe('not-found')
})
