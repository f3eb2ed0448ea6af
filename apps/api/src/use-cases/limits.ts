import { rateLimitRepo, type LimitUse } from '../store/repositories/rate-limit.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/** Counts what is limited. */
export interface Limits {
  /**
   * Counts one more call under each rule in turn. The rules after the first one that refuses do not count it.
   * @returns whole seconds to wait if a rule refuses, else null
   */
  take(partnerId: string, uses: readonly LimitUse[], now: Date): Promise<number | null>
}

/** Counters in the database, so that all processes of an installation count together. Windows start with their first call. */
export function storeLimits(store: Pick<Store, 'tenant'>): Limits {
  return {
    async take(partnerId, uses, now) {
      if (uses.length === 0) return null
      const { wait, isNew } = await store.tenant(partnerId, (tx) => countAll(tx, partnerId, uses, now))
      // Apart from the counting, whose locks other calls wait for. New subjects pay for it, so the table holds only windows that run.
      if (isNew) await store.tenant(partnerId, (tx) => rateLimitRepo(tx, partnerId).sweep(now))
      return wait
    },
  }
}

/**
 * Is this the first use of the subject in the window of its rule, in all processes of the installation? It is not waited until the disk has
 * the row: when the database server crashes, uses of its last moment are forgotten.
 */
export async function isFirstUse(store: Pick<Store, 'tenant'>, partnerId: string, use: LimitUse, now: Date): Promise<boolean> {
  const { count: uses } = await store.tenant(partnerId, async (tx) => {
    const counters = rateLimitRepo(tx, partnerId)
    await counters.commitWithoutDisk()
    return counters.count(use, now)
  })
  return uses === 1
}

/** The uses of all calls must be in the same order, or two calls could wait for each other's counters. */
async function countAll(tx: Tx, partnerId: string, uses: readonly LimitUse[], now: Date) {
  let isNew = false
  for (const use of uses) {
    const window = await rateLimitRepo(tx, partnerId).count(use, now)
    isNew ||= window.count === 1
    if (window.count > use.rule.count) return { wait: Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000), isNew }
  }
  return { wait: null, isNew }
}
