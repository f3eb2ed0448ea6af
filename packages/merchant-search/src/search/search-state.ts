import type { MerchantSearchQuery, Place } from '@dining/contract'
import {
  boundsOf,
  DEFAULT_SEARCH_LOCATION,
  DINING_OPTIONS,
  isTableDate,
  isTableParty,
  isTableTime,
  MEALS,
  MERCHANT_PAGE_SIZE,
  OPEN_AT,
  RATING_STEPS,
  REVIEW_STEPS,
  SEARCH_NAMES,
  SEARCH_TEXT_MAX_LENGTH,
  SORT_ORDERS,
  type TierLevel,
} from '@dining/domain'

/** A search as the address contains it: what is searched, and whether its map is shown (SEARCH-19). */
export interface SearchAddress extends MerchantSearchQuery {
  readonly view?: 'map'
  /** The visitor's words of which the search was made, or which are searched as they are although they could be read as filters. */
  readonly asked?: string
  /** Whether only the restaurants are searched that the visitor has saved. */
  readonly saved?: 'true'
  /** What tables are looked up for, while the search is for restaurants that take reservations: ISO date, 24-hour time, people. */
  readonly date?: string
  readonly time?: string
  readonly party?: string
}

/** The literal location of a search around the middle of the map (SEARCH-06, SEARCH-07). */
export const CURRENT_MAP_VIEW = 'Current Map View'

/** The parameters that are filters. */
const FILTERS = [
  'acclaimed',
  'benefitsFor',
  'features',
  'isNew',
  'mealsServed',
  'priceRange',
  'reservations',
  'cuisine',
  'neighborhood',
  'minRating',
  'minReviews',
  'bonus',
  'openNow',
  'openAt',
] as const

/** Names of the address parameters of a search. They are those of the request itself, so that address and call agree (SEARCH-25). */
export const SEARCH_PARAMETERS = [
  'location',
  'location.latitude',
  'location.longitude',
  'radius',
  'restaurantOrCuisine',
  'campaignCode',
  ...FILTERS,
  'bounds',
  'sortBy',
  'pageNo',
  'view',
  'asked',
  'saved',
  'date',
  'time',
  'party',
] as const satisfies readonly (keyof SearchAddress)[]

const PRICES = ['1', '2', '3', '4'] as const
const TIERS = ['0', '2', '3'] as const
const RATINGS: readonly string[] = RATING_STEPS.map(String)
const REVIEWS: readonly string[] = REVIEW_STEPS.map(String)
function pick<Value extends string>(search: URLSearchParams, name: string, allowed: readonly Value[]): Value[] {
  return allowed.filter((value) => search.getAll(name).includes(value))
}

const text = (search: URLSearchParams, name: string) => search.get(name)?.trim() || undefined

function names(search: URLSearchParams, name: string): string[] {
  const given = search.getAll(name).map((value) => value.trim())
  return [...new Set(given)].filter((value) => value !== '' && value.length <= SEARCH_NAMES.length).slice(0, SEARCH_NAMES.most)
}

function passing(search: URLSearchParams, name: string, isValid: (value: string) => boolean): string | undefined {
  const value = text(search, name)
  return value !== undefined && isValid(value) ? value : undefined
}

function decimal(search: URLSearchParams, name: string): string | undefined {
  const value = text(search, name)
  return value !== undefined && /^-?\d{1,3}(?:\.\d+)?$/.test(value) ? value : undefined
}

/** A number from the address within the bounds of a search. */
function within(search: URLSearchParams, name: string, [least, most]: readonly [number, number]): string | undefined {
  const value = decimal(search, name)
  return value !== undefined && Number(value) >= least && Number(value) <= most ? value : undefined
}

/** Bounds of the contract: degrees, and miles. */
const LATITUDES = [-90, 90] as const
const LONGITUDES = [-180, 180] as const
const RADII = [0.1, 100] as const
/** Miles of the widest possible search. */
export const WIDEST_RADIUS = String(RADII[1])

function withoutEmpty<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  // Entries without a value or with an empty list are the omitted ones.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
}

