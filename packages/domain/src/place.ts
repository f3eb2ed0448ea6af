/** The assumed position of a visitor without any information: midtown New York (GEO-06). Degrees. */
export const DEFAULT_USER_LOCATION = { latitude: 40.7577, longitude: -73.9857 } as const
/** The place of a default search whose position could not be looked up (GEO-07). */
export const DEFAULT_SEARCH_LOCATION = 'New York, NY'

/** The format in which a ZIP code is sent and stored: five digits. */
export const ZIP_PATTERN = /^\d{5}$/

/** The five digits of a ZIP code in the format "60601" or as ZIP+4, "60601-1234"; null for any other text. */
export function zipCodeIn(typed: string): string | null {
  return /^(\d{5})(?:-\d{4})?$/.exec(typed.trim())?.[1] ?? null
}
