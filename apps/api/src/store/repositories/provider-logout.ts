import type { Tx } from '../tables.ts'

/** Logout tokens of one partner's provider that were used. */
export function providerLogoutRepo(tx: Tx, partnerId: string) {
  return {
    /** Marks a token as used. @returns false if it was used before */
    use: async (tokenHash: string, expiresAt: Date): Promise<boolean> => {
      const inserted = await tx
        .insertInto('provider_logout')
        .values({ partner_id: partnerId, token_hash: tokenHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('token_hash')
        .executeTakeFirst()
      return inserted !== undefined
    },
  }
}
