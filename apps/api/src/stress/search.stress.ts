import { covered, scaled } from '@dining/stress'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { currentSearch } from '../search/follow-merchants.ts'
import type { MerchantRow } from '../store/repositories/merchant.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { compareWithSql, givenUnusualMerchants } from '../testing/compare-with-sql.ts'
import { DEMO_RESTAURANTS } from '../testing/demo-restaurants.ts'

/** Searches on each of the two databases. */
const RUNS = scaled(5_000)
const ENGINES = ['pglite', 'postgres'] as const

const stores = new Map<(typeof ENGINES)[number], { readonly store: TestStore; readonly merchants: readonly MerchantRow[] }>()
beforeAll(async () => {
  for (const engine of ENGINES) {
    const store = await testStore(DEMO_RESTAURANTS, engine)
    stores.set(engine, { store, merchants: await givenUnusualMerchants(store) })
  }
}, 300_000)
afterAll(() => Promise.all([...stores.values()].map(({ store }) => store.close())))

it.each(ENGINES)('10,000 random searches find the same in memory as by plain SQL, half of them on %s [SEARCH-24]', async (engine) => {
  const opened = stores.get(engine)
  if (!opened) throw new Error(`no store on ${engine}`)
  const { store, merchants } = opened
  const found = await compareWithSql(store, currentSearch(store), { merchants, now: DEMO_RESTAURANTS.asOf, runs: RUNS })
  expect(found).toBeGreaterThan(RUNS / 10)
  covered(`search on ${engine}`, { searches: RUNS, 'with results': found })
})
