import { endpoints, type Answer } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { COOKIES } from '../../http/cookies.ts'
import { browser } from '../../testing/browser.ts'
import { givenCard, givenMember, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed, line } from '../../testing/feed.ts'
import { givenFlexOffer } from '../../testing/flex-offers.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startSession } from '../session.ts'

const LUNCH = '2026-06-14T12:30:00-04:00'
const EVENING = '2026-06-14T19:30:00-04:00'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let card: TestCard
beforeAll(async () => {
  api = await testApi([testPartner('one', { features: { hasFlexOffers: true } })])
})
afterAll(() => api.close())

async function setUp(more: Parameters<typeof givenMerchant>[1] = {}): Promise<void> {
  merchant = await givenMerchant(api.store, more)
  member = await givenMember(api.store, 'one')
  card = await givenCard(api.store, member)
}

async function visitorOf(): Promise<ReturnType<typeof browser>> {
  const visitor = browser(api.app, 'one')
  const { id } = await api.store.tenant('one', (tx) => startSession(tx, 'one', member.id, false, api.clock.now()))
  visitor.cookies.set(COOKIES.session, id)
  return visitor
}

/** What each row of recent activity earned and how much of it was extra, oldest first. */
async function earned() {
  const reply = await (await visitorOf()).call(endpoints.getTransactions, { query: { resultsPerPage: '50' } })
  const { data } = reply.body as Answer<typeof endpoints.getTransactions>
  return data.toReversed().map(({ benefitAmount, bonusAmount, flexAmount }) => [benefitAmount, bonusAmount, flexAmount])
}

const shown = async () => {
  const params = { merchantId: merchant.id, publicId: member.public_id }
  return (await (await visitorOf()).call(endpoints.getFlexOffer, { params })).body
}

describe('a flex offer', () => {
  it('is part of what the next dine earns, once, and is not shown afterwards [MERCHANT-45]', async () => {
    await setUp()
    const id = await givenFlexOffer(api.store, member, merchant)
    expect(await shown()).toEqual({ id, webMessageOfferAmount: 500 })
    await feed(api, [line(card, merchant, LUNCH, '60.00'), line(card, merchant, EVENING, '60.00')])
    expect(await earned()).toEqual([
      [680, null, 500],
      [180, null, null],
    ])
    expect(await shown()).toBeNull()
  })

  it('comes besides the bonus of the restaurant', async () => {
    await setUp({ bonus_units: 250 })
    await givenFlexOffer(api.store, member, merchant)
    await feed(api, [line(card, merchant, LUNCH, '60.00')])
    expect(await earned()).toEqual([[930, 250, 500]])
  })

  it('is counted once if the same line comes again', async () => {
    await setUp()
    await givenFlexOffer(api.store, member, merchant)
    const dine = line(card, merchant, LUNCH, '60.00')
    await feed(api, [dine, dine])
    await feed(api, [dine])
    expect(await earned()).toEqual([[680, null, 500]])
  })

  it.each([
    ['before its first day', { first_day: '2026-06-15' }],
    ['after its last day', { last_day: '2026-06-13' }],
  ] as const)('is not counted %s, by the clock of the restaurant', async (_, days) => {
    await setUp()
    await givenFlexOffer(api.store, member, merchant, days)
    await feed(api, [line(card, merchant, EVENING, '60.00')])
    expect(await earned()).toEqual([[180, null, null]])
  })

  it('is counted on the day of the dine, however late its line comes', async () => {
    await setUp()
    await givenFlexOffer(api.store, member, merchant, { first_day: '2026-06-14', last_day: '2026-06-14' })
    await feed(api, [line(card, merchant, '2026-06-14T23:59:00-04:00', '60.00')])
    expect(await earned()).toEqual([[680, null, 500]])
  })

  it.each([
    ['on a day that does not earn', { offer_days: ['Tue' as const] }],
    ['beyond the visits of a limited offer', { offer_type: 'Limited' as const, max_visits_per_month: 0 }],
    ['where the tier is too low', { access_tier: 3 }],
  ])('is left for later by a dine %s', async (_, more) => {
    await setUp(more)
    const id = await givenFlexOffer(api.store, member, merchant)
    await feed(api, [line(card, merchant, EVENING, '60.00')])
    expect(await earned()).toEqual([[0, null, null]])
    expect(await shown()).toEqual({ id, webMessageOfferAmount: 500 })
  })

  it('of another member, restaurant or partner is not counted', async () => {
    await setUp()
    await givenFlexOffer(api.store, await givenMember(api.store, 'one'), merchant)
    await givenFlexOffer(api.store, member, await givenMerchant(api.store))
    await feed(api, [line(card, merchant, LUNCH, '60.00')])
    expect(await earned()).toEqual([[180, null, null]])
  })

  it('is taken back with the refund of the whole dine and counts for the next one, and stays with a part of it', async () => {
    await setUp()
    await givenFlexOffer(api.store, member, merchant)
    const dine = line(card, merchant, LUNCH, '60.00')
    const refund = (amount: string) =>
      line(card, merchant, '2026-06-15T09:00:00-04:00', amount, { type: 'Refund', refundOf: dine['sourceTransactionId'] })
    await feed(api, [dine, refund('-20.00')])
    expect(await earned()).toEqual([
      [680, null, 500],
      [-60, null, null],
    ])
    await feed(api, [refund('-40.00')])
    expect((await earned()).map(([benefit]) => benefit).toSorted((a, b) => Number(a) - Number(b))).toEqual([-620, -60, 680])
    await feed(api, [line(card, merchant, '2026-06-15T12:00:00-04:00', '60.00')])
    expect((await earned()).at(-1)).toEqual([680, null, 500])
  })

  it('stays with a dine whose amount becomes final', async () => {
    await setUp()
    await givenFlexOffer(api.store, member, merchant)
    const dine = line(card, merchant, LUNCH, '60.00', { final: false })
    await feed(api, [dine])
    await feed(api, [{ ...dine, amount: '80.00', final: true }])
    expect(await earned()).toEqual([[740, null, 500]])
  })

  it('is used by one of two dines whose order is mixed up by a refund before the amount is final', async () => {
    await setUp()
    await givenFlexOffer(api.store, member, merchant)
    const dine = line(card, merchant, LUNCH, '60.00', { final: false })
    const refund = line(card, merchant, EVENING, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })
    await feed(api, [dine, refund, line(card, merchant, '2026-06-14T21:00:00-04:00', '60.00')])
    await feed(api, [{ ...dine, amount: '90.00', final: true }])
    const rows = await earned()
    expect(rows.filter(([, , flex]) => flex === 500)).toHaveLength(1)
    expect(rows.reduce((sum, [benefit]) => sum + Number(benefit), 0)).toBe(500 + 90 + 180)
  })
})
