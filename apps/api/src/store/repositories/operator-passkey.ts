import type { Selectable } from 'kysely'

import type { OperatorPasskeyTable, Tx } from '../tables.ts'

export type OperatorPasskeyRow = Selectable<OperatorPasskeyTable>

/** Passkeys of one operator; only for the owner's role. @param operator their key */
export function operatorPasskeyRepo(tx: Tx, operator: string) {
  return {
    /** The oldest first. */
    all: (): Promise<OperatorPasskeyRow[]> =>
      tx.selectFrom('operator_passkey').selectAll().where('email_key', '=', operator).orderBy('created_at').orderBy('id').execute(),

    /** @returns false if there is a passkey with this id, of any operator */
    insert: async (
      row: Omit<OperatorPasskeyRow, 'email_key' | 'counter' | 'last_used_at'> & { readonly counter: number },
    ): Promise<boolean> => {
      const inserted = await tx
        .insertInto('operator_passkey')
        .values({ ...row, email_key: operator, last_used_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    use: (id: string, counter: number, now: Date) =>
      tx
        .updateTable('operator_passkey')
        .set({ counter, last_used_at: now })
        .where('email_key', '=', operator)
        .where('id', '=', id)
        .execute(),

    /** @returns false if the operator has none with this id */
    rename: async (id: string, name: string): Promise<boolean> => {
      const renamed = await tx
        .updateTable('operator_passkey')
        .set({ name })
        .where('email_key', '=', operator)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return renamed !== undefined
    },

    remove: (id: string) => tx.deleteFrom('operator_passkey').where('email_key', '=', operator).where('id', '=', id).execute(),

    removeAll: () => tx.deleteFrom('operator_passkey').where('email_key', '=', operator).execute(),
  }
}