/** The search in an address. Invalid values are omitted, so that an old or damaged link still finds something. */
export function searchOf(search: URLSearchParams): SearchAddress {
  const page = text(search, 'pageNo')
  const flag = (name: string) => pick(search, name, ['true'])[0]
  // Half a position is not a position.
  const latitude = within(search, 'location.latitude', LATITUDES)
  const longitude = within(search, 'location.longitude', LONGITUDES)
  return withoutEmpty({
    location: text(search, 'location')?.slice(0, SEARCH_TEXT_MAX_LENGTH),
    ...(latitude !== undefined && longitude !== undefined && { 'location.latitude': latitude, 'location.longitude': longitude }),
    radius: within(search, 'radius', RADII),
    restaurantOrCuisine: text(search, 'restaurantOrCuisine')?.slice(0, SEARCH_TEXT_MAX_LENGTH),
    campaignCode: text(search, 'campaignCode')?.slice(0, 40),
    acclaimed: flag('acclaimed'),
    benefitsFor: pick(search, 'benefitsFor', TIERS)[0],
    features: pick(search, 'features', DINING_OPTIONS),
    isNew: flag('isNew'),
    mealsServed: pick(search, 'mealsServed', MEALS),
    priceRange: pick(search, 'priceRange', PRICES),
    reservations: flag('reservations'),
    cuisine: names(search, 'cuisine'),
    neighborhood: names(search, 'neighborhood'),
    minRating: pick(search, 'minRating', RATINGS)[0],
    minReviews: pick(search, 'minReviews', REVIEWS)[0],
    bonus: flag('bonus'),
    openNow: flag('openNow'),
    openAt: passing(search, 'openAt', (value) => OPEN_AT.test(value)),
    bounds: passing(search, 'bounds', (value) => boundsOf(value) !== null),
    sortBy: pick(search, 'sortBy', SORT_ORDERS)[0],
    pageNo: page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    view: pick(search, 'view', ['map'])[0],
    asked: text(search, 'asked')?.slice(0, SEARCH_TEXT_MAX_LENGTH),
    saved: flag('saved'),
    date: passing(search, 'date', isTableDate),
    time: passing(search, 'time', isTableTime),
    party: passing(search, 'party', isTableParty),
  })
}

/** Whether the address contains values that were omitted or limited because they are invalid. */
export function isCorrected(search: URLSearchParams): boolean {
  const query = searchOf(search)
  return SEARCH_PARAMETERS.some((name) => {
    const asked = search
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '')
    const taken = [query[name] ?? []].flat()
    return asked.some((value) => !taken.includes(value))
  })
}

/** The number of active filters; a list counts each of its values. */
export function filterCount(query: MerchantSearchQuery): number {
  return FILTERS.reduce((sum, name) => {
    const value = query[name]
    return sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1)
  }, 0)
}

/** The same search without any filter, from its first page. */
export function withoutFilters({
  location,
  radius,
  bounds,
  restaurantOrCuisine,
  campaignCode,
  sortBy,
  view,
  saved,
  ...rest
}: SearchAddress): SearchAddress {
  return withoutEmpty({
    location,
    'location.latitude': rest['location.latitude'],
    'location.longitude': rest['location.longitude'],
    radius,
    bounds,
    restaurantOrCuisine,
    campaignCode,
    sortBy,
    view,
    saved,
  })
}

/** The search with other values, from its first page: a page number belongs to one search only. An undefined value is removed. */
export function changed(
  query: SearchAddress,
  change: { readonly [Name in keyof SearchAddress]?: SearchAddress[Name] | undefined },
): SearchAddress {
  return withoutEmpty({ ...query, pageNo: undefined, ...change })
}

/** A list with a value switched on or off. */
export function toggled<Value extends string>(list: readonly Value[] | undefined, value: Value): Value[] {
  return list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value]
}

/** The tier whose rates "available" means: a visitor's is the lowest (SEARCH-15). */
export const earnsFor = (tier: TierLevel | undefined) => (tier === 2 || tier === 3 ? (String(tier) as '2' | '3') : '0')

/** Whether the search has its own place, rather than the visitor's assumed position. */
export function hasPlace(query: MerchantSearchQuery): boolean {
  return query.location !== undefined || (query['location.latitude'] !== undefined && query['location.longitude'] !== undefined)
}

interface At {
  readonly latitude: number
  readonly longitude: number
}

/**
 * The search in place of one whose default position could not be looked up, such as a position abroad (GEO-07).
 * @param place what the server found; undefined until it has answered
 * @returns undefined if the search has a place of its own, or the server found one
 */
export function searchInstead(query: SearchAddress, place: Place | null | undefined): SearchAddress | undefined {
  if (place !== null || hasPlace(query) || query.bounds !== undefined || query.saved !== undefined) return undefined
  return { ...query, location: DEFAULT_SEARCH_LOCATION }
}

/** The call for a place: around the visitor's default place if the search has none (GEO-04), a page of 15. */
export function placedSearch(
  { view: _view, asked: _asked, saved: _saved, date: _date, time: _time, party: _party, ...query }: SearchAddress,
  fallback: At,
): MerchantSearchQuery {
  const place = hasPlace(query) ? {} : { 'location.latitude': String(fallback.latitude), 'location.longitude': String(fallback.longitude) }
  return { ...query, ...place, pageSize: String(MERCHANT_PAGE_SIZE) }
}

/**
 * The call of the search page: with what its filters would find and, for its map, the results of all pages.
 * @param saved ids of the restaurants that the visitor has saved, of a search among them
 */
export function pageSearch(query: SearchAddress, fallback: At, saved?: readonly string[]): MerchantSearchQuery {
  return {
    ...placedSearch(query, fallback),
    counts: 'true',
    ...(query.view === 'map' && { points: 'true' }),
    ...(query.saved && saved && { merchantId: [...saved] }),
  }
}
