export const OFFER_TYPES = ['Unlimited', 'Limited'] as const
export type OfferType = (typeof OFFER_TYPES)[number]

export const HIGHLIGHTS = ['comingSoon', 'leavingSoon', 'new'] as const
export type Highlight = (typeof HIGHLIGHTS)[number]

/** In order, starting with Sunday (MERCHANT-27). */
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const MEALS = ['Breakfast', 'Brunch', 'Lunch', 'Dinner', 'Late night'] as const
export type Meal = (typeof MEALS)[number]

export const DINING_OPTIONS = ['Delivery', 'Dine in', 'Takeout', 'Order online'] as const
export type DiningOption = (typeof DINING_OPTIONS)[number]

/** Rows of one search page and of a carousel (SEARCH-29). */
export const MERCHANT_PAGE_SIZE = 15

/** Maximum length of each search text. */
export const SEARCH_TEXT_MAX_LENGTH = 80
/** Largest radius, in miles, of a search around a place. */
export const SEARCH_RADIUS_MILES = 25

/** Orders of a search's results (SEARCH-14); `match` is offered if there is a text to match. */
export const SORT_ORDERS = ['distance', 'rating', 'name', 'match'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Least ratings that a search can require. */
export const RATING_STEPS = [3, 3.5, 4, 4.5] as const
/** Least numbers of reviews that a search can require. */
export const REVIEW_STEPS = [10, 50, 100, 500] as const
/** Names of cuisines or neighborhoods in a search: how many, and the length of each. */
export const SEARCH_NAMES = { most: 20, length: 60 } as const
/** A day and a time at which a restaurant is to be open: `Fri-1930`. */
export const OPEN_AT = new RegExp(`^(?:${WEEKDAYS.join('|')})-(?:[01]\\d|2[0-3])[0-5]\\d$`)
/** Points of a search's results for a map, the best ones if it finds more. */
export const MAP_POINTS = 300
/** A call that counts impressions: how many records, and the lengths of their texts (ANALYTICS-17). */
export const IMPRESSION_LIMITS = { records: 100, placement: 60, userAgent: 400 } as const
