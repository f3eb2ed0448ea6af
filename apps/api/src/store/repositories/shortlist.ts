import type { Selectable } from 'kysely'

import type { ShortlistTable, Tx } from '../tables.ts'

export type ShortlistRow = Selectable<ShortlistTable>

/** A vote with the values of its row. */
interface Vote {
  readonly voterHash: string
  readonly choices: readonly string[]
  readonly name: string
}

/** Shortlists of one partner. */
export function shortlistRepo(tx: Tx, partnerId: string) {
  const list = (tokenHash: string) =>
    tx.selectFrom('shortlist').selectAll().where('partner_id', '=', partnerId).where('token_hash', '=', tokenHash)
  return {
    /** Stores a list, unless there is one with this token. */
    add: async (row: {
      readonly tokenHash: string
      readonly places: readonly string[]
      readonly at: Date
      readonly expiresAt: Date
    }): Promise<void> => {
      const { tokenHash: token_hash, at: created_at, expiresAt: expires_at } = row
      await tx
        .insertInto('shortlist')
        .values({ partner_id: partnerId, token_hash, merchant_ids: JSON.stringify(row.places), created_at, expires_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    find: (tokenHash: string): Promise<ShortlistRow | undefined> => list(tokenHash).executeTakeFirst(),

    /** The list, whose row no other transaction changes before the end of this one. */
    lock: (tokenHash: string): Promise<ShortlistRow | undefined> => list(tokenHash).forUpdate().executeTakeFirst(),

    close: async (tokenHash: string, at: Date): Promise<void> => {
      await tx
        .updateTable('shortlist')
        .set({ closed_at: at })
        .where('partner_id', '=', partnerId)
        .where('token_hash', '=', tokenHash)
        .where('closed_at', 'is', null)
        .execute()
    },

    /** Removes a list with its votes. */
    remove: async (tokenHash: string): Promise<void> => {
      await tx.deleteFrom('shortlist').where('partner_id', '=', partnerId).where('token_hash', '=', tokenHash).execute()
    },

    /** The votes of a list, the first ones first. */
    votes: async (tokenHash: string): Promise<readonly Vote[]> => {
      const rows = await tx
        .selectFrom('shortlist_vote')
        .select(['voter_hash', 'merchant_ids', 'voter_name'])
        .where('partner_id', '=', partnerId)
        .where('token_hash', '=', tokenHash)
        .orderBy('voted_at')
        .orderBy('voter_hash')
        .execute()
      return rows.map(({ voter_hash, merchant_ids, voter_name }) => ({ voterHash: voter_hash, choices: merchant_ids, name: voter_name }))
    },

    /** Stores the vote of a voter in place of the one before, whose time it keeps. */
    putVote: async (tokenHash: string, { voterHash, choices, name }: Vote, at: Date): Promise<void> => {
      const changed = { merchant_ids: JSON.stringify(choices), voter_name: name }
      await tx
        .insertInto('shortlist_vote')
        .values({ partner_id: partnerId, token_hash: tokenHash, voter_hash: voterHash, voted_at: at, ...changed })
        .onConflict((conflict) => conflict.columns(['partner_id', 'token_hash', 'voter_hash']).doUpdateSet(changed))
        .execute()
    },

    removeVote: async (tokenHash: string, voterHash: string): Promise<void> => {
      await tx
        .deleteFrom('shortlist_vote')
        .where('partner_id', '=', partnerId)
        .where('token_hash', '=', tokenHash)
        .where('voter_hash', '=', voterHash)
        .execute()
    },
  }
}
