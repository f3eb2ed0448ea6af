/** Where a visitor is taken to be when nothing says where: midtown New York (GEO-06). Degrees. */
export const DEFAULT_USER_LOCATION = { latitude: 40.7577, longitude: -73.9857 } as const
/** The place of a default search whose location could not be looked up (GEO-07). */
export const DEFAULT_SEARCH_LOCATION = 'New York, NY'
