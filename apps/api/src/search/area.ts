import type { Bounds } from '@dining/domain'

import { EARTH_MILES, type Position } from '../store/great-circle.ts'
import { radians, type Columns } from './columns.ts'
import { f64, i32, withRoom } from './numbers.ts'

/** Height of a band, in degrees: rows are sorted by band and, within one, by longitude. */
const BAND = 0.05
export const BANDS = Math.ceil(180 / BAND) + 1

export const bandOf = (latitude: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor((latitude + 90) / BAND)))

const HALF_TURN = 180
const FULL_TURN = 360
/** A little wider than the circle, because of rounding. Degrees. */
const MARGIN = 1e-6
/** The same for the width within a band: an arc cosine near 1 is less exact. */
const ACROSS_MARGIN = 1e-5
const degrees = (angle: number) => (angle * 180) / Math.PI

export const isWithin = ({ south, west, north, east }: Bounds, latitude: number, longitude: number): boolean =>
  latitude >= south && latitude <= north && (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

/** The square of the chord between points of the unit sphere with this distance. */
export const squaredChord = (miles: number): number => (2 * Math.sin(Math.min(miles / (2 * EARTH_MILES), Math.PI / 2))) ** 2

export const milesOfChord = (squared: number): number => 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(squared) / 2))

/** The smallest box around a circle. */
function boxAround({ latitude, longitude }: Position, radiusMiles: number): Bounds {
  const angle = radiusMiles / EARTH_MILES
  const up = degrees(angle) + MARGIN
  const [south, north] = [latitude - up, latitude + up]
  const across = Math.sin(angle) / Math.cos(radians(latitude))
  // The circle contains a pole.
  if (south <= -90 || north >= 90 || across >= 1) return { south, north, west: -HALF_TURN, east: HALF_TURN }
  const wide = degrees(Math.asin(across)) + MARGIN
  return { south, north, west: wrapped(longitude - wide), east: wrapped(longitude + wide) }
}

const wrapped = (longitude: number) =>
  longitude < -HALF_TURN ? longitude + FULL_TURN : longitude > HALF_TURN ? longitude - FULL_TURN : longitude

/** Rows in their order by place. */
export interface PlacedRows {
  readonly columns: Columns
  /** First row of each band, and the number of all sorted rows. */
  readonly bandStarts: Int32Array
}

/** Ranges of rows, ascending: each from a row to below another. The arrays are used again by the next search. */
export class RowRanges {
  count = 0
  /** Number of rows in all ranges. */
  rows = 0
  from = new Int32Array(64)
  to = new Int32Array(64)

  clear(): void {
    this.count = 0
    this.rows = 0
  }

  add(from: number, to: number): void {
    if (from >= to) return
    const index = this.count++
    if (index >= this.from.length) {
      this.from = withRoom(this.from, index + 1)
      this.to = withRoom(this.to, index + 1)
    }
    this.from[index] = from
    this.to[index] = to
    this.rows += to - from
  }
}

/** Adds ranges of sorted rows that contain all those of a box. */
export function rangesIn({ columns, bandStarts }: PlacedRows, box: Bounds, into: RowRanges): void {
  const { longitude } = columns
  const last = bandOf(box.north)
  for (let band = bandOf(box.south); band <= last; band++) {
    const [from, to] = [i32(bandStarts, band), i32(bandStarts, band + 1)]
    if (from === to) continue
    if (box.west <= box.east) into.add(firstFrom(longitude, from, to, box.west), firstAfter(longitude, from, to, box.east))
    else {
      into.add(from, firstAfter(longitude, from, to, box.east))
      into.add(firstFrom(longitude, from, to, box.west), to)
    }
  }
}

/** Adds ranges of sorted rows that contain all those of a circle: in each band as wide as the circle is there. */
export function rangesAround(rows: PlacedRows, center: Position, radiusMiles: number, into: RowRanges): void {
  const box = boxAround(center, radiusMiles)
  // Around a pole or across the 180th meridian, the box is enough.
  if (box.east - box.west >= HALF_TURN || box.west > box.east) return rangesIn(rows, box, into)
  const { columns, bandStarts } = rows
  const { longitude } = columns
  const angle = radiusMiles / EARTH_MILES
  const middle = radians(center.latitude)
  const [sine, cosine] = [Math.sin(middle), Math.cos(middle)]
  /** Where the circle is widest. */
  const widest = degrees(Math.asin(Math.max(-1, Math.min(1, sine / Math.cos(angle)))))
  const last = bandOf(box.north)
  for (let band = bandOf(box.south); band <= last; band++) {
    const [from, to] = [i32(bandStarts, band), i32(bandStarts, band + 1)]
    if (from === to) continue
    const south = band * BAND - 90
    const latitude = radians(Math.max(south, Math.min(south + BAND, widest)))
    const share = (Math.cos(angle) - Math.sin(latitude) * sine) / (Math.cos(latitude) * cosine)
    const wide = degrees(Math.acos(Math.max(-1, Math.min(1, share)))) + ACROSS_MARGIN
    into.add(
      firstFrom(longitude, from, to, Math.max(box.west, center.longitude - wide)),
      firstAfter(longitude, from, to, Math.min(box.east, center.longitude + wide)),
    )
  }
}

/** The first row whose longitude is at least this. */
function firstFrom(longitude: Float64Array, from: number, to: number, least: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (f64(longitude, middle) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** The first row whose longitude is more than this. */
function firstAfter(longitude: Float64Array, from: number, to: number, most: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (f64(longitude, middle) <= most) low = middle + 1
    else high = middle
  }
  return low
}
