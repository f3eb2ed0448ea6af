import { isDeepStrictEqual } from 'node:util'

import type { ContentEntry, ContentSet } from '@dining/contract'

import type { Tx } from '../tables.ts'

/** Last good copies of a partner's content sets, with drafts or without. */
export function contentCopyRepo(tx: Tx, partnerId: string) {
  const find = async (set: ContentSet, drafts: boolean): Promise<readonly ContentEntry[] | undefined> => {
    const row = await tx
      .selectFrom('content_copy')
      .select('entries')
      .where('partner_id', '=', partnerId)
      .where('set_name', '=', set)
      .where('drafts', '=', drafts)
      .executeTakeFirst()
    return row?.entries
  }
  return {
    find,
    /** Writes what is another copy than the one before, and nothing else: each write counts as a change. @returns whether it was */
    put: async (set: ContentSet, drafts: boolean, entries: readonly ContentEntry[], at: Date): Promise<boolean> => {
      const fresh = JSON.stringify(entries)
      if (isDeepStrictEqual(await find(set, drafts), JSON.parse(fresh))) return false
      await tx
        .insertInto('content_copy')
        .values({ partner_id: partnerId, set_name: set, drafts, entries: fresh, changed_at: at })
        .onConflict((conflict) => conflict.columns(['partner_id', 'set_name', 'drafts']).doUpdateSet({ entries: fresh, changed_at: at }))
        .execute()
      return true
    },
  }
}
