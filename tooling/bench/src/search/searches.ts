import pg from 'pg'

import { createRandom } from '@dining/demo-restaurants'

/** One search, as every engine of the benchmark gets it. */
export interface BenchSearch {
  readonly latitude: number
  readonly longitude: number
  readonly miles: number
  /** Empty for half of the searches. */
  readonly text: string
  readonly prices: readonly number[]
  readonly dinner: boolean
  /** 0 if the filter is not active. */
  readonly minRating: 0 | 4
  readonly sortBy: 'distance' | 'rating' | 'match'
  readonly pageNo: number
}

export const PAGE_SIZE = 15
const SEARCHES = 600

/** Searches as members make them, around places with restaurants: with and without words and filters; the same for the same rows. */
export async function benchSearches(url: string): Promise<readonly BenchSearch[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ latitude: number; longitude: number; name: string; cuisine: string }>(
    `select latitude, longitude, name, cuisines[1] as cuisine from merchant where id not like '%-%' order by md5(id) limit 5000`,
  )
  await client.end()
  const random = createRandom(7)
  const [first, ...rest] = rows
  if (!first) throw new Error('the database has no restaurants')
  return Array.from({ length: SEARCHES }, (_, index): BenchSearch => {
    const at = random.pick([first, ...rest])
    const other = random.pick([first, ...rest])
    const words: readonly [() => string, ...(() => string)[]] = [
      () => at.cuisine,
      () => at.name,
      () => other.cuisine.slice(0, 4),
      // Two letters the wrong way round.
      () => at.cuisine.replace(/^(..)(.)(.)/, '$1$3$2'),
    ]
    const text = index % 2 === 0 ? '' : random.pick(words)().toLowerCase()
    return {
      latitude: at.latitude + random.normal() * 0.02,
      longitude: at.longitude + random.normal() * 0.02,
      miles: random.chance(0.7) ? 25 : 5,
      text,
      prices: random.chance(0.2) ? [2, 3] : [],
      dinner: random.chance(0.15),
      minRating: random.chance(0.15) ? 4 : 0,
      sortBy: text !== '' ? 'match' : random.chance(0.8) ? 'distance' : 'rating',
      pageNo: random.chance(0.1) ? 3 : 1,
    }
  })
}

/** The search as a call of the API, with all counts. */
export function pathOf(search: BenchSearch): string {
  const query = new URLSearchParams({
    'location.latitude': search.latitude.toFixed(5),
    'location.longitude': search.longitude.toFixed(5),
    radius: String(search.miles),
    sortBy: search.sortBy,
    pageNo: String(search.pageNo),
    pageSize: String(PAGE_SIZE),
    counts: 'true',
  })
  if (search.text !== '') query.set('restaurantOrCuisine', search.text)
  for (const price of search.prices) query.append('priceRange', String(price))
  if (search.dinner) query.set('mealsServed', 'Dinner')
  if (search.minRating > 0) query.set('minRating', String(search.minRating))
  return `/api/v2/Merchants/Search?${query.toString()}`
}
