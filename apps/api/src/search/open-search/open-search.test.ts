import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createLog } from '../../observability/log.ts'
import type { MerchantRow } from '../../store/repositories/merchant.ts'
import { testStore, type TestStore } from '../../store/testing.ts'
import { compareWithSql, foundBy, givenUnusualMerchants } from '../../testing/compare-with-sql.ts'
import { DEMO_RESTAURANTS } from '../../testing/demo-restaurants.ts'
import { givenMerchant } from '../../testing/dining.ts'
import { openSearchServer } from '../../testing/open-search/open-search-server.ts'
import { searchArbitrary } from '../../testing/search-arbitrary.ts'
import { NO_FILTERS } from '../filters.ts'
import { currentSearch } from '../follow-merchants.ts'
import type { IndexSearch } from '../merchant-index.ts'
import type { FollowingSearch, MerchantSearch } from '../merchant-search.ts'
import { followInOpenSearch } from './follow-in-open-search.ts'

const NOW = DEMO_RESTAURANTS.asOf
/** The address of a real cluster, with user and password if it needs them; without it a server of the tests answers. */
const CLUSTER = process.env['OPEN_SEARCH_TEST_URL']
const QUIET = createLog('silent', { write: () => undefined })
const EVERYTHING: IndexSearch = {
  ...NO_FILTERS,
  around: null,
  radiusMiles: null,
  bounds: null,
  text: '',
  ids: null,
  campaignCode: undefined,
  hasVIP: true,
  sortBy: 'rating',
  now: NOW,
  offset: 0,
  limit: 15,
  counts: false,
  points: false,
}

let store: TestStore
let cluster: Awaited<ReturnType<typeof openSearchServer>>
let inCluster: FollowingSearch
let inMemory: MerchantSearch
let merchants: MerchantRow[]
const running: FollowingSearch[] = []

function settings(index: string) {
  const { origin, username, password } = new URL(CLUSTER ?? cluster.url)
  return { url: origin, index, ...(username === '' ? {} : { user: username, password }) }
}
async function follow(index: string): Promise<FollowingSearch> {
  const search = await followInOpenSearch(store, QUIET, settings(index))
  if (!search.ok) throw new Error(search.error)
  running.push(search.value)
  return search.value
}
const shared = `test-${process.pid}-${Date.now()}`
beforeAll(async () => {
  store = await testStore(DEMO_RESTAURANTS)
  merchants = await givenUnusualMerchants(store)
  cluster = await openSearchServer()
  inCluster = await follow(shared)
  inMemory = currentSearch(store)
}, 120_000)
afterEach(() => cluster.instead.clear())
afterAll(async () => {
  await Promise.all(running.map((search) => search.stop()))
  cluster.close()
  await store.close()
})

describe('a search in OpenSearch', () => {
  it('finds the same pages and totals as plain SQL, in the same order [SEARCH-24] [SEARCH-14]', async () => {
    const found = await compareWithSql(store, inCluster, { merchants, now: NOW, runs: 60 })
    // About a quarter of random searches find something.
    expect(found).toBeGreaterThan(0)
  }, 300_000)

  it('counts the same as the search in memory, and shows the same points [SEARCH-09] [SEARCH-21]', async () => {
    /** Names with equal counts have no order. */
    const comparable = ({ counts, points, total, rows }: Awaited<ReturnType<typeof foundBy>>) => ({
      total,
      rows: rows.map(({ distance, ...row }) => ({ ...row, miles: distance?.toFixed(6) })),
      points,
      removed: counts?.removed,
      added: counts && { ...counts.added, cuisine: frequent(counts.added.cuisine), neighborhood: frequent(counts.added.neighborhood) },
    })
    const frequent = (values: readonly { readonly count: number }[]) => values.map(({ count }) => count)
    await fc.assert(
      fc.asyncProperty(searchArbitrary(merchants, NOW), async (search) => {
        const asked = { ...search, counts: true, points: true }
        expect(comparable(await foundBy(inCluster, asked))).toEqual(comparable(await foundBy(inMemory, asked)))
      }),
      { numRuns: 40 },
    )
  }, 300_000)

  it('reaches pages behind the window of the cluster', async () => {
    const index = `${shared}-deep`
    const deep = await follow(index)
    const total = (await foundBy(deep, EVERYTHING)).total
    const last = { ...EVERYTHING, offset: total - 3, limit: 9_999 }
    expect((await foundBy(deep, last)).rows.map(({ id }) => id)).toEqual((await foundBy(inMemory, last)).rows.map(({ id }) => id))
  })
})

