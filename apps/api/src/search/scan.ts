import { addBits, COMING, DATED, DEAD, EARNS_ANY, MEALS_ANY, NEW, PRICES_ANY, RATINGS_ANY, REVIEWS_ANY, VIP_ONLY } from './flags.ts'
import type { RowFilters } from './filters.ts'
import { NameCounter } from './name-counter.ts'
import { f64, i32, u16, u8, withRoom } from './numbers.ts'
import type { Snapshot } from './snapshot.ts'

/** Filters besides those that are one bit, as places in `alone`. */
export const PRICE_FILTER = 32
export const MEAL_FILTER = 33
export const CUISINE_FILTER = 34
export const NEIGHBORHOOD_FILTER = 35
export const OPEN_FILTER = 36
const FILTERS = 37
const NONE = -1

/** Values that one result may have, of filters of which only one value can be chosen. */
const REPLACED_WITH: Readonly<Record<number, number>> = Object.fromEntries(
  [EARNS_ANY, RATINGS_ANY, REVIEWS_ANY].flatMap((group) =>
    Array.from({ length: 32 }, (_, index) => [index, group] as const).filter(([index]) => (group & (1 << index)) !== 0),
  ),
)

/** What a scan looks for. */
export interface Wanted {
  readonly filters: RowFilters
  readonly hasVIP: boolean
  /** Days since 1970, by time zone. */
  readonly today: Int32Array
  /** Whether the area and the texts of the search include a row. */
  readonly isPart: ((row: number) => boolean) | null
  /** Point of the unit sphere and the largest squared chord from it; null without a place. */
  readonly center: { readonly x: number; readonly y: number; readonly z: number; readonly most: number } | null
  /** By week: 1 if open now; null if nothing is counted. */
  readonly openNow: Uint8Array | null
}

/** Results of a scan, and what it counted. Its arrays are used again by the next scan. */
export class Scan {
  count = 0
  rows = new Int32Array(1_024)
  /** Squared chords from the center; 0 without one. */
  chords = new Float64Array(1_024)
  flags = new Int32Array(1_024)
  /** Rows that fail one filter alone, by filter: the index of its bit, or its number above. */
  readonly alone = new Int32Array(FILTERS)
  /** Of those that fail only the filter of a group: rows by bit, cuisine and neighborhood of that group. */
  readonly aloneBits = new Int32Array(32)
  readonly aloneCuisines = new NameCounter()
  readonly aloneNeighborhoods = new NameCounter()
  /** Results by cuisine and neighborhood, and those that are open now. */
  readonly cuisines = new NameCounter()
  readonly neighborhoods = new NameCounter()
  openNow = 0
  aloneOpenNow = 0

  #snapshot: Snapshot
  #wanted: Wanted

  constructor(snapshot: Snapshot, wanted: Wanted) {
    this.#snapshot = snapshot
    this.#wanted = wanted
  }

  begin(snapshot: Snapshot, wanted: Wanted): void {
    this.#snapshot = snapshot
    this.#wanted = wanted
    this.count = 0
    this.openNow = 0
    this.aloneOpenNow = 0
    if (wanted.openNow === null) return
    const { cuisines, neighborhoods } = snapshot.columns.vocabulary
    this.alone.fill(0)
    this.aloneBits.fill(0)
    for (const counter of [this.cuisines, this.aloneCuisines]) counter.clear(cuisines.values.length)
    for (const counter of [this.neighborhoods, this.aloneNeighborhoods]) counter.clear(neighborhoods.values.length)
  }

  /** Tests the following rows for another part of the search. */
  test(isPart: Wanted['isPart']): void {
    this.#wanted = { ...this.#wanted, isPart }
  }

  range(from: number, to: number): void {
    const { hasVIP, center, isPart, filters } = this.#wanted
    const hasMarks = filters.cuisines !== null || filters.neighborhoods !== null || filters.open !== null
    if (isPart !== null || center === null || hasMarks) {
      for (let row = from; row < to; row++) this.visit(row)
      return
    }
    // The usual search: what `visit` does, without reading what is the same for all rows, for those that need only their position and bits.
    this.#reserve(this.count + to - from)
    const { columns } = this.#snapshot
    const { flags: allFlags, x: xs, y: ys, z: zs } = columns
    const { rows, chords, flags: found } = this
    const { needed, prices, meals } = filters
    const { x, y, z, most } = center
    const excluded = DEAD | DATED | (hasVIP ? 0 : VIP_ONLY)
    for (let row = from; row < to; row++) {
      const dx = f64(xs, row) - x
      const dy = f64(ys, row) - y
      const dz = f64(zs, row) - z
      const chord = dx * dx + dy * dy + dz * dz
      if (chord > most) continue
      const flags = i32(allFlags, row)
      const isPassing = (needed & ~flags) === 0 && (prices === 0 || (flags & prices) !== 0) && (meals === 0 || (flags & meals) !== 0)
      if ((flags & excluded) !== 0 || !isPassing) {
        this.visit(row)
        continue
      }
      const place = this.count++
      rows[place] = row
      chords[place] = chord
      found[place] = flags
    }
  }

