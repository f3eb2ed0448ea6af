import type { FeatureCollection, LineString } from 'geojson'

/** Radii in miles of the circles that show distances around the middle of a search. */
export const CIRCLES: readonly number[] = [0.25, 0.5, 1, 2, 5, 10, 25, 50, 100]
export const MILES_OF_DEGREE = 69.05
/** Points of a circle. */
const POINTS = 96

export const milesText = (miles: number) => `${miles} mi`

/** The circles as lines with their distance; none without a middle. */
export function circlesAround(
  middle: { readonly latitude: number; readonly longitude: number } | null,
): FeatureCollection<LineString, { readonly label: string }> {
  const circles = middle === null ? [] : CIRCLES.map((miles) => ({ miles, coordinates: circle(middle, miles) }))
  return {
    type: 'FeatureCollection',
    features: circles.map(({ miles, coordinates }) => ({
      type: 'Feature',
      properties: { label: milesText(miles) },
      geometry: { type: 'LineString', coordinates },
    })),
  }
}

function circle({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }, miles: number): [number, number][] {
  const up = miles / MILES_OF_DEGREE
  const across = up / Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: POINTS + 1 }, (_, step) => {
    const angle = (step / POINTS) * 2 * Math.PI
    return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)]
  })
}
