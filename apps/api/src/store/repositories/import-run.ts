import type { ImportKind } from '@dining/contract/studio'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'

import { INSTALLATION } from '../../audit/events.ts'
import type { ImportRunRefusalTable, ImportRunTable, Tx } from '../tables.ts'

export type ImportRunRow = Selectable<ImportRunTable>
export type ImportRefusalRow = Selectable<ImportRunRefusalTable>
/** Which import a row belongs to. */
export type ImportRunKey = Pick<ImportRunRow, 'partner_id' | 'id'>

/** The imports that an operator sees: those of a partner, and of these kinds those for all partners. */
export interface VisibleImports {
  readonly partnerId: string
  readonly kindsOfAll: readonly ImportKind[]
}

/** Imports of files; runs in a transaction of the operator. */
export function importRunRepo(tx: Tx) {
  const visible = ({ partnerId, kindsOfAll }: VisibleImports) =>
    tx
      .selectFrom('import_run')
      .where(({ or, and, eb }) =>
        or([
          eb('partner_id', '=', partnerId),
          ...(kindsOfAll.length === 0 ? [] : [and([eb('partner_id', '=', INSTALLATION), eb('kind', 'in', kindsOfAll)])]),
        ]),
      )
  return {
    begin: async (row: Insertable<ImportRunTable>): Promise<void> => {
      await tx.insertInto('import_run').values(row).execute()
    },

    update: async ({ partner_id, id }: ImportRunKey, change: Updateable<ImportRunTable>): Promise<void> => {
      await tx.updateTable('import_run').set(change).where('partner_id', '=', partner_id).where('id', '=', id).execute()
    },

    addRefusals: async (rows: readonly ImportRefusalRow[]): Promise<void> => {
      if (rows.length === 0) return
      await tx
        .insertInto('import_run_refusal')
        .values(rows.map((row) => ({ ...row, words: JSON.stringify(row.words) })))
        .execute()
    },

    /**
     * An import of the same file, read in the same way, that runs or has begun since; previews do not count.
     * @param seenAfter last sign of one that runs
     * @param begunAfter beginning of one that may have ended
     */
    ofSameFile: async (
      same: Pick<ImportRunRow, 'partner_id' | 'kind'> & { readonly file_hash: string; readonly settings: string },
      seenAfter: Date,
      begunAfter: Date,
    ): Promise<string | undefined> => {
      const found = await tx
        .selectFrom('import_run')
        .select('id')
        .where('partner_id', '=', same.partner_id)
        .where('kind', '=', same.kind)
        .where('file_hash', '=', same.file_hash)
        .where('settings', '=', same.settings)
        .where('is_preview', '=', false)
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'running'), eb('seen_at', '>=', seenAfter)]),
            and([eb('state', '=', 'done'), eb('started_at', '>=', begunAfter)]),
          ]),
        )
        .orderBy('started_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return found?.id
    },

    /** A page without previews, the newest first. @param kind the only kind to list */
    page: async (
      which: VisibleImports,
      kind: ImportKind | undefined,
      limit: number,
      offset: number,
    ): Promise<{ readonly total: number; readonly rows: readonly ImportRunRow[] }> => {
      const imports = () => visible(which).where('is_preview', '=', false)
      const listed = () => (kind === undefined ? imports() : imports().where('kind', '=', kind))
      const [{ total }, rows] = await Promise.all([
        listed()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
        listed().selectAll().orderBy('started_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
      ])
      return { total, rows }
    },

    byId: (which: VisibleImports, id: string): Promise<ImportRunRow | undefined> =>
      visible(which).selectAll().where('id', '=', id).executeTakeFirst(),

    /** A run of an upload: its preview or its import. */
    ofUpload: ({ partner_id }: Pick<ImportRunRow, 'partner_id'>, id: string): Promise<ImportRunRow | undefined> =>
      tx.selectFrom('import_run').selectAll().where('partner_id', '=', partner_id).where('id', '=', id).executeTakeFirst(),

    /** Refusals of an import in their order, and how many are kept. */
    refusals: async (
      { partner_id, id }: ImportRunKey,
      limit: number,
      offset: number,
    ): Promise<{ readonly kept: number; readonly rows: readonly ImportRefusalRow[] }> => {
      const ofRun = () => tx.selectFrom('import_run_refusal').where('partner_id', '=', partner_id).where('run_id', '=', id)
      const [{ kept }, rows] = await Promise.all([
        ofRun()
          .select(sql<number>`count(*)::int`.as('kept'))
          .executeTakeFirstOrThrow(),
        ofRun().selectAll().orderBy('position').limit(limit).offset(offset).execute(),
      ])
      return { kept, rows }
    },
  }
}
