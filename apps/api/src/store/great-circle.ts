/** A geographic position, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Earth's mean radius, in miles. */
export const EARTH_MILES = 3958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles between two points, by the haversine formula. */
export function greatCircleMiles(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east)))
}
