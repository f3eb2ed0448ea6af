import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import type { ImportUploadTable, Tx } from '../tables.ts'

export type ImportUploadRow = Omit<Selectable<ImportUploadTable>, 'bytes'> & { readonly bytes: number }
/** Which upload a row belongs to. */
export type ImportUploadKey = Pick<ImportUploadRow, 'partner_id' | 'id'>

/** Uploads of one operator. */
interface Own {
  /** The partner of the call; files of all partners are found, too. */
  readonly partnerIds: readonly string[]
  readonly operator: string
}

/** Files that operators upload to import them; runs in a transaction of the operator. */
export function importUploadRepo(tx: Tx) {
  const one = ({ partner_id, id }: ImportUploadKey) =>
    tx.selectFrom('import_upload_part').where('partner_id', '=', partner_id).where('upload_id', '=', id)
  return {
    add: async (row: Insertable<ImportUploadTable>): Promise<void> => {
      await tx.insertInto('import_upload').values(row).execute()
    },

    /** An upload of this operator, which nothing else changes until the transaction ends. */
    lock: async ({ partnerIds, operator }: Own, id: string): Promise<ImportUploadRow | undefined> => {
      const row = await tx
        .selectFrom('import_upload')
        .selectAll()
        .where('partner_id', 'in', partnerIds)
        .where('operator', '=', operator)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && { ...row, bytes: Number(row.bytes) }
    },

    update: async ({ partner_id, id }: ImportUploadKey, change: Updateable<ImportUploadTable>): Promise<void> => {
      await tx.updateTable('import_upload').set(change).where('partner_id', '=', partner_id).where('id', '=', id).execute()
    },

    /** Two uploads of the same file are imported one after the other: until the transaction ends, others with these words wait. */
    takeTurn: (words: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`import ${words}`}, 0))`.execute(tx),

    /** How many parts were received. They are received in their order. */
    parts: async (key: ImportUploadKey): Promise<number> => {
      const { count } = await one(key)
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** A part that was received before stays as it is. */
    addPart: async ({ partner_id, id }: ImportUploadKey, position: number, content: Uint8Array): Promise<void> => {
      await tx
        .insertInto('import_upload_part')
        .values({ partner_id, upload_id: id, position, content })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    part: async (key: ImportUploadKey, position: number): Promise<Uint8Array | undefined> =>
      (await one(key).select('content').where('position', '=', position).executeTakeFirst())?.content,

    removeParts: async ({ partner_id, id }: ImportUploadKey): Promise<void> => {
      await tx.deleteFrom('import_upload_part').where('partner_id', '=', partner_id).where('upload_id', '=', id).execute()
    },

    remove: async ({ partner_id, id }: ImportUploadKey): Promise<void> => {
      await tx.deleteFrom('import_upload').where('partner_id', '=', partner_id).where('id', '=', id).execute()
    },

    /** Removes the uploads of an operator that are not imported, but for the newest ones. */
    removeOlder: async (operator: string, kept: number): Promise<void> => {
      await tx
        .deleteFrom('import_upload')
        .where('operator', '=', operator)
        .where('run_id', 'is', null)
        .where('id', 'not in', (query) =>
          query
            .selectFrom('import_upload')
            .select('id')
            .where('operator', '=', operator)
            .where('run_id', 'is', null)
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .limit(kept),
        )
        .execute()
    },

    /**
     * Removes previews and uploads that were last used before.
     * @param imported for uploads whose import has begun
     * @returns how many uploads
     */
    removeIdle: async (before: Date, imported: Date): Promise<number> => {
      await tx.deleteFrom('import_run').where('is_preview', '=', true).where('seen_at', '<', before).execute()
      const { numDeletedRows } = await tx
        .deleteFrom('import_upload')
        .where(({ or, and, eb }) => or([eb('seen_at', '<', imported), and([eb('seen_at', '<', before), eb('run_id', 'is', null)])]))
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
