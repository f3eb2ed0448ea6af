import type { IndexedMerchant } from '../store/repositories/merchant-change.ts'
import { createDocuments, type Documents, type ListedMerchant } from './documents.ts'
import { flagsOf } from './flags.ts'
import { createLocalClock, dayNumber, type LocalClock } from './local-clock.ts'
import { ShardedNumbers } from './sharded-numbers.ts'
import { createNames, type Names } from './names.ts'
import { i32, u16, u32, withRoom } from './numbers.ts'
import type { Sliced } from './slices.ts'

/** Names that columns hold as numbers; shared by all columns of a process, so that rows can be copied from one to another. */
export interface Vocabulary {
  readonly cuisines: Names
  readonly neighborhoods: Names
  readonly campaigns: Names
  readonly clock: LocalClock
}

export const createVocabulary = (): Vocabulary => ({
  cuisines: createNames(),
  neighborhoods: createNames(),
  campaigns: createNames(),
  clock: createLocalClock(),
})

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

const NEVER = 2_147_483_647
const TEXT_KEY_BYTES = 6
/** Documents that are kept parsed: most searches are for the same busy places. */
const PARSED_DOCUMENTS = 10_000

/** The first bytes of a text as a number, so that most texts are compared without reading them. */
function textKey(text: string): number {
  const bytes = Buffer.from(text.slice(0, 2 * TEXT_KEY_BYTES), 'utf8')
  let key = 0
  for (let index = 0; index < TEXT_KEY_BYTES; index++) key = key * 256 + (bytes[index] ?? 0)
  return key
}

/** Lists of numbers, one after another. */
class Lists {
  starts = new Int32Array(1)
  items = new Uint16Array(0)
  add(row: number, values: readonly number[]): void {
    const start = i32(this.starts, row)
    this.starts = withRoom(this.starts, row + 2)
    this.items = withRoom(this.items, start + values.length)
    this.items.set(values, start)
    this.starts[row + 1] = start + values.length
  }
  of(row: number): Uint16Array {
    return this.items.subarray(i32(this.starts, row), i32(this.starts, row + 1))
  }
  has(row: number, value: number): boolean {
    const end = i32(this.starts, row + 1)
    for (let index = i32(this.starts, row); index < end; index++) if (u16(this.items, index) === value) return true
    return false
  }
}

