import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { givenCard, givenMember, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed, line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { settle } from './settle.ts'

const EVENING = '2026-06-14T19:30:00-04:00'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let card: TestCard
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

async function newcomer(): Promise<void> {
  member = await givenMember(api.store, 'one')
  card = await givenCard(api.store, member)
}

const rows = () =>
  api.store.owner((tx) =>
    tx.selectFrom('dine').selectAll().where('member_id', '=', member.id).orderBy('occurred_at').orderBy('refund_of').execute(),
  )
const balance = () =>
  api.store.owner(async (tx) => {
    const row = await tx.selectFrom('member_earning').select('balance').where('member_id', '=', member.id).executeTakeFirst()
    return row?.balance ?? 0
  })

describe('statuses', () => {
  it('change from Pending to Awarded after three days, and the balance increases', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '60.00')])
    await settle(api.deps, '2026-06-17')
    expect(await rows()).toMatchObject([{ status: 'Pending', settle_on: '2026-06-18' }])
    expect(await balance()).toBe(0)
    await settle(api.deps, '2026-06-18')
    expect(await rows()).toMatchObject([{ status: 'Awarded', settle_on: null }])
    expect(await balance()).toBe(180)
    await settle(api.deps, '2026-12-31')
    expect(await rows()).toHaveLength(1)
    expect(await balance()).toBe(180)
  })

  it('change once when two settlements run at once', async () => {
    await newcomer()
    await feed(
      api,
      Array.from({ length: 5 }, () => line(card, merchant, EVENING, '60.00')),
    )
    await Promise.all(Array.from({ length: 8 }, () => settle(api.deps, '2026-06-30')))
    expect(await balance()).toBe(5 * 180)
  })

  it('follow the clock of the partner without a date', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '60.00')])
    // 18 June begins there at 05:00 UTC
    api.clock.set(new Date('2026-06-18T04:59:00Z'))
    await settle(api.deps, null)
    expect(await rows()).toMatchObject([{ status: 'Pending' }])
    api.clock.set(new Date('2026-06-18T05:00:00Z'))
    await settle(api.deps, null)
    expect(await rows()).toMatchObject([{ status: 'Awarded' }])
    api.clock.set(new Date('2026-06-15T17:00:00Z'))
  })

  it('stay Deferred for two weeks while the network has not made the dine final', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '60.00', { final: false })])
    await settle(api.deps, '2026-06-28')
    expect(await rows()).toMatchObject([{ status: 'Deferred', benefit: 180 }])
    await settle(api.deps, '2026-06-29')
    expect(await rows()).toMatchObject([{ status: 'Awarded' }])
    expect(await balance()).toBe(180)
  })

  it('change with the final amount of a deferred dine, once', async () => {
    await newcomer()
    const first = line(card, merchant, EVENING, '60.00', { final: false })
    const final = { ...first, amount: '72.00', final: true }
    expect(await feed(api, [first, first, final, final])).toMatchObject({ earned: 1, finalised: 1, duplicate: 2 })
    expect(await rows()).toMatchObject([{ status: 'Pending', settle_on: '2026-06-18', amount_cents: 7200, benefit: 216 }])
  })

  it('change with a final amount that came after a refund', async () => {
    await newcomer()
    const first = line(card, merchant, EVENING, '60.00', { final: false })
    const refund = line(card, merchant, EVENING, '-10.00', { type: 'Refund', refundOf: first['sourceTransactionId'] })
    await feed(api, [first, refund, { ...first, amount: '72.00', final: true }])
    expect((await rows()).reduce((sum, row) => sum + row.benefit, 0)).toBe(186)
  })

  it('of a forfeit dine and its refund do not change', async () => {
    await newcomer()
    const closed = await givenMerchant(api.store, { active: false })
    const dine = line(card, closed, EVENING, '60.00')
    await feed(api, [dine, line(card, closed, EVENING, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })])
    await settle(api.deps, '2027-01-01')
    expect((await rows()).map((row) => [row.status, row.benefit])).toEqual([
      ['Forfeit', 0],
      ['Forfeit', 0],
    ])
    expect(await balance()).toBe(0)
  })
})

describe('a refund', () => {
  it.each([
    ['-20.00', [-60]],
    ['-60.00', [-180]],
    // a refund of more than was paid reverses what was earned and no more
    ['-99.00', [-180]],
  ])('of %s takes back %o', async (amount, taken) => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00')
    await feed(api, [dine, line(card, merchant, EVENING, amount, { type: 'Refund', refundOf: dine['sourceTransactionId'] })])
    expect((await rows()).filter((row) => row.refund_of).map((row) => row.benefit)).toEqual(taken)
    await settle(api.deps, '2026-07-01')
    expect(await balance()).toBe(180 + (taken[0] ?? 0))
  })

  it('after the balance was paid out leaves it at zero', async () => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00')
    await feed(api, [dine])
    await settle(api.deps, '2026-07-01')
    await api.store.owner((tx) => tx.updateTable('member_earning').set({ balance: 50 }).where('member_id', '=', member.id).execute())
    await feed(api, [line(card, merchant, EVENING, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })])
    await settle(api.deps, '2026-08-01')
    expect(await balance()).toBe(0)
  })

  it('is never awarded before its dine', async () => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00', { final: false })
    await feed(api, [dine, line(card, merchant, EVENING, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })])
    expect((await rows()).map((row) => row.settle_on)).toEqual(['2026-06-29', '2026-06-29'])
  })

  it('is matched with its dine if it arrives first, and after the card was unlinked', async () => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00')
    const refund = line(card, merchant, EVENING, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })
    expect(await feed(api, [refund, dine])).toMatchObject({ unmatched: 1, matchedLater: 1, earned: 1 })
    expect((await rows()).map((row) => row.benefit)).toEqual([-180, 180])
    const second = line(card, merchant, EVENING, '20.00')
    await feed(api, [second])
    await api.store.owner((tx) => tx.updateTable('member_card').set({ unlinked_at: api.clock.now() }).where('id', '=', card.id).execute())
    const late = line(card, merchant, '2026-06-15T18:00:00-04:00', '-20.00', { type: 'Refund', refundOf: second['sourceTransactionId'] })
    expect(await feed(api, [late])).toMatchObject({ refunded: 1 })
  })

  it('does not change the dine of another card', async () => {
    await newcomer()
    const dine = line(card, merchant, EVENING, '60.00')
    await feed(api, [dine])
    const other = await givenCard(api.store, await givenMember(api.store, 'one'))
    const foreign = line(other, merchant, EVENING, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })
    expect(await feed(api, [foreign])).toMatchObject({ unmatched: 1, refunded: 0 })
    expect(await rows()).toMatchObject([{ benefit: 180, eligible_cents: 6000 }])
  })
})
