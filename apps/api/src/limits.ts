import { sql } from 'kysely'

import type { Store } from './store/store.ts'
import type { Tx } from './store/tables.ts'

/** How often something may happen: `count` times in each window of `seconds`. */
export interface LimitRule {
  readonly name: string
  readonly count: number
  readonly seconds: number
}

/** Counts what is limited. */
export interface Limits {
  /**
   * Counts one more.
   * @param subject blinded, since the counters outlive the call
   * @returns whole seconds to wait when that was one too many, else null
   */
  take(partnerId: string, rule: LimitRule, subject: string, now: Date): Promise<number | null>
}

/** Counters in the database, so that all processes of an installation count together. Windows start with their first call. */
export function storeLimits(store: Pick<Store, 'tenant'>): Limits {
  return {
    take: (partnerId, { name, count, seconds }, subject, now) =>
      store.tenant(partnerId, async (tx) => {
        const end = new Date(now.getTime() + seconds * 1000)
        const over = sql<boolean>`rate_limit.ends_at <= ${now}::timestamptz`
        const window = await tx
          .insertInto('rate_limit')
          .values({ partner_id: partnerId, rule: name, subject, count: 1, ends_at: end })
          .onConflict((conflict) =>
            conflict.columns(['partner_id', 'rule', 'subject']).doUpdateSet({
              count: sql<number>`case when ${over} then 1 else rate_limit.count + 1 end`,
              ends_at: sql<Date>`case when ${over} then ${end}::timestamptz else rate_limit.ends_at end`,
            }),
          )
          .returning(['count', 'ends_at'])
          .executeTakeFirstOrThrow()
        // A subject's first call pays for tidying up, so that the table holds only windows that run.
        if (window.count === 1) await sweep(tx, partnerId, now)
        return window.count > count ? Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000) : null
      }),
  }
}

/** Rows that another call holds at this moment are left to the next sweep, since two sweeps could wait for each other. */
async function sweep(tx: Tx, partnerId: string, now: Date): Promise<void> {
  await sql`
    delete from rate_limit where partner_id = ${partnerId} and (rule, subject) in (
      select rule, subject from rate_limit where partner_id = ${partnerId} and ends_at <= ${now}::timestamptz for update skip locked)`.execute(
    tx,
  )
}
