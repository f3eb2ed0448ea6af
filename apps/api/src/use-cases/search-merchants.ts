import type { endpoints, Place } from '@dining/contract'
import { MERCHANT_PAGE_SIZE, SEARCH_RADIUS_MILES, type EarningTier } from '@dining/domain'
import type * as v from 'valibot'

import { merchantRepo, type MerchantOwner, type MerchantPage, type MerchantSearch } from '../store/repositories/merchant.ts'
import { searchWordRepo } from '../store/repositories/search-word.ts'
import { typedText } from '../store/search-text.ts'
import type { Tx } from '../store/tables.ts'
import { findPlace, placeAt } from './locations.ts'

export type SearchQuery = v.InferOutput<(typeof endpoints.searchMerchants)['query']>

export interface SearchResult extends MerchantPage {
  /** The center of the search. */
  readonly place: Place | null
  readonly pageSize: number
}

const TIERS: Readonly<Record<'0' | '2' | '3', EarningTier>> = { 0: 0, 2: 2, 3: 3 }

/**
 * Merchants around a place (SEARCH-24 … SEARCH-28). Coordinates have priority over the location's text, which then only names them (SEARCH-05).
 * A text that is not a place finds nothing; without any location the whole network is searched.
 */
export async function searchMerchants(tx: Tx, query: SearchQuery, owner: MerchantOwner, now: Date): Promise<SearchResult> {
  const pageSize = query.pageSize ?? MERCHANT_PAGE_SIZE
  const { 'location.latitude': latitude, 'location.longitude': longitude, location } = query
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const place = await placeOf(tx, position, location)
  const middle = position ?? place
  if (middle === null && location) return { rows: [], total: 0, place, pageSize }
  const text = typedText(query.restaurantOrCuisine ?? '')
  // A typed text without any character of names matches nothing rather than everything.
  if (text === '' && query.restaurantOrCuisine) return { rows: [], total: 0, place, pageSize }
  const search: MerchantSearch = {
    around: middle && { latitude: middle.latitude, longitude: middle.longitude, radiusMiles: query.radius ?? SEARCH_RADIUS_MILES },
    text,
    campaignCode: query.campaignCode,
    acclaimed: query.acclaimed ?? false,
    benefitsFor: query.benefitsFor && TIERS[query.benefitsFor],
    features: query.features ?? [],
    isNew: query.isNew ?? false,
    mealsServed: query.mealsServed ?? [],
    priceRange: (query.priceRange ?? []).map(Number),
    reservations: query.reservations ?? false,
    sortBy: query.sortBy ?? usualOrder(middle !== null, text),
    now,
    offset: ((query.pageNo ?? 1) - 1) * pageSize,
    limit: pageSize,
  }
  return { ...(await searchOrCorrect(tx, search, owner)), place, pageSize }
}

/** The matches of the typed text or, if there are none, of the corrected text: "suhsi" finds sushi. */
async function searchOrCorrect(tx: Tx, search: MerchantSearch, owner: MerchantOwner): Promise<MerchantPage> {
  const found = await merchantRepo(tx, owner).search(search)
  if (found.total > 0 || search.text === '') return found
  const words: string[] = []
  for (const word of search.text.split(' ')) words.push(await searchWordRepo(tx).corrected(word))
  const text = words.join(' ')
  return text === search.text ? found : merchantRepo(tx, owner).search({ ...search, text })
}

function placeOf(tx: Tx, position: { latitude: number; longitude: number } | null, location: string | undefined): Promise<Place | null> {
  if (position) return placeAt(tx, position.latitude, position.longitude)
  return location ? findPlace(tx, location) : Promise.resolve(null)
}

/** The order: by distance if a position is known, else by the best match of a text, else by rating (decisions.md SEARCH-14). */
function usualOrder(hasPosition: boolean, text: string): MerchantSearch['sortBy'] {
  if (hasPosition) return 'distance'
  return text ? 'match' : 'rating'
}
