import type { Tx } from '../tables.ts'

/** Facts about the database as a whole, by key; runs in a transaction of the operator. */
export function metaRepo(tx: Tx) {
  return {
    has: async (...keys: readonly string[]): Promise<boolean> =>
      (await tx.selectFrom('meta').select('key').where('key', 'in', keys).executeTakeFirst()) !== undefined,

    find: async (key: string): Promise<string | undefined> =>
      (await tx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value,

    /** @returns false if the key exists; its value is kept */
    add: async (key: string, value: string): Promise<boolean> => {
      const added = await tx
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      return added !== undefined
    },

    /** The value of an existing key, locked until the transaction ends. */
    lock: async (key: string): Promise<string> =>
      (await tx.selectFrom('meta').select('value').where('key', '=', key).forUpdate().executeTakeFirstOrThrow()).value,

    replace: async (key: string, value: string): Promise<void> => {
      await tx.updateTable('meta').set({ value }).where('key', '=', key).execute()
    },
  }
}
