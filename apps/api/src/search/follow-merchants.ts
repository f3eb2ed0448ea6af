import { setTimeout as sleep } from 'node:timers/promises'

import { succeed } from '@dining/domain'

import { describeError, type Log } from '../observability/log.ts'
import { merchantChangeRepo, type ChangePosition, type MerchantChange } from '../store/repositories/merchant-change.ts'
import type { DelayedReading, Store } from '../store/store.ts'
import { eachPage, PAGE_ROWS } from './each-page.ts'
import { createMerchantIndex, type MerchantIndex } from './merchant-index.ts'
import type { FollowingSearch, MerchantSearch } from './merchant-search.ts'

/** Milliseconds between two looks at the changes. */
const EVERY_MS = 400

/** An index of all merchants, and what brings it up to date. */
interface FollowedIndex {
  readonly index: MerchantIndex
  /** Applies the changes that were committed since the last call. */
  readonly catchUp: () => Promise<void>
}

type Reading = Pick<DelayedReading, 'reference'>

/**
 * Reads all merchants.
 * @param open access to the database for the load, and for each look at the changes
 */
async function loadIndex(open: () => Reading): Promise<FollowedIndex> {
  const index = await createMerchantIndex()
  const reading = open()
  // Changes during the load are read again afterwards.
  let position: ChangePosition = await reading.reference((tx) => merchantChangeRepo(tx).position())
  const load = index.begin()
  await eachPage(
    (after) => reading.reference((tx) => merchantChangeRepo(tx).page(after, PAGE_ROWS)),
    ({ id }) => id,
    async (merchants) => {
      await load.add(merchants.map((merchant) => [merchant.id, merchant]))
      return true
    },
  )
  await load.commit()
  return {
    index,
    async catchUp() {
      const reading = open()
      const { transactions, next } = await reading.reference((tx) => merchantChangeRepo(tx).pending(position))
      // A replica that has not yet replayed what was read before: its older rows must not replace the newer ones.
      if (BigInt(next.since) < BigInt(position.since)) return
      if (transactions.length > 0) {
        const update = index.begin()
        await eachPage<MerchantChange>(
          (after) => reading.reference((tx) => merchantChangeRepo(tx).changed(transactions, after, PAGE_ROWS)),
          ([id]) => id,
          async (changes) => {
            await update.add(changes)
            return true
          },
        )
        await update.commit()
      }
      position = next
    },
  }
}

/** Looks at the changes again and again. @returns a function that ends it */
export function repeatedly(look: () => Promise<void>, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let isLogged = false
  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await look()
        isLogged = false
      } catch (error) {
        // Logged once while the database, or the search service, does not answer; searches find what was read before.
        if (!isLogged) log.error({ event: 'search-index-behind', ...describeError(error) })
        isLogged = true
      }
    }
  }
  const following = follow()
  return async () => {
    stopping.abort()
    await following
  }
}

/** Reads all merchants, and follows their changes until it is stopped. */
export async function followMerchants(store: Pick<Store, 'delayed'>, log: Log): Promise<FollowingSearch> {
  const { index, catchUp } = await loadIndex(() => store.delayed())
  const stop = repeatedly(catchUp, log)
  return {
    search: (search) => Promise.resolve(succeed(index.search(search))),
    stop,
  }
}

/** A search that is up to date with every committed change, for tests and commands; reads the merchants when it is used first. */
export function currentSearch(store: Pick<Store, 'reading'>): MerchantSearch {
  let loading: Promise<FollowedIndex> | null = null
  let last: Promise<void> = Promise.resolve()
  return {
    async search(search) {
      loading ??= loadIndex(() => store.reading)
      const { index, catchUp } = await loading
      // One at a time, since each continues where the one before it ended.
      last = last.then(catchUp, catchUp)
      await last
      return succeed(index.search(search))
    },
  }
}
