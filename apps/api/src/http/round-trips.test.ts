import { endpoints, READS_PATH } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { PLACES } from '../store/testing.ts'
import { givenDine, givenMerchant } from '../testing/dining.ts'
import { addMember, linkCards, PASSWORD, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { creditPartner } from '../testing/credit-partner.ts'
import { testPartner } from '../testing/test-partner.ts'
import { countTraffic, type TrafficCounter } from '../testing/traffic.ts'
import { storeLimits } from '../use-cases/limits.ts'
import { browser, type Browser } from '../testing/browser.ts'

// PGlite runs in this process: it has no round trips.
const onServer = process.env['TEST_ENGINE'] === 'postgres' ? ['on a server'] : []

let api: TestApi
let traffic: TrafficCounter
let counted: Store
let app: TestApi['app']
let visitor: Browser
let creditVisitor: Browser
let merchantId: string

beforeAll(async () => {
  api = await testApi([testPartner('one'), creditPartner('credit')], PLACES)
  if (api.store.databaseUrl === null) return
  traffic = await countTraffic(api.store.databaseUrl)
  counted = await openStore({ databaseUrl: traffic.databaseUrl })
  app = createApi({ ...api.deps, store: counted, limits: storeLimits(counted) })
  const counting = { ...api, app }
  visitor = await signedIn(counting, 'one', await addMember(api, 'one', { zip_code: '97201' }))
  creditVisitor = await signedIn(counting, 'credit', await addMember(api, 'credit'))
  merchantId = (await givenMerchant(api.store)).id
})
afterAll(async () => {
  await counted?.close()
  await traffic?.close()
  await api.close()
})

/** Twice: the first call may open a connection, and the end of a read is not awaited. */
async function trafficOf(call: () => Promise<{ readonly status: number }>) {
  const succeed = async () => expect((await call()).status).toBe(200)
  await succeed()
  return traffic.during(succeed)
}

it('a read within a minute of the sign-in has no transaction that may write', async () => {
  const member = await addMember(api, 'one')
  const fail = () => Promise.reject(new Error('no transaction that may write'))
  const reading = { ...api.store, tenant: fail, admitting: { tenant: fail }, reference: fail, owner: fail, acrossPartners: fail }
  const reader = await signedIn(api, 'one', member)
  const readOnly = browser(createApi({ ...api.deps, store: reading }), 'one')
  for (const [name, value] of reader.cookies) readOnly.cookies.set(name, value)
  for (const endpoint of [endpoints.getMember, endpoints.getCards, endpoints.getTransactions, endpoints.getDineSummary])
    expect((await readOnly.send('GET', endpoint.path)).status).toBe(200)
})

it.each(onServer)('a read of the signed-in member waits for the database twice', async () => {
  const of = async (call: () => ReturnType<Browser['call']>) => {
    const { transactions, roundTrips } = await trafficOf(call)
    return { transactions, roundTrips }
  }
  const reads = {
    member: await of(() => visitor.call(endpoints.getMember, {})),
    cards: await of(() => visitor.call(endpoints.getCards, {})),
    activity: await of(() => visitor.call(endpoints.getTransactions, { query: {} })),
    vipPath: await of(() => visitor.call(endpoints.getVipPath, {})),
    year: await of(() => visitor.call(endpoints.getYearInReview, { query: { year: '2026' } })),
    summary: await of(() => visitor.call(endpoints.getDineSummary, {})),
    merchant: await of(() => visitor.call(endpoints.getMerchant, { params: { merchantId } })),
    location: await of(() => visitor.call(endpoints.getDefaultLocation, {})),
    balance: await of(() => creditVisitor.call(endpoints.getStatementCreditBalance, {})),
    creditActivity: await of(() => creditVisitor.call(endpoints.getTransactionsStatementCredits, { query: {} })),
  }
  const twice = { transactions: 1, roundTrips: 2 }
  expect(reads).toEqual(Object.fromEntries(Object.keys(reads).map((name) => [name, twice])))
})

it.each(onServer)('a line of another member costs as many statements as an id that does not exist', async () => {
  const other = await addMember(api, 'one')
  const merchant = await givenMerchant(api.store)
  const { source_transaction_id: theirs } = await givenDine(api.store, other, merchant)
  const of = async (txnId: string) => {
    const ask = async () => expect((await visitor.call(endpoints.getDine, { params: { txnId } })).status).toBe(404)
    await ask()
    const { transactions, statements, roundTrips } = await traffic.during(ask)
    return { transactions, statements, roundTrips }
  }
  expect(await of(theirs)).toEqual(await of('no-such-line'))
})

it.each(onServer)('a read sends few statements, and none that writes', async () => {
  const statements = async (call: () => ReturnType<Browser['call']>) => (await trafficOf(call)).statements
  // One of them, in the same round trip, asks whether the member has a card (REENROLL-17).
  expect(await statements(() => visitor.call(endpoints.getMember, {}))).toBeLessThanOrEqual(6)
  expect(await statements(() => visitor.call(endpoints.getCards, {}))).toBe(2)
  expect(await statements(() => visitor.call(endpoints.getTransactions, { query: {} }))).toBe(3)
})

it.each(onServer)('the reads of a page share a transaction and one look at the session', async () => {
  const paths = [endpoints.getMember, endpoints.getCards, endpoints.getTransactions, endpoints.getDineSummary].map(({ path }) => path)
  const query = new URLSearchParams(paths.map((path) => ['call', path])).toString()
  const { transactions, roundTrips, statements } = await trafficOf(() => visitor.send('GET', `${READS_PATH}?${query}`))
  expect({ transactions, roundTrips }).toEqual({ transactions: 1, roundTrips: 2 })
  expect(statements).toBeLessThanOrEqual(10)
})

it.each(onServer)('a card save uses two transactions', async () => {
  let card = 0
  const save = () => linkCards(visitor, [`round-trip-${++card}`], { 'idempotency-key': crypto.randomUUID() })
  const { transactions, statements, roundTrips } = await trafficOf(save)
  // Among the statements: the mail about the new card, and the audit trail.
  expect({ transactions, statements, roundTrips }).toEqual({ transactions: 2, statements: 21, roundTrips: 9 })
})

it.each(onServer)('a sign-in uses two transactions, and waits for the database seven times', async () => {
  const member = await addMember(api, 'one')
  const again = browser(app, 'one')
  const signIn = () => again.call(endpoints.signIn, { body: { email: member.email, password: PASSWORD, rememberMe: false } })
  expect(await trafficOf(signIn)).toEqual({ transactions: 2, statements: 14, roundTrips: 7 })
})
