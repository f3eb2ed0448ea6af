import type { Updateable } from 'kysely'

import type { MemberEarningTable, Tx } from '../tables.ts'

/** The earning state of a member's account apart from its lines; the member must be locked while it changes. */
export function memberEarningRepo(tx: Tx, partnerId: string) {
  return {
    of: async (memberId: string) => {
      const row = await tx
        .selectFrom('member_earning')
        .select(['balance', 'fuel_remainder_cents'])
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return { balance: row?.balance ?? 0, fuelRemainderCents: row?.fuel_remainder_cents ?? 0 }
    },

    set: (memberId: string, change: Pick<Updateable<MemberEarningTable>, 'balance' | 'fuel_remainder_cents'>) =>
      tx
        .insertInto('member_earning')
        .values({ ...change, partner_id: partnerId, member_id: memberId })
        .onConflict((conflict) => conflict.columns(['partner_id', 'member_id']).doUpdateSet(change))
        .execute(),
  }
}
