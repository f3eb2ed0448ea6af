import { randomBytes } from 'node:crypto'

import { CAPTCHA_HEADER, endpoints, solvedWorkSchema, TOKEN_HEADER, type SolvedWork } from '@dining/contract'
import { covered, scaled } from '@dining/stress'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { proofOfWork } from '../adapters/captcha/proof-of-work.ts'
import { createApi } from '../app.ts'
import { browser, solvedCaptcha } from '../testing/browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  const plain = await testApi()
  const load = { iterations: 2, fewestKeys: 3, mostKeys: 9 }
  const captchas = new Map(
    ['one', 'two'].map((id) => [id, proofOfWork({ partnerId: id, keys: plain.deps.secrets.captcha, clock: plain.clock.now, load })]),
  )
  api = { ...plain, app: createApi({ ...plain.deps, captchas }) }
})
afterAll(() => api.close())

const members = () => api.store.owner((tx) => tx.selectFrom('member').select('id').execute())

let number = 700_000
function form() {
  number += 1
  const password = 'a good enough one'
  return { email: `robot-${number}@mail.example`, partnerNumber: String(number), password, passwordConfirm: password, smsOptIn: false }
}

const decode = (token: string): SolvedWork =>
  v.parse(v.pipe(v.string(), v.parseJson(), solvedWorkSchema), Buffer.from(token, 'base64url').toString())
const encode = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64url')

it('a script that solves no captcha joins never, whatever it sends in its place [FORM-18] [FORM-25]', async () => {
  const calls = scaled(10_000, 200)
  const [person, script] = [browser(api.app, 'one'), browser(api.app, 'one')]
  const { csrfToken: token } = v.parse(v.object({ csrfToken: v.string() }), (await script.call(endpoints.getToken, {})).body)
  const join = async (captcha: string | undefined, turn = 0) => {
    // From many addresses, whose limits the script does not reach.
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${turn >> 8}.${turn & 255}`,
      [CAPTCHA_HEADER]: captcha,
    }
    return script.send('POST', endpoints.signUp.path, { body: JSON.stringify(form()), headers: { ...headers, [TOKEN_HEADER]: token } })
  }
  // One puzzle is solved and used, as a person in front of the script may do.
  const used = await solvedCaptcha(person, 'signUp')
  expect((await person.call(endpoints.signUp, { body: form() }, { [CAPTCHA_HEADER]: used })).status).toBe(200)
  const { challenge, solution } = decode(used)
  const { challenge: unsolved } = decode(await solvedCaptcha(script, 'signUp'))
  const inPlace: readonly ((turn: number) => string | undefined)[] = [
    () => undefined,
    () => '',
    () => used,
    () => randomBytes(300).toString('base64url'),
    (turn) => encode({ challenge: unsolved, solution: { ...solution, counter: turn } }),
    (turn) => encode({ challenge, solution: { ...solution, counter: turn } }),
    () =>
      encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: randomBytes(16).toString('hex') } }, solution }),
    () => encode({ challenge: { ...challenge, signature: randomBytes(32).toString('hex') }, solution }),
    () => encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
  ]
  const before = (await members()).length
  const codes = new Map<string, number>()
  for (let turn = 0; turn < calls; turn++) {
    const { status, problem } = await join(inPlace[turn % inPlace.length]?.(turn), turn)
    const kind = status === 200 ? 'joined' : problem.code
    codes.set(kind, (codes.get(kind) ?? 0) + 1)
  }
  expect([...codes.keys()].toSorted()).toEqual(['captcha-failed', 'captcha-required'])
  expect(await members()).toHaveLength(before)
  covered('robots', { calls })
})
