import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import { MEMBER_COLUMNS } from '../tables/member.ts'
import type { MemberTable, Tx } from '../tables.ts'

export type MemberRow = Selectable<MemberTable>

/** Members of one partner. */
export function memberRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('member').select(MEMBER_COLUMNS).where('partner_id', '=', partnerId)
  return {
    byId: (id: string) => rows().where('id', '=', id).executeTakeFirst(),
    byEmailKey: (key: string) => rows().where('email_key', '=', key).executeTakeFirst(),
    byPublicId: (publicId: string) => rows().where('public_id', '=', publicId).executeTakeFirst(),
    /** The public ids of accounts that are not erased, by their ids. */
    publicIdsOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map()
      const found = await rows().clearSelect().select(['id', 'public_id']).where('id', 'in', ids).where('erased_at', 'is', null).execute()
      return new Map(found.map(({ id, public_id }) => [id, public_id]))
    },
    byPartnerNumber: (number: string) => rows().where('partner_number', '=', number).executeTakeFirst(),

    /** Locks the member until the transaction ends, so that decisions stay valid. */
    lock: (id: string) => rows().where('id', '=', id).forUpdate().executeTakeFirst(),

    /**
     * As `lock`, for a transaction that has inserted a row of the member before, or that runs beside such transactions: an inserted row holds the key of
     * its member, so that two of them would wait for each other's `lock` forever.
     */
    lockSharingKey: (id: string) => rows().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    /** Locks the members with a phone number, in the order of their ids, until the transaction ends. @param phone ten digits */
    lockByPhone: (phone: string) => rows().where('phone_number', '=', phone).orderBy('id').forUpdate().execute(),

    /** Undefined if the email or the partner number is in use by now. */
    insert: (row: Omit<Insertable<MemberTable>, 'partner_id'>) =>
      tx
        .insertInto('member')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Until the transaction ends, no other visitor of this partner can join with an existing row: what is free stays free. */
    takeTurnToJoin: () => sql`select pg_advisory_xact_lock(hashtextextended(${`join ${partnerId}`}, 0))`.execute(tx),

    delete: (id: string) => tx.deleteFrom('member').where('partner_id', '=', partnerId).where('id', '=', id).execute(),

    update: (id: string, change: Omit<Updateable<MemberTable>, 'partner_id' | 'id'>) =>
      tx
        .updateTable('member')
        .set(change)
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
