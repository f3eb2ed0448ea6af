import { endpoints, type VipPath } from '@dining/contract'
import { VIP_PATH } from '@dining/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { browser } from '../../testing/browser.ts'
import { givenDine, givenMerchant, type TestMember } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

const DAY_MS = 86_400_000

// On the tests' clock it is June 15, 2026.
let api: TestApi
beforeAll(async () => {
  api = await testApi([
    testPartner('quick', { program: { vip: { dines: 4 } } }),
    testPartner('two', { program: { vip: { dines: 4 } } }),
    testPartner('none', { features: { hasVIP: false } }),
  ])
})
afterAll(() => api.close())

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
const read = async (member: TestMember) => {
  const visitor = await signedIn(api, member.partner_id, member)
  return visitor.call(endpoints.getVipPath, {})
}
const pathOf = async (member: TestMember) => (await read(member)).body as VipPath

it('has what is left, when at the own pace, and the restaurants that count [TIER-08] [TIER-07]', async () => {
  const member = await addMember(api, 'quick', { tier_level: 2, email_opt_in: true, joined_at: daysAgo(800) })
  const daily = await givenMerchant(api.store, { name: 'Daily', offer_days: ['Mon', 'Tue'] })
  const limited = await givenMerchant(api.store, { name: 'Limited', offer_type: 'Limited', max_visits_per_month: 1 })
  const closed = await givenMerchant(api.store, { name: 'Closed', active: false })
  const left = await givenMerchant(api.store, { name: 'Left', last_day: '2026-06-14' })
  const early = await givenMerchant(api.store, { name: 'Early', first_day: '2026-07-01' })
  const vipOnly = await givenMerchant(api.store, { name: 'VIP only', access_tier: 3 })
  const other = await addMember(api, 'quick')
  const twin = await addMember(api, 'two', { id: member.id })
  for (const [days, merchant, more] of [
    [10, limited, { eligible_cents: 5_040 }],
    [40, daily, { eligible_cents: 7_000 }],
    // Last year, within the pace; and before it.
    [170, closed, { eligible_cents: 6_000 }],
    [300, left, {}],
    [301, early, {}],
    [302, vipOnly, {}],
    // None of these count.
    [1, daily, { status: 'Forfeit', eligible_cents: 0 }],
    [2, daily, { refund_of: 'x', benefit: -10 }],
    [3, daily, { eligible_cents: 0 }],
    [366, await givenMerchant(api.store), {}],
  ] as const)
    await givenDine(api.store, member, merchant, { occurred_at: daysAgo(days), ...more })
  await givenDine(api.store, other, daily, { occurred_at: daysAgo(1) })
  await givenDine(api.store, twin, daily, { occurred_at: daysAgo(1) })

  const path = await pathOf(member)
  const place = { city: 'New York', cuisine: 'Italian', dines: 1 }
  expect(path).toEqual({
    status: 'Building',
    remainingDines: 2,
    daysLeft: 200,
    vipThrough: 2027,
    // Three dines in 180 days: two more take 120.
    pace: { kind: 'this-year', everyDays: 60, date: '2026-10-13' },
    usualBill: 6_000,
    places: [
      { ...place, merchantId: limited.id, name: 'Limited', days: [], countsFrom: '2026-07-01' },
      { ...place, merchantId: daily.id, name: 'Daily', days: ['Mon', 'Tue'], countsFrom: null },
    ],
  })
})

it('has no pace before the first dine, renews VIP of last year, and has no pace once it is reached [TIER-09]', async () => {
  const place = await givenMerchant(api.store, { access_tier: 3 })
  const start = await pathOf(await addMember(api, 'quick', { joined_at: daysAgo(1) }))
  expect(start).toMatchObject({ status: 'Building', remainingDines: 4, pace: { kind: 'none' }, usualBill: null, places: [] })
  const member = await addMember(api, 'quick', { vip_until_year: 2026 })
  for (const days of [1, 2]) await givenDine(api.store, member, place, { occurred_at: daysAgo(days) })
  const renewing = await pathOf(member)
  expect(renewing).toMatchObject({ status: 'QualifiedAndBuilding', remainingDines: 2, vipThrough: 2027, places: [{ dines: 2 }] })
  for (const days of [3, 4]) await givenDine(api.store, member, place, { occurred_at: daysAgo(days) })
  expect(await pathOf(member)).toMatchObject({ status: 'Qualified', remainingDines: 0, vipThrough: 2027, pace: null })
})

it(`lists ${VIP_PATH.places} restaurants at most, and those with the most dines first`, async () => {
  const member = await addMember(api, 'quick')
  const often = await givenMerchant(api.store, { name: 'Often' })
  for (const days of [100, 101]) await givenDine(api.store, member, often, { occurred_at: daysAgo(days) })
  for (let at = 0; at < VIP_PATH.places + 1; at++)
    await givenDine(api.store, member, await givenMerchant(api.store, { name: `Once ${at}` }), { occurred_at: daysAgo(at + 1) })
  const { places } = await pathOf(member)
  expect(places.map(({ name }) => name)).toEqual(['Often', ...Array.from({ length: VIP_PATH.places - 1 }, (_, at) => `Once ${at}`)])
})

it('is not found where a program has no VIP tier, and needs a session [TIER-07]', async () => {
  expect(await read(await addMember(api, 'none'))).toMatchObject({ status: 404, problem: { code: 'not-found' } })
  expect(await browser(api.app, 'quick').call(endpoints.getVipPath, {})).toMatchObject({ status: 401, problem: { code: 'unauthorized' } })
})
