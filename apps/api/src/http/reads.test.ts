import { endpoints, MAX_READS, READS_PATH, readsSchema } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'

import { createApi } from '../app.ts'
import { givenMerchant } from '../testing/dining.ts'
import { addMember, linkCards, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { browser, type Browser } from '../testing/browser.ts'

let api: TestApi
let visitor: Browser
let merchantPath: string

const MEMBER = endpoints.getMember.path
const CARDS = endpoints.getCards.path
const ACTIVITY = `${endpoints.getTransactions.path}?pageNo=1&resultsPerPage=5`
const SUMMARY = endpoints.getDineSummary.path
const SEARCH = `${endpoints.searchMerchants.path}?latitude=45.5&longitude=-122.6`

beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')])
  visitor = await signedIn(api, 'one', await addMember(api, 'one'))
  await linkCards(visitor, ['read-together'])
  merchantPath = endpoints.getMerchant.path.replace(':merchantId', (await givenMerchant(api.store)).id)
})
afterAll(() => api.close())

const addressOf = (paths: readonly string[]) => `${READS_PATH}?${new URLSearchParams(paths.map((path) => ['call', path])).toString()}`

async function readTogether(by: Browser, paths: readonly string[]) {
  const { status, body } = await by.send('GET', addressOf(paths))
  expect(status).toBe(200)
  return v.parse(readsSchema, body)
}

const separately = (by: Browser, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, body } = await by.send('GET', path, { headers: { 'x-request-id': 'request-of-both' } })
      return { status, body }
    }),
  )

describe('several reading calls in one request', () => {
  it('are answered in order, as each call on its own', async () => {
    const paths = [ACTIVITY, MEMBER, CARDS, SUMMARY, SEARCH, merchantPath, MEMBER]
    expect(await readTogether(visitor, paths)).toEqual(await separately(visitor, paths))
  })

  it('are refused one by one', async () => {
    const paths = [MEMBER, endpoints.getMerchant.path.replace(':merchantId', 'unknown'), `${endpoints.getTransactions.path}?pageNo=none`]
    const answers = await readTogether(visitor, paths)
    expect(answers.map((answer) => answer?.status)).toEqual([200, 404, 400])
    const anonymous = await readTogether(browser(api.app, 'one'), [MEMBER, SEARCH])
    expect(anonymous.map((answer) => answer?.status)).toEqual([401, 200])
    expect(anonymous[0]?.body).toMatchObject({ code: 'unauthorized' })
  })

  it('set the cookies of each', async () => {
    const returning = await signedIn(api, 'one', await addMember(api, 'one'))
    returning.cookies.delete('public_id')
    await readTogether(returning, [SUMMARY, MEMBER])
    expect(returning.lastCookieLines.map((line) => line.split('=', 1)[0])).toEqual(expect.arrayContaining(['public_id', 'session_expiry']))
  })

  it('of an ended session lose its cookie', async () => {
    const ended = browser(api.app, 'one')
    ended.cookies.set('__Host-session', 'a'.repeat(43))
    expect((await readTogether(ended, [MEMBER, SUMMARY])).map((answer) => answer?.status)).toEqual([401, 401])
    expect(ended.cookies.has('__Host-session')).toBe(false)
  })

  it("never read another partner's session", async () => {
    const other = browser(api.app, 'two')
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
    expect((await readTogether(other, [MEMBER, CARDS])).map((answer) => answer?.status)).toEqual([401, 401])
  })

  it.each([
    ['writes', endpoints.signOut.path],
    ['is a call with limits', `${endpoints.validateEmail.path}?email=a@b.example`],
    ['is unknown', '/api/Unknown'],
    ['is not below /api', '/healthz'],
    ['is at another host', '//evil.example/api/Member'],
    ['has an escape that cannot be decoded', endpoints.getMerchant.path.replace(':merchantId', '%E0%A4')],
    ['is this call', addressOf([MEMBER])],
  ])('do not include one that %s: it has to be made on its own', async (_, path) => {
    const [other, member] = await readTogether(visitor, [path, MEMBER])
    expect(other).toBeNull()
    expect(member?.status).toBe(200)
  })

  it.each([
    ['none', []],
    ['too many', Array.from({ length: MAX_READS + 1 }, () => MEMBER)],
  ])('are refused if there are %s', async (_, paths) => {
    expect((await visitor.send('GET', addressOf(paths))).problem).toMatchObject({ status: 400, code: 'bad-request' })
  })

  it('are refused together if the database fails for one', async () => {
    const reading = { ...api.store.reading, tenant: () => Promise.reject(new Error('no database')) }
    const broken = createApi({ ...api.deps, store: { ...api.store, reading, delayed: () => reading } })
    const reader = browser(broken, 'one')
    expect((await reader.send('GET', addressOf([SEARCH, merchantPath]))).problem).toMatchObject({ status: 500, code: 'internal-error' })
  })
})
