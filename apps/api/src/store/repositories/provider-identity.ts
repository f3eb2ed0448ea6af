import type { Selectable } from 'kysely'

import type { ProviderIdentityTable, Tx } from '../tables.ts'

export type ProviderIdentityRow = Selectable<ProviderIdentityTable>

/** Who members of one partner are at its provider, by issuer and subject. */
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

    /** The one that the member came with last. */
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

    /** Keeps what the provider tells of the person now. */
    renew: ({ issuer, subject, member_id: _, ...told }: Omit<ProviderIdentityRow, 'partner_id'>) =>
      tx
        .updateTable('provider_identity')
        .set(told)
        .where('partner_id', '=', partnerId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute(),
  }
}
