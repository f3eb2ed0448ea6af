/** Where a visitor is taken to be when nothing says where: midtown New York (GEO-06). Degrees. */
export const DEFAULT_USER_LOCATION = { latitude: 40.7577, longitude: -73.9857 } as const
/** The place of a default search whose location could not be looked up (GEO-07). */
export const DEFAULT_SEARCH_LOCATION = 'New York, NY'

/** A ZIP code as it is sent and stored: five digits. */
export const ZIP_PATTERN = /^\d{5}$/

/** The five digits of a ZIP code that was typed as "60601" or as ZIP+4, "60601-1234"; null for anything else. */
export function zipCodeIn(typed: string): string | null {
  return /^(\d{5})(?:-\d{4})?$/.exec(typed.trim())?.[1] ?? null
}
