import { LOCK_MINUTES } from '@dining/domain'
import { sql, type Selectable } from 'kysely'

import type { SignInAttemptTable, Tx } from '../tables.ts'

export type SignInAttemptRow = Selectable<SignInAttemptTable>

const LOCK_MS = LOCK_MINUTES * 60_000

/** Sign-in attempts of one partner, by hashed address: known and unknown addresses alike. */
export function signInAttemptRepo(tx: Tx, partnerId: string) {
  return {
    /** Counts one more attempt before its password is checked, so that parallel attempts are counted, too. An old series restarts. */
    count: (emailKeyHash: string, now: Date): Promise<SignInAttemptRow> => {
      const since = new Date(now.getTime() - LOCK_MS)
      const over = sql<boolean>`coalesce(sign_in_attempt.locked_until <= ${now}::timestamptz, sign_in_attempt.first_at <= ${since}::timestamptz)`
      return tx
        .insertInto('sign_in_attempt')
        .values({ partner_id: partnerId, email_key_hash: emailKeyHash, failures: 1, first_at: now, locked_until: null })
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'email_key_hash']).doUpdateSet({
            failures: sql<number>`case when ${over} then 1 else sign_in_attempt.failures + 1 end`,
            first_at: sql<Date>`case when ${over} then ${now}::timestamptz else sign_in_attempt.first_at end`,
            locked_until: sql<Date | null>`case when ${over} then null else sign_in_attempt.locked_until end`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Takes one attempt back that was no failure. */
    uncount: (emailKeyHash: string) =>
      tx
        .updateTable('sign_in_attempt')
        .set({ failures: sql<number>`greatest(failures - 1, 0)` })
        .where('partner_id', '=', partnerId)
        .where('email_key_hash', '=', emailKeyHash)
        .execute(),

    /** Locks the address unless it is already locked. @returns the end of the lock */
    lock: async (emailKeyHash: string, now: Date): Promise<Date> => {
      const until = new Date(now.getTime() + LOCK_MS)
      const row = await tx
        .updateTable('sign_in_attempt')
        .set({ locked_until: sql<Date>`coalesce(locked_until, ${until}::timestamptz)` })
        .where('partner_id', '=', partnerId)
        .where('email_key_hash', '=', emailKeyHash)
        .returning('locked_until')
        .executeTakeFirst()
      return row?.locked_until ?? until
    },

    forget: (emailKeyHash: string) =>
      tx.deleteFrom('sign_in_attempt').where('partner_id', '=', partnerId).where('email_key_hash', '=', emailKeyHash).execute(),
  }
}
