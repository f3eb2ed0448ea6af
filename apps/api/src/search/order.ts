import type { SortOrder } from '@dining/domain'

import { compareText, f64, i32, u8, withRoom } from './numbers.ts'
import type { Scan } from './scan.ts'
import type { Snapshot } from './snapshot.ts'
import { matchLevels } from './words.ts'

/** Up to this end of a page, the results are selected by a heap, which is faster for few. */
const HEAP_END = 64

type Compare = (a: number, b: number) => number

/**
 * Places of a scan's results in the order of the search, from an offset.
 * Ties: distance by rating; rating by number of reviews and distance; name by distance; match by distance, rating and number of reviews; then by id.
 */
export function orderedPlaces(
  snapshot: Snapshot,
  scan: Scan,
  { sortBy, text }: { readonly sortBy: SortOrder; readonly text: string },
  offset: number,
  limit: number,
): Int32Array {
  const end = Math.min(scan.count, offset + limit)
  if (offset >= end) return new Int32Array(0)
  const { compare, keys } = orderOf(snapshot, scan, sortBy, text)
  if (end <= HEAP_END) return smallest(scan.count, end, compare, keys).subarray(offset)
  const places = new Int32Array(scan.count)
  for (let place = 0; place < places.length; place++) places[place] = place
  if (end < places.length) partition(places, 0, places.length - 1, end, compare)
  if (offset > 0) partition(places, 0, end - 1, offset, compare)
  return places.subarray(offset, end).toSorted(compare)
}

interface Order {
  readonly compare: Compare
  /** A number of each place that is never greater than that of a place after it, so that most places are excluded by one comparison. */
  readonly keys: Float64Array
}

/** More than any squared chord of the unit sphere. */
const LEVEL_KEY = 8
let scratch = new Float64Array(1_024)

function orderOf({ columns }: Snapshot, scan: Scan, sortBy: SortOrder, text: string): Order {
  const { rows, chords, count } = scan
  const { rating, ratingCount, textKey, ids, texts } = columns
  const byId: Compare = (a, b) => compareText(ids[i32(rows, a)] ?? '', ids[i32(rows, b)] ?? '')
  const byDistance: Compare = (a, b) => f64(chords, a) - f64(chords, b)
  const byRating: Compare = (a, b) => f64(rating, i32(rows, b)) - f64(rating, i32(rows, a))
  const byReviews: Compare = (a, b) => i32(ratingCount, i32(rows, b)) - i32(ratingCount, i32(rows, a))
  if (sortBy === 'distance') return { compare: (a, b) => byDistance(a, b) || byRating(a, b) || byId(a, b), keys: chords }
  scratch = withRoom(scratch, count)
  const keys = scratch
  if (sortBy === 'rating') {
    for (let place = 0; place < count; place++) keys[place] = -f64(rating, i32(rows, place))
    return { compare: (a, b) => byRating(a, b) || byReviews(a, b) || byDistance(a, b) || byId(a, b), keys }
  }
  if (sortBy === 'name') {
    for (let place = 0; place < count; place++) keys[place] = f64(textKey, i32(rows, place))
    const byText: Compare = (a, b) => f64(keys, a) - f64(keys, b) || compareText(texts[i32(rows, a)] ?? '', texts[i32(rows, b)] ?? '')
    return { compare: (a, b) => byText(a, b) || byDistance(a, b) || byId(a, b), keys }
  }
  const levels = new Uint8Array(count)
  if (text !== '') {
    const levelOf = matchLevels(text)
    for (let place = 0; place < count; place++) levels[place] = levelOf(texts[i32(rows, place)] ?? '')
  }
  for (let place = 0; place < count; place++) keys[place] = f64(chords, place) - LEVEL_KEY * u8(levels, place)
  const byLevel: Compare = (a, b) => u8(levels, b) - u8(levels, a)
  return { compare: (a, b) => byLevel(a, b) || byDistance(a, b) || byRating(a, b) || byReviews(a, b) || byId(a, b), keys }
}

/** The first `length` of `count` places in order, by a heap whose top is the last of them. */
function smallest(count: number, length: number, compare: Compare, keys: Float64Array): Int32Array {
  const heap = new Int32Array(length)
  for (let place = 0; place < length; place++) heap[place] = place
  for (let parent = (length >> 1) - 1; parent >= 0; parent--) sink(heap, parent, compare)
  for (let place = length; place < count; place++) {
    const top = i32(heap, 0)
    if (f64(keys, place) > f64(keys, top) || compare(place, top) >= 0) continue
    heap[0] = place
    sink(heap, 0, compare)
  }
  return heap.toSorted(compare)
}

function sink(heap: Int32Array, start: number, compare: Compare): void {
  const item = i32(heap, start)
  let parent = start
  for (;;) {
    let child = 2 * parent + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(i32(heap, child + 1), i32(heap, child)) > 0) child += 1
    if (compare(i32(heap, child), item) <= 0) break
    heap[parent] = i32(heap, child)
    parent = child
  }
  heap[parent] = item
}

/** Moves the first `count` items in order before all others (quickselect). */
function partition(items: Int32Array, first: number, last: number, count: number, compare: Compare): void {
  let [low, high] = [first, last]
  while (low < high) {
    const pivot = i32(items, (low + high) >>> 1)
    let [left, right] = [low, high]
    while (left <= right) {
      while (compare(i32(items, left), pivot) < 0) left++
      while (compare(i32(items, right), pivot) > 0) right--
      if (left > right) break
      const swapped = i32(items, left)
      items[left++] = i32(items, right)
      items[right--] = swapped
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}
