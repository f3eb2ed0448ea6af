import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'

import { DINE_COLUMNS } from '../tables/earning.ts'
import type { DineTable, Tx } from '../tables.ts'

export type DineRow = Selectable<DineTable>
export type DineInsert = Omit<Insertable<DineTable>, 'partner_id'>

/** A period from its first instant (inclusive) to its last (exclusive). */
export interface Period {
  readonly from: Date
  readonly to: Date
}

/** Name and offer of a merchant where a member has dined. */
const MERCHANT_OF_DINES = [
  'id',
  'name',
  'city',
  'cuisines',
  'offer_type',
  'offer_days',
  'offer_meals',
  'max_visits_per_month',
  'max_spend_cents_per_month',
  'first_day',
  'last_day',
  'access_tier',
  'time_zone',
] as const

const OF_DINE = DINE_COLUMNS.map((name) => `dine.${name}` as const)

/** Dines and refunds of one partner: the rows of recent activity. */
export function dineRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('dine').where('dine.partner_id', '=', partnerId)
  /** Dines that earn and were not fully refunded: they count as visits, and towards VIP. */
  const earning = (memberId: string, { from, to }: Period) =>
    rows()
      .where('member_id', '=', memberId)
      .where('occurred_at', '>=', from)
      .where('occurred_at', '<', to)
      .where('refund_of', 'is', null)
      .where('status', '!=', 'Forfeit')
      .where('eligible_cents', '>', 0)
  const count = sql<number>`count(*)`
  const withMerchant = (memberId: string) =>
    rows()
      .leftJoin('merchant', 'merchant.id', 'dine.merchant_id')
      .where('member_id', '=', memberId)
      .select(OF_DINE)
      .select('merchant.active as merchant_active')

  return {
    bySource: (sourceId: string) => rows().selectAll().where('source_transaction_id', '=', sourceId).executeTakeFirst(),
    /** A member's transaction, with whether the merchant's page can be opened. */
    ofMember: (memberId: string, sourceId: string) =>
      withMerchant(memberId).where('source_transaction_id', '=', sourceId).executeTakeFirst(),
    /** As `ofMember`, with the restaurant's zone and town. */
    ofMemberWithPlace: (memberId: string, sourceId: string) =>
      withMerchant(memberId)
        .where('source_transaction_id', '=', sourceId)
        .select(['merchant.time_zone as place_time_zone', 'merchant.city as place_city', 'merchant.state as place_state'])
        .executeTakeFirst(),
    refundsOf: (sourceId: string) => rows().selectAll().where('refund_of', '=', sourceId).execute(),

    /** Number of earning dines in a period. */
    countEarning: async (memberId: string, period: Period) => {
      const { counted } = await earning(memberId, period).select(count.as('counted')).executeTakeFirstOrThrow()
      return counted
    },

    /** Number of earning dines in a year before a moment, in that year, and in the year before. */
    countYear: (memberId: string, year: Period, at: Date, yearBefore: Period) =>
      earning(memberId, { from: yearBefore.from, to: year.to })
        .select([
          sql<number>`count(*) filter (where occurred_at >= ${year.from} and occurred_at < ${at})`.as('before'),
          sql<number>`count(*) filter (where occurred_at >= ${year.from})`.as('inYear'),
          sql<number>`count(*) filter (where occurred_at < ${year.from})`.as('inYearBefore'),
        ])
        .executeTakeFirstOrThrow(),

    /** Earning dines at a merchant in a period. */
    earningAt: (memberId: string, merchantId: string, period: Period) =>
      earning(memberId, period)
        .where('merchant_id', '=', merchantId)
        .select(['occurred_at', 'eligible_cents', 'source_transaction_id'])
        .execute(),

    /** Earning dines of a period, at all merchants. */
    earningOf: (memberId: string, period: Period) =>
      earning(memberId, period).select(['merchant_id', 'occurred_at', 'eligible_cents', 'source_transaction_id']).execute(),

    /** The participating merchants of the earning dines of a period. */
    merchantsOf: (memberId: string, period: Period) =>
      tx
        .selectFrom('merchant')
        .select(MERCHANT_OF_DINES)
        .where('active', '=', true)
        .where('id', 'in', earning(memberId, period).select('merchant_id'))
        .execute(),

    /** Dines at merchants in a period, with those that earn nothing. */
    dinesAt: (memberId: string, merchantIds: readonly string[], { from, to }: Period) =>
      rows()
        .where('member_id', '=', memberId)
        .where('merchant_id', 'in', merchantIds)
        .where('occurred_at', '>=', from)
        .where('occurred_at', '<', to)
        .where('refund_of', 'is', null)
        .select(['id', 'merchant_id', 'occurred_at', 'eligible_cents', 'source_transaction_id'])
        .execute(),

    /** Earning dines and benefits of a period as the list shows them: all except Forfeit, less refunds. */
    yearSoFar: (memberId: string, { from, to }: Period) =>
      rows()
        .where('member_id', '=', memberId)
        .where('occurred_at', '>=', from)
        .where('occurred_at', '<', to)
        .where('status', '!=', 'Forfeit')
        .select([
          sql<number>`count(*) filter (where refund_of is null and eligible_cents > 0)`.as('dines'),
          sql<number>`coalesce(sum(benefit), 0)::bigint`.as('benefits'),
        ])
        .executeTakeFirstOrThrow(),

    /** The rows of a period that `yearSoFar` adds up, with whether each merchant's page can be opened. */
    yearLines: (memberId: string, { from, to }: Period) =>
      withMerchant(memberId).where('occurred_at', '>=', from).where('occurred_at', '<', to).where('status', '!=', 'Forfeit').execute(),

    /** A page of the member's activity, newest first, with whether each merchant's page can be opened. */
    page: async (memberId: string, offset: number, limit: number) => {
      // Sent together, so that they take one round trip to the database.
      const [{ counted }, page] = await Promise.all([
        rows().where('member_id', '=', memberId).select(count.as('counted')).executeTakeFirstOrThrow(),
        withMerchant(memberId).orderBy('occurred_at', 'desc').orderBy('dine.id').offset(offset).limit(limit).execute(),
      ])
      return { counted, page }
    },

    /** A member's newest rows, of a period if one is given. */
    inPeriod: (memberId: string, period: Period | null, limit: number) => {
      const all = rows().selectAll().where('member_id', '=', memberId).orderBy('occurred_at', 'desc').orderBy('dine.id').limit(limit)
      return (period ? all.where('occurred_at', '>=', period.from).where('occurred_at', '<', period.to) : all).execute()
    },

    /** The rows of a member whose ids a query returns, with whether each merchant's page can be opened. */
    withMerchants: (memberId: string, ids: RawBuilder<string>) => withMerchant(memberId).where('dine.id', 'in', ids).execute(),

    /** Assigns all awarded dines to a statement credit: Paid, with its date (earning.md "statuses"). */
    payAwarded: (memberId: string, creditId: string, at: Date) =>
      tx
        .updateTable('dine')
        .set({ status: 'Paid', status_at: at, paid_at: at, credit_id: creditId })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('status', '=', 'Awarded')
        .execute(),

    /** The dines of a failed credit become awarded again. */
    takeBackPaid: (creditId: string, at: Date) =>
      tx
        .updateTable('dine')
        .set({ status: 'Awarded', status_at: at, paid_at: null, credit_id: null })
        .where('partner_id', '=', partnerId)
        .where('credit_id', '=', creditId)
        .execute(),

    /** An existing source id violates the unique key: check with `bySource` first, under the member's lock. */
    insert: (row: DineInsert) =>
      tx
        .insertInto('dine')
        .values({ ...row, partner_id: partnerId })
        .returningAll()
        .executeTakeFirstOrThrow(),

    update: (id: string, change: Omit<Updateable<DineTable>, 'partner_id' | 'id'>) =>
      tx.updateTable('dine').set(change).where('partner_id', '=', partnerId).where('id', '=', id).execute(),

    /** Members with lines that settle by a day, in the order in which members are locked. */
    membersDue: async (day: string, limit: number) => {
      const due = await rows()
        .where('status', 'in', ['Pending', 'Deferred'])
        .where('settle_on', '<=', day)
        .select('member_id')
        .distinct()
        .orderBy('member_id')
        .limit(limit)
        .execute()
      return due.map((row) => row.member_id)
    },

    /** A member's lines that settle by a day; the member must be locked. */
    due: (memberId: string, day: string) =>
      rows()
        .selectAll()
        .where('member_id', '=', memberId)
        .where('status', 'in', ['Pending', 'Deferred'])
        .where('settle_on', '<=', day)
        .execute(),
  }
}
