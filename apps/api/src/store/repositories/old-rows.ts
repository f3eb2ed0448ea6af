import { sql } from 'kysely'

import type { Tx } from '../tables.ts'
import { eraseMembers } from './erase-members.ts'

/** Rows of a table whose time in this column is before a moment. */
export interface OldRows {
  readonly table: string
  readonly column: string
  readonly before: Date
  /** Additional SQL condition of the rows, which have the alias `t`. */
  readonly where?: string | undefined
}

const isOld = ({ column, before, where }: OldRows) =>
  sql`t.${sql.ref(column)} < ${before}::timestamptz${where === undefined ? sql`` : sql` and ${sql.raw(where)}`}`

/** The operator's access to old rows of every table. */
export function oldRowsRepo(tx: Tx) {
  /** Rows that a request has locked are left out. */
  const some = (old: OldRows, limit: number) =>
    sql<{ ctid: string }>`select t.ctid from ${sql.table(old.table)} t where ${isOld(old)} limit ${limit} for update skip locked`
  return {
    /** @returns how many of at most `limit` rows were removed */
    remove: async (old: OldRows, limit: number): Promise<number> => {
      const { numAffectedRows } = await sql`delete from ${sql.table(old.table)} where ctid = any(array(${some(old, limit)}))`.execute(tx)
      return Number(numAffectedRows ?? 0n)
    },

    /** Removes the personal data of these members. @returns how many of at most `limit` */
    erase: (old: OldRows, limit: number, now: Date): Promise<number> => eraseMembers(tx, some(old, limit), now),

    count: async (old: OldRows): Promise<number> => {
      const { rows } = await sql<{ due: number }>`select count(*)::int as due from ${sql.table(old.table)} t where ${isOld(old)}`.execute(
        tx,
      )
      return rows[0]?.due ?? 0
    },
  }
}
