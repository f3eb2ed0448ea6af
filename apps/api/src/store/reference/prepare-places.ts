import { insertRows } from '../insert-rows.ts'
import type { Store } from '../store.ts'
import type { Tx } from '../tables.ts'

/** Keys in `meta`: places are there. A version before this one wrote the second with its own data. */
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

/** Notes that the places are there. */
export async function markPlaces(tx: Tx): Promise<void> {
  await tx
    .insertInto('meta')
    .values({ key: PLACES, value: 'done' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function arePrepared(tx: Tx): Promise<boolean> {
  const mark = await tx.selectFrom('meta').select('key').where('key', 'in', [PLACES, PLACES_BEFORE]).executeTakeFirst()
  return mark !== undefined
}
