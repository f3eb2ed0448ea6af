import { merchantDetailSchema, type MerchantDetail, type Place } from '@dining/contract'
import * as v from 'valibot'

import { changeEntry, readEntry, removeEntry } from './database.ts'
import { KEPT } from './limits.ts'

/** The version of the entry's format: an entry of another one is not read. */
const VERSION = 1

const placeSchema = v.object({ label: v.string(), latitude: v.number(), longitude: v.number() })

/** Restaurants around a place, kept by the visitor's choice. Nothing in it is of a member. */
const nearSchema = v.object({
  version: v.literal(VERSION),
  /** Milliseconds since 1970 at which they were loaded. */
  at: v.number(),
  /** Bytes of the restaurants, as JSON. */
  bytes: v.number(),
  place: placeSchema,
  /** Texts that were searched, the last one first. */
  searches: v.pipe(v.array(v.string()), v.maxLength(10)),
  /** Whether the partner's visitors can save restaurants. */
  hasFavorites: v.boolean(),
  merchants: v.array(merchantDetailSchema),
})
export type KeptNear = v.InferOutput<typeof nearSchema>
export type KeptPlace = Pick<Place, 'label' | 'latitude' | 'longitude'>

/** @returns null if the visitor has not chosen it, or the entry is of another version */
export async function readNear(): Promise<KeptNear | null> {
  const parsed = v.safeParse(nearSchema, await readEntry('near'))
  return parsed.success ? parsed.output : null
}

/** The place that a visitor chose, also if the restaurants around it are of another version of the site: they are loaded again. */
export async function readNearPlace(): Promise<KeptPlace | null> {
  const parsed = v.safeParse(v.object({ place: placeSchema }), await readEntry('near'))
  return parsed.success ? parsed.output.place : null
}

/** What a list, its filters, the verdict and the head of the page need; nothing of the member who was signed in. */
const withoutRest = (merchant: MerchantDetail): MerchantDetail => {
  const { memberScore: _, ...rest } = merchant
  return { ...rest, distance: null, menuImages: [], reviews: [], events: [], member: null }
}

/** The first restaurants that fit into so many bytes, and the bytes that they take. */
export function bounded(
  merchants: readonly MerchantDetail[],
  most: number,
): { readonly bytes: number; readonly merchants: MerchantDetail[] } {
  let bytes = 0
  const kept: MerchantDetail[] = []
  for (const merchant of merchants.map(withoutRest)) {
    const size = sizeOf(merchant)
    if (bytes + size > most) break
    bytes += size
    kept.push(merchant)
  }
  return { bytes, merchants: kept }
}

interface Loaded extends Pick<KeptNear, 'place' | 'searches' | 'hasFavorites'> {
  readonly merchants: readonly MerchantDetail[]
}

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/**
 * Keeps restaurants, the nearest first; those that exceed the bytes are left out.
 * @throws if the browser does not keep them
 */
export async function writeNear({ merchants, ...loaded }: Loaded, now: number): Promise<KeptNear> {
  const kept = bounded(merchants, KEPT.bytes)
  return changeEntry('near', (): KeptNear => ({ version: VERSION, at: now, ...loaded, ...kept }))
}

export const removeNear = (): Promise<void> => removeEntry('near')
