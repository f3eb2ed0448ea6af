import { offline as texts } from '@dining/copy-engine/texts/offline'
import { useCopy } from '@dining/partner-kit/react'

import type { SeenRestaurant } from './kept-restaurants.ts'
import { moveApart } from './move-apart.ts'
import * as css from './offline.css.ts'

/** Restaurants on it: more would cover each other. */
const MOST = 20
/** Half of its width, in units of its own. */
const HALF = 50
/** Radius of a point. */
const DOT = 3.4
/** Part of the half in which the points are. */
const FILLED = 0.86
/** Miles of its circle; the smallest that all points are within, and the largest otherwise. */
const RINGS = [0.25, 0.5, 1, 2, 5, 10, 25, 100]
const MILES_PER_DEGREE = 69

interface PointMapProps {
  readonly shown: readonly SeenRestaurant[]
  readonly from: { readonly latitude: number; readonly longitude: number }
}

/**
 * The nearest restaurants around the visitor, north at the top. The ground of the site's map would take 1.3 MB of the device; distance and direction need none
 * of it. Its numbers are those of the list, which has the links.
 */
export function PointMap({ shown, from }: PointMapProps) {
  const copy = useCopy()
  const points = shown.slice(0, MOST)
  const farthest = points.at(-1)?.miles ?? 0
  const ring = RINGS.find((miles) => miles >= farthest) ?? farthest
  const unit = (HALF * FILLED) / ring
  const perLongitude = MILES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180)
  const exact = points.map(({ merchant: { location } }) => ({
    x: (location.longitude - from.longitude) * perLongitude * unit,
    y: (from.latitude - location.latitude) * MILES_PER_DEGREE * unit,
  }))
  const places = moveApart(exact, { least: 2 * DOT, half: HALF - DOT, taken: { x: 0, y: 0 } })
  return (
    <svg
      className={css.map}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      role="img"
      aria-label={copy.say(texts.mapLabel, { distance: copy.distance(ring) })}
    >
      <circle className={css.ring} r={HALF * FILLED} />
      <circle className={css.ring} r={(HALF * FILLED) / 2} />
      <text className={css.mapText} y={-HALF * FILLED - 2}>
        {copy.distance(ring)}
      </text>
      <circle className={css.you} r={1.6} />
      <text className={css.mapText} y={6}>
        {copy.say(texts.here)}
      </text>
      {points.map(({ merchant: { id } }, index) => (
        <g key={id} transform={`translate(${places[index]?.x.toFixed(1)} ${places[index]?.y.toFixed(1)})`}>
          <circle className={css.dot} r={DOT} />
          <text className={css.dotNumber}>{index + 1}</text>
        </g>
      ))}
    </svg>
  )
}
