import { oldRowsRepo } from '../store/repositories/old-rows.ts'
import { rateLimitRepo, type LimitUse } from '../store/repositories/rate-limit.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/** Counts limited calls. */
export interface Limits {
  /**
   * Counts a use under each rule in turn; no two uses have the same rule. The rules after the first one that refuses do not count it.
   * @returns whole seconds to wait if a rule refuses, else null
   */
  take(partnerId: string, uses: readonly LimitUse[], now: Date): Promise<number | null>
  /** As `take`, in a transaction of the caller. */
  count(tx: Tx, partnerId: string, uses: readonly LimitUse[], now: Date): Promise<number | null>
}

/** Counters in the database, so that all processes of an installation count together. Windows start with their first call. */
export function storeLimits(store: Pick<Store, 'admitting'>): Limits {
  return {
    take: async (partnerId, uses, now) =>
      uses.length === 0 ? null : store.admitting.tenant(partnerId, (tx) => count(tx, partnerId, uses, now)),
    count,
  }
}

/** Rows of one transaction of `removeEndedWindows`. */
const BATCH = 5_000

/** Removes the windows of all partners that have ended, so that the table contains only open ones. Rows that a call has locked stay. */
export async function removeEndedWindows(store: Pick<Store, 'owner'>, now: Date, signal: AbortSignal): Promise<void> {
  const ended = { table: 'rate_limit', column: 'ends_at', before: now } as const
  for (let removed = BATCH; removed === BATCH && !signal.aborted;) removed = await store.owner((tx) => oldRowsRepo(tx).remove(ended, BATCH))
}

async function count(tx: Tx, partnerId: string, uses: readonly LimitUse[], now: Date): Promise<number | null> {
  if (uses.length === 0) return null
  const windows = await rateLimitRepo(tx, partnerId).countInTurn(uses, now)
  const refused = windows.find(({ count }, index) => count > (uses[index]?.rule.count ?? 0))
  return refused ? Math.ceil((refused.ends_at.getTime() - now.getTime()) / 1000) : null
}

/**
 * Whether this is the first use of the subject in the window of its rule, in all processes of the installation. If the database server crashes, the
 * last uses may be lost.
 */
export async function isFirstUse(tx: Tx, partnerId: string, use: LimitUse, now: Date): Promise<boolean> {
  const [window] = await rateLimitRepo(tx, partnerId).countInTurn([use], now)
  return window?.count === 1
}
