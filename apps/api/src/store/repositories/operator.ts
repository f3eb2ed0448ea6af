import type { OperatorRoles } from '@dining/domain'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import type { OperatorSessionTable, OperatorTable, Tx } from '../tables.ts'

export interface OperatorRow extends Selectable<OperatorTable> {
  readonly has_passkey: boolean
}

const HAS_PASSKEY = sql<boolean>`exists (select from operator_passkey where operator_passkey.email_key = operator.email_key)`.as(
  'has_passkey',
)

/** An operator as `operators add` writes them. Their second factor is not part of it. */
type WrittenOperator = Omit<Insertable<OperatorTable>, 'partners' | 'roles' | `factor_${string}` | 'recovery_hashes'> & {
  readonly partners: readonly string[] | null
  readonly roles: OperatorRoles
}

/** Columns that change by themselves. */
type ChangedColumns = Pick<Updateable<OperatorTable>, 'password_hash' | 'factor_sealed' | 'factor_step'> & {
  readonly recoveryHashes?: readonly string[]
  readonly roles?: OperatorRoles
}

/** Operators of the installation and their sessions; only for the owner's role. */
export function operatorRepo(tx: Tx) {
  return {
    all: (): Promise<OperatorRow[]> => tx.selectFrom('operator').selectAll().select(HAS_PASSKEY).orderBy('email_key').execute(),

    byKey: (key: string): Promise<OperatorRow | undefined> =>
      tx.selectFrom('operator').selectAll().select(HAS_PASSKEY).where('email_key', '=', key).executeTakeFirst(),

    /** Adds an operator or updates one, whose second factor stays. */
    put: ({ partners, roles, ...row }: WrittenOperator) => {
      const columns = { ...row, partners: partners && JSON.stringify(partners), roles: JSON.stringify(roles) }
      return tx
        .insertInto('operator')
        .values(columns)
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet(columns))
        .execute()
    },

    /** Locks the start and end of an operator's sessions, and their passkeys, until the transaction ends. */
    lock: async (key: string): Promise<OperatorRow | undefined> => {
      const locked = await tx.selectFrom('operator').select('email_key').where('email_key', '=', key).forUpdate().executeTakeFirst()
      // Read by a statement of its own: one that has waited for the lock would not see passkeys that were added meanwhile.
      return locked && operatorRepo(tx).byKey(key)
    },

    /** Changes the password, the second factor or the roles. */
    update: (key: string, { recoveryHashes, roles, ...columns }: ChangedColumns) =>
      tx
        .updateTable('operator')
        .set({
          ...columns,
          ...(recoveryHashes === undefined ? {} : { recovery_hashes: JSON.stringify(recoveryHashes) }),
          ...(roles === undefined ? {} : { roles: JSON.stringify(roles) }),
        })
        .where('email_key', '=', key)
        .execute(),

    /** Also ends their sessions. @returns the removed operator; undefined if there was none */
    remove: (key: string): Promise<Selectable<OperatorTable> | undefined> =>
      tx.deleteFrom('operator').where('email_key', '=', key).returningAll().executeTakeFirst(),

    startSession: (row: Insertable<OperatorSessionTable>) => tx.insertInto('operator_session').values(row).execute(),

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

    /** The open sessions of an operator, the newest first. */
    sessionsOf: (key: string, now: Date) =>
      tx
        .selectFrom('operator_session')
        .selectAll()
        .where('email_key', '=', key)
        .where('expires_at', '>', now)
        .orderBy('started_at', 'desc')
        .orderBy('id_hash')
        .execute(),

    /** Whether a session of this operator is open. */
    isOpen: async (key: string, idHash: string, now: Date): Promise<boolean> =>
      (await operatorRepo(tx).sessionsOf(key, now)).some(({ id_hash }) => id_hash === idHash),

    /** Ends the sessions of an operator except one. @returns how many */
    endOtherSessions: async (key: string, keptIdHash: string): Promise<number> => {
      const ended = await tx
        .deleteFrom('operator_session')
        .where('email_key', '=', key)
        .where('id_hash', '!=', keptIdHash)
        .returning('id_hash')
        .execute()
      return ended.length
    },

    endSessionsOf: (key: string) => tx.deleteFrom('operator_session').where('email_key', '=', key).execute(),

    /** Removes ended sessions, so that the table does not grow. */
    sweepSessions: (now: Date) => tx.deleteFrom('operator_session').where('expires_at', '<=', now).execute(),
  }
}
