import { endpoints, type Answer } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { COOKIES } from '../../http/cookies.ts'
import { browser } from '../../testing/browser.ts'
import { givenCard, givenMember, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed, line, type Line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startSession } from '../session.ts'

const FUEL = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 } as const

/** Lunchtime on Monday 15 June 2026 in New York: the test clock's start. */
const NOON = '2026-06-15T12:30:00-04:00'
const EVENING = '2026-06-14T19:30:00-04:00'

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  const cash = { currencyType: 'Credit', earnRates: { 0: percent(100), 2: percent(250), 3: percent(1000) } } as const
  api = await testApi([
    testPartner('one'),
    testPartner('cash', { program: cash }),
    testPartner('fuel', { program: { currencyType: 'Dollar', earnRates: { 0: FUEL, 2: FUEL } } }),
    testPartner('gallon', { program: { earnRates: { 0: FUEL, 2: FUEL }, vip: { dines: 99 } } }),
    testPartner('quick', { program: { vip: { dines: 3 } } }),
  ])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

function percent(basisPoints: number) {
  return { kind: 'percent', basisPoints } as const
}

type Row = Answer<typeof endpoints.getTransactions>['data'][number]

/** Recent activity in the member's browser, newest first. */
async function activity(member: TestMember, query: { pageNo?: string; resultsPerPage?: string } = { resultsPerPage: '50' }) {
  const visitor = browser(api.app, member.partner_id)
  const { id } = await api.store.tenant(member.partner_id, (tx) => startSession(tx, member.partner_id, member.id, false, api.clock.now()))
  visitor.cookies.set(COOKIES.session, id)
  const reply = await visitor.call(endpoints.getTransactions, { query })
  expect(reply.status).toBe(200)
  return reply.body as Answer<typeof endpoints.getTransactions>
}

async function newcomer(partner = 'one', more: Parameters<typeof givenMember>[2] = {}): Promise<{ member: TestMember; card: TestCard }> {
  const member = await givenMember(api.store, partner, more)
  return { member, card: await givenCard(api.store, member) }
}

/** The only row of a member. */
async function onlyRow(member: TestMember): Promise<Row> {
  const { data } = await activity(member)
  expect(data).toHaveLength(1)
  return data[0] as Row
}

