import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as afterOtherWork, setTimeout as sleep } from 'node:timers/promises'

import { createLog, followMerchants, NO_FILTERS, openStore, typedText, type IndexSearch } from '@dining/api/testing'
import pg from 'pg'

import { quantile } from '../report.ts'
import { PAGE_SIZE, type BenchSearch } from './searches.ts'

/** What the process of the engine reports. */
export interface EngineFigures {
  readonly readySeconds: number
  /** Of the whole process, once it is ready, and the most until then. */
  readonly memoryMB: number
  readonly peakMB: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Share of searches with results. */
  readonly found: number
}

/** How the engine follows the database. */
export interface ChangeFigures {
  /** Milliseconds until a search finds a change of one restaurant. */
  readonly seenAfter: number
  /** The longest time for which the process did nothing else while the change of every restaurant was read and shown. */
  readonly longestPause: number
}

/** What the process gets from its parent: with searches it measures them, else changes, which leave the database larger for other engines. */
export interface EngineWork {
  readonly databaseUrl: string
  readonly searches?: readonly BenchSearch[]
}

const ROUNDS = 10
const LONGEST_WAIT_MS = 120_000

function asIndexSearch(search: BenchSearch, now: Date): IndexSearch {
  return {
    ...NO_FILTERS,
    around: { latitude: search.latitude, longitude: search.longitude },
    radiusMiles: search.miles,
    bounds: null,
    text: typedText(search.text),
    ids: null,
    campaignCode: undefined,
    hasVIP: true,
    priceRange: search.prices,
    mealsServed: search.dinner ? ['Dinner'] : [],
    minRating: search.minRating === 4 ? 4 : undefined,
    sortBy: search.sortBy,
    now,
    offset: (search.pageNo - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    counts: true,
    points: false,
  }
}

const statusMB = (name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? NaN) / 1024

/** The engine alone, in a process of its own: reads all restaurants, then searches. */
async function measure(databaseUrl: string, searches: readonly BenchSearch[]): Promise<EngineFigures> {
  const store = await openStore({ databaseUrl })
  const begin = performance.now()
  const merchantSearch = await followMerchants(store, createLog('silent'))
  const readySeconds = (performance.now() - begin) / 1000
  const [memoryMB, peakMB] = [statusMB('VmRSS'), statusMB('VmHWM')]
  const asked = searches.map((search) => asIndexSearch(search, new Date()))
  const times: number[] = []
  let found = 0
  for (let round = 0; round <= ROUNDS; round++) {
    for (const search of asked) {
      const start = performance.now()
      const result = await merchantSearch.search(search)
      // The first round compiles the code.
      if (round > 0) times.push(performance.now() - start)
      else if (result.ok && result.value.total > 0) found += 1
    }
    await afterOtherWork()
  }
  await merchantSearch.stop()
  await store.close()
  return { readySeconds, memoryMB, peakMB, p50: quantile(times, 0.5), p99: quantile(times, 0.99), found: found / asked.length }
}

/** Changes one restaurant, then all of them, and waits until searches find it. */
async function measureChanges(databaseUrl: string): Promise<ChangeFigures> {
  const store = await openStore({ databaseUrl })
  const { search, stop } = await followMerchants(store, createLog('silent'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'select id from merchant where active and first_day is null and last_day is null order by id limit 1',
  )
  const asked = { ...asIndexSearch(ANYWHERE, new Date()), around: null, radiusMiles: null, ids: [rows[0]?.id ?? ''] }
  const until = async (reviews: number) => {
    const begin = performance.now()
    for (;;) {
      const found = await search(asked)
      if (found.ok && found.value.rows[0]?.rating_count === reviews) return performance.now() - begin
      if (performance.now() - begin > LONGEST_WAIT_MS) throw new Error('the change of a restaurant is not found')
      await sleep(5)
    }
  }
  await client.query('update merchant set rating_count = 900001 where id = $1', asked.ids)
  const seenAfter = await until(900_001)
  await client.query('update merchant set rating_count = 900002')
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await until(900_002)
  delay.disable()
  await client.end()
  await stop()
  await store.close()
  return { seenAfter, longestPause: delay.max / 1e6 }
}

const ANYWHERE: BenchSearch = {
  latitude: 0,
  longitude: 0,
  miles: 1,
  text: '',
  prices: [],
  dinner: false,
  minRating: 0,
  sortBy: 'rating',
  pageNo: 1,
}

process.once('message', ({ databaseUrl, searches }: EngineWork) => {
  const measured: Promise<EngineFigures | ChangeFigures> = searches ? measure(databaseUrl, searches) : measureChanges(databaseUrl)
  void measured.then((figures) => process.send?.(figures, () => process.exit()))
})
process.once('disconnect', () => process.exit(1))
