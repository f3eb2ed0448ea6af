import type { Insertable } from 'kysely'

import { searchText } from '../search-text.ts'
import type { MerchantTable, Tx } from '../tables.ts'
import { insertRows } from './insert-rows.ts'

/** A row as the operator inserts it: JSON columns are still values. */
type InsertedMerchant = Omit<Insertable<MerchantTable>, 'hours' | 'menu_images' | 'reviews' | 'events' | 'search_text'> &
  Readonly<Record<'hours' | 'menu_images' | 'reviews' | 'events', unknown>>

/**
 * Inserts merchants and makes them searchable. Rows are sorted by ZIP: neighbours are then stored next to each other on the disk, so that a search
 * around a place reads few pages.
 * @param onProgress called with the number of merchants inserted so far
 */
export async function insertMerchants(tx: Tx, merchants: Iterable<InsertedMerchant>, onProgress?: (done: number) => void): Promise<void> {
  const rows = [...merchants]
    .map((row) => ({ ...row, search_text: searchText(row.name, row.cuisines) }))
    .toSorted((a, b) => a.zip_code.localeCompare(b.zip_code))
  await insertRows(tx, 'merchant', rows, onProgress)
}
