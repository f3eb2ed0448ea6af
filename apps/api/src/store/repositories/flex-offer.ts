import { sql, type Selectable } from 'kysely'

import type { FlexOfferTable, Tx } from '../tables.ts'

export type FlexOfferRow = Selectable<FlexOfferTable>

/** Offers of one answer: more than a member is given. */
const MOST = 500

/** No dine that earns has used the offer. */
const unused = sql<boolean>`not exists (select from dine where dine.partner_id = flex_offer.partner_id and dine.flex_offer_id = flex_offer.id
  and dine.eligible_cents > 0)`

/** Flex offers of one partner's members. */
export function flexOfferRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('flex_offer').where('flex_offer.partner_id', '=', partnerId)
  return {
    /** Offers of a restaurant for a member that no dine has used, whatever their days. */
    unusedAt: (memberId: string, merchantId: string) =>
      rows().selectAll().where('member_id', '=', memberId).where('merchant_id', '=', merchantId).where(unused).execute(),

    /** Offers for a member at participating restaurants that no dine has used, the highest first, with the zone of each restaurant. */
    unusedOf: (memberId: string) =>
      rows()
        .innerJoin('merchant', 'merchant.id', 'flex_offer.merchant_id')
        .selectAll('flex_offer')
        .select('merchant.time_zone')
        .where('member_id', '=', memberId)
        .where('merchant.active', '=', true)
        .where(unused)
        .orderBy('units', 'desc')
        .orderBy('flex_offer.id')
        .limit(MOST)
        .execute(),

    /** The stored offers among these ids, each with whether a dine has used it. */
    byIds: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : rows()
            .selectAll()
            .select(sql<boolean>`not (${unused})`.as('used'))
            .where('id', 'in', ids)
            .execute(),

    /** Adds offers, or changes those with the same ids. Only the operator may. */
    put: async (offers: readonly Omit<FlexOfferRow, 'partner_id'>[]): Promise<void> => {
      if (offers.length === 0) return
      await tx
        .insertInto('flex_offer')
        .values(offers.map((offer) => ({ ...offer, partner_id: partnerId })))
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'id']).doUpdateSet(({ ref }) => ({
            member_id: ref('excluded.member_id'),
            merchant_id: ref('excluded.merchant_id'),
            units: ref('excluded.units'),
            first_day: ref('excluded.first_day'),
            last_day: ref('excluded.last_day'),
            imported_at: ref('excluded.imported_at'),
          })),
        )
        .execute()
    },

    remove: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await tx.deleteFrom('flex_offer').where('partner_id', '=', partnerId).where('id', 'in', ids).execute()
    },

    /** Locks members by their public ids until the transaction ends, so that no dine uses an offer meanwhile. @returns their ids */
    lockMembers: async (publicIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (publicIds.length === 0) return new Map()
      const members = await tx
        .selectFrom('member')
        .select(['id', 'public_id'])
        .where('partner_id', '=', partnerId)
        .where('public_id', 'in', publicIds)
        // The order in which the feed locks members, to avoid deadlocks.
        .orderBy('id')
        .forUpdate()
        .execute()
      return new Map(members.map(({ id, public_id }) => [public_id, id]))
    },

    /** Ids of restaurants by the id or the network id by which a file names them. */
    merchantsNamed: async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (names.length === 0) return new Map()
      const found = await tx
        .selectFrom('merchant')
        .select(['id', 'network_id'])
        .where(({ or, eb }) => or([eb('id', 'in', names), eb('network_id', 'in', names)]))
        .execute()
      return new Map([...found.map(({ id, network_id }) => [network_id, id] as const), ...found.map(({ id }) => [id, id] as const)])
    },
  }
}
