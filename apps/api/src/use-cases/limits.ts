import { rateLimitRepo, type LimitUse } from '../store/repositories/rate-limit.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/** Counts limited calls. */
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
      // Separate from the counting, for whose locks other calls wait. It runs for new subjects, so that the table contains only open windows.
      if (isNew) await store.tenant(partnerId, (tx) => rateLimitRepo(tx, partnerId).sweep(now))
      return wait
    },
  }
}

/**
 * Whether this is the first use of the subject in the window of its rule, in all processes of the installation. Does not wait until the disk has
 * the row: if the database server crashes, the last uses may be lost.
 */
export async function isFirstUse(store: Pick<Store, 'tenant'>, partnerId: string, use: LimitUse, now: Date): Promise<boolean> {
  const { count: uses } = await store.tenant(partnerId, async (tx) => {
    const counters = rateLimitRepo(tx, partnerId)
    await counters.commitWithoutDisk()
    return counters.count(use, now)
  })
  return uses === 1
}

/** The order of counters must be the same in all calls, to avoid deadlocks. */
async function countAll(tx: Tx, partnerId: string, uses: readonly LimitUse[], now: Date) {
  let isNew = false
  for (const use of uses) {
    const window = await rateLimitRepo(tx, partnerId).count(use, now)
    isNew ||= window.count === 1
    if (window.count > use.rule.count) return { wait: Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000), isNew }
  }
  return { wait: null, isNew }
}
