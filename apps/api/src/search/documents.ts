import { HIGHLIGHTS, OFFER_TYPES } from '@dining/domain'
import * as v from 'valibot'

import type { MerchantListRow } from '../store/repositories/merchant.ts'
import { MERCHANT_LIST_COLUMNS } from '../store/tables/merchant.ts'

/** The columns of a restaurant in a list, without the distance, which depends on the search. */
export type ListedMerchant = Omit<MerchantListRow, 'distance'>

const text = v.string()
const number = v.number()
const texts = v.array(v.string())

/** A restaurant in a list, as it was written as JSON. */
export const listedMerchantSchema = v.object({
  id: text,
  name: text,
  address1: text,
  city: text,
  state: text,
  zip_code: text,
  neighborhood: v.nullable(text),
  latitude: number,
  longitude: number,
  time_zone: text,
  price_range: number,
  rating: number,
  rating_count: number,
  cuisines: texts,
  acclaimed_level: number,
  highlight: v.nullable(v.picklist(HIGHLIGHTS)),
  open_table_id: v.nullable(text),
  image_base_url: v.nullable(text),
  origin: text,
  offer_type: v.picklist(OFFER_TYPES),
  first_day: v.nullable(text),
  last_day: v.nullable(text),
  access_tier: number,
  bonus_units: v.nullable(number),
  campaign_codes: texts,
} satisfies { readonly [Column in keyof ListedMerchant]: v.GenericSchema<unknown, ListedMerchant[Column]> })

const valuesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

const CHUNK_BYTES = 4 * 1024 * 1024

/** Where a document is. */
export interface DocumentRef {
  readonly chunk: number
  readonly start: number
  readonly length: number
}

/** The restaurants as pages show them, as text outside of the heap: a process holds hundreds of thousands, and reads a few for each page. */
export interface Documents {
  /** Bytes of all documents. */
  readonly size: () => number
  add(document: ListedMerchant): DocumentRef
  read(chunk: number, start: number, length: number): ListedMerchant
  /** Copies a document of another store. */
  copy(from: Documents, chunk: number, start: number, length: number): DocumentRef
  bytes(chunk: number, start: number, length: number): Buffer
}

export function createDocuments(): Documents {
  const chunks: Buffer[] = []
  let used = CHUNK_BYTES
  let size = 0
  function addBytes(bytes: Buffer): DocumentRef {
    if (used + bytes.length > CHUNK_BYTES) {
      chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes.length)))
      used = 0
    }
    const chunk = chunks.length - 1
    chunks[chunk]?.set(bytes, used)
    const ref = { chunk, start: used, length: bytes.length }
    used += bytes.length
    size += bytes.length
    return ref
  }
  const chunkAt = (index: number): Buffer => {
    const chunk = chunks[index]
    if (!chunk) throw new Error(`The search index has no chunk ${index}`)
    return chunk
  }
  return {
    size: () => size,
    // Values without their names take less than half of the memory, and of the time to read them.
    add: (document) => addBytes(Buffer.from(JSON.stringify(MERCHANT_LIST_COLUMNS.map((column) => document[column])))),
    read: (chunk, start, length) => {
      const values = v.parse(valuesSchema, chunkAt(chunk).toString('utf8', start, start + length))
      return v.parse(listedMerchantSchema, Object.fromEntries(MERCHANT_LIST_COLUMNS.map((column, index) => [column, values[index]])))
    },
    copy: (from, chunk, start, length) => addBytes(from.bytes(chunk, start, length)),
    bytes: (chunk, start, length) => chunkAt(chunk).subarray(start, start + length),
  }
}
