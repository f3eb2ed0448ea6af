import { insertRows } from '../repositories/insert-rows.ts'
import { metaRepo } from '../repositories/meta.ts'
import type { Store } from '../store.ts'
import type { Tx } from '../tables.ts'

/** Keys in `meta`: places are loaded. An earlier version wrote the second with its own data. */
const PLACES = 'places'
const PLACES_BEFORE = 'default-data'

/**
 * Fills in the reference data of every installation, once: ZIP codes, and towns with their populations, from two public lists. One
 * transaction, so an interrupted preparation starts over.
 */
export async function preparePlaces(store: Store, onProgress: (text: string) => void): Promise<void> {
  if (await store.reference(arePrepared)) return
  onProgress('Reading places')
  // Loaded here: the lists take memory and time that only the first start needs.
  const { buildPlaces } = await import('./places.ts')
  const { places, cities } = buildPlaces()
  await store.owner(async (tx) => {
    onProgress(`Preparing ${places.length.toLocaleString('en-US')} ZIP places`)
    await insertRows(tx, 'place', places)
    await insertRows(tx, 'city', cities)
    await markPlaces(tx)
  })
  await store.vacuum()
}

/** Records that the places are loaded. */
export async function markPlaces(tx: Tx): Promise<void> {
  await metaRepo(tx).add(PLACES, 'done')
}

const arePrepared = (tx: Tx): Promise<boolean> => metaRepo(tx).has(PLACES, PLACES_BEFORE)
