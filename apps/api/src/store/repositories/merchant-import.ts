import { sql, type Insertable } from 'kysely'

import { insertRows } from './insert-rows.ts'
import type { MerchantStageTable, Tx } from '../tables.ts'

/** What a swap changed. */
export interface SwapCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Merchants that are no longer in the file: kept for activity that refers to them, but not found or opened any more. */
  readonly removed: number
}

/** Columns of a staged row in addition to those of a merchant. */
const STAGE_ONLY = new Set(['import_id', 'line'])

/** Imports of merchants; runs in a transaction of the operator. */
export function merchantImportRepo(tx: Tx) {
  return {
    /** Hash of the file from which the participating merchants were imported; null before the first import. */
    lastHash: async (): Promise<string | null> => {
      const row = await tx
        .selectFrom('merchant_import')
        .select('file_hash')
        .where('finished_at', 'is not', null)
        .orderBy('finished_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.file_hash ?? null
    },

    /** Begins an import; remains of an interrupted one are deleted. */
    begin: async (row: { id: string; file_name: string; file_hash: string; started_at: Date }) => {
      await tx.deleteFrom('merchant_stage').execute()
      await tx.deleteFrom('merchant_import').where('finished_at', 'is', null).execute()
      await tx.insertInto('merchant_import').values(row).execute()
    },

    stage: (rows: readonly Insertable<MerchantStageTable>[]) =>
      insertRows(
        tx,
        'merchant_stage',
        rows.map((row) => ({ ...row, hours: [], menu_images: [], reviews: [], events: [] })),
      ),

    abandon: async (id: string) => {
      await tx.deleteFrom('merchant_stage').where('import_id', '=', id).execute()
      await tx.deleteFrom('merchant_import').where('id', '=', id).execute()
    },

    /**
     * Makes the staged rows the participating merchants, all at once.
     * @returns null if some of them were removed, because another import has begun
     */
    swap: async (id: string, staged: number, finishedAt: Date): Promise<SwapCounts | null> => {
      const begun = await tx.selectFrom('merchant_import').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
      const { count } = await tx
        .selectFrom('merchant_stage')
        .select(sql<number>`count(*)`.as('count'))
        .where('import_id', '=', id)
        .executeTakeFirstOrThrow()
      if (!begun || count !== staged) return null
      const removed = await sql`update merchant set active = false
        where active and not exists (select from merchant_stage s where s.import_id = ${id} and s.network_id = merchant.network_id)`.execute(
        tx,
      )
      const columns = await columnsOf(tx)
      const list = sql.join(columns.map((column) => sql.ref(column)))
      const taken = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
      const own = sql.join(columns.map((column) => sql`merchant.${sql.ref(column)}`))
      const theirs = sql.join(columns.map((column) => sql`excluded.${sql.ref(column)}`))
      // By ZIP, so that neighbours are stored next to each other. An unchanged row is not written again.
      const { rows } = await sql<{ added: boolean }>`insert into merchant (id, ${list}, active, changed_at)
        select network_id, ${list}, true, ${finishedAt}::timestamptz from merchant_stage where import_id = ${id} order by zip_code, network_id
        on conflict (network_id) do update set ${taken}, active = true, changed_at = excluded.changed_at
        where (${own}, merchant.active) is distinct from (${theirs}, true)
        returning xmax = 0 as added`.execute(tx)
      const added = rows.filter((row) => row.added).length
      const counts = { added, changed: rows.length - added, unchanged: staged - rows.length, removed: Number(removed.numAffectedRows ?? 0) }
      await tx
        .updateTable('merchant_import')
        .set({ finished_at: finishedAt, counts: JSON.stringify(counts) })
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('merchant_stage').where('import_id', '=', id).execute()
      return counts
    },
  }
}

/** Read from the catalogue, so that a column added later is never forgotten here. */
async function columnsOf(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'merchant_stage'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx)
  return rows.map((row) => row.name).filter((name) => !STAGE_ONLY.has(name))
}
