import { readFileSync } from 'node:fs'
import { setImmediate as afterOtherWork } from 'node:timers/promises'

import { createLog, followMerchants, NO_FILTERS, openStore, typedText, type IndexSearch } from '@dining/api/testing'

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

const ROUNDS = 10

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

const statusMB = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? NaN) / 1024

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

process.once('message', ({ databaseUrl, searches }: { databaseUrl: string; searches: readonly BenchSearch[] }) => {
  void measure(databaseUrl, searches).then((figures) => process.send?.(figures, () => process.exit()))
})
process.once('disconnect', () => process.exit(1))
