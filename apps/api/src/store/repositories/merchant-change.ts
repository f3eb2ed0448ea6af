import { sql, type RawBuilder, type Selectable } from 'kysely'

import { MERCHANT_LIST_COLUMNS } from '../tables/merchant.ts'
import type { MerchantTable, Tx } from '../tables.ts'

/** What the search index reads of a merchant. */
const INDEXED_COLUMNS = [...MERCHANT_LIST_COLUMNS, 'features', 'meals', 'hours', 'search_text'] as const
export type IndexedMerchant = Pick<Selectable<MerchantTable>, (typeof INDEXED_COLUMNS)[number]>

/**
 * How far the changes were read: of every transaction before `since`, and of `seen`. Transactions get their ids when they begin to write, and commit in
 * any order.
 */
export interface ChangePosition {
  readonly since: string
  readonly seen: readonly string[]
}

/** Transactions whose changes were committed and not read yet, and the position after them. */
export interface PendingChanges {
  readonly transactions: readonly string[]
  readonly next: ChangePosition
}

/** A changed merchant; null if it participates no more. */
export type MerchantChange = readonly [id: string, merchant: IndexedMerchant | null]

const indexed = (table: string) => sql.join(INDEXED_COLUMNS.map((column) => sql.ref(`${table}.${column}`)))
/** As text, which the server casts: drivers send no lists of transaction ids. */
const xids = (ids: readonly string[]): RawBuilder<unknown> => sql`${[...ids]}::text[]::xid8[]`

/** Merchants in the order in which the search index reads them. */
export function merchantChangeRepo(tx: Tx) {
  return {
    /** The position of a database whose merchants are all read afterwards. */
    position: async (): Promise<ChangePosition> => {
      const { rows } = await sql<{ since: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as since`.execute(tx)
      const [first] = rows
      if (!first) throw new Error('A query without a table returned no row')
      return { since: first.since, seen: [] }
    },

    /** Participating merchants after an id, in the order of their ids. */
    page: async (after: string, limit: number): Promise<readonly IndexedMerchant[]> => {
      const { rows } = await sql<IndexedMerchant>`select ${indexed('merchant')} from merchant
        where id > ${after} and active order by id limit ${limit}`.execute(tx)
      return rows
    },

    pending: async ({ since, seen }: ChangePosition): Promise<PendingChanges> => {
      const { rows } = await sql<{ since: string; transactions: string[] }>`select
          pg_snapshot_xmin(pg_current_snapshot())::text as since,
          array(select distinct changed_in::text from merchant_change
            where changed_in >= ${since}::text::xid8 and changed_in <> all (${xids(seen)})) as transactions`.execute(tx)
      const [first] = rows
      if (!first) throw new Error('A query without a table returned no row')
      const next = { since: first.since, seen: [...seen, ...first.transactions].filter((id) => BigInt(id) >= BigInt(first.since)) }
      return { transactions: first.transactions, next }
    },

    /** Merchants that these transactions were the last to change, after an id. */
    changed: async (transactions: readonly string[], after: string, limit: number): Promise<readonly MerchantChange[]> => {
      const { rows } = await sql<IndexedMerchant & { changed_id: string; is_active: boolean | null }>`select
          change.merchant_id as changed_id, merchant.active as is_active, ${indexed('merchant')}
        from merchant_change change left join merchant on merchant.id = change.merchant_id
        where change.changed_in = any (${xids(transactions)}) and change.merchant_id > ${after}
        order by change.merchant_id limit ${limit}`.execute(tx)
      return rows.map(({ changed_id: id, is_active: isActive, ...merchant }) => [id, isActive === true ? merchant : null])
    },
  }
}
