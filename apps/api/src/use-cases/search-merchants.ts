import type { endpoints, Place } from '@dining/contract'
import {
  MERCHANT_PAGE_SIZE,
  SEARCH_RADIUS_MILES,
  succeed,
  type Bounds,
  type EarningTier,
  type Result,
  type SortOrder,
} from '@dining/domain'
import type * as v from 'valibot'

import type { Found } from '../search/merchant-index.ts'
import type { MerchantSearch } from '../search/merchant-search.ts'
import type { MerchantOwner } from '../store/repositories/merchant.ts'
import type { PlaceLookup } from '../store/repositories/place.ts'
import { typedText } from '../store/search-text.ts'
import type { Failure } from './failure.ts'
import { findPlace, placeAt } from './locations.ts'

export type SearchQuery = v.InferOutput<(typeof endpoints.searchMerchants)['query']>

export interface SearchResult extends Found {
  /** The center of the search. */
  readonly place: Place | null
  readonly pageSize: number
}

/** What a search reads. */
export interface SearchDeps {
  readonly merchantSearch: MerchantSearch
  readonly places: PlaceLookup
}

const TIERS: Readonly<Record<'0' | '2' | '3', EarningTier>> = { 0: 0, 2: 2, 3: 3 }

/**
 * Merchants around a place or within the visible part of a map (SEARCH-24 … SEARCH-28). Coordinates have priority over the location's text, which then only
 * names them (SEARCH-05). A text that is not a place finds nothing; without any location the whole network is searched.
 */
export async function searchMerchants(
  { merchantSearch, places }: SearchDeps,
  query: SearchQuery,
  owner: MerchantOwner,
  now: Date,
): Promise<Result<SearchResult, Failure<'unavailable'>>> {
  const pageSize = query.pageSize ?? MERCHANT_PAGE_SIZE
  const { 'location.latitude': latitude, 'location.longitude': longitude, location, bounds = null, merchantId: ids = null } = query
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const place = await placeOf(places, position ?? (bounds && centerOf(bounds)), location)
  const middle = position ?? (bounds ? null : place)
  if (place === null && position === null && bounds === null && location) return succeed({ rows: [], total: 0, place, pageSize })
  const text = typedText(query.restaurantOrCuisine ?? '')
  // A typed text without any character of names matches nothing rather than everything.
  if (text === '' && query.restaurantOrCuisine) return succeed({ rows: [], total: 0, place, pageSize })
  const found = await merchantSearch.search({
    around: middle && { latitude: middle.latitude, longitude: middle.longitude },
    radiusMiles: bounds || ids ? null : (query.radius ?? SEARCH_RADIUS_MILES),
    bounds,
    ids,
    text,
    campaignCode: query.campaignCode,
    hasVIP: owner.hasVIP,
    acclaimed: query.acclaimed ?? false,
    benefitsFor: query.benefitsFor && TIERS[query.benefitsFor],
    bonus: query.bonus ?? false,
    cuisines: query.cuisine ?? [],
    features: query.features ?? [],
    isNew: query.isNew ?? false,
    mealsServed: query.mealsServed ?? [],
    minRating: query.minRating,
    minReviews: query.minReviews,
    neighborhoods: query.neighborhood ?? [],
    open: query.openAt ?? (query.openNow ? 'now' : undefined),
    priceRange: (query.priceRange ?? []).map(Number),
    reservations: query.reservations ?? false,
    sortBy: query.sortBy ?? usualOrder(middle !== null, text),
    now,
    offset: ((query.pageNo ?? 1) - 1) * pageSize,
    limit: pageSize,
    counts: query.counts ?? false,
    points: query.points ?? false,
  })
  return found.ok ? succeed({ ...found.value, place, pageSize }) : found
}

/** The middle of a box, which may cross the 180th meridian. */
function centerOf({ south, west, north, east }: Bounds) {
  const width = west <= east ? east - west : east - west + 360
  const longitude = west + width / 2
  return { latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude }
}

function placeOf(
  places: PlaceLookup,
  position: { latitude: number; longitude: number } | null,
  location: string | undefined,
): Promise<Place | null> {
  if (position) return placeAt(places, position.latitude, position.longitude)
  return location ? findPlace(places, location) : Promise.resolve(null)
}

/** The order: the best match of a text, else by distance if a position is known, else by rating (decisions.md SEARCH-14). */
function usualOrder(hasPosition: boolean, text: string): SortOrder {
  if (text) return 'match'
  return hasPosition ? 'distance' : 'rating'
}
