import type { Selectable } from 'kysely'

import type { IdempotencyKeyTable, Tx } from '../tables.ts'

export type IdempotencyRow = Selectable<IdempotencyKeyTable>

/** Idempotency keys of one member of a partner. A row without a status belongs to a call that is still running. */
export function idempotencyRepo(tx: Tx, partnerId: string, memberId: string) {
  const of = (key: string) => ({ partner_id: partnerId, member_id: memberId, key })
  return {
    find: (key: string) =>
      tx
        .selectFrom('idempotency_key')
        .selectAll()
        .where((where) => where.and(of(key)))
        .executeTakeFirst(),

    /** True for the only call that may do the work. */
    claim: async (key: string, requestHash: string, now: Date): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('idempotency_key')
        .values({ ...of(key), request_hash: requestHash, status: null, body: null, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Deletes a key that is too old, or whose call did not finish. */
    drop: ({ key, created_at }: Pick<IdempotencyRow, 'key' | 'created_at'>) =>
      tx
        .deleteFrom('idempotency_key')
        .where((where) => where.and({ ...of(key), created_at }))
        .execute(),

    /** Releases a key whose work failed; a finished key is kept. */
    release: ({ key, created_at }: Pick<IdempotencyRow, 'key' | 'created_at'>) =>
      tx
        .deleteFrom('idempotency_key')
        .where((where) => where.and({ ...of(key), created_at }))
        .where('status', 'is', null)
        .execute(),

    /** Records that the call that claimed the key at that time still runs. */
    renew: ({ key, created_at }: Pick<IdempotencyRow, 'key' | 'created_at'>, now: Date) =>
      tx
        .updateTable('idempotency_key')
        .set({ renewed_at: now })
        .where((where) => where.and({ ...of(key), created_at }))
        .where('status', 'is', null)
        .execute(),

    /** Stores the outcome of the call that claimed the key at that time; false if another call has the key by now. */
    finish: async ({ key, created_at }: Pick<IdempotencyRow, 'key' | 'created_at'>, status: number, body: unknown): Promise<boolean> => {
      const { numUpdatedRows } = await tx
        .updateTable('idempotency_key')
        .set({ status, body: JSON.stringify(body) })
        .where((where) => where.and({ ...of(key), created_at }))
        .where('status', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}
