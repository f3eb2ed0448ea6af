import type { ContentSet } from '@dining/contract'

import type { Tx } from '../tables.ts'

/** A comment of an operator on a version. */
export interface CommentRow {
  readonly version: number
  /** From 1 on, within the version. */
  readonly number: number
  readonly text: string
  readonly at: Date
  readonly by: string
}

/** Comments on the versions of one entry of a partner. */
export function commentRepo(tx: Tx, partnerId: string, set: ContentSet, slug: string) {
  const all = () =>
    tx.selectFrom('content_entry_comment').where('partner_id', '=', partnerId).where('set_name', '=', set).where('slug', '=', slug)
  return {
    /** The newest comments, newest first. */
    newest: async (limit: number): Promise<readonly CommentRow[]> => {
      const rows = await all()
        .select(['version', 'number', 'words as text', 'done_at as at', 'done_by as by'])
        .orderBy('done_at', 'desc')
        .orderBy('version', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute()
      return rows
    },

    count: async (): Promise<number> => {
      const row = await all()
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The highest number of a version; 0 without comments. */
    lastNumber: async (version: number): Promise<number> => {
      const row = await all()
        .where('version', '=', version)
        .select(({ fn }) => fn.max('number').as('last'))
        .executeTakeFirst()
      return row?.last ?? 0
    },

    /** @returns false if another operator has taken the number meanwhile; then nothing is added */
    add: async ({ text, at, by, ...rest }: CommentRow): Promise<boolean> => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto('content_entry_comment')
        .values({ partner_id: partnerId, set_name: set, slug, words: text, done_at: at, done_by: by, ...rest })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return added === 1n
    },
  }
}
