import type { Tx } from '../tables.ts'

/** Restaurants that members of one partner have saved. */
export function favoriteRepo(tx: Tx, partnerId: string) {
  const rows = (memberId: string) =>
    tx.selectFrom('favorite').where('favorite.partner_id', '=', partnerId).where('member_id', '=', memberId)
  return {
    /** Ids of the member's restaurants, the one saved last first, without those that no longer participate. */
    of: async (memberId: string): Promise<string[]> => {
      const saved = await rows(memberId)
        .innerJoin('merchant', 'merchant.id', 'favorite.merchant_id')
        .where('merchant.active', '=', true)
        .select('merchant_id')
        .orderBy('saved_at', 'desc')
        .orderBy('merchant_id')
        .execute()
      return saved.map(({ merchant_id }) => merchant_id)
    },

    /** Ids of all that are stored, which the limit counts. */
    stored: async (memberId: string): Promise<ReadonlySet<string>> =>
      new Set((await rows(memberId).select('merchant_id').execute()).map(({ merchant_id }) => merchant_id)),

    /** Which of these ids belong to participating restaurants. */
    participating: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set()
      const found = await tx.selectFrom('merchant').select('id').where('id', 'in', ids).where('active', '=', true).execute()
      return new Set(found.map(({ id }) => id))
    },

    add: async (memberId: string, saved: readonly { readonly merchant_id: string; readonly saved_at: Date }[]): Promise<void> => {
      if (saved.length === 0) return
      await tx
        .insertInto('favorite')
        .values(saved.map((one) => ({ ...one, partner_id: partnerId, member_id: memberId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    remove: async (memberId: string, merchantId: string): Promise<void> => {
      await tx
        .deleteFrom('favorite')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('merchant_id', '=', merchantId)
        .execute()
    },
  }
}
