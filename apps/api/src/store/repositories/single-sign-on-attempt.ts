import type { Selectable } from 'kysely'

import type { SingleSignOnAttemptTable, Tx } from '../tables.ts'

export type SingleSignOnAttemptRow = Selectable<SingleSignOnAttemptTable>

/** Sign-ins of one partner that are under way at its provider. */
export function singleSignOnAttemptRepo(tx: Tx, partnerId: string) {
  return {
    insert: (row: Omit<SingleSignOnAttemptRow, 'partner_id'>) =>
      tx
        .insertInto('single_sign_on_attempt')
        .values({ ...row, partner_id: partnerId })
        .execute(),

    /** Hands an attempt out once: of two calls at the same moment, one gets it. */
    take: (stateHash: string) =>
      tx
        .deleteFrom('single_sign_on_attempt')
        .where('partner_id', '=', partnerId)
        .where('state_hash', '=', stateHash)
        .returningAll()
        .executeTakeFirst(),

    /** Removes what nobody came back for; rows that another call holds are left to the next sweep. */
    sweep: (now: Date) =>
      tx
        .deleteFrom('single_sign_on_attempt')
        .where('partner_id', '=', partnerId)
        .where('state_hash', 'in', (eb) =>
          eb
            .selectFrom('single_sign_on_attempt')
            .select('state_hash')
            .where('partner_id', '=', partnerId)
            .where('expires_at', '<=', now)
            .forUpdate()
            .skipLocked(),
        )
        .execute(),
  }
}
