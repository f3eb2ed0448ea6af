import type { RecordType } from '@dining/domain'
import { sql } from 'kysely'

import type { Tx } from '../tables.ts'
import { dineRepo, type DineRow } from './dine.ts'
import type { StatementCreditRow } from './statement-credit.ts'

/** A row of a Credit partner's activity. */
export type CreditActivityRow =
  | { readonly recordType: 'Transaction'; readonly dine: DineRow & { readonly merchant_active: boolean | null } }
  | { readonly recordType: 'Credit'; readonly credit: StatementCreditRow }

/**
 * A page of a member's dines and statement credits, newest first.
 * @param only the type of row to return; null for both
 */
export async function creditActivityPage(
  tx: Tx,
  partnerId: string,
  memberId: string,
  only: RecordType | null,
  offset: number,
  limit: number,
): Promise<{ readonly counted: number; readonly page: readonly CreditActivityRow[] }> {
  const mine = (table: 'dine' | 'statement_credit') =>
    tx.selectFrom(table).where('partner_id', '=', partnerId).where('member_id', '=', memberId)
  const count = async (table: 'dine' | 'statement_credit', type: RecordType) => {
    if (only !== null && only !== type) return 0
    const { counted } = await mine(table)
      .select(sql<number>`count(*)`.as('counted'))
      .executeTakeFirstOrThrow()
    return counted
  }
  const keysOfPage = sql`
    select type, id from (
      select 'Transaction' as type, id, occurred_at as at from dine where partner_id = ${partnerId} and member_id = ${memberId}
      union all
      select 'Credit', id, made_at from statement_credit where partner_id = ${partnerId} and member_id = ${memberId}
    ) activity
    where ${only}::text is null or type = ${only}
    order by at desc, type, id
    offset ${offset} limit ${limit}`
  const idsOfPage = (type: RecordType) => sql<string>`(select id from (${keysOfPage}) page where type = ${type})`
  // Sent together, so that they take one round trip to the database.
  const [dineCount, creditCount, keys, dineRows, creditRows] = await Promise.all([
    count('dine', 'Transaction'),
    count('statement_credit', 'Credit'),
    sql<{ type: RecordType; id: string }>`${keysOfPage}`.execute(tx),
    dineRepo(tx, partnerId).withMerchants(memberId, idsOfPage('Transaction')),
    tx.selectFrom('statement_credit').selectAll().where('partner_id', '=', partnerId).where('id', 'in', idsOfPage('Credit')).execute(),
  ])
  const counted = dineCount + creditCount
  const dines = new Map(dineRows.map((row) => [row.id, row]))
  const credits = new Map(creditRows.map((row) => [row.id, row]))
  const page = keys.rows.flatMap(({ type, id }): CreditActivityRow[] => {
    const dine = dines.get(id)
    const credit = credits.get(id)
    if (type === 'Transaction') return dine ? [{ recordType: type, dine }] : []
    return credit ? [{ recordType: type, credit }] : []
  })
  return { counted, page }
}
