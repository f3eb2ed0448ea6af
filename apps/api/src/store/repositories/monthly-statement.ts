import { sql, type Insertable } from 'kysely'

import type { MonthlyStatementTable, Tx } from '../tables.ts'

/** Members who have chosen a statement before a moment, and whose account is open. */
const chosen = (tx: Tx, partnerId: string, before: Date) =>
  tx
    .selectFrom('member')
    .where('member.partner_id', '=', partnerId)
    .where('member.statement_since', '<', before)
    .where('member.member_type', '!=', 'ClosedAccountMember')
    .where('member.email', '!=', '')

/** Statements of months, of one partner. */
export function monthlyStatementRepo(tx: Tx, partnerId: string) {
  const made = (month: string) =>
    tx.selectFrom('monthly_statement').where('monthly_statement.partner_id', '=', partnerId).where('month', '=', month)
  /**
   * Members whose statement of a month is not made yet. A subquery for each member finds the row by its key; as a join, the planner compares every
   * member with every row as long as it has no statistics, which takes seconds for 10,000.
   */
  const waiting = (month: string, before: Date) =>
    chosen(tx, partnerId, before).where(
      sql<boolean>`(select made.month from monthly_statement made
        where made.partner_id = member.partner_id and made.month = ${month} and made.member_id = member.id) is null`,
    )
  return {
    /** The next members whose statement is not made yet, in the order of their ids. @param before moment before which they have chosen it */
    waitingAfter: async (month: string, before: Date, after: string, limit: number): Promise<readonly string[]> => {
      const rows = await waiting(month, before)
        .select('member.id')
        .where('member.id', '>', after)
        .orderBy('member.id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Claims the month of a member. @returns false if it is done */
    claim: async (row: Omit<Insertable<MonthlyStatementTable>, 'partner_id' | 'mail_id'>): Promise<boolean> => {
      const inserted = await tx
        .insertInto('monthly_statement')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('month')
        .executeTakeFirst()
      return inserted !== undefined
    },

    setMail: (month: string, memberId: string, mailId: string) =>
      tx
        .updateTable('monthly_statement')
        .set({ mail_id: mailId })
        .where('partner_id', '=', partnerId)
        .where('month', '=', month)
        .where('member_id', '=', memberId)
        .execute(),

    /**
     * What became of the statements of a month, and the number of members who wait: one statement, so that a member who is done meanwhile is not counted
     * twice. A mail whose row was removed has ended long ago.
     * @param before moment before which they have chosen it
     */
    progress: (month: string, before: Date) =>
      made(month)
        .leftJoin('mail_outbox', (join) =>
          join
            .onRef('mail_outbox.partner_id', '=', 'monthly_statement.partner_id')
            .onRef('mail_outbox.id', '=', 'monthly_statement.mail_id'),
        )
        .select([
          sql<number>`count(*)::integer`.as('made'),
          sql<number>`(${waiting(month, before).select(sql<number>`count(*)::integer`.as('counted'))})`.as('left'),
          sql<number>`(count(*) filter (where mail_id is null))::integer`.as('without'),
          sql<number>`(count(*) filter (where status in ('waiting', 'sending')))::integer`.as('waiting'),
          sql<number>`(count(*) filter (where mail_id is not null and (status is null or status = 'sent')))::integer`.as('sent'),
          sql<number>`(count(*) filter (where status in ('refused', 'expired', 'replaced')))::integer`.as('failed'),
        ])
        .executeTakeFirstOrThrow(),
  }
}
