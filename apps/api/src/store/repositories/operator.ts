import { sql, type Selectable } from 'kysely'

import type { OperatorSessionTable, OperatorTable, Tx } from '../tables.ts'

export type OperatorRow = Selectable<OperatorTable>

/** Operators of the installation and their sessions; for the owner's role alone. */
export function operatorRepo(tx: Tx) {
  return {
    all: () => tx.selectFrom('operator').selectAll().orderBy('email_key').execute(),

    byKey: (key: string) => tx.selectFrom('operator').selectAll().where('email_key', '=', key).executeTakeFirst(),

    /** Adds one, or puts the new facts in place of the old ones. */
    put: ({ partners, ...row }: OperatorRow) => {
      const columns = { ...row, partners: partners && JSON.stringify(partners) }
      return tx
        .insertInto('operator')
        .values(columns)
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet(columns))
        .execute()
    },

    /** Sessions of an operator start and end in turns until the transaction ends. */
    lock: (key: string) => tx.selectFrom('operator').selectAll().where('email_key', '=', key).forUpdate().executeTakeFirst(),

    /** Their sessions end with it. @returns who was removed; undefined when there was no such operator */
    remove: (key: string): Promise<OperatorRow | undefined> =>
      tx.deleteFrom('operator').where('email_key', '=', key).returningAll().executeTakeFirst(),

    startSession: (row: Selectable<OperatorSessionTable>) => tx.insertInto('operator_session').values(row).execute(),

    /** Moves the end of a living session on, never past its absolute end; whose it is, or undefined when it has ended. */
    renewSession: async (idHash: string, now: Date, until: Date): Promise<OperatorRow | undefined> => {
      const session = await tx
        .updateTable('operator_session')
        .set({ expires_at: sql<Date>`least(${until}::timestamptz, ends_at)` })
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .returning('email_key')
        .executeTakeFirst()
      return session && operatorRepo(tx).byKey(session.email_key)
    },

    /** @returns the key of its operator; undefined when there was none */
    endSession: async (idHash: string): Promise<string | undefined> =>
      (await tx.deleteFrom('operator_session').where('id_hash', '=', idHash).returning('email_key').executeTakeFirst())?.email_key,

    endSessionsOf: (key: string) => tx.deleteFrom('operator_session').where('email_key', '=', key).execute(),

    /** Removes what has ended, so that the table doesn't grow. */
    sweepSessions: (now: Date) => tx.deleteFrom('operator_session').where('expires_at', '<=', now).execute(),
  }
}
