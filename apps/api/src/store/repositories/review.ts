import { sql, type Insertable, type Selectable } from 'kysely'

import type { ReviewTable, Tx } from '../tables.ts'

export type ReviewRow = Selectable<ReviewTable>
/** Whether an operator has approved a review; null while it waits. */
type Decision = boolean | null

/** Reviews by members of one partner. */
export function reviewRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('review').where('review.partner_id', '=', partnerId)
  const decidedAs = (approved: Decision) => rows().where('approved', approved === null ? 'is' : '=', approved)
  return {
    /** The review of a transaction, if it has one. */
    bySource: (sourceId: string) => rows().selectAll().where('source_transaction_id', '=', sourceId).executeTakeFirst(),

    /** Which of a member's transactions exist, and whether each has a review. */
    statusOf: (memberId: string, sourceIds: readonly string[]) =>
      tx
        .selectFrom('dine')
        .leftJoin('review', (join) =>
          join.onRef('review.partner_id', '=', 'dine.partner_id').onRef('review.source_transaction_id', '=', 'dine.source_transaction_id'),
        )
        .where('dine.partner_id', '=', partnerId)
        .where('dine.member_id', '=', memberId)
        .where('dine.source_transaction_id', 'in', sourceIds)
        .select(['dine.source_transaction_id as id', sql<boolean>`review.id is not null`.as('completed')])
        .execute(),

    /** @returns false if the transaction has a review already */
    add: async (row: Omit<Insertable<ReviewTable>, 'partner_id'>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto('review')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) => conflict.columns(['partner_id', 'source_transaction_id']).doNothing())
        .executeTakeFirstOrThrow()
      return added === 1n
    },

    /** The newest approved reviews of a restaurant. */
    approvedAt: (merchantId: string, limit: number) =>
      decidedAs(true).where('merchant_id', '=', merchantId).selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),

    /** Number and sum of the stars of all approved reviews of a restaurant. */
    scoreAt: (merchantId: string) =>
      decidedAs(true)
        .where('merchant_id', '=', merchantId)
        .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(stars), 0)::int`.as('stars')])
        .executeTakeFirstOrThrow(),

    /** A page of the reviews with a decision, the last decided first; of those that wait, the oldest first. */
    page: async (approved: Decision, limit: number, offset: number): Promise<{ total: number; page: ReviewRow[] }> => {
      const [{ total }, page] = await Promise.all([
        decidedAs(approved)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
        decidedAs(approved)
          .selectAll()
          .orderBy(approved === null ? 'created_at' : 'decided_at', approved === null ? 'asc' : 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
      ])
      return { total, page }
    },

    /** @returns the decided review; undefined if there is none with this id */
    decide: (id: string, decision: { readonly approved: boolean; readonly decided_at: Date; readonly decided_by: string }) =>
      tx
        .updateTable('review')
        .set(decision)
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .returning(['id', 'member_id'])
        .executeTakeFirst(),
  }
}
