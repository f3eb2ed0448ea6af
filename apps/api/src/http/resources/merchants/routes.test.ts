import { endpoints, type Answer, type MerchantDetail } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { MerchantRow } from '../../../store/repositories/merchant.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { DEMO_RESTAURANTS } from '../../../testing/demo-restaurants.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'

type SearchAnswer = Answer<typeof endpoints.searchMerchants>

let api: TestApi
let visitor: Browser
let all: MerchantRow[]
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two', { features: { hasVIP: false } })], DEMO_RESTAURANTS)
  all = await api.store.reference((tx) => tx.selectFrom('merchant').selectAll().orderBy('id').execute())
  visitor = browser(api.app, 'one')
})
afterAll(() => api.close())

const search = async (address: string) => {
  const reply = await visitor.send('GET', `/api/v2/Merchants/Search${address}`)
  expect(reply.status).toBe(200)
  return reply.body as SearchAnswer
}
const detail = async (id: string, by = visitor) => (await by.send('GET', `/api/v2/Merchants/${id}`)).body as MerchantDetail
const first = (test: (row: MerchantRow) => boolean): MerchantRow => {
  const found = all.find(test)
  if (!found) throw new Error('The demonstration data has no such merchant')
  return found
}

describe('GET /api/v2/Merchants/Search', () => {
  it('returns pages of merchants with their place and the total [SEARCH-27]', async () => {
    const { data, totalPages, totalResultSize, place } = await search('?location=New%20York%2C%20NY&pageSize=10')
    expect(data).toHaveLength(10)
    expect(totalPages).toBe(Math.ceil(totalResultSize / 10))
    expect(place?.label).toBe('New York, NY')
    for (const { distance } of data) expect(distance).toBe(Math.round((distance ?? NaN) * 10) / 10)
  })

  it('returns everything that a card shows for a merchant with campaigns and a reservation provider [MERCHANT-13]', async () => {
    const row = first(
      (one) =>
        one.active &&
        one.campaign_codes.length > 0 &&
        one.open_table_id !== null &&
        one.neighborhood !== null &&
        one.image_base_url === null,
    )
    const { data } = await search(`?location.latitude=${row.latitude}&location.longitude=${row.longitude}&pageSize=50`)
    const merchant = data.find(({ id }) => id === row.id)
    expect(merchant).toEqual({
      id: row.id,
      name: row.name,
      images: { imageBaseUrl: expect.stringMatching(/^\/images\/cuisines\/[a-z0-9-]+\//) as string, isIllustration: true },
      details: {
        rating: { overallRating: expect.closeTo(row.rating, 1), numberOfRatings: row.rating_count },
        priceRange: row.price_range,
        cuisines: row.cuisines,
        highlight: row.highlight,
      },
      location: {
        address: { address1: row.address1, city: row.city, state: row.state, zipCode: row.zip_code },
        neighborhood: row.neighborhood,
        latitude: row.latitude,
        longitude: row.longitude,
      },
      distance: expect.any(Number),
      origin: 'network',
      acclaimedLevel: row.acclaimed_level,
      benefitAvailability: {
        campaignCodes: row.campaign_codes,
        accessTier: row.access_tier,
        offerType: row.offer_type,
        bonusUnits: row.bonus_units,
      },
      reservationProviders: { openTable: expect.stringMatching(/^\d+$/) as string },
    })
    expect(merchant?.reservationProviders.openTable).toBe(row.open_table_id)
  })

  it('reads lists from repeated keys and the position from dotted ones', async () => {
    const { data, totalResultSize } = await search(
      '?location.latitude=40.75&location.longitude=-73.98&priceRange=1&priceRange=2&features=Takeout&features=Delivery&pageSize=50',
    )
    expect(totalResultSize).toBeGreaterThan(3)
    const rows = data.map((merchant) => first((row) => row.id === merchant.id))
    expect(new Set(rows.map((row) => row.price_range))).toEqual(new Set([1, 2]))
    for (const row of rows) expect(row.features).toEqual(expect.arrayContaining(['Takeout', 'Delivery']))
  })

  it('searches by each of its fields [SEARCH-25] [SEARCH-26]', async () => {
    const told = async (query: string) => JSON.stringify(await search(`?${query}`))
    const around = 'location.latitude=40.75&location.longitude=-73.98'
    const plain = await told(around)
    const fields = [
      'campaignCode=date-night',
      'acclaimed=true',
      'benefitsFor=0',
      'features=Delivery',
      'isNew=true',
      'mealsServed=Breakfast',
      'pageNo=2',
      'priceRange=1',
      'reservations=true',
      'restaurantOrCuisine=thai',
      'pageSize=3',
      'sortBy=name',
      'cuisine=Thai',
      'neighborhood=Midtown',
      'minRating=4.5',
      'minReviews=500',
      'bonus=true',
      'openNow=true',
      'openAt=Tue-0300',
      'counts=true',
      'points=true',
      'bounds=40.7,-74,40.8,-73.9',
    ]
    const changing = await Promise.all(fields.map(async (field) => [field, (await told(`${around}&${field}`)) !== plain] as const))
    expect(changing.filter(([, isOther]) => !isOther)).toEqual([])
    const places = ['location=Portland%2C+OR', 'location.latitude=45.52&location.longitude=-122.68']
    expect(await Promise.all(places.map(async (query) => (await search(`?${query}`)).place?.label))).toEqual([
      'Portland, OR',
      'Portland, OR',
    ])
  })

  it.each([
    ['?pageSize=51', 'pageSize'],
    ['?pageSize=0', 'pageSize'],
    ['?pageNo=0', 'pageNo'],
    ['?location.latitude=91&location.longitude=0', 'location.latitude'],
    ['?radius=-1', 'radius'],
    ['?priceRange=5', 'priceRange'],
    ['?sortBy=price', 'sortBy'],
    ['?acclaimed=yes', 'acclaimed'],
    ['?bounds=1,2,3', 'bounds'],
    ['?bounds=41,-74,40,-73', 'bounds'],
    ['?bounds=40,-74,41,x', 'bounds'],
    ['?openAt=Fri-2460', 'openAt'],
    ['?minRating=2', 'minRating'],
    [`?restaurantOrCuisine=${'a'.repeat(81)}`, 'restaurantOrCuisine'],
  ])('refuses %s', async (address) => {
    const reply = await visitor.send('GET', `/api/v2/Merchants/Search${address}`)
    expect(reply.status).toBe(400)
  })
})

describe('GET /api/v2/Merchants/{id}', () => {
  it('returns everything that the merchant page shows [MERCHANT-49]', async () => {
    const row = first((other) => other.max_visits_per_month !== null && other.order_url !== null)
    expect(await detail(row.id)).toMatchObject({
      name: row.name,
      about: row.about,
      phone: row.phone,
      timeZone: row.time_zone,
      hours: row.hours,
      features: row.features,
      mealsServed: row.meals,
      menuUrl: row.menu_url,
      menuImages: row.menu_images,
      order: { url: row.order_url, origin: row.order_origin },
      offer: {
        type: 'Limited',
        days: row.offer_days,
        meals: row.offer_meals,
        maxVisitsPerMonth: row.max_visits_per_month,
        maxSpendCentsPerMonth: row.max_spend_cents_per_month,
        firstDay: row.first_day,
        lastDay: row.last_day,
      },
      reviews: row.reviews,
      member: null,
    })
  })

  it('returns every merchant of the demonstration data as the contract defines', async () => {
    // The pipeline checks answers against the contract outside of production.
    for (const row of all.slice(0, 300)) expect((await detail(row.id)).id).toBe(row.id)
  })

  it.each(['0', 'nobody', '%27', '1'.repeat(40)])('returns 404 for %s', async (id) => {
    const reply = await visitor.send('GET', `/api/v2/Merchants/${id}`)
    expect([reply.status, reply.problem.code]).toEqual([404, 'not-found'])
  })

  it('does not find a merchant that no longer participates', async () => {
    const row = all.at(-1) ?? first(() => true)
    await api.store.owner((tx) => tx.updateTable('merchant').set({ active: false }).where('id', '=', row.id).execute())
    expect((await visitor.call(endpoints.getMerchant, { params: { merchantId: row.id } })).status).toBe(404)
  })

  it('returns a member’s own use of it this month, in its time zone, and not another member’s', async () => {
    const row = first((other) => other.time_zone === 'America/Los_Angeles')
    const [one, other] = [await addMember(api, 'one'), await addMember(api, 'one')]
    const dine = (id: string, memberId: string, at: string, cents: number) => ({
      partner_id: 'one',
      id,
      source_transaction_id: id,
      member_id: memberId,
      card_last_four: '4242',
      merchant_id: row.id,
      merchant_name: row.name,
      occurred_at: new Date(at),
      received_at: new Date(at),
      status: 'Pending' as const,
      status_at: new Date(at),
      type_code: 'Settle',
      source_code: 'S' as const,
      amount_cents: cents,
      eligible_cents: cents,
      benefit: 1,
      tier_level: 2 as const,
      channel: 'dine-in' as const,
    })
    api.clock.set(new Date('2026-06-20T12:00:00Z'))
    await api.store.owner((tx) =>
      tx
        .insertInto('dine')
        .values([
          // Still May in Los Angeles, though June in Greenwich.
          dine('may', one.id, '2026-06-01T05:00:00Z', 1_000),
          dine('june', one.id, '2026-06-01T08:00:00Z', 2_500),
          dine('later', one.id, '2026-06-19T03:00:00Z', 4_000),
          dine('theirs', other.id, '2026-06-10T03:00:00Z', 9_900),
        ])
        .execute(),
    )
    expect((await detail(row.id, await signedIn(api, 'one', one))).member).toEqual({ visitsThisMonth: 2, spendCentsThisMonth: 6_500 })
    expect((await detail(row.id, await signedIn(api, 'one', other))).member).toEqual({ visitsThisMonth: 1, spendCentsThisMonth: 9_900 })
  })
})

describe('a program without VIP', () => {
  it('has no merchant where only VIP earns: neither in searches nor by its id [TIER-07]', async () => {
    const vip = first(({ active, access_tier: tier }) => active && tier === 3)
    const select = first(({ active, access_tier: tier }) => active && tier === 2)
    const without = browser(api.app, 'two')
    const statuses = async (id: string) =>
      (await Promise.all([visitor, without].map((by) => by.send('GET', `/api/v2/Merchants/${id}`)))).map(({ status }) => status)
    expect([await statuses(vip.id), await statuses(select.id)]).toEqual([
      [200, 404],
      [200, 200],
    ])
    const tiersAround = async (by: Browser, { latitude, longitude }: MerchantRow) => {
      const address = `/api/v2/Merchants/Search?location.latitude=${latitude}&location.longitude=${longitude}&pageSize=50`
      const { data } = (await by.send('GET', address)).body as SearchAnswer
      return new Set(data.map(({ benefitAvailability }) => benefitAvailability.accessTier))
    }
    expect((await tiersAround(visitor, vip)).has(3)).toBe(true)
    expect((await tiersAround(without, vip)).has(3)).toBe(false)
  })
})
