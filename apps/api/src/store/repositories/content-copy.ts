import { isDeepStrictEqual } from 'node:util'

import type { ContentEntry, ContentSet } from '@dining/contract'

import type { Tx } from '../tables.ts'

/** Last valid copies of a partner's content sets, with or without drafts. */
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
    /** Writes a copy only if it differs from the previous one, since each write counts as a change. @returns whether it differed */
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
