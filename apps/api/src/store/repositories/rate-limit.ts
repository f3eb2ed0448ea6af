import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

/** A limit: `count` times in each window of `seconds`. */
export interface LimitRule {
  readonly name: string
  readonly count: number
  readonly seconds: number
}

/** A use of what a rule limits. */
export interface LimitUse {
  readonly rule: LimitRule
  /** The key that the rule counts; hashed, because the counters outlive the call. */
  readonly subject: string
  /** 1 if undefined. */
  readonly times?: number
}

/** The counter of a rule after a use. */
interface Window {
  readonly count: number
  readonly ends_at: Date
}

/** Counters of one partner's calls. Windows start with their first call. */
export function rateLimitRepo(tx: Tx, partnerId: string) {
  return {
    /**
     * Counts uses of different rules in turn, in one statement: a rule does not count a use that one before it refuses. The order of rules must be the
     * same in all calls, to avoid deadlocks.
     * @returns the windows of the rules that counted
     */
    countInTurn: async (uses: readonly LimitUse[], now: Date): Promise<readonly Window[]> => {
      const name = (index: number) => sql.raw(`use_${index}`)
      const counted = uses.map(({ rule, subject, times = 1 }, index) => {
        const end = new Date(now.getTime() + rule.seconds * 1000)
        const isOver = sql`rate_limit.ends_at <= ${now}::timestamptz`
        const before = uses[index - 1]
        const unlessRefused = before ? sql`from ${name(index - 1)} where ${name(index - 1)}.count <= ${before.rule.count}::int` : sql``
        return sql`${name(index)} as (
          insert into rate_limit (partner_id, rule, subject, count, ends_at)
          select ${partnerId}::text, ${rule.name}::text, ${subject}::text, ${times}::int, ${end}::timestamptz ${unlessRefused}
          on conflict (partner_id, rule, subject) do update set
            count = case when ${isOver} then excluded.count else rate_limit.count + excluded.count end,
            ends_at = case when ${isOver} then excluded.ends_at else rate_limit.ends_at end
          returning count, ends_at)`
      })
      const all = uses.map((_, index) => sql`select ${sql.lit(index)}::int as turn, count, ends_at from ${name(index)}`)
      const { rows } = await sql<Window>`with ${sql.join(counted)} ${sql.join(all, sql` union all `)} order by turn`.execute(tx)
      return rows
    },
  }
}