  #reserve(length: number): void {
    if (length <= this.rows.length) return
    this.rows = withRoom(this.rows, length)
    this.chords = withRoom(this.chords, length)
    this.flags = withRoom(this.flags, length)
  }

  visit(row: number): void {
    const { columns } = this.#snapshot
    const { hasVIP, center, today, isPart } = this.#wanted
    let flags = i32(columns.flags, row)
    if ((flags & DEAD) !== 0 || (!hasVIP && (flags & VIP_ONLY) !== 0)) return
    let chord = 0
    if (center !== null) {
      const x = f64(columns.x, row) - center.x
      const y = f64(columns.y, row) - center.y
      const z = f64(columns.z, row) - center.z
      chord = x * x + y * y + z * z
      if (chord > center.most) return
    }
    if ((flags & DATED) !== 0) {
      const day = i32(today, u16(columns.zone, row))
      if (i32(columns.lastDay, row) < day) return
      if (i32(columns.firstDay, row) > day) flags &= ~EARNS_ANY
      else if ((flags & COMING) !== 0) flags |= NEW
    }
    if (isPart !== null && !isPart(row)) return
    const failed = this.#failedFilter(row, flags)
    if (failed === null) return
    if (failed !== NONE) return this.#countAlone(row, flags, failed)
    const place = this.count++
    if (place >= this.rows.length) this.#reserve(place + 1)
    this.rows[place] = row
    this.chords[place] = chord
    this.flags[place] = flags
  }

  /** The only filter that a row fails, NONE if it passes all, or null if it fails several. */
  #failedFilter(row: number, flags: number): number | null {
    const { needed, prices, meals, cuisines, neighborhoods, open } = this.#wanted.filters
    const missing = needed & ~flags
    if ((missing & (missing - 1)) !== 0) return null
    let failed = missing === 0 ? NONE : 31 - Math.clz32(missing)
    if (prices !== 0 && (flags & prices) === 0) {
      if (failed !== NONE) return null
      failed = PRICE_FILTER
    }
    if (meals !== 0 && (flags & meals) === 0) {
      if (failed !== NONE) return null
      failed = MEAL_FILTER
    }
    const { columns } = this.#snapshot
    if (open !== null && u8(open, i32(columns.week, row)) === 0) {
      if (failed !== NONE) return null
      failed = OPEN_FILTER
    }
    if (neighborhoods !== null) {
      const neighborhood = i32(columns.neighborhood, row)
      if (neighborhood < 0 || u8(neighborhoods, neighborhood) === 0) {
        if (failed !== NONE) return null
        failed = NEIGHBORHOOD_FILTER
      }
    }
    if (cuisines !== null && !this.#hasCuisine(row, cuisines)) {
      if (failed !== NONE) return null
      failed = CUISINE_FILTER
    }
    return failed
  }

  #hasCuisine(row: number, marks: Uint8Array): boolean {
    const { starts, items } = this.#snapshot.columns.cuisines
    const end = i32(starts, row + 1)
    for (let index = i32(starts, row); index < end; index++) if (u8(marks, u16(items, index)) === 1) return true
    return false
  }

  /** Counts a row that the search would find without one filter, and for values which that filter could have instead. */
  #countAlone(row: number, flags: number, filter: number): void {
    const { openNow } = this.#wanted
    if (openNow === null) return
    this.alone[filter] = i32(this.alone, filter) + 1
    if (filter < PRICE_FILTER) {
      const group = REPLACED_WITH[filter]
      if (group !== undefined) addBits(flags & group, 1, this.aloneBits)
    } else if (filter === PRICE_FILTER) addBits(flags & PRICES_ANY, 1, this.aloneBits)
    else if (filter === MEAL_FILTER) addBits(flags & MEALS_ANY, 1, this.aloneBits)
    else if (filter === CUISINE_FILTER) this.#addCuisines(row, this.aloneCuisines)
    else if (filter === NEIGHBORHOOD_FILTER) this.#addNeighborhood(row, this.aloneNeighborhoods)
    else this.aloneOpenNow += u8(openNow, i32(this.#snapshot.columns.week, row))
  }

  /** Counts the results by cuisine and neighborhood, and those that are open. */
  countResults(): void {
    const { openNow } = this.#wanted
    if (openNow === null) return
    const { week, neighborhood, cuisines } = this.#snapshot.columns
    const { starts, items } = cuisines
    const { rows, cuisines: byCuisine, neighborhoods: byNeighborhood } = this
    let open = 0
    for (let place = 0; place < this.count; place++) {
      const row = i32(rows, place)
      const end = i32(starts, row + 1)
      for (let index = i32(starts, row); index < end; index++) byCuisine.add(u16(items, index))
      const name = i32(neighborhood, row)
      if (name >= 0) byNeighborhood.add(name)
      open += u8(openNow, i32(week, row))
    }
    this.openNow = open
  }

  #addCuisines(row: number, into: NameCounter): void {
    const { starts, items } = this.#snapshot.columns.cuisines
    const end = i32(starts, row + 1)
    for (let index = i32(starts, row); index < end; index++) into.add(u16(items, index))
  }

  #addNeighborhood(row: number, into: NameCounter): void {
    const neighborhood = i32(this.#snapshot.columns.neighborhood, row)
    if (neighborhood >= 0) into.add(neighborhood)
  }
}
