import { sql, type Insertable, type Selectable } from 'kysely'

import { MEMBER_CARD_COLUMNS } from '../tables/earning.ts'
import type { MemberCardTable, Tx } from '../tables.ts'

export type CardRow = Selectable<MemberCardTable>

/** Linked cards of one partner's members. */
export function cardRepo(tx: Tx, partnerId: string) {
  const linked = (memberId: string) =>
    tx
      .selectFrom('member_card')
      .select(MEMBER_CARD_COLUMNS)
      .where('partner_id', '=', partnerId)
      .where('member_id', '=', memberId)
      .where('unlinked_at', 'is', null)
  return {
    /** In the order in which they were linked. */
    linkedOf: (memberId: string) => linked(memberId).orderBy('linked_at').orderBy('id').execute(),

    hasLinked: async (memberId: string): Promise<boolean> =>
      (await linked(memberId).clearSelect().select('id').limit(1).executeTakeFirst()) !== undefined,

    /** None or one. */
    linkedWithId: (id: string) =>
      tx
        .selectFrom('member_card')
        .select(MEMBER_CARD_COLUMNS)
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .where('unlinked_at', 'is', null)
        .execute(),

    /** Cards that a member has or had: the linked ones first, each group with the last changed first. */
    everOf: (memberId: string, limit: number) =>
      tx
        .selectFrom('member_card')
        .select(MEMBER_CARD_COLUMNS)
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .orderBy(sql`unlinked_at desc nulls first`)
        .orderBy('linked_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),

    linkedWithToken: (token: string) =>
      tx
        .selectFrom('member_card')
        .select(MEMBER_CARD_COLUMNS)
        .where('partner_id', '=', partnerId)
        .where('vault_token', '=', token)
        .where('unlinked_at', 'is', null)
        .execute(),

    /**
     * Links a card if no program of the installation has it: the claim's key decides, also between two simultaneous calls.
     * @returns undefined if it is claimed elsewhere; then nothing is written
     */
    link: async (row: Omit<Insertable<MemberCardTable>, 'partner_id'>): Promise<CardRow | undefined> => {
      const { fingerprint, member_id, id } = row
      // Sent together, so that they take one round trip to the database.
      const [card, claim] = await Promise.all([
        tx
          .insertInto('member_card')
          .values({ ...row, partner_id: partnerId })
          .returningAll()
          .executeTakeFirstOrThrow(),
        tx
          .insertInto('card_claim')
          .values({ fingerprint, partner_id: partnerId, member_id, card_id: id })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow(),
      ])
      if (claim.numInsertedOrUpdatedRows === 1n) return card
      await tx.deleteFrom('member_card').where('partner_id', '=', partnerId).where('id', '=', card.id).execute()
      return undefined
    },

    /** Undoes `link` within its transaction. */
    takeBack: async (id: string): Promise<void> => {
      await tx.deleteFrom('card_claim').where('partner_id', '=', partnerId).where('card_id', '=', id).execute()
      await tx.deleteFrom('member_card').where('partner_id', '=', partnerId).where('id', '=', id).execute()
    },

    /** Unlinks a member's card and deletes its claim; the row is kept, since dines refer to it. */
    unlink: async (memberId: string, id: string, now: Date): Promise<CardRow | undefined> => {
      const card = await tx
        .updateTable('member_card')
        .set({ unlinked_at: now })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('unlinked_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (card) await tx.deleteFrom('card_claim').where('partner_id', '=', partnerId).where('card_id', '=', id).execute()
      return card
    },
  }
}
