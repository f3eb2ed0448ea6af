import { endpoints, type CreditActivity } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { creditPartner } from '../../../testing/credit-partner.ts'
import type { Browser } from '../../../testing/browser.ts'
import { givenCard, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { feed, line } from '../../../testing/feed.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { settle } from '../../../use-cases/earning/settle.ts'

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([creditPartner('credit'), creditPartner('neighbour'), testPartner('miles')])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

async function visit(partnerId = 'credit'): Promise<{ visitor: Browser; member: TestMember; card: TestCard }> {
  const member = await addMember(api, partnerId)
  return { member, visitor: await signedIn(api, partnerId, member), card: await givenCard(api.store, member) }
}
const on = (day: number) => `2026-06-${String(day).padStart(2, '0')}T12:00:00-05:00`
const balanceOf = async (visitor: Browser) => (await visitor.call(endpoints.getStatementCreditBalance, {})).body
type Query = { pageNo?: string; resultsPerPage?: string; recordType?: 'Transaction' | 'Credit' }
const activityOf = async (visitor: Browser, query: Query = {}) =>
  (await visitor.call(endpoints.getTransactionsStatementCredits, { query })).body as { data: CreditActivity[]; totalPages: number }
const brief = (row: CreditActivity) => (row.recordType === 'Credit' ? row.creditAmountCents : row.transactionStatus)

describe('GET /api/Member/StatementCreditBalance', () => {
  it('returns what is awarded and not paid out [ACTIVITY-22]', async () => {
    const { visitor, card } = await visit()
    expect(await balanceOf(visitor)).toEqual({ memberBalance: 0 })
    await feed(api, [line(card, merchant, on(10), '120.00')])
    expect(await balanceOf(visitor)).toEqual({ memberBalance: 0 })
    await settle(api.deps, '2026-06-30')
    expect(await balanceOf(visitor)).toEqual({ memberBalance: 600 })
    expect((await visitor.send('GET', '/api/Member/StatementCreditBalance')).body).toEqual({ memberBalance: 600 })
  })
})

describe('GET /api/Member/TransactionsStatementCredits', () => {
  it('returns dines and statement credits together, newest first, page by page [ACTIVITY-12] [ACTIVITY-23]', async () => {
    const { visitor, card } = await visit()
    await feed(
      api,
      [1, 2, 3].map((day) => line(card, merchant, on(day), '200.00')),
    )
    await settle(api.deps, '2026-06-18')
    api.clock.set(new Date('2026-06-20T17:00:00Z'))
    await feed(api, [line(card, merchant, on(19), '10.00')])
    api.clock.set(new Date('2026-06-15T17:00:00Z'))
    expect(endpoints.getTransactionsStatementCredits).toMatchObject({ method: 'GET', path: '/api/Member/TransactionsStatementCredits' })
    const whole = await activityOf(visitor)
    expect(whole).toMatchObject({ totalPages: 1 })
    expect(whole.data.map(brief)).toEqual(['Pending', 3000, 'Paid', 'Paid', 'Paid'])
    const pages = await Promise.all(['1', '2', '3', '4'].map((pageNo) => activityOf(visitor, { pageNo, resultsPerPage: '2' })))
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
    expect(pages.map(({ totalPages, data }) => [totalPages, data.length])).toEqual([
      [3, 2],
      [3, 2],
      [3, 1],
      [3, 0],
    ])
  })

  it('returns as many pages as the rows fill: none without rows, no empty one at the end [ACTIVITY-23]', async () => {
    const { visitor, card } = await visit()
    expect(await activityOf(visitor)).toEqual({ data: [], totalPages: 0 })
    await feed(
      api,
      [1, 2, 3, 4].map((day) => line(card, merchant, on(day), '20.00')),
    )
    const pagesOf = async (resultsPerPage: string) => {
      const { data, totalPages } = await activityOf(visitor, { resultsPerPage })
      return [totalPages, data.length]
    }
    expect([await pagesOf('4'), await pagesOf('2'), await pagesOf('3'), await pagesOf('5')]).toEqual([
      [1, 4],
      [2, 2],
      [2, 3],
      [1, 4],
    ])
  })

  it('returns the type, the card and the status of a credit [ACTIVITY-18]', async () => {
    const { visitor, card } = await visit()
    await feed(api, [line(card, merchant, on(1), '500.00')])
    await settle(api.deps, '2026-06-30')
    const [credit] = (await activityOf(visitor)).data
    expect(credit).toEqual({
      recordType: 'Credit',
      creditId: expect.any(String),
      creditAmountCents: 2500,
      targetType: 'card',
      targetLabel: 'Visa 4242',
      benefitProcessor: 'Visa',
      deliveryMethod: 'Card',
      status: 'pending',
      creditCreatedAt: '2026-06-30T17:00:00.000Z',
      statusAt: '2026-06-30T17:00:00.000Z',
      receivedAt: null,
      expectedOn: '2026-07-04',
    })
    await settle(api.deps, '2026-07-01')
    expect((await activityOf(visitor)).data[0]).toMatchObject({
      status: 'pending_received',
      receivedAt: '2026-07-01T17:00:00.000Z',
      expectedOn: '2026-07-04',
    })
    await settle(api.deps, '2026-07-04')
    expect((await activityOf(visitor)).data[0]).toMatchObject({
      status: 'completed',
      receivedAt: '2026-07-01T17:00:00.000Z',
      statusAt: '2026-07-04T17:00:00.000Z',
      expectedOn: null,
    })
  })

  it('returns rows of one type on request', async () => {
    const { visitor, card } = await visit()
    await feed(api, [line(card, merchant, on(1), '500.00')])
    await settle(api.deps, '2026-06-30')
    const credits = await activityOf(visitor, { recordType: 'Credit' })
    expect([credits.totalPages, credits.data.map(brief)]).toEqual([1, [2500]])
    expect((await activityOf(visitor, { recordType: 'Transaction' })).data.map(brief)).toEqual(['Paid'])
  })

  it('returns no rows of another member or of another partner', async () => {
    const first = await visit()
    await feed(api, [line(first.card, merchant, on(1), '500.00')])
    await settle(api.deps, '2026-06-30')
    for (const other of [await visit(), await visit('neighbour')]) {
      expect((await activityOf(other.visitor)).data).toEqual([])
      expect(await balanceOf(other.visitor)).toEqual({ memberBalance: 0 })
    }
  })
})

it.each([endpoints.getStatementCreditBalance, endpoints.getTransactionsStatementCredits])(
  '$name exists only for partners with statement credits, and only for signed-in members',
  async (endpoint) => {
    const { visitor } = await visit('miles')
    expect((await visitor.call(endpoint, {})).status).toBe(404)
    const { visitor: gone } = await visit()
    gone.cookies.clear()
    expect((await gone.call(endpoint, {})).status).toBe(401)
  },
)
