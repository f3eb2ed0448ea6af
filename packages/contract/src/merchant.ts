import {
  DINING_OPTIONS,
  HIGHLIGHTS,
  MAX_FAVORITES,
  MEALS,
  OFFER_TYPES,
  SEARCH_TEXT_MAX_LENGTH,
  SORT_ORDERS,
  WEEKDAYS,
} from '@dining/domain'
import * as v from 'valibot'

import {
  boundsSchema,
  mapPointSchema,
  minRatingSchema,
  minReviewsSchema,
  namesSchema,
  openAtSchema,
  searchCountsSchema,
} from './search-parts.ts'

import { endpoint } from './endpoint.ts'
import { decimalSchema, flagSchema, pagedSchema, pageNumberSchema } from './page.ts'

/** The tier from which a member earns at a merchant: 0 all, 2 Select, 3 VIP (TIER-05, TIER-06). */
const accessTierSchema = v.picklist([0, 2, 3])

/** A merchant in lists and on cards (MERCHANT-13 … MERCHANT-19). */
const merchantSchema = v.object({
  id: v.string(),
  name: v.string(),
  images: v.object({
    /** URL of a picture, to which a size is added (IMG-04): the merchant's own, or one of its cuisine on the partner's site. */
    imageBaseUrl: v.string(),
    /** Whether the picture is an illustration; a client that shows the cuisine in another way may ignore it. */
    isIllustration: v.boolean(),
  }),
  details: v.object({
    rating: v.object({ overallRating: v.number(), numberOfRatings: v.number() }),
    /** 1 to 4; 0 when unknown (MERCHANT-17). */
    priceRange: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
    cuisines: v.array(v.string()),
    highlight: v.nullable(v.picklist(HIGHLIGHTS)),
  }),
  location: v.object({
    address: v.object({ address1: v.string(), city: v.string(), state: v.string(), zipCode: v.string() }),
    neighborhood: v.nullable(v.string()),
    latitude: v.number(),
    longitude: v.number(),
  }),
  /** Miles from the searched place, one decimal; null if the search has no place. */
  distance: v.nullable(v.number()),
  origin: v.string(),
  /** 0 none, 1 acclaimed, 2 highly acclaimed (SEARCH-17). */
  acclaimedLevel: v.picklist([0, 1, 2]),
  benefitAvailability: v.object({
    campaignCodes: v.array(v.string()),
    accessTier: accessTierSchema,
    offerType: v.picklist(OFFER_TYPES),
    /** Extra whole units (cents for money partners) for a qualifying dine; null without a bonus. */
    bonusUnits: v.nullable(v.number()),
  }),
  reservationProviders: v.object({ openTable: v.nullable(v.string()) }),
})
export type Merchant = v.InferOutput<typeof merchantSchema>

/** All data of the merchant page (MERCHANT-20 … MERCHANT-27). */
export const merchantDetailSchema = v.object({
  ...merchantSchema.entries,
  about: v.string(),
  phone: v.nullable(v.string()),
  /** IANA zone; all rules on days and hours are evaluated in it. */
  timeZone: v.string(),
  /** Minutes after local midnight; `closes` may pass 1440 when it closes after midnight. A day without an entry is closed. */
  hours: v.array(v.object({ day: v.picklist(WEEKDAYS), opens: v.number(), closes: v.number() })),
  features: v.array(v.picklist(DINING_OPTIONS)),
  mealsServed: v.array(v.picklist(MEALS)),
  menuUrl: v.nullable(v.string()),
  /** Each `url` is the whole picture, and with a size added a part of it (IMG-04); `alt` is empty if nothing is known about it. */
  menuImages: v.array(v.object({ url: v.string(), alt: v.string() })),
  order: v.nullable(v.object({ url: v.string(), origin: v.string() })),
  offer: v.object({
    type: v.picklist(OFFER_TYPES),
    /** Days on which a dine earns. */
    days: v.pipe(v.array(v.picklist(WEEKDAYS)), v.readonly()),
    /** Meals at which a dine earns; empty means all. */
    meals: v.pipe(v.array(v.picklist(MEALS)), v.readonly()),
    maxVisitsPerMonth: v.nullable(v.number()),
    maxSpendCentsPerMonth: v.nullable(v.number()),
    /** ISO dates in the merchant's zone; earning starts and ends with them. */
    firstDay: v.nullable(v.string()),
    lastDay: v.nullable(v.string()),
  }),
  /** The newest ones by the partner's members, then the merchant's own. `author` is '' if the member's name is not shown. */
  reviews: v.array(v.object({ id: v.string(), rating: v.number(), text: v.string(), author: v.string(), date: v.string() })),
  /** All reviews by the partner's members; omitted without any. */
  memberScore: v.exactOptional(v.object({ average: v.number(), count: v.number() })),
  events: v.array(v.object({ id: v.string(), title: v.string(), date: v.string(), text: v.string() })),
  /** The signed-in member's use of a limited offer this month; null for other visitors. */
  member: v.nullable(v.object({ visitsThisMonth: v.number(), spendCentsThisMonth: v.number() })),
})
export type MerchantDetail = v.InferOutput<typeof merchantDetailSchema>

/** The id of a restaurant in an address. */
export const merchantIdSchema = v.pipe(v.string(), v.maxLength(40))

