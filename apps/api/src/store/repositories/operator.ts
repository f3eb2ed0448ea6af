import { sql, type Selectable } from 'kysely'

import type { OperatorSessionTable, OperatorTable, Tx } from '../tables.ts'

export type OperatorRow = Selectable<OperatorTable>

/** Operators of the installation and their sessions; only for the owner's role. */
export function operatorRepo(tx: Tx) {
  return {
    all: () => tx.selectFrom('operator').selectAll().orderBy('email_key').execute(),

    byKey: (key: string) => tx.selectFrom('operator').selectAll().where('email_key', '=', key).executeTakeFirst(),

    /** Adds or updates an operator. */
    put: ({ partners, ...row }: OperatorRow) => {
      const columns = { ...row, partners: partners && JSON.stringify(partners) }
      return tx
        .insertInto('operator')
        .values(columns)
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet(columns))
        .execute()
    },

    /** Locks the start and end of an operator's sessions until the transaction ends. */
    lock: (key: string) => tx.selectFrom('operator').selectAll().where('email_key', '=', key).forUpdate().executeTakeFirst(),

    /** Also ends their sessions. @returns the removed operator; undefined if there was none */
    remove: (key: string): Promise<OperatorRow | undefined> =>
      tx.deleteFrom('operator').where('email_key', '=', key).returningAll().executeTakeFirst(),

    startSession: (row: Selectable<OperatorSessionTable>) => tx.insertInto('operator_session').values(row).execute(),

    /** Extends an open session, never past its absolute end. @returns its operator; undefined if it has ended */
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

    /** @returns the key of its operator; undefined if there was none */
    endSession: async (idHash: string): Promise<string | undefined> =>
      (await tx.deleteFrom('operator_session').where('id_hash', '=', idHash).returning('email_key').executeTakeFirst())?.email_key,

    endSessionsOf: (key: string) => tx.deleteFrom('operator_session').where('email_key', '=', key).execute(),

    /** Removes ended sessions, so that the table does not grow. */
    sweepSessions: (now: Date) => tx.deleteFrom('operator_session').where('expires_at', '<=', now).execute(),
  }
}
