import type { Insertable, Selectable } from 'kysely'

import type { FeedUnmatchedTable, MemberCardTable, MerchantTable, Tx } from '../tables.ts'

export type CardRow = Selectable<MemberCardTable>
export type MerchantRow = Selectable<MerchantTable>

/** Queries of the feed across partners; runs in a transaction of the operator. */
export function feedRepo(tx: Tx) {
  const unmatched = () => tx.selectFrom('feed_unmatched')
  return {
    /** Cards that have, or had, one of these vault tokens. */
    cards: (tokens: readonly string[]) =>
      tokens.length === 0 ? Promise.resolve([]) : tx.selectFrom('member_card').selectAll().where('vault_token', 'in', tokens).execute(),

    merchants: (networkIds: readonly string[]) =>
      networkIds.length === 0 ? Promise.resolve([]) : tx.selectFrom('merchant').selectAll().where('network_id', 'in', networkIds).execute(),

    /** The merchant with this id, or else with this network id. */
    merchant: (id: string) =>
      tx
        .selectFrom('merchant')
        .selectAll()
        .where(({ or, eb }) => or([eb('id', '=', id), eb('network_id', '=', id)]))
        .orderBy(({ eb }) => eb('id', '=', id), 'desc')
        .executeTakeFirst(),

    /** Locks members until the transaction ends, always in the same order to avoid deadlocks between imports. */
    lockMembers: (members: readonly { readonly partnerId: string; readonly memberId: string }[]) =>
      members.length === 0
        ? Promise.resolve([])
        : tx
            .selectFrom('member')
            .selectAll()
            .where(({ eb, refTuple, tuple }) =>
              eb(
                refTuple('partner_id', 'id'),
                'in',
                members.map(({ partnerId, memberId }) => tuple(partnerId, memberId)),
              ),
            )
            .orderBy('partner_id')
            .orderBy('id')
            .forUpdate()
            .execute(),

    /** Stores lines without a matching member; a line that is already stored gets the newer reason. */
    keepUnmatched: async (rows: readonly Insertable<FeedUnmatchedTable>[]) => {
      if (rows.length === 0) return
      await tx
        .insertInto('feed_unmatched')
        .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ reason: ref('excluded.reason') })))
        .execute()
    },

    /** Deletes stored lines that have been matched to a member. */
    dropUnmatched: async (ids: readonly string[]) => {
      if (ids.length > 0) await tx.deleteFrom('feed_unmatched').where('id', 'in', ids).execute()
    },

    /** Stored lines after an id, for another try. */
    unmatchedAfter: (id: string, receivedFrom: Date, limit: number) =>
      unmatched().selectAll().where('id', '>', id).where('received_at', '>=', receivedFrom).orderBy('id').limit(limit).execute(),

    /** Adds to the total results of lines, always in the same order to avoid deadlocks between imports. */
    addTotals: async (counts: Readonly<Record<string, number>>) => {
      const rows = Object.entries(counts).flatMap(([outcome, lines]) => (lines > 0 ? [{ outcome, lines }] : []))
      if (rows.length === 0) return
      await tx
        .insertInto('feed_total')
        .values(rows.toSorted((a, b) => (a.outcome < b.outcome ? -1 : 1)))
        .onConflict((conflict) =>
          conflict.column('outcome').doUpdateSet(({ eb, ref }) => ({ lines: eb('feed_total.lines', '+', ref('excluded.lines')) })),
        )
        .execute()
    },

    /** The total results of lines so far. */
    totals: () => tx.selectFrom('feed_total').selectAll().orderBy('outcome').execute(),

    /** Stored unmatched lines, the latest first, for the operator's report. */
    unmatched: (limit: number) => unmatched().selectAll().orderBy('received_at', 'desc').orderBy('id').limit(limit).execute(),
  }
}