/** The search request, as it appears in the address (SEARCH-25, SEARCH-28). */
const merchantSearchQuerySchema = v.object({
  /** City and state, ZIP or the literal labels; resolved by the server. */
  location: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_MAX_LENGTH))),
  'location.latitude': v.optional(v.pipe(decimalSchema, v.minValue(-90), v.maxValue(90))),
  'location.longitude': v.optional(v.pipe(decimalSchema, v.minValue(-180), v.maxValue(180))),
  /** Miles around the place; chosen by the server if omitted. */
  radius: v.optional(v.pipe(decimalSchema, v.minValue(0.1), v.maxValue(100))),
  /** The visible part of a map, in place of the radius: `south,west,north,east`. Distances are still measured from the position. */
  bounds: v.optional(boundsSchema),
  restaurantOrCuisine: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_MAX_LENGTH))),
  campaignCode: v.optional(v.pipe(v.string(), v.maxLength(40))),
  acclaimed: v.optional(flagSchema),
  /** Only merchants where this tier earns. */
  benefitsFor: v.optional(v.picklist(['0', '2', '3'])),
  features: v.optional(v.array(v.picklist(DINING_OPTIONS))),
  isNew: v.optional(flagSchema),
  mealsServed: v.optional(v.array(v.picklist(MEALS))),
  priceRange: v.optional(v.array(v.picklist(['1', '2', '3', '4']))),
  reservations: v.optional(flagSchema),
  /** The merchant must have one of these cuisines. */
  cuisine: v.optional(namesSchema),
  /** The merchant must be in one of these neighborhoods. */
  neighborhood: v.optional(namesSchema),
  minRating: v.optional(minRatingSchema),
  minReviews: v.optional(minReviewsSchema),
  /** Only merchants with a bonus for a qualifying dine. */
  bonus: v.optional(flagSchema),
  /** Open now, by the merchant's own clock. A merchant without known hours is not found. */
  openNow: v.optional(flagSchema),
  /** Open at a day and time of the merchant's own clock: `Fri-1930`. Has priority over `openNow`. */
  openAt: v.optional(openAtSchema),
  /** Only these merchants, wherever they are: without bounds, the whole network is searched. */
  merchantId: v.optional(v.pipe(v.array(merchantIdSchema), v.maxLength(MAX_FAVORITES))),
  /** Whether the answer has `counts`. */
  counts: v.optional(flagSchema),
  /** Whether the answer has `points`. */
  points: v.optional(flagSchema),
  sortBy: v.optional(v.picklist(SORT_ORDERS)),
  pageNo: v.optional(pageNumberSchema),
  pageSize: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(50))),
})
export type MerchantSearchQuery = v.InferInput<typeof merchantSearchQuerySchema>

const placeSchema = v.object({
  /** The display name: "Portland, OR", "97205 Portland, OR". */
  label: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  zipCode: v.nullable(v.string()),
  city: v.string(),
  state: v.string(),
})
export type Place = v.InferOutput<typeof placeSchema>

export const searchMerchants = endpoint('searchMerchants', {
  method: 'GET',
  path: '/api/v2/Merchants/Search',
  summary:
    'Participating merchants around a place, by best match of a text, else by distance, unless sorted otherwise (SEARCH-24, SEARCH-14)',
  query: merchantSearchQuerySchema,
  answer: v.object({
    ...pagedSchema(merchantSchema).entries,
    /** The place that the search was made around; null if the text is not a known place. */
    place: v.nullable(placeSchema),
    counts: v.optional(searchCountsSchema),
    /** Results of all pages for a map: all of them, or the first MAP_POINTS in the order of the search. */
    points: v.optional(v.array(mapPointSchema)),
  }),
  errors: ['unavailable'],
})

export const getMerchant = endpoint('getMerchant', {
  method: 'GET',
  path: '/api/v2/Merchants/:merchantId',
  summary: 'One merchant with everything that its page shows (MERCHANT-49)',
  params: v.object({ merchantId: merchantIdSchema }),
  answer: merchantDetailSchema,
  session: 'optional',
  errors: ['not-found'],
})

export const getDefaultLocation = endpoint('getDefaultLocation', {
  method: 'GET',
  path: '/api/DefaultUserLocation',
  summary: 'Where a visitor is taken to be when the browser does not say: a member’s ZIP, else the installation’s default (GEO-05)',
  answer: v.object({ latitude: v.number(), longitude: v.number() }),
  session: 'optional',
})

export const lookUpLocation = endpoint('lookUpLocation', {
  method: 'GET',
  path: '/api/Locations/Lookup',
  summary: 'The place of a city and state, a ZIP or coordinates (GEO-08, GEO-09)',
  query: v.object({
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_MAX_LENGTH))),
    latitude: v.optional(decimalSchema),
    longitude: v.optional(decimalSchema),
  }),
  answer: placeSchema,
  errors: ['not-found'],
})

export const suggestLocations = endpoint('suggestLocations', {
  method: 'GET',
  path: '/api/Locations/Suggest',
  summary: 'Places whose name or ZIP starts with a text, largest population first',
  query: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_TEXT_MAX_LENGTH)) }),
  answer: v.object({ data: v.array(placeSchema) }),
})
