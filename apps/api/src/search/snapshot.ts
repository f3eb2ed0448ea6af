import { bandOf, BANDS, type PlacedRows } from './area.ts'
import { Columns, type Vocabulary } from './columns.ts'
import { buildDictionary, type Dictionary } from './dictionary.ts'
import { createDocuments } from './documents.ts'
import { DEAD } from './flags.ts'
import { f64, i32, u32, u8 } from './numbers.ts'
import { sortedInSlices, type Sliced } from './slices.ts'

/** All restaurants: sorted rows with a dictionary, and after them rows that were added since. */
export interface Snapshot extends PlacedRows {
  readonly sortedCount: number
  readonly dictionary: Dictionary
}

const ROWS_PER_SLICE = 256
/** Share of documents that nobody reads any more at which they are copied without those. */
const WASTE = 0.3
/** Degrees; larger than any difference of longitudes. */
const BAND_KEY = 1_000

/**
 * Sorts the living rows of some columns into a new snapshot.
 * @param replaced ids of which the first columns' rows are left out
 */
export function* buildSnapshot(
  vocabulary: Vocabulary,
  sources: readonly Columns[],
  replaced: { has: (id: string) => boolean } = new Set(),
): Sliced<Snapshot> {
  const most = sources.reduce((sum, { count }) => sum + count, 0)
  const from = new Uint8Array(most)
  const rows = new Int32Array(most)
  const keys = new Float64Array(most)
  const living: number[] = []
  let bytes = 0
  for (const [number, columns] of sources.entries()) {
    for (let row = 0; row < columns.count; row++) {
      if (row % ROWS_PER_SLICE === 0) yield
      if ((i32(columns.flags, row) & DEAD) !== 0 || (number === 0 && replaced.has(columns.ids[row] ?? ''))) continue
      const place = living.length
      from[place] = number
      rows[place] = row
      keys[place] = bandOf(f64(columns.latitude, row)) * BAND_KEY + f64(columns.longitude, row)
      living.push(place)
      bytes += u32(columns.documentLength, row)
    }
  }
  const order = yield* sortedInSlices(living, (a, b) => f64(keys, a) - f64(keys, b))
  const [first] = sources
  const isShared = sources.length === 1 && first !== undefined && first.documents.size() * (1 - WASTE) <= bytes
  const columns = new Columns(vocabulary, isShared ? first.documents : createDocuments())
  yield* columns.growing(order.length)
  const bandStarts = new Int32Array(BANDS + 1)
  for (const [row, place] of order.entries()) {
    const source = sources[u8(from, place)]
    if (source) columns.copy(source, i32(rows, place))
    const band = bandOf(f64(columns.latitude, row))
    bandStarts[band + 1] = row + 1
    if (row % ROWS_PER_SLICE === 0) yield
  }
  // A band without rows ends where the one before it ends.
  for (let band = 1; band <= BANDS; band++) bandStarts[band] = Math.max(i32(bandStarts, band), i32(bandStarts, band - 1))
  const dictionary = yield* buildDictionary(columns.texts)
  return { columns, bandStarts, sortedCount: columns.count, dictionary }
}
