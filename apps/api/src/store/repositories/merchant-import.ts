import { sql } from 'kysely'

import { insertRows } from './insert-rows.ts'
import { merchantPictureRepo, showPictures } from './merchant-picture.ts'
import type { Tx } from '../tables.ts'

/** What a swap changed. */
export interface SwapCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Merchants that are no longer in the file: kept for activity that refers to them, but not found or opened any more. */
  readonly removed: number
}

/** What a file would change of one merchant. */
export interface MerchantChange {
  readonly change: 'add' | 'change' | 'remove'
  readonly network_id: string
  readonly name: string
  /** Columns whose values differ. */
  readonly fields: readonly string[]
}

/** A whole file replaces all merchants; a file of changes keeps those that it does not name, and removes those that it withdraws. */
export type ImportScope = { readonly kind: 'whole' } | { readonly kind: 'changes'; readonly withdrawn: readonly string[] }

/** Columns of a staged row in addition to those of a merchant. */
const STAGE_ONLY = new Set(['import_id', 'line'])

/** Imports of merchants; runs in a transaction of the operator. */
export function merchantImportRepo(tx: Tx) {
  const stagedCount = async (id: string): Promise<number> => {
    const { count } = await tx
      .selectFrom('merchant_stage')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow()
    return count
  }
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

    /** The participating merchants, by which a file of changes is checked. */
    participating: () =>
      tx.selectFrom('merchant').select(['network_id', 'name', 'address1', 'zip_code']).where('active', '=', true).execute(),

    /** Begins an import; remains of an interrupted one are deleted. */
    begin: async (row: { id: string; file_name: string; file_hash: string; started_at: Date }) => {
      await tx.deleteFrom('merchant_stage').execute()
      await tx.deleteFrom('merchant_import').where('finished_at', 'is', null).execute()
      await tx.insertInto('merchant_import').values(row).execute()
    },

    stage: (rows: Iterable<object>) => insertRows(tx, 'merchant_stage', rows),

    abandon: async (id: string) => {
      await tx.deleteFrom('merchant_stage').where('import_id', '=', id).execute()
      await tx.deleteFrom('merchant_import').where('id', '=', id).execute()
    },

    /**
     * What the staged rows would change.
     * @returns null if some of them were removed, because another import has begun
     */
    preview: async (id: string, staged: number, scope: ImportScope): Promise<readonly MerchantChange[] | null> => {
      if ((await stagedCount(id)) !== staged) return null
      await showStaged(tx, id)
      const { rows } = await sql<MerchantChange>`select * from (
          select case when m.active then 'change' else 'add' end as change, s.network_id, s.name, case when m.active then array(
              select n.key from jsonb_each(to_jsonb(s) - 'import_id' - 'line') n
              where n.value is distinct from to_jsonb(m) -> n.key order by n.key) else '{}' end as fields
          from merchant_stage s left join merchant m on m.network_id = s.network_id where s.import_id = ${id}
          union all
          select 'remove', network_id, name, '{}' from merchant where active and ${removedBy(id, scope)}) changes
        where change <> 'change' or cardinality(fields) > 0 order by change, network_id`.execute(tx)
      return rows
    },

    /**
     * Makes the staged rows participating merchants, all at once.
     * @returns null if some of them were removed, because another import has begun
     */
    swap: async (id: string, staged: number, scope: ImportScope, finishedAt: Date): Promise<SwapCounts | null> => {
      const begun = await tx.selectFrom('merchant_import').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
      if (!begun || (await stagedCount(id)) !== staged) return null
      const removed = await sql`update merchant set active = false where active and ${removedBy(id, scope)}`.execute(tx)
      await showStaged(tx, id)
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
      const named = await sql<{ url: string }>`select photo_url as url from merchant_stage where import_id = ${id} and photo_url is not null
        union select unnest(menu_picture_urls) from merchant_stage where import_id = ${id}`.execute(tx)
      await merchantPictureRepo(tx).want(
        named.rows.map(({ url }) => url),
        finishedAt,
      )
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

/** The condition of merchants that an import takes out. */
const removedBy = (id: string, scope: ImportScope) =>
  scope.kind === 'whole'
    ? sql`not exists (select from merchant_stage s where s.import_id = ${id} and s.network_id = merchant.network_id)`
    : sql`network_id = any(${[...scope.withdrawn]}::text[])`

/** Gives staged rows the pictures that were fetched from their addresses before. */
const showStaged = (tx: Tx, id: string) =>
  showPictures(tx, 'merchant_stage', sql`r.import_id = ${id} and (r.photo_url is not null or r.menu_picture_urls is not null)`)

/** Read from the catalogue, so that a column added later is never forgotten here. */
async function columnsOf(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'merchant_stage'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx)
  return rows.map((row) => row.name).filter((name) => !STAGE_ONLY.has(name))
}
