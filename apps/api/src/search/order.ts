import type { SortOrder } from '@dining/domain'

import { compareText, f64, i32 } from './numbers.ts'
import type { Scan } from './scan.ts'
import type { Snapshot } from './snapshot.ts'
import { matchLevel } from './words.ts'

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
  const compare = comparator(snapshot, scan, sortBy, text)
  if (end <= HEAP_END) return smallest(scan.count, end, compare).subarray(offset)
  const places = Int32Array.from({ length: scan.count }, (_, place) => place)
  if (end < places.length) partition(places, 0, places.length - 1, end, compare)
  if (offset > 0) partition(places, 0, end - 1, offset, compare)
  return places.subarray(offset, end).toSorted(compare)
}

function comparator({ columns }: Snapshot, scan: Scan, sortBy: SortOrder, text: string): Compare {
  const { rows, chords } = scan
  const { rating, ratingCount, textKey, ids, texts } = columns
  const byId: Compare = (a, b) => compareText(ids[i32(rows, a)] ?? '', ids[i32(rows, b)] ?? '')
  const byDistance: Compare = (a, b) => f64(chords, a) - f64(chords, b)
  const byRating: Compare = (a, b) => f64(rating, i32(rows, b)) - f64(rating, i32(rows, a))
  const byReviews: Compare = (a, b) => i32(ratingCount, i32(rows, b)) - i32(ratingCount, i32(rows, a))
  if (sortBy === 'distance') return (a, b) => byDistance(a, b) || byRating(a, b) || byId(a, b)
  if (sortBy === 'rating') return (a, b) => byRating(a, b) || byReviews(a, b) || byDistance(a, b) || byId(a, b)
  if (sortBy === 'name') {
    const byText: Compare = (a, b) =>
      f64(textKey, i32(rows, a)) - f64(textKey, i32(rows, b)) || compareText(texts[i32(rows, a)] ?? '', texts[i32(rows, b)] ?? '')
    return (a, b) => byText(a, b) || byDistance(a, b) || byId(a, b)
  }
  const levels = Uint8Array.from({ length: text === '' ? 0 : scan.count }, (_, place) => matchLevel(texts[i32(rows, place)] ?? '', text))
  const byLevel: Compare = (a, b) => (levels[b] ?? 0) - (levels[a] ?? 0)
  return (a, b) => byLevel(a, b) || byDistance(a, b) || byRating(a, b) || byReviews(a, b) || byId(a, b)
}

/** The first `length` of `count` places in order, by a heap whose top is the last of them. */
function smallest(count: number, length: number, compare: Compare): Int32Array {
  const heap = Int32Array.from({ length }, (_, place) => place)
  for (let parent = (length >> 1) - 1; parent >= 0; parent--) sink(heap, parent, compare)
  for (let place = length; place < count; place++) {
    if (compare(place, i32(heap, 0)) >= 0) continue
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
