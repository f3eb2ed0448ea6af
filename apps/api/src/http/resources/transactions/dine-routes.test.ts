import { randomUUID } from 'node:crypto'

import { endpoints, type Answer } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../../testing/browser.ts'
import { givenCard, givenDine, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { feed, line } from '../../../testing/feed.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { settle } from '../../../use-cases/earning/settle.ts'

const DAY_MS = 86_400_000

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let card: TestCard
let visitor: Browser
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store, { offer_type: 'Limited', max_spend_cents_per_month: 10_000, bonus_units: 50 })
  member = await addMember(api, 'one')
  card = await givenCard(api.store, member, { last_four: '4417' })
  visitor = await signedIn(api, 'one', member)
})
afterAll(() => api.close())

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
const read = (txnId: string, by = visitor) => by.call(endpoints.getDine, { params: { txnId } })
const dineOf = async (txnId: string) => (await read(txnId)).body as Answer<typeof endpoints.getDine>

/** Sends a line of the feed for the member's card; returns its id. */
async function paid(amount: string, at = merchant, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const sourceTransactionId = randomUUID()
  await feed(api, [line(card, at, daysAgo(1), amount, { sourceTransactionId, ...more })])
  return sourceTransactionId
}

describe('the page of a dine', () => {
  it('has the bill, what counts, the rate of the day, the bonus and the expected day', async () => {
    const txnId = await paid('124.00')
    const dine = await dineOf(txnId)
    expect(dine).toMatchObject({
      sourceTransactionId: txnId,
      merchantName: merchant.name,
      place: { timeZone: 'America/New_York', city: 'New York', state: 'NY' },
      cardLastFour: '4417',
      channel: 'dine-in',
      dineAmount: 12_400,
      // Over the month's limit of the restaurant.
      earningAmount: 10_000,
      transactionStatus: 'Pending',
      tierLevel: 2,
      extras: [{ kind: 'restaurant', name: '', units: 50 }],
      refunds: [],
      refundOf: null,
      credit: null,
      review: 'open',
    })
    expect(dine.rate).not.toBeNull()
    const expected = new Date(api.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
    expect(dine.settlesOn).toBe(expected)
    await settle(api.deps, expected)
    expect(await dineOf(txnId)).toMatchObject({ transactionStatus: 'Awarded', settlesOn: null })
  })

  it('lists refunds with what they took back, and each refund leads to its dine', async () => {
    const other = await givenMerchant(api.store)
    const txnId = await paid('80.00', other)
    const { benefitAmount } = await dineOf(txnId)
    const refund = await paid('-80.00', other, { type: 'Refund', refundOf: txnId })
    expect(await dineOf(txnId)).toMatchObject({
      benefitAmount,
      earningAmount: 0,
      refunds: [{ sourceTransactionId: refund, amount: -8_000, benefit: -benefitAmount, earningChange: -8_000 }],
    })
    expect(await dineOf(refund)).toMatchObject({ refundOf: { sourceTransactionId: txnId }, dineAmount: -8_000, review: 'over' })
  })

  it('names the bonus that the dine fulfilled, and keeps one without its row as a bonus without a name', async () => {
    const dine = await givenDine(api.store, member, merchant, { member_bonus_units: 500, benefit: 692, rate: null })
    expect(await dineOf(dine.source_transaction_id)).toMatchObject({ extras: [{ kind: 'bonus', name: '', units: 500 }] })
    const at = api.clock.now()
    const bonus = {
      partner_id: 'one',
      member_id: member.id,
      code: 'SUMMER',
      kind: 'campaign',
      description: 'A warm welcome',
      units: 500,
    } as const
    await api.store.owner((tx) =>
      tx
        .insertInto('member_bonus')
        .values({ ...bonus, dines: 0, spend_cents: 0, dine_cents: 0, created_at: at, enrolled_at: at, dine_id: dine.id, qualified_at: at })
        .execute(),
    )
    expect(await dineOf(dine.source_transaction_id)).toMatchObject({ extras: [{ kind: 'bonus', name: 'A warm welcome', units: 500 }] })
  })
})

describe('any other id', () => {
  it('is not found in the same way: another member’s, another partner’s, and one that does not exist', async () => {
    const txnId = await paid('20.00')
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    const twin = await signedIn(api, 'two', await addMember(api, 'two', { id: member.id }))
    const replies = [await read(txnId, other), await read(txnId, twin), await read(randomUUID()), await read(`${txnId}x`)]
    const seen = replies.map(({ status, problem: { requestId: _, ...rest } }) => [status, rest])
    expect(seen[0]).toEqual([404, expect.objectContaining({ code: 'not-found' })])
    for (const one of seen) expect(one).toEqual(seen[0])
    expect((await read(txnId, browser(api.app, 'one'))).status).toBe(401)
  })
})
