import type { CountedFilter, SearchCounts } from '@dining/contract'
import type { DiningOption, Meal } from '@dining/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { MerchantRow } from '../store/repositories/merchant.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { DEMO_RESTAURANTS } from '../testing/demo-restaurants.ts'
import { compareWithSql, foundBy, givenUnusualMerchants } from '../testing/compare-with-sql.ts'
import { searchArbitrary } from '../testing/search-arbitrary.ts'
import { uncorrectedSqlSearch } from '../testing/sql-search.ts'
import { currentSearch } from './follow-merchants.ts'
import { NO_FILTERS } from './filters.ts'
import type { IndexSearch } from './merchant-index.ts'
import type { MerchantSearch } from './merchant-search.ts'

const NOW = DEMO_RESTAURANTS.asOf
const RUNS = 300

let store: TestStore
let index: MerchantSearch
let all: MerchantRow[]
beforeAll(async () => {
  store = await testStore(DEMO_RESTAURANTS)
  all = await givenUnusualMerchants(store)
  index = currentSearch(store)
}, 120_000)
afterAll(() => store.close())

it('finds the same pages and totals as plain SQL that tests every row [SEARCH-24] [SEARCH-14]', async () => {
  const found = await compareWithSql(store, index, { merchants: all, now: NOW, runs: RUNS })
  // About a third finds some: this fails only if almost none does.
  expect(found).toBeGreaterThan(RUNS / 10)
}, 600_000)

/** The search with a value of a filter added, as the counts of the answer describe it. */
function withValue(search: IndexSearch, filter: CountedFilter, value: string): IndexSearch {
  const among = <Value>(all: readonly Value[], one: Value) => [...all, one]
  // The values are those of the counts.
  const changes: Readonly<Record<CountedFilter, () => Partial<IndexSearch>>> = {
    priceRange: () => ({ priceRange: among(search.priceRange, Number(value)) }),
    features: () => ({ features: among(search.features, value as DiningOption) }),
    mealsServed: () => ({ mealsServed: among(search.mealsServed, value as Meal) }),
    cuisine: () => ({ cuisines: among(search.cuisines, value) }),
    neighborhood: () => ({ neighborhoods: among(search.neighborhoods, value) }),
    minRating: () => ({ minRating: Number(value) as IndexSearch['minRating'] }),
    minReviews: () => ({ minReviews: Number(value) as IndexSearch['minReviews'] }),
    benefitsFor: () => ({ benefitsFor: Number(value) as IndexSearch['benefitsFor'] }),
    acclaimed: () => ({ acclaimed: true }),
    isNew: () => ({ isNew: true }),
    reservations: () => ({ reservations: true }),
    bonus: () => ({ bonus: true }),
    openNow: () => ({ open: 'now' }),
  }
  return { ...search, ...changes[filter]() }
}

/** The search without a filter, or without one of its dining options. */
function withoutFilter(search: IndexSearch, { filter, value }: SearchCounts['removed'][number]): IndexSearch {
  const changes: Readonly<Record<typeof filter, Partial<IndexSearch>>> = {
    priceRange: { priceRange: [] },
    features: { features: search.features.filter((feature) => feature !== value) },
    mealsServed: { mealsServed: [] },
    cuisine: { cuisines: [] },
    neighborhood: { neighborhoods: [] },
    minRating: { minRating: undefined },
    minReviews: { minReviews: undefined },
    benefitsFor: { benefitsFor: undefined },
    acclaimed: { acclaimed: false },
    isNew: { isNew: false },
    reservations: { reservations: false },
    bonus: { bonus: false },
    openNow: { open: undefined },
    openAt: { open: undefined },
  }
  return { ...search, ...changes[filter] }
}

it('counts for each value what plain SQL finds with it, and for each filter what it finds without [SEARCH-09] [SEARCH-21]', async () => {
  let compared = 0
  const total = async (search: IndexSearch) => (await store.reading.reference((tx) => uncorrectedSqlSearch(tx, search))).total
  await fc.assert(
    fc.asyncProperty(searchArbitrary(all, NOW), fc.infiniteStream(fc.nat(1_000)), async (search, choices) => {
      // A text without matches is corrected, which the searches with a value would be on their own.
      fc.pre(search.text === '' || (await total({ ...search, ...NO_FILTERS })) > 0)
      const { counts, total: whole } = await foundBy(index, { ...search, counts: true, points: true })
      if (!counts || (whole === 0 && search.text !== '')) return
      for (const removed of counts.removed) expect({ ...removed, count: await total(withoutFilter(search, removed)) }).toEqual(removed)
      const values = Object.entries(counts.added).flatMap(([filter, list]) =>
        list.map((one) => ({ filter: filter as CountedFilter, ...one })),
      )
      for (const choice of choices.take(6)) {
        const one = values[choice % values.length]
        if (one === undefined) continue
        expect({ ...one, count: await total(withValue(search, one.filter, one.value)) }).toEqual(one)
        compared += 1
      }
    }),
    { numRuns: RUNS / 5 },
  )
  expect(compared).toBeGreaterThan(RUNS / 5)
}, 600_000)
