interface At {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth in miles. */
const EARTH_MILES = 3_958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles between two places, on a sphere: within half a percent of the true distance. */
export function milesBetween(from: At, to: At): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The compass point of the way from a place to another, as an index: 0 north, 2 east, 4 south, 6 west. */
export function directionOf(from: At, to: At): number {
  const turn = radians(to.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(radians(to.latitude))
  const north =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(turn)
  return (Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8
}
