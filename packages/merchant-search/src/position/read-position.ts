/** A place of the browser, rounded to two decimals, about half a mile (GEO-02). */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A first reading of the button: milliseconds; an hour-old one is good enough (GEO-10). */
export const SEARCH_READING: PositionOptions = { timeout: 5_000, maximumAge: 3_600_000, enableHighAccuracy: false }

/** The reading that stands for the whole visit: milliseconds; fresh and exact (GEO-11). */
export const STANDING_READING: PositionOptions = { timeout: 7_000, maximumAge: 0, enableHighAccuracy: true }

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100

/** @returns null when the browser does not tell: not allowed, too slow, or not able to */
export function readPosition(reading: PositionOptions): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null)
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: toTwoDecimals(coords.latitude), longitude: toTwoDecimals(coords.longitude) }),
      () => resolve(null),
      reading,
    )
  })
}
