import fc from 'fast-check'
import { expect } from 'vitest'

import type { IndexSearch } from '../search/merchant-index.ts'
import type { MerchantSearch } from '../search/merchant-search.ts'
import type { MerchantRow } from '../store/repositories/merchant.ts'
import { searchText } from '../store/search-text.ts'
import type { TestStore } from '../store/testing.ts'
import { givenMerchant } from './dining.ts'
import { searchArbitrary } from './search-arbitrary.ts'
import { sqlSearch } from './sql-search.ts'

/** Restaurants that differ in little, with names of any kind, at the edges of the world, and one that is closed. @returns all rows */
export async function givenUnusualMerchants(store: TestStore): Promise<MerchantRow[]> {
  for (const [name, cuisines] of [
    ['McDonald’s', ['Fast Food']],
    ['Mc Donalds Plaza', ['Burgers']],
    ['寿司 Tora', ['Sushi']],
    ['شاورما الشام', ['Mediterranean']],
    ['In N Out', ['Burgers']],
    ['Café Ünïcode 🍕', ['Café']],
    ['Twins', ['Thai']],
    ['Twins', ['Thai']],
    ['', []],
  ] as const)
    // All of them at one place, equally rated: only their ids differ.
    await givenMerchant(store, { name, cuisines: [...cuisines], search_text: searchText(name, cuisines), rating: 4.5 })
  await givenMerchant(store, { latitude: 51.9, longitude: -179.99, time_zone: 'America/Adak', search_text: ' far west' })
  await givenMerchant(store, { latitude: 51.9, longitude: 179.99, time_zone: 'Asia/Kamchatka', search_text: ' far east' })
  await givenMerchant(store, { latitude: 90, longitude: 12, search_text: ' north pole | nordic' })
  await givenMerchant(store, { active: false, search_text: ' closed forever' })
  return store.reference((tx) => tx.selectFrom('merchant').selectAll().orderBy('id').execute())
}

/** What a search finds; throws if the search service failed. */
export async function foundBy(search: MerchantSearch, asked: IndexSearch) {
  const found = await search.search(asked)
  if (!found.ok) throw new Error(found.error.kind)
  return found.value
}

/** Random searches find the same pages and totals as plain SQL that tests every row. @returns how many found some */
export async function compareWithSql(
  store: TestStore,
  merchantSearch: MerchantSearch,
  {
    merchants,
    now,
    runs,
    seed,
  }: { readonly merchants: readonly MerchantRow[]; readonly now: Date; readonly runs: number; readonly seed?: number },
): Promise<number> {
  let found = 0
  await fc.assert(
    fc.asyncProperty(searchArbitrary(merchants, now), async (search) => {
      const { rows, total } = await foundBy(merchantSearch, search)
      const expected = await store.reading.reference((tx) => sqlSearch(tx, search))
      expect({ total, ids: rows.map(({ id }) => id) }).toEqual({ total: expected.total, ids: expected.ids })
      if (total > 0) found += 1
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  )
  return found
}
