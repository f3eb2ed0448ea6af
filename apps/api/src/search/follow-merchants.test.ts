import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createLog } from '../observability/log.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { DEMO_RESTAURANTS } from '../testing/demo-restaurants.ts'
import { givenMerchant } from '../testing/dining.ts'
import { searchMerchants } from '../use-cases/search-merchants.ts'
import { currentPlaces } from '../testing/current-places.ts'
import { NO_FILTERS } from './filters.ts'
import { currentSearch, followMerchants } from './follow-merchants.ts'
import type { FollowingSearch } from './merchant-search.ts'

const NOW = DEMO_RESTAURANTS.asOf
const PATIENCE = { timeout: 60_000, interval: 50 }
const onServer = process.env['TEST_ENGINE'] === 'postgres' ? ['on a server'] : []

let store: TestStore
let following: FollowingSearch
beforeAll(async () => {
  store = await testStore(DEMO_RESTAURANTS)
}, 120_000)
afterAll(() => store.close())
afterEach(() => following.stop())

const follow = async () => {
  following = await followMerchants(store, createLog('silent', { write: () => undefined }))
}
const found = async (
  restaurantOrCuisine: string,
  merchantSearch = following as Parameters<typeof searchMerchants>[0]['merchantSearch'],
) => {
  const answer = await searchMerchants({ merchantSearch, places: currentPlaces(store) }, { restaurantOrCuisine }, { hasVIP: true }, NOW)
  if (!answer.ok) throw new Error(answer.error.kind)
  const { rows, total } = answer.value
  return { total, names: rows.map(({ name }) => name) }
}
const change = (id: string, values: { name?: string; search_text?: string; active?: boolean }) =>
  store.owner((tx) => tx.updateTable('merchant').set(values).where('id', '=', id).execute())

describe('a search that follows the merchants', () => {
  it('finds an added merchant, its new name, and not a merchant that was taken out or deleted [SEARCH-24]', async () => {
    await follow()
    const { id } = await givenMerchant(store, { name: 'Quokka', search_text: ' quokka' })
    const other = await givenMerchant(store, { name: 'Quokka Bar', search_text: ' quokka bar' })
    await expect.poll(() => found('quokka'), PATIENCE).toMatchObject({ total: 2 })
    await change(id, { name: 'Wombat', search_text: ' wombat' })
    await expect.poll(() => found('wombat'), PATIENCE).toEqual({ total: 1, names: ['Wombat'] })
    expect(await found('quokka')).toEqual({ total: 1, names: ['Quokka Bar'] })
    await change(other.id, { active: false })
    await expect.poll(() => found('quokka'), PATIENCE).toMatchObject({ total: 0 })
    await store.owner((tx) => tx.deleteFrom('merchant').where('id', '=', id).execute())
    await expect.poll(() => found('wombat'), PATIENCE).toMatchObject({ total: 0 })
  }, 200_000)

  it('replaces all merchants at once when all of them change', async () => {
    await follow()
    const { total: before } = await found('thai')
    expect(before).toBeGreaterThan(0)
    const totalOfAll = async () => {
      const found = await following.search({ ...EVERYTHING })
      return found.ok ? found.value.total : NaN
    }
    const all = await totalOfAll()
    await store.admin(`update merchant set search_text = replace(search_text, ' thai', ' zanzibari')`)
    const totals = new Set<number>()
    await expect
      .poll(async () => {
        totals.add(await totalOfAll())
        return found('zanzibari')
      }, PATIENCE)
      .toMatchObject({ total: before })
    expect(await found('zanzibari', currentSearch(store))).toMatchObject({ total: before })
    // No search found some merchants twice, or missed some.
    expect([...totals]).toEqual([all])
  }, 200_000)

  it.each(onServer)(
    'finds the change of a transaction that began early and was committed late, %s',
    async () => {
      await follow()
      const started = Promise.withResolvers<void>()
      const finish = Promise.withResolvers<void>()
      const row = await givenMerchant(store, { name: 'Early', search_text: ' early' })
      const late = store.owner(async (tx) => {
        await tx.updateTable('merchant').set({ search_text: ' lateness' }).where('id', '=', row.id).execute()
        started.resolve()
        await finish.promise
      })
      await started.promise
      await givenMerchant(store, { name: 'Between', search_text: ' inbetween' })
      await expect.poll(() => found('inbetween'), PATIENCE).toMatchObject({ total: 1 })
      finish.resolve()
      await late
      await expect.poll(() => found('lateness'), PATIENCE).toMatchObject({ total: 1 })
    },
    200_000,
  )
})

const EVERYTHING = {
  around: null,
  radiusMiles: null,
  bounds: null,
  text: '',
  ids: null,
  campaignCode: undefined,
  hasVIP: true,
  ...NO_FILTERS,
  sortBy: 'rating',
  now: NOW,
  offset: 0,
  limit: 15,
  counts: false,
  points: false,
} as const
