import type { Selectable } from 'kysely'

import type { SingleSignOnAttemptTable, Tx } from '../tables.ts'

export type SingleSignOnAttemptRow = Selectable<SingleSignOnAttemptTable>

/** Unfinished sign-ins of one partner at its provider. */
export function singleSignOnAttemptRepo(tx: Tx, partnerId: string) {
  return {
    insert: (row: Omit<SingleSignOnAttemptRow, 'partner_id'>) =>
      tx
        .insertInto('single_sign_on_attempt')
        .values({ ...row, partner_id: partnerId })
        .execute(),

    /** Returns and deletes an attempt: only one of two simultaneous calls gets it. */
    take: (stateHash: string) =>
      tx
        .deleteFrom('single_sign_on_attempt')
        .where('partner_id', '=', partnerId)
        .where('state_hash', '=', stateHash)
        .returningAll()
        .executeTakeFirst(),

    /** Removes attempts that were abandoned; rows that another call has locked are left to the next sweep. */
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