describe('a dine of the feed', () => {
  it('is in recent activity with its earning [ACTIVITY-11] [ACTIVITY-24]', async () => {
    const { member, card } = await newcomer()
    const sent = line(card, merchant, EVENING, '60.00', { subtotal: '50.00', tax: '4.00', tip: '6.00' })
    expect(await feed(api, [sent])).toMatchObject({ lines: 1, earned: 1, refused: 0, unmatched: 0 })
    expect(endpoints.getTransactions).toMatchObject({ method: 'GET', path: '/api/Member/Transactions' })
    expect(await activity(member)).toEqual({
      totalPages: 1,
      totalResultSize: 1,
      data: [
        {
          sourceTransactionId: sent['sourceTransactionId'],
          merchantId: merchant.id,
          merchantName: 'Osteria Lume',
          transactionCreatedAt: '2026-06-14T23:30:00.000Z',
          transactionStatus: 'Pending',
          transactionTypeCode: 'Settle',
          dineAmount: 6000,
          benefitAmount: 180,
          bonusAmount: null,
          flexAmount: null,
          memberBonusAmount: null,
          stepKept: null,
          paidAt: null,
          cardLastFour: '4242',
          cardType: 'Visa',
          activeMerchant: true,
          reason: null,
          tierLevel: 2,
        },
      ],
    })
  })

  it.each([
    ['one', 'Basic', { tier_level: 0, email_opt_in: false }, 0, 30],
    ['one', 'Select', {}, 2, 180],
    ['one', 'VIP', { vip_until_year: 2026 }, 3, 300],
    ['one', 'VIP until last year', { vip_until_year: 2025 }, 2, 180],
    ['cash', 'Basic', { tier_level: 0, email_opt_in: false }, 0, 60],
    ['cash', 'Select', {}, 2, 150],
    ['cash', 'VIP', { vip_until_year: 2027 }, 3, 600],
    ['fuel', 'Select', {}, 2, 100],
  ] as const)('at %s earns a %s member their rate', async (partner, _tier, more, tierLevel, benefit) => {
    const { member, card } = await newcomer(partner, more)
    await feed(api, [line(card, merchant, EVENING, '60.00')])
    expect(await onlyRow(member)).toMatchObject({ tierLevel, benefitAmount: benefit, transactionStatus: 'Pending' })
  })

  it.each<[Line, number]>([
    [{ channel: 'dine-in' }, 180],
    [{ channel: 'online' }, 150],
    [{ channel: 'online', subtotal: '' }, 0],
    [{ type: 'Manual' }, 180],
  ])('of $60 with $50 of food sent as %o earns %s, and has its type in recent activity [ACTIVITY-16]', async (more, benefit) => {
    const { member, card } = await newcomer()
    await feed(api, [line(card, merchant, EVENING, '60.00', { subtotal: '50.00', ...more })])
    expect(await onlyRow(member)).toMatchObject({ benefitAmount: benefit, dineAmount: 6000, transactionTypeCode: more['type'] ?? 'Settle' })
  })

  it('earns the bonus of its merchant in addition', async () => {
    const { member, card } = await newcomer()
    const generous = await givenMerchant(api.store, { bonus_units: 500 })
    const dine = line(card, generous, EVENING, '60.00')
    const refund = line(card, generous, NOON, '-60.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })
    await feed(api, [dine, refund])
    expect((await activity(member)).data.map((row) => [row.benefitAmount, row.bonusAmount])).toEqual([
      [-680, null],
      [680, 500],
    ])
  })

  it('of a fuel program adds up over dines, and a refund reverses what the sum loses', async () => {
    const { member, card } = await newcomer('gallon')
    const dines = ['30.00', '30.00', '45.00'].map((amount, index) => line(card, merchant, `2026-06-1${index}T19:30:00-04:00`, amount))
    await feed(api, dines)
    const refund = line(card, merchant, NOON, '-30.00', { type: 'Refund', refundOf: dines[0]?.['sourceTransactionId'] })
    await feed(api, [refund])
    expect((await activity(member)).data.map((row) => [row.benefitAmount, row.stepKept])).toEqual([
      [-100, 2_500],
      [100, 500],
      [100, 1_000],
      [0, 3_000],
    ])
  })

  it('of a fuel program that changes nothing leaves the amount toward the next step as it is', async () => {
    const { member, card } = await newcomer('gallon')
    const dines = ['30.00', '12.00'].map((amount, index) =>
      line(card, merchant, `2026-06-1${index}T19:30:00-04:00`, amount, { final: 'false' }),
    )
    await feed(api, dines)
    expect((await activity(member)).data.map((row) => row.stepKept)).toEqual([4_200, 3_000])
    // Final with the same amount, and final with a tip; of the last dine everything is given back, and then a dollar that never counted.
    await feed(api, [
      { ...dines[0], final: 'true' },
      { ...dines[1], amount: '14.00', final: 'true' },
    ])
    const back = (amount: string, at: string) =>
      line(card, merchant, at, amount, { type: 'Refund', refundOf: dines[1]?.['sourceTransactionId'] })
    await feed(api, [back('-14.00', NOON)])
    await feed(api, [back('-1.00', '2026-06-15T12:40:00-04:00')])
    expect((await activity(member)).data.map((row) => [row.dineAmount, row.stepKept])).toEqual([
      [-100, null],
      [-1_400, 3_000],
      [1_400, 4_400],
      [3_000, 3_000],
    ])
  })
})

describe('a dine that earns nothing has a reason', () => {
  it.each([
    ['not-activated', {}, { tier_level: 1 }, EVENING],
    ['account-closed', {}, { active: false, member_type: 'ClosedAccountMember' }, EVENING],
    ['not-participating', { active: false }, {}, EVENING],
    ['tier-too-low', { access_tier: 3 }, {}, EVENING],
    ['not-started', { first_day: '2026-06-15' }, {}, EVENING],
    ['ended', { last_day: '2026-06-13' }, {}, EVENING],
    ['day-excluded', { offer_days: ['Mon'] }, {}, EVENING],
    // the network writes its own offset; the merchant's clock decides: Sunday night here is Monday there
    ['day-excluded', { offer_days: ['Mon'] }, {}, '2026-06-15T05:30:00+02:00'],
    ['meal-excluded', { offer_meals: ['Breakfast', 'Lunch'] }, {}, EVENING],
  ] as const)('%s', async (reason, place, standing, at) => {
    const { offer_days, offer_meals, ...rest } = { offer_days: [], offer_meals: [], ...place }
    const strict = await givenMerchant(api.store, { ...rest, offer_days: [...offer_days], offer_meals: [...offer_meals] })
    const { member, card } = await newcomer('one', standing)
    expect(await feed(api, [line(card, strict, at, '60.00')])).toMatchObject({ forfeit: 1, earned: 0 })
    const row = await api.store.owner((tx) =>
      tx.selectFrom('dine').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({ status: 'Forfeit', reason, benefit: 0, settle_on: null })
  })

  it('earns on its day and at its meal', async () => {
    const strict = await givenMerchant(api.store, {
      offer_days: ['Sun'],
      offer_meals: ['Dinner'],
      first_day: '2026-06-14',
      last_day: '2026-06-14',
    })
    const { member, card } = await newcomer()
    await feed(api, [line(card, strict, EVENING, '60.00')])
    expect(await onlyRow(member)).toMatchObject({ transactionStatus: 'Pending', benefitAmount: 180, reason: null })
  })
})

describe('a limited offer', () => {
  const limited = () => givenMerchant(api.store, { offer_type: 'Limited', max_visits_per_month: 3, max_spend_cents_per_month: 15_000 })

  it('earns up to its dollars and visits of a month, in the zone of the merchant', async () => {
    const place = await limited()
    const { member, card } = await newcomer()
    await feed(api, [
      line(card, place, '2026-04-30T23:30:00-04:00', '100.00'),
      // May there, though still April further west
      line(card, place, '2026-05-01T00:30:00-04:00', '100.00'),
      line(card, place, '2026-05-02T19:00:00-04:00', '80.00'),
      line(card, place, '2026-05-03T19:00:00-04:00', '10.00'),
      // and June here, though May there
      line(card, place, '2026-05-31T23:30:00-04:00', '10.00'),
      line(card, place, '2026-06-01T00:00:00-04:00', '10.00'),
    ])
    const { data } = await activity(member)
    expect(data.toReversed().map((row) => [row.benefitAmount, row.reason])).toEqual([
      [300, null],
      [300, null],
      [150, null],
      [0, 'spend-limit'],
      [0, 'spend-limit'],
      [30, null],
    ])
  })

  it('stops after its visits', async () => {
    const place = await limited()
    const { member, card } = await newcomer()
    await feed(
      api,
      [1, 2, 3, 4].map((day) => line(card, place, `2026-05-0${day}T19:00:00-04:00`, '10.00')),
    )
    expect((await activity(member)).data.map((row) => row.reason)).toEqual(['visit-limit', null, null, null])
  })

  it('is available again for fully refunded dines', async () => {
    const place = await limited()
    const { member, card } = await newcomer()
    const dines = [1, 2, 3].map((day) => line(card, place, `2026-05-0${day}T19:00:00-04:00`, '10.00'))
    await feed(api, [
      ...dines,
      line(card, place, '2026-05-04T12:00:00-04:00', '-10.00', { type: 'Refund', refundOf: dines[0]?.['sourceTransactionId'] }),
      line(card, place, '2026-05-05T19:00:00-04:00', '10.00'),
    ])
    expect((await activity(member)).data[0]).toMatchObject({ benefitAmount: 30, reason: null })
  })
})

describe('VIP', () => {
  it('starts with the numbered dine of a calendar year and lasts to the end of the next [TIER-04]', async () => {
    const { member, card } = await newcomer('quick')
    const lines = [
      // the year begins in the zone of the partner, an hour after New York's
      line(card, merchant, '2026-01-01T00:30:00-05:00', '10.00'),
      ...['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04'].map((day) => line(card, merchant, `${day}T19:00:00-05:00`, '10.00')),
    ]
    await feed(api, lines)
    expect((await activity(member)).data.toReversed().map((row) => row.tierLevel)).toEqual([2, 2, 2, 3, 3])
    api.clock.set(new Date('2028-01-02T12:00:00Z'))
    const later = ['2027-12-31T23:30:00-06:00', '2028-01-01T00:30:00-06:00'].map((at) => line(card, merchant, at, '10.00'))
    await feed(api, later)
    expect((await activity(member)).data.slice(0, 2).map((row) => row.tierLevel)).toEqual([2, 3])
    api.clock.set(new Date('2026-06-15T17:00:00Z'))
  })

  it('is not reached by dines that forfeit or are refunded', async () => {
    const { member, card } = await newcomer('quick')
    const closed = await givenMerchant(api.store, { active: false })
    const dines = [1, 2, 3].map((day) => line(card, merchant, `2026-02-0${day}T19:00:00-05:00`, '10.00'))
    const back = line(card, merchant, '2026-02-02T20:00:00-05:00', '-10.00', {
      type: 'Refund',
      refundOf: dines[1]?.['sourceTransactionId'],
    })
    await feed(api, [line(card, closed, '2026-01-10T19:00:00-05:00', '10.00'), ...dines.slice(0, 2), back, ...dines.slice(2)])
    expect((await activity(member)).data[0]).toMatchObject({ tierLevel: 2 })
  })
})

describe('the page of activity', () => {
  it('has ten rows, newest first, and the total [API-08]', async () => {
    const { member, card } = await newcomer()
    const days = Array.from({ length: 23 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`)
    await feed(
      api,
      days.toReversed().map((day) => line(card, merchant, `${day}T19:00:00-04:00`, '10.00')),
    )
    const pages = await Promise.all(['1', '2', '3', '4'].map((pageNo) => activity(member, { pageNo })))
    expect(pages.map(({ data, totalPages, totalResultSize }) => [data.length, totalPages, totalResultSize])).toEqual([
      [10, 3, 23],
      [10, 3, 23],
      [3, 3, 23],
      [0, 3, 23],
    ])
    expect(pages.flatMap(({ data }) => data.map((row) => row.transactionCreatedAt.slice(0, 10)))).toEqual(days.toReversed())
  })

  it('contains only the member’s rows, and needs a session', async () => {
    const { card } = await newcomer()
    const other = await newcomer()
    await feed(api, [line(card, merchant, EVENING, '60.00')])
    expect(await activity(other.member)).toEqual({ data: [], totalPages: 0, totalResultSize: 0 })
    expect((await browser(api.app, 'one').call(endpoints.getTransactions, { query: {} })).status).toBe(401)
  })
})
