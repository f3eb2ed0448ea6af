import type { Selectable } from 'kysely'

import type { ProviderIdentityTable, Tx } from '../tables.ts'

export type ProviderIdentityRow = Selectable<ProviderIdentityTable>

/** Identities of one partner's members at its provider, by issuer and subject. */
export function providerIdentityRepo(tx: Tx, partnerId: string) {
  return {
    find: (issuer: string, subject: string) =>
      tx
        .selectFrom('provider_identity')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** The identity that the member used last. */
    latestOf: (memberId: string) =>
      tx
        .selectFrom('provider_identity')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .orderBy('seen_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** False when the identity has been bound to another member meanwhile. */
    insert: async (row: Omit<ProviderIdentityRow, 'partner_id'>): Promise<boolean> => {
      const inserted = await tx
        .insertInto('provider_identity')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('subject')
        .executeTakeFirst()
      return inserted !== undefined
    },

    /** Stores the provider's current claims about the person. */
    renew: ({ issuer, subject, member_id: _, ...changes }: Omit<ProviderIdentityRow, 'partner_id'>) =>
      tx
        .updateTable('provider_identity')
        .set(changes)
        .where('partner_id', '=', partnerId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute(),
  }
}
