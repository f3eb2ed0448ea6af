import { DINING_OPTIONS, MAP_POINTS, MEALS, MERCHANT_PAGE_SIZE, SEARCH_RADIUS_MILES } from '@dining/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { currentSearch } from '../search/follow-merchants.ts'
import { greatCircleMiles } from '../store/great-circle.ts'
import type { MerchantRow } from '../store/repositories/merchant.ts'
import { searchText, typedText } from '../store/search-text.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { searchMerchants, type SearchDeps, type SearchQuery } from './search-merchants.ts'
import { givenMerchant } from '../testing/dining.ts'
import { currentPlaces } from '../testing/current-places.ts'
import { DEMO_RESTAURANTS } from '../testing/demo-restaurants.ts'

const NOW = DEMO_RESTAURANTS.asOf
const TODAY = NOW.toISOString().slice(0, 10)

let store: TestStore
let deps: SearchDeps
let all: MerchantRow[]
beforeAll(async () => {
  store = await testStore(DEMO_RESTAURANTS)
  deps = { merchantSearch: currentSearch(store), places: currentPlaces(store) }
  all = await store.reference((tx) => tx.selectFrom('merchant').selectAll().execute())
})
afterAll(() => store.close())

async function search(query: SearchQuery, now = NOW, asked = deps) {
  const found = await searchMerchants(asked, query, { hasVIP: true }, now)
  return found.ok ? found.value : fail(found.error.kind)
}
const around = (latitude: number, longitude: number) => ({ 'location.latitude': latitude, 'location.longitude': longitude })
const MIDTOWN = around(40.7577, -73.9857)

const miles = (latitude: number, longitude: number, row: MerchantRow) => greatCircleMiles({ latitude, longitude }, row)

describe('a text that is not written in Latin letters', () => {
  const total = async (restaurantOrCuisine: string) => (await search({ restaurantOrCuisine })).total

  it('finds the food of an emoji', async () => {
    expect(await total('🍕')).toBe(await total('pizza'))
    expect(await total('🍣 ')).toBe(await total('sushi'))
  })

  it.each(['寿司屋', 'شاورما', '🚗', '!!!'])('%s finds nothing if no name contains it, rather than everything', async (text) => {
    expect(await total(text)).toBe(0)
  })

  it('finds a name in its own script', async () => {
    expect(searchText('寿司 Tora', ['Sushi'])).toBe(' 寿司 tora | sushi')
    expect(typedText('寿司')).toBe('寿司')
  })
})

/** Whether a row passes a query's filters; a second implementation, without SQL. */
function passes(row: MerchantRow, query: SearchQuery): boolean {
  const words = typedText(query.restaurantOrCuisine ?? '')
    .split(' ')
    .filter(Boolean)
  const started = row.first_day === null || row.first_day <= TODAY
  return (
    words.every((word) => row.search_text.split(' ').some((own) => own.startsWith(word))) &&
    (query.campaignCode === undefined || row.campaign_codes.includes(query.campaignCode)) &&
    (!query.acclaimed || row.acclaimed_level > 0) &&
    (query.benefitsFor === undefined || (row.access_tier <= Number(query.benefitsFor) && started)) &&
    (query.features ?? []).every((feature) => row.features.includes(feature)) &&
    (!query.isNew || row.highlight === 'new') &&
    (!query.mealsServed?.length || query.mealsServed.some((meal) => row.meals.includes(meal))) &&
    (!query.priceRange?.length || query.priceRange.includes(String(row.price_range) as '1')) &&
    (!query.reservations || row.open_table_id !== null)
  )
}

const filters = fc.record(
  {
    campaignCode: fc.constantFrom('date-night', 'patio-season', 'no-such-campaign'),
    acclaimed: fc.boolean(),
    benefitsFor: fc.constantFrom('0' as const, '2' as const, '3' as const),
    features: fc.subarray([...DINING_OPTIONS]),
    isNew: fc.boolean(),
    mealsServed: fc.subarray([...MEALS]),
    priceRange: fc.subarray(['1' as const, '2' as const, '3' as const, '4' as const]),
    reservations: fc.boolean(),
    restaurantOrCuisine: fc.constantFrom('', 'pizza', 'thai', 'The', 'ita', "Gino's", 'American'),
  },
  { requiredKeys: [] },
)
const where = fc.record({
  latitude: fc.double({ min: 25, max: 49, noNaN: true }),
  longitude: fc.double({ min: -124, max: -68, noNaN: true }),
  radius: fc.double({ min: 0.1, max: 100, noNaN: true }),
})

