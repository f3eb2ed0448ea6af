import type { Insertable, Selectable } from 'kysely'

import type { CardVerificationTable, MemberCardTable, Tx } from '../tables.ts'

export type CardVerificationRow = Selectable<CardVerificationTable>

/** Claims of cards by members of one partner. */
export function cardVerificationRepo(tx: Tx, partnerId: string) {
  return {
    /** Adds a claim in place of the member's earlier ones for the same card. */
    start: async (row: Omit<Insertable<CardVerificationTable>, 'partner_id'>): Promise<void> => {
      await tx
        .deleteFrom('card_verification')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', row.member_id)
        .where('fingerprint', '=', row.fingerprint)
        .execute()
      await tx
        .insertInto('card_verification')
        .values({ ...row, partner_id: partnerId })
        .execute()
    },

    /** A member's own claim that has not expired. */
    open: (memberId: string, id: string, now: Date): Promise<CardVerificationRow | undefined> =>
      tx
        .selectFrom('card_verification')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Ends a claim. @returns whether it existed: one of two simultaneous calls gets false */
    end: async (id: string): Promise<boolean> =>
      (await tx.deleteFrom('card_verification').where('partner_id', '=', partnerId).where('id', '=', id).returning('id').execute()).length >
      0,
  }
}

/** The linked card with this fingerprint, in any program; only for the owner's role. */
export function linkedCardWith(tx: Tx, fingerprint: string): Promise<Selectable<MemberCardTable> | undefined> {
  return tx
    .selectFrom('card_claim')
    .innerJoin('member_card', (join) =>
      join.onRef('member_card.partner_id', '=', 'card_claim.partner_id').onRef('member_card.id', '=', 'card_claim.card_id'),
    )
    .selectAll('member_card')
    .where('card_claim.fingerprint', '=', fingerprint)
    .executeTakeFirst()
}
