import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

export interface ImpressionKey {
  readonly channel: string
  readonly placement: string
  readonly merchant_id: string
}

/** Counts of impressions of one partner. */
export function impressionRepo(tx: Tx, partnerId: string) {
  return {
    /** Which of these ids belong to restaurants. */
    knownMerchants: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set()
      const rows = await tx
        .selectFrom('merchant')
        .select('id')
        .where('id', 'in', [...ids])
        .execute()
      return new Set(rows.map(({ id }) => id))
    },

    placementsOf: async (day: string): Promise<Set<string>> => {
      const rows = await tx
        .selectFrom('impression_count')
        .select('placement')
        .distinct()
        .where('partner_id', '=', partnerId)
        .where('day', '=', day)
        .execute()
      return new Set(rows.map(({ placement }) => placement))
    },

    /** The highest counts by placement and restaurant of these days (YYYY-MM-DD, both included), with the restaurant's name, and the sum of all. */
    highest: async (first: string, last: string, limit: number) => {
      const ofDays = tx
        .selectFrom('impression_count')
        .where('partner_id', '=', partnerId)
        .where('day', '>=', first)
        .where('day', '<=', last)
      const rows = await ofDays
        .leftJoin('merchant', 'merchant.id', 'impression_count.merchant_id')
        .select(['placement', 'merchant_id', 'merchant.name', (eb) => eb.fn.sum<string>('count').as('seen')])
        .groupBy(['placement', 'merchant_id', 'merchant.name'])
        .orderBy('seen', 'desc')
        .orderBy('placement')
        .orderBy('merchant_id')
        .limit(limit)
        .execute()
      const { total } = await ofDays.select((eb) => eb.fn.sum<string | null>('count').as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map(({ seen, ...row }) => ({ ...row, count: Number(seen) })), total: Number(total ?? 0) }
    },

    /** Adds one for each key. */
    add: async (day: string, keys: readonly ImpressionKey[]): Promise<void> => {
      const counts = new Map<string, ImpressionKey & { count: number }>()
      for (const key of keys) {
        const text = JSON.stringify([key.placement, key.channel, key.merchant_id])
        const known = counts.get(text)
        counts.set(text, { ...key, count: (known?.count ?? 0) + 1 })
      }
      // In the order of the key, to avoid deadlocks between two calls.
      const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, partner_id: partnerId, day }))
      await tx
        .insertInto('impression_count')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['partner_id', 'day', 'placement', 'channel', 'merchant_id'])
            .doUpdateSet({ count: sql<number>`impression_count.count + excluded.count` }),
        )
        .execute()
    },
  }
}