describe('search around a place', () => {
  it('finds exactly the merchants within the radius that pass every filter, nearest first', async () => {
    await fc.assert(
      fc.asyncProperty(where, filters, async ({ latitude, longitude, radius }, filter) => {
        const query = { ...filter, ...around(latitude, longitude), radius, pageSize: 50, sortBy: 'distance' as const }
        const { rows, total } = await search(query)
        const expected = all
          .filter((row) => passes(row, filter) && miles(latitude, longitude, row) <= radius)
          .toSorted((a, b) => miles(latitude, longitude, a) - miles(latitude, longitude, b))
        // A text that matches nothing is corrected; the list below tests that separately.
        if (expected.length === 0 && filter.restaurantOrCuisine) return
        expect(total).toBe(expected.length)
        expect(rows.map((row) => row.id)).toEqual(expected.slice(0, 50).map((row) => row.id))
        for (const row of rows) {
          const from = expected.find((other) => other.id === row.id)
          expect(row.distance).toBeCloseTo(from ? miles(latitude, longitude, from) : NaN, 6)
        }
      }),
      { numRuns: 120, seed: 7 },
    )
  })

  it('returns pages that together contain each merchant once', async () => {
    const whole = await search({ ...MIDTOWN, pageSize: 50, sortBy: 'name' })
    const pages = Math.ceil(whole.total / 7)
    const ids: string[] = []
    for (let pageNo = 1; pageNo <= pages; pageNo++) {
      const { rows, total } = await search({ ...MIDTOWN, pageSize: 7, pageNo, sortBy: 'name' })
      expect(total).toBe(whole.total)
      ids.push(...rows.map((row) => row.id))
    }
    expect(new Set(ids).size).toBe(whole.total)
    expect(ids).toHaveLength(whole.total)
    expect(ids.slice(0, 50)).toEqual(whole.rows.map((row) => row.id))
  })

  it('returns the total on a page past the last one, too', async () => {
    const { total } = await search(MIDTOWN)
    expect(await search({ ...MIDTOWN, pageNo: 9_999 })).toMatchObject({ rows: [], total })
    expect(total).toBeGreaterThan(0)
  })

  it('uses fifteen a page and twenty-five miles by default', async () => {
    const { rows, total, pageSize } = await search(MIDTOWN)
    expect([rows.length, pageSize]).toEqual([MERCHANT_PAGE_SIZE, MERCHANT_PAGE_SIZE])
    expect(total).toBe((await search({ ...MIDTOWN, radius: SEARCH_RADIUS_MILES })).total)
    expect(total).toBeLessThan((await search({ ...MIDTOWN, radius: 60 })).total)
  })

  it.each([
    ['rating', (row: MerchantRow) => -row.rating],
    ['name', (row: MerchantRow) => row.search_text],
  ] as const)('sorts by %s when asked to (SEARCH-14)', async (sortBy, key) => {
    const { rows } = await search({ ...MIDTOWN, sortBy, pageSize: 50 })
    const keys = rows.map((row) => key(all.find((other) => other.id === row.id) ?? fail(row.id)))
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })
})

function fail(what: string): never {
  throw new Error(what)
}

describe('the center of a search', () => {
  it.each([
    ['97205', '97205 Portland, OR'],
    ['Portland, OR', 'Portland, OR'],
    ['Portland Oregon', 'Portland, OR'],
    ['Portland', 'Portland, OR'],
    ['New York City', 'New York, NY'],
    ['Saint Louis, MO', 'Saint Louis, MO'],
    ['Ohio', 'Columbus, OH'],
  ])('is %s for a location with that label (GEO-08)', async (location, label) => {
    expect((await search({ location })).place?.label).toBe(label)
  })

  it('is the position if there is one, for any label', async () => {
    const { place, rows } = await search({ location: 'Current Location', ...MIDTOWN })
    expect(place).toMatchObject({ label: 'New York, NY', latitude: 40.7577, longitude: -73.9857 })
    expect(rows[0]?.city).toBe('New York')
  })

  it('does not exist for a text that is no place: nothing is found', async () => {
    expect(await search({ location: 'Nowhere at all' })).toMatchObject({ rows: [], total: 0, place: null })
  })

  it('is the whole country without a location, best rated first', async () => {
    const { rows, total, place } = await search({})
    expect(place).toBeNull()
    expect(total).toBe(all.filter((row) => row.last_day === null || row.last_day >= TODAY).length)
    expect(rows.map((row) => row.distance)).toEqual(rows.map(() => null))
    expect(rows[0]?.rating).toBe(Math.max(...all.map((row) => row.rating)))
  })
})

