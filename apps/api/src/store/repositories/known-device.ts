import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

/** The browsers that members of one partner have signed in with. */
export function knownDeviceRepo(tx: Tx, partnerId: string) {
  return {
    /**
     * Records a sign-in.
     * @returns whether the member has signed in with this browser before, and with how many others
     */
    see: async (memberId: string, deviceHash: string, now: Date): Promise<{ readonly isKnown: boolean; readonly others: number }> => {
      const of = tx.selectFrom('known_device').where('partner_id', '=', partnerId).where('member_id', '=', memberId)
      const counted = of
        .select([
          sql<string>`count(*) filter (where device_hash = ${deviceHash})`.as('own'),
          sql<string>`count(*) filter (where device_hash <> ${deviceHash})`.as('others'),
        ])
        .executeTakeFirstOrThrow()
      const recorded = tx
        .insertInto('known_device')
        .values({ partner_id: partnerId, member_id: memberId, device_hash: deviceHash, seen_at: now })
        .onConflict((conflict) => conflict.columns(['partner_id', 'member_id', 'device_hash']).doUpdateSet({ seen_at: now }))
        .execute()
      // Sent together, so that they share a round trip; the count runs first.
      const [{ own, others }] = await Promise.all([counted, recorded])
      return { isKnown: Number(own) > 0, others: Number(others) }
    },
  }
}
