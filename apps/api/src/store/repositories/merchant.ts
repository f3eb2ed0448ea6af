import { sql, type Selectable } from 'kysely'

import { MERCHANT_LIST_COLUMNS } from '../tables/merchant.ts'
import type { MerchantTable, Tx } from '../tables.ts'

export type MerchantRow = Selectable<MerchantTable>

export type MerchantListRow = Pick<MerchantRow, (typeof MERCHANT_LIST_COLUMNS)[number]> & {
  /** Miles from the searched position; null without one. */
  readonly distance: number | null
}

/** The part of a partner's configuration that decides which merchants it has. */
export interface MerchantOwner {
  readonly hasVIP: boolean
}

/** Merchants are the same for every partner, without those where only VIP earns if the program has no VIP (TIER-07). */
export function merchantRepo(tx: Tx, { hasVIP }: MerchantOwner) {
  const participating = hasVIP ? sql<boolean>`active` : sql<boolean>`active and access_tier < 3`
  return {
    /** Ids of the merchants that a search can find, in a fixed order, each with the day of its last change (UTC) if it is known, and the number of all of them. */
    listed: async (now: Date, { offset, limit }: { readonly offset: number; readonly limit: number }) => {
      const listed = sql`${participating} and ${notEnded(now)}`
      const [ids, all] = await Promise.all([
        sql<{ id: string; changed_on: string | null }>`select id, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD') as changed_on
          from merchant where ${listed} order by id offset ${offset} limit ${limit}`.execute(tx),
        sql<{ total: number }>`select count(*)::int as total from merchant where ${listed}`.execute(tx),
      ])
      return { ids: ids.rows.map(({ id }) => id), changedOn: ids.rows.map((row) => row.changed_on), total: all.rows[0]?.total ?? 0 }
    },

    /** Which of these ids belong to merchants that a search can find. */
    findable: async (ids: readonly string[], now: Date): Promise<ReadonlySet<string>> => {
      const found = await tx.selectFrom('merchant').select('id').where('id', 'in', ids).where(participating).where(notEnded(now)).execute()
      return new Set(found.map(({ id }) => id))
    },

    /** A participating merchant. */
    byId: (id: string): Promise<MerchantRow | undefined> =>
      tx.selectFrom('merchant').selectAll().where('id', '=', id).where(participating).executeTakeFirst(),
  }
}

/** The offer has not ended by the date at the merchant. */
const notEnded = (now: Date) => sql<boolean>`(last_day is null or last_day >= (${now}::timestamptz at time zone time_zone)::date)`