describe('the restaurant or cuisine', () => {
  it.each([
    ['suhsi', 'Sushi'],
    ['thia', 'Thai'],
    ['italain', 'Italian'],
    ['vietnamise', 'Vietnamese'],
    ['bbq', 'Barbecue'],
    ['SUSHI', 'Sushi'],
    ['sush', 'Sushi'],
  ])('%s finds %s', async (typed, cuisine) => {
    const { rows, total } = await search({ ...MIDTOWN, radius: 100, restaurantOrCuisine: typed, pageSize: 50 })
    expect(total).toBeGreaterThan(0)
    for (const row of rows) expect(`${row.name} ${row.cuisines.join(' ')}`.toLowerCase()).toContain(cuisine.toLowerCase())
  })

  it('is found by name with and without apostrophe and accents', async () => {
    const named = all.find((row) => /^[A-Z]\w+'s [A-Z]\w+$/.test(row.name)) ?? fail('no such name')
    for (const typed of [named.name, named.name.replace("'", ''), named.name.replace("'", '’').toUpperCase()]) {
      const { rows } = await search({ restaurantOrCuisine: typed, pageSize: 50 })
      expect(rows.map((row) => row.name)).toContain(named.name)
    }
  })

  it.each(['%', '_', "'; drop table merchant; --", '\\', 'x'.repeat(80), '🍣', '   '])(
    'takes %j as text and nothing else',
    async (typed) => {
      await expect(search({ ...MIDTOWN, restaurantOrCuisine: typed })).resolves.toBeDefined()
      expect((await search({})).total).toBeGreaterThan(3_000)
    },
  )
})

describe('the usual order', () => {
  it('is the best match of a text, nearest first among equals, and else by distance [SEARCH-14]', async () => {
    const cuisine = 'Sushi'
    const { rows } = await search({ ...MIDTOWN, radius: 100, restaurantOrCuisine: 'sushi', pageSize: 50 })
    const isExact = rows.map((row) => row.cuisines.includes(cuisine) || row.name.toLowerCase() === 'sushi')
    // Those that only have the word in their names come after all that serve it.
    expect(isExact).toEqual(isExact.toSorted((a, b) => Number(b) - Number(a)))
    const distances = rows.filter((_, place) => isExact[place]).map((row) => row.distance ?? NaN)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const asked = await search({ ...MIDTOWN, radius: 100, restaurantOrCuisine: 'sushi', pageSize: 50, sortBy: 'match' })
    expect(rows).toEqual(asked.rows)
    expect((await search(MIDTOWN)).rows).toEqual((await search({ ...MIDTOWN, sortBy: 'distance' })).rows)
  })
})

describe('names that are written in one word or two', () => {
  it('are found by both', async () => {
    const own = await testStore()
    for (const name of ['McDonald’s', 'Mc Donalds Plaza', 'Donalds Diner'])
      await givenMerchant(own, { name, search_text: searchText(name, []) })
    const ask = { merchantSearch: currentSearch(own), places: currentPlaces(own) }
    const names = async (restaurantOrCuisine: string) =>
      (await search({ restaurantOrCuisine }, NOW, ask)).rows.map(({ name }) => name).toSorted()
    expect(await names('mcdonalds')).toEqual(['Mc Donalds Plaza', 'McDonald’s'])
    expect(await names('mc donalds')).toEqual(['Mc Donalds Plaza', 'McDonald’s'])
    expect(await names('plaza mcdon')).toEqual(['Mc Donalds Plaza'])
    await own.close()
  })
})

describe('the visible part of a map', () => {
  const bounds = { south: 40.7, west: -74.05, north: 40.8, east: -73.9 }

  it('limits a search to its box, with points of all results [SEARCH-04]', async () => {
    const { rows, total, points, place } = await search({ bounds, points: true, location: 'Current Map View' })
    const inside = all.filter(
      ({ latitude, longitude, last_day: last }) =>
        latitude >= bounds.south &&
        latitude <= bounds.north &&
        longitude >= bounds.west &&
        longitude <= bounds.east &&
        (last === null || last >= TODAY),
    )
    expect(total).toBe(inside.length)
    expect(points?.map(({ id }) => id).toSorted()).toEqual(
      inside
        .map(({ id }) => id)
        .toSorted()
        .slice(0, MAP_POINTS),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(place?.state).toMatch(/NY|NJ/)
  })
})

describe('the calendar of offers', () => {
  it('omits offers that have ended by the local date, and those that have not begun if earning is required', async () => {
    const leaving = all.find((row) => row.last_day !== null) ?? fail('none is leaving')
    const coming = all.find((row) => row.highlight === 'comingSoon' && row.access_tier === 0) ?? fail('none is coming')
    const finds = async (row: MerchantRow, query: SearchQuery, now: Date) => {
      const { rows } = await search({ ...around(row.latitude, row.longitude), radius: 0.1, pageSize: 50, ...query }, now)
      return rows.some((other) => other.id === row.id)
    }
    const after = (day: string | null, days: number) => new Date(new Date(`${day}T12:00:00Z`).getTime() + days * 86_400_000)
    expect(await finds(leaving, {}, after(leaving.last_day, 0))).toBe(true)
    expect(await finds(leaving, {}, after(leaving.last_day, 2))).toBe(false)
    expect(await finds(coming, {}, NOW)).toBe(true)
    expect(await finds(coming, { benefitsFor: '0' }, NOW)).toBe(false)
    expect(await finds(coming, { benefitsFor: '0' }, after(coming.first_day, 1))).toBe(true)
    expect(await finds(coming, { isNew: true }, NOW)).toBe(false)
    expect(await finds(coming, { isNew: true }, after(coming.first_day, 1))).toBe(true)
  })
})
