import type { Selectable } from 'kysely'

import type { JoinLinkTable, Tx } from '../tables.ts'

/** Links back to joining, and drafts, of one partner. */
export function joinLinkRepo(tx: Tx, partnerId: string) {
  const valid = (now: Date) =>
    tx
      .selectFrom('join_link')
      .select(['owner_hash', 'purpose', 'member_id', 'sealed'])
      .where('partner_id', '=', partnerId)
      .where('expires_at', '>', now)
  return {
    /** Stores a link in place of the owner's earlier one for the same purpose, which ends. */
    put: async (row: Omit<Selectable<JoinLinkTable>, 'partner_id'>): Promise<void> => {
      const { token_hash, member_id, sealed, expires_at } = row
      await tx
        .insertInto('join_link')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'owner_hash', 'purpose']).doUpdateSet({ token_hash, member_id, sealed, expires_at }),
        )
        .execute()
    },

    /** The valid link of a token. */
    find: (tokenHash: string, now: Date) =>
      valid(now).where('token_hash', '=', tokenHash).where('purpose', '!=', 'draft').executeTakeFirst(),

    /** What an owner has typed. */
    draftOf: (ownerHash: string, now: Date) =>
      valid(now).where('owner_hash', '=', ownerHash).where('purpose', '=', 'draft').executeTakeFirst(),

    /** Removes what is kept for an owner, who has joined. */
    end: (ownerHash: string) =>
      tx.deleteFrom('join_link').where('partner_id', '=', partnerId).where('owner_hash', '=', ownerHash).execute(),
  }
}
