import { sql } from 'kysely'

import type { Store } from './store/store.ts'
import type { Tx } from './store/tables.ts'

/** How often something may happen: `count` times in each window of `seconds`. */
export interface LimitRule {
  readonly name: string
  readonly count: number
  readonly seconds: number
}

/** One more call under a rule. */
export interface LimitUse {
  readonly rule: LimitRule
  /** Whom the rule counts; blinded, because the counters outlive the call. */
  readonly subject: string
}

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
      if (isNew) await store.tenant(partnerId, (tx) => sweep(tx, partnerId, now))
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
    await sql`set local synchronous_commit to off`.execute(tx)
    return count(tx, partnerId, use, now)
  })
  return uses === 1
}

/** The uses of all calls must be in the same order, or two calls could wait for each other's counters. */
async function countAll(tx: Tx, partnerId: string, uses: readonly LimitUse[], now: Date) {
  let isNew = false
  for (const use of uses) {
    const window = await count(tx, partnerId, use, now)
    isNew ||= window.count === 1
    if (window.count > use.rule.count) return { wait: Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000), isNew }
  }
  return { wait: null, isNew }
}

function count(tx: Tx, partnerId: string, { rule, subject }: LimitUse, now: Date) {
  const end = new Date(now.getTime() + rule.seconds * 1000)
  const over = sql<boolean>`rate_limit.ends_at <= ${now}::timestamptz`
  return tx
    .insertInto('rate_limit')
    .values({ partner_id: partnerId, rule: rule.name, subject, count: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'rule', 'subject']).doUpdateSet({
        count: sql<number>`case when ${over} then 1 else rate_limit.count + 1 end`,
        ends_at: sql<Date>`case when ${over} then ${end}::timestamptz else rate_limit.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
}

/** Rows that another call holds at this moment are left to the next sweep, since two sweeps could wait for each other. */
async function sweep(tx: Tx, partnerId: string, now: Date): Promise<void> {
  await sql`
    delete from rate_limit where partner_id = ${partnerId} and (rule, subject) in (
      select rule, subject from rate_limit where partner_id = ${partnerId} and ends_at <= ${now}::timestamptz for update skip locked)`.execute(
    tx,
  )
}