describe('the index in OpenSearch', () => {
  it('follows changes of the database, all of them at once', async () => {
    const search = await follow(`${shared}-changes`)
    const { id } = await givenMerchant(store, { name: 'Quokka', search_text: ' quokka' })
    const total = async (text: string) => (await foundBy(search, { ...EVERYTHING, ids: [id], text })).total
    await expect.poll(() => total('quokka'), { timeout: 60_000 }).toBe(1)
    await store.owner((tx) => tx.updateTable('merchant').set({ search_text: ' wombat' }).where('id', '=', id).execute())
    await expect.poll(() => total('wombat'), { timeout: 60_000 }).toBe(1)
    await store.owner((tx) => tx.deleteFrom('merchant').where('id', '=', id).execute())
    await expect.poll(() => total('wombat'), { timeout: 60_000 }).toBe(0)
  }, 200_000)

  it.skipIf(CLUSTER !== undefined)(
    'is filled by one process, used by the others, and built anew if its position is lost',
    async () => {
      const index = `${shared}-one`
      const filled = () => cluster.requests.filter(({ path }) => path.startsWith(`/${index}-v1-rows`) && path.endsWith('/_bulk')).length
      await follow(index)
      const once = filled()
      expect(once).toBeGreaterThan(0)
      const other = await follow(index)
      expect([filled(), (await foundBy(other, EVERYTHING)).total > 0]).toEqual([once, true])
      cluster.indexes.delete(`${index}-v1-position`)
      await expect.poll(filled, { timeout: 60_000 }).toBe(2 * once)
      // The index before it was removed.
      await expect
        .poll(() => [...cluster.indexes.keys()].filter((name) => name.startsWith(`${index}-v1-rows`)).length, { timeout: 60_000 })
        .toBe(1)
    },
    200_000,
  )
})

describe.skipIf(CLUSTER !== undefined)('a fault of the cluster', () => {
  const overloaded = { status: 429, body: { error: { type: 'rejected_execution_exception', reason: '' }, status: 429 } }
  const partial = {
    took: 1,
    timed_out: true,
    _shards: { total: 1, successful: 0, failed: 1 },
    hits: { total: { value: 0, relation: 'eq' }, hits: [] },
  }
  it.each([
    ['no answer', 'no-answer'],
    ['too many requests', overloaded],
    ['no such index', { status: 200, body: { responses: [{ error: { type: 'index_not_found_exception' }, status: 404 }] } }],
    ['results of a part of the index', { status: 200, body: { responses: [partial] } }],
    ['a page of a proxy', { status: 200, body: 'Bad gateway' }],
    ['a refusal', { status: 403, body: { error: { type: 'security_exception', reason: '' }, status: 403 } }],
  ] as const)('%s is a failure that says when to search again, never an exception', async (_, answer) => {
    cluster.instead.set('/_msearch', answer)
    expect(await inCluster.search(EVERYTHING)).toEqual({ ok: false, error: { kind: 'unavailable', retryAfterSeconds: 3 } })
    cluster.instead.clear()
    await expect.poll(() => inCluster.search(EVERYTHING), { timeout: 60_000 }).toMatchObject({ ok: true })
  })

  it('is repeated once, so that a short one is not noticed', async () => {
    cluster.instead.set('/_msearch', { ...overloaded, isOnce: true })
    const before = cluster.requests.length
    expect(await inCluster.search(EVERYTHING)).toMatchObject({ ok: true })
    expect(cluster.requests.slice(before).filter(({ path }) => path === '/_msearch')).toHaveLength(2)
  })

  it('does not prevent a start, except wrong settings, which the operator is told', async () => {
    cluster.instead.set('', 'no-answer')
    const later = await follow(`${shared}-later`)
    expect(await later.search(EVERYTHING)).toMatchObject({ ok: false })
    cluster.instead.clear()
    await expect.poll(() => later.search(EVERYTHING), { timeout: 60_000 }).toMatchObject({ ok: true })
    cluster.instead.set('', { status: 401, body: 'Unauthorized' })
    expect(await followInOpenSearch(store, QUIET, settings(`${shared}-refused`))).toMatchObject({
      ok: false,
      error: expect.stringContaining('refuses the index (401') as unknown,
    })
  }, 200_000)
})
