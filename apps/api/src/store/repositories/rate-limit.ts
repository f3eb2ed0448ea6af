import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

/** A limit: `count` times in each window of `seconds`. */
export interface LimitRule {
  readonly name: string
  readonly count: number
  readonly seconds: number
}

/** One more call under a rule. */
export interface LimitUse {
  readonly rule: LimitRule
  /** The key that the rule counts; hashed, because the counters outlive the call. */
  readonly subject: string
}

/** Counters of one partner's calls. Windows start with their first call. */
export function rateLimitRepo(tx: Tx, partnerId: string) {
  return {
    /** Counts one more call. @returns the count and the end of its window */
    count: ({ rule, subject }: LimitUse, now: Date) => {
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
    },

    /** Removes windows that have ended. Rows that another call has locked are left to the next sweep, to avoid deadlocks. */
    sweep: async (now: Date): Promise<void> => {
      await sql`
        delete from rate_limit where partner_id = ${partnerId} and (rule, subject) in (
          select rule, subject from rate_limit where partner_id = ${partnerId} and ends_at <= ${now}::timestamptz for update skip locked)`.execute(
        tx,
      )
    },

    /** Lets this transaction commit before it is on the disk: if the database server crashes, the last counts may be lost. */
    commitWithoutDisk: async (): Promise<void> => {
      await sql`set local synchronous_commit to off`.execute(tx)
    },
  }
}
