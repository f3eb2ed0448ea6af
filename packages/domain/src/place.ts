/** The assumed position of a visitor without any information: midtown New York (GEO-06). Degrees. */
export const DEFAULT_USER_LOCATION = { latitude: 40.7577, longitude: -73.9857 } as const
/** The place of a default search whose position could not be looked up (GEO-07). */
export const DEFAULT_SEARCH_LOCATION = 'New York, NY'

/** What a typed place looks like, as the pattern of a field: a ZIP code, or a text with a letter (FORM-31). */
export const LOCATION_PATTERN = String.raw`\s*(?:\d{5}(?:-\d{4})?|.*\p{L}.*)\s*`

/** The format in which a ZIP code is sent and stored: five digits. */
export const ZIP_PATTERN = /^\d{5}$/

/** The five digits of a ZIP code in the format "60601" or as ZIP+4, "60601-1234"; null for any other text. */
export function zipCodeIn(typed: string): string | null {
  return /^(\d{5})(?:-\d{4})?$/.exec(typed.trim())?.[1] ?? null
}

/** A part of a map in degrees. A west that is greater than the east crosses the 180th meridian. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/

/** Reads `south,west,north,east`; null if that is not a part of a map. */
export function boundsOf(text: string): Bounds | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number)
  const isOnGlobe = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isOnGlobe && south <= north ? { south, west, north, east } : null
}
