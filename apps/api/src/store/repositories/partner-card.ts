import type { Selectable } from 'kysely'

import type { PartnerCardTable, Tx } from '../tables.ts'

export type PartnerCardRow = Selectable<PartnerCardTable>

/** Cards that one partner knows of its members. */
export function partnerCardRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('partner_card').where('partner_id', '=', partnerId)

  /** @param onlyOf the member whose rows alone may be changed; undefined: rows of any member */
  async function put(cards: readonly Omit<PartnerCardRow, 'partner_id'>[], onlyOf?: string): Promise<void> {
    if (cards.length === 0) return
    await tx
      .insertInto('partner_card')
      // In one order in every transaction, to avoid deadlocks.
      .values(cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((card) => ({ ...card, partner_id: partnerId })))
      .onConflict((conflict) => {
        const change = conflict.columns(['partner_id', 'id']).doUpdateSet(({ ref }) => ({
          member_id: ref('excluded.member_id'),
          vault_token: ref('excluded.vault_token'),
          card_type: ref('excluded.card_type'),
          last_four: ref('excluded.last_four'),
          description: ref('excluded.description'),
          from_service: ref('excluded.from_service'),
          imported_at: ref('excluded.imported_at'),
        }))
        return onlyOf === undefined ? change : change.where('partner_card.member_id', '=', onlyOf)
      })
      .execute()
  }

  return {
    put,

    ofMember: (memberId: string): Promise<PartnerCardRow[]> => rows().selectAll().where('member_id', '=', memberId).orderBy('id').execute(),

    byIds: (ids: readonly string[]): Promise<PartnerCardRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : rows().selectAll().where('id', 'in', ids).execute(),

    remove: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await tx.deleteFrom('partner_card').where('partner_id', '=', partnerId).where('id', 'in', ids).execute()
    },

    /** Replaces the cards that the partner's service returned before. A card with the id of another member's is left out. */
    replaceFromService: async (
      memberId: string,
      cards: readonly Omit<PartnerCardRow, 'partner_id' | 'member_id' | 'from_service'>[],
    ): Promise<void> => {
      let gone = tx
        .deleteFrom('partner_card')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('from_service', '=', true)
      const ids = cards.map(({ id }) => id)
      if (ids.length > 0) gone = gone.where('id', 'not in', ids)
      await gone.execute()
      await put(
        cards.map((card) => ({ ...card, member_id: memberId, from_service: true })),
        memberId,
      )
    },

    /** Ids of members by the public ids and by the partner's numbers by which a file names them. */
    membersNamed: async (publicIds: readonly string[], partnerNumbers: readonly string[]) => {
      const members = () => tx.selectFrom('member').where('partner_id', '=', partnerId)
      const [byPublicId, byNumber] = await Promise.all([
        publicIds.length === 0 ? [] : members().select(['id', 'public_id']).where('public_id', 'in', publicIds).execute(),
        partnerNumbers.length === 0
          ? []
          : members().select(['id', 'partner_number']).where('partner_number', 'in', partnerNumbers).execute(),
      ])
      return {
        byPublicId: new Map(byPublicId.map(({ id, public_id }) => [public_id, id])),
        byNumber: new Map(byNumber.map(({ id, partner_number }) => [partner_number, id])),
      }
    },
  }
}
