import type { Tx } from '../tables.ts'

/** Addresses of people who may join one partner's program. */
export function prospectRepo(tx: Tx, partnerId: string) {
  return {
    /** @returns false if the address is already stored */
    add: async (emailKey: string, now: Date): Promise<boolean> => {
      const added = await tx
        .insertInto('prospect')
        .values({ partner_id: partnerId, email_key: emailKey, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('email_key')
        .executeTakeFirst()
      return added !== undefined
    },
  }
}