/** Facts of restaurants, one array for each fact, by row. */
export class Columns {
  count = 0
  /** The position as a point of the unit sphere. */
  x = new Float64Array(0)
  y = new Float64Array(0)
  z = new Float64Array(0)
  /** Degrees. */
  latitude = new Float64Array(0)
  longitude = new Float64Array(0)
  flags = new Int32Array(0)
  rating = new Float64Array(0)
  ratingCount = new Int32Array(0)
  zone = new Uint16Array(0)
  week = new Int32Array(0)
  firstDay = new Int32Array(0)
  lastDay = new Int32Array(0)
  /** -1 without one. */
  neighborhood = new Int32Array(0)
  readonly cuisines = new Lists()
  readonly campaigns = new Lists()
  textKey = new Float64Array(0)
  readonly ids: string[] = []
  readonly texts: string[] = []
  documentChunk = new Uint32Array(0)
  documentStart = new Uint32Array(0)
  documentLength = new Uint32Array(0)
  readonly rowOf = new ShardedNumbers()
  /** Documents that pages have shown lately. */
  readonly #parsed = new Map<number, ListedMerchant>()
  readonly documents: Documents
  readonly vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary, documents = createDocuments()) {
    this.vocabulary = vocabulary
    this.documents = documents
  }

  /** Makes room for rows: array by array, since copying all of them takes longer than a slice. */
  *growing(length: number): Sliced<undefined> {
    this.x = withRoom(this.x, length)
    yield
    this.y = withRoom(this.y, length)
    yield
    this.z = withRoom(this.z, length)
    yield
    this.latitude = withRoom(this.latitude, length)
    yield
    this.longitude = withRoom(this.longitude, length)
    yield
    this.flags = withRoom(this.flags, length)
    yield
    this.rating = withRoom(this.rating, length)
    yield
    this.ratingCount = withRoom(this.ratingCount, length)
    yield
    this.zone = withRoom(this.zone, length)
    yield
    this.week = withRoom(this.week, length)
    yield
    this.firstDay = withRoom(this.firstDay, length)
    yield
    this.lastDay = withRoom(this.lastDay, length)
    yield
    this.neighborhood = withRoom(this.neighborhood, length)
    yield
    this.textKey = withRoom(this.textKey, length)
    yield
    this.documentChunk = withRoom(this.documentChunk, length)
    yield
    this.documentStart = withRoom(this.documentStart, length)
    yield
    this.documentLength = withRoom(this.documentLength, length)
    yield
    return undefined
  }

  /** Whether the next row needs room that `growing` makes in slices. */
  isFull(row = this.count): boolean {
    return row >= this.documentLength.length
  }

  /** Adds a restaurant as the last row. */
  add({ features, meals, hours, search_text: text, ...listed }: IndexedMerchant): void {
    const row = this.#begin(listed.id, text)
    const { cuisines, neighborhoods, campaigns, clock } = this.vocabulary
    const [latitude, longitude] = [radians(listed.latitude), radians(listed.longitude)]
    this.x[row] = Math.cos(latitude) * Math.cos(longitude)
    this.y[row] = Math.cos(latitude) * Math.sin(longitude)
    this.z[row] = Math.sin(latitude)
    this.latitude[row] = listed.latitude
    this.longitude[row] = listed.longitude
    this.flags[row] = flagsOf({ ...listed, features, meals })
    this.rating[row] = listed.rating
    this.ratingCount[row] = listed.rating_count
    const zone = clock.zones.numberOf(listed.time_zone)
    this.zone[row] = zone
    this.week[row] = clock.weekOf(zone, hours)
    this.firstDay[row] = listed.first_day === null ? -NEVER : dayNumber(listed.first_day)
    this.lastDay[row] = listed.last_day === null ? NEVER : dayNumber(listed.last_day)
    this.neighborhood[row] = listed.neighborhood === null ? -1 : neighborhoods.numberOf(listed.neighborhood)
    this.cuisines.add(row, [...new Set(listed.cuisines)].map(cuisines.numberOf))
    this.campaigns.add(row, listed.campaign_codes.map(campaigns.numberOf))
    this.textKey[row] = textKey(text)
    this.#refer(row, this.documents.add(listed))
  }

  /** Adds a row of other columns as the last row. */
  copy(from: Columns, other: number): void {
    const row = this.#begin(from.ids[other] ?? '', from.texts[other] ?? '')
    this.x[row] = from.x[other] ?? 0
    this.y[row] = from.y[other] ?? 0
    this.z[row] = from.z[other] ?? 0
    this.latitude[row] = from.latitude[other] ?? 0
    this.longitude[row] = from.longitude[other] ?? 0
    this.flags[row] = from.flags[other] ?? 0
    this.rating[row] = from.rating[other] ?? 0
    this.ratingCount[row] = from.ratingCount[other] ?? 0
    this.zone[row] = from.zone[other] ?? 0
    this.week[row] = from.week[other] ?? 0
    this.firstDay[row] = from.firstDay[other] ?? 0
    this.lastDay[row] = from.lastDay[other] ?? 0
    this.neighborhood[row] = from.neighborhood[other] ?? 0
    this.cuisines.add(row, [...from.cuisines.of(other)])
    this.campaigns.add(row, [...from.campaigns.of(other)])
    this.textKey[row] = from.textKey[other] ?? 0
    const [chunk, start, length] = [u32(from.documentChunk, other), u32(from.documentStart, other), u32(from.documentLength, other)]
    const isShared = from.documents === this.documents
    this.#refer(row, isShared ? { chunk, start, length } : this.documents.copy(from.documents, chunk, start, length))
  }

  documentAt(row: number): ListedMerchant {
    const known = this.#parsed.get(row)
    if (known) return known
    const document = this.documents.read(u32(this.documentChunk, row), u32(this.documentStart, row), u32(this.documentLength, row))
    if (this.#parsed.size >= PARSED_DOCUMENTS) this.#parsed.clear()
    this.#parsed.set(row, document)
    return document
  }

  #begin(id: string, text: string): number {
    const row = this.count++
    if (this.isFull(row)) {
      // Where a caller has not made room in slices.
      const steps = this.growing(row + 1)
      while (steps.next().done !== true);
    }
    this.ids.push(id)
    this.texts.push(text)
    this.rowOf.set(id, row)
    return row
  }

  #refer(row: number, { chunk, start, length }: ReturnType<Documents['add']>): void {
    this.documentChunk[row] = chunk
    this.documentStart[row] = start
    this.documentLength[row] = length
  }
}
