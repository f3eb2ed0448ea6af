import type { Selectable } from 'kysely'

import type { PasskeyChallengeTable, PasskeyTable, Tx } from '../tables.ts'

export type PasskeyRow = Selectable<PasskeyTable>

/** Passkeys of the members of one partner, and the challenges that browsers may still answer. */
export function passkeyRepo(tx: Tx, partnerId: string) {
  return {
    /** The oldest first. */
    of: (memberId: string): Promise<PasskeyRow[]> =>
      tx
        .selectFrom('passkey')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    find: (id: string): Promise<PasskeyRow | undefined> =>
      tx.selectFrom('passkey').selectAll().where('partner_id', '=', partnerId).where('id', '=', id).executeTakeFirst(),

    /** @returns false if there is a passkey with this id, of any member */
    insert: async (row: Omit<PasskeyRow, 'partner_id' | 'counter' | 'last_used_at'> & { readonly counter: number }): Promise<boolean> => {
      const inserted = await tx
        .insertInto('passkey')
        .values({ ...row, partner_id: partnerId, last_used_at: null })
        .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    use: (id: string, counter: number, now: Date) =>
      tx.updateTable('passkey').set({ counter, last_used_at: now }).where('partner_id', '=', partnerId).where('id', '=', id).execute(),

    rename: (memberId: string, id: string, name: string) =>
      tx
        .updateTable('passkey')
        .set({ name })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute(),

    /** @returns the removed one; undefined if the member has none with this id */
    remove: (memberId: string, id: string): Promise<PasskeyRow | undefined> =>
      tx
        .deleteFrom('passkey')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** @returns how many the member had */
    removeAll: async (memberId: string): Promise<number> => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkey')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    addChallenge: (row: Omit<Selectable<PasskeyChallengeTable>, 'partner_id'>) =>
      tx
        .insertInto('passkey_challenge')
        .values({ ...row, partner_id: partnerId })
        .execute(),

    /** Ends a challenge. @returns whether this browser may answer it: only the first of simultaneous answers may */
    takeChallenge: async ({
      challenge_hash,
      purpose,
      browser_hash,
      now,
    }: Pick<PasskeyChallengeTable, 'challenge_hash' | 'purpose' | 'browser_hash'> & { readonly now: Date }): Promise<boolean> => {
      const taken = await tx
        .deleteFrom('passkey_challenge')
        .where('partner_id', '=', partnerId)
        .where('challenge_hash', '=', challenge_hash)
        .where('purpose', '=', purpose)
        .where('browser_hash', '=', browser_hash)
        .returning('expires_at')
        .executeTakeFirst()
      return taken !== undefined && taken.expires_at > now
    },
  }
}
