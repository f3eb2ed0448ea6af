import { TABLE_WATCH } from '@dining/domain'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import type { TableWatchTable, Tx } from '../tables.ts'

export type TableWatchRow = Selectable<TableWatchTable>
type Change = Omit<Updateable<TableWatchTable>, 'partner_id' | 'id'>

/** A watch with what is shown of its restaurant. */
export type TableWatchWithPlace = TableWatchRow & { readonly merchant_name: string; readonly time_zone: string }

const MS_PER_SECOND = 1_000
const MS_PER_MINUTE = 60_000

/** Watches for tables of one partner. The member must be locked while one is made or alerted. */
export function tableWatchRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('table_watch').where('table_watch.partner_id', '=', partnerId)
  const withPlace = () =>
    rows()
      .innerJoin('merchant', 'merchant.id', 'table_watch.merchant_id')
      .selectAll('table_watch')
      .select(['merchant.name as merchant_name', 'merchant.time_zone'])
  const running = () => tx.updateTable('table_watch').where('partner_id', '=', partnerId).where('status', '=', 'watching')

  return {
    insert: async (row: Omit<Insertable<TableWatchTable>, 'partner_id'>): Promise<void> => {
      await tx
        .insertInto('table_watch')
        .values({ ...row, partner_id: partnerId })
        .execute()
    },

    update: async (id: string, change: Change): Promise<void> => {
      await tx.updateTable('table_watch').set(change).where('partner_id', '=', partnerId).where('id', '=', id).execute()
    },

    /** Locks a watch until the transaction ends. */
    lock: (id: string): Promise<TableWatchRow | undefined> => rows().selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** The member's watches that have not ended, and those whose window began after a moment; the next first. */
    listed: (memberId: string, after: Date): Promise<TableWatchWithPlace[]> =>
      withPlace()
        .where('member_id', '=', memberId)
        .where(({ or, eb }) => or([eb('status', '=', 'watching'), eb('starts_at', '>', after)]))
        .orderBy('starts_at')
        .orderBy('table_watch.id')
        .execute(),

    withPlace: (memberId: string, id: string): Promise<TableWatchWithPlace | undefined> =>
      withPlace().where('member_id', '=', memberId).where('table_watch.id', '=', id).executeTakeFirst(),

    /** The watch whose last alert has a link with this token. */
    byToken: (memberId: string, tokenHash: string): Promise<TableWatchWithPlace | undefined> =>
      withPlace().where('member_id', '=', memberId).where('token_hash', '=', tokenHash).executeTakeFirst(),

    /** The member's watches that no job and no one has ended yet. */
    running: (memberId: string): Promise<TableWatchRow[]> =>
      rows().selectAll().where('member_id', '=', memberId).where('status', '=', 'watching').execute(),

    /** @returns whether it ran */
    stop: async (memberId: string, id: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await running()
        .set({ status: 'stopped', changed_at: now })
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    stopAll: async (memberId: string, now: Date): Promise<void> => {
      await running().set({ status: 'stopped', changed_at: now }).where('member_id', '=', memberId).execute()
    },

    /** The member has a table at the restaurant that day. @param date ISO date in its zone */
    endWithTable: async (memberId: string, merchantId: string, date: string, now: Date): Promise<void> => {
      await running()
        .set({ status: 'booked', changed_at: now })
        .where('member_id', '=', memberId)
        .where('merchant_id', '=', merchantId)
        .where('local_date', '=', date)
        .execute()
    },

    /** Ends watches whose window has begun, unless a link of theirs works. */
    endDue: async (now: Date): Promise<void> => {
      const due = rows()
        .select('id')
        .where('status', '=', 'watching')
        .where('starts_at', '<=', now)
        .where(({ or, eb }) => or([eb('link_until', 'is', null), eb('link_until', '<=', now)]))
        .orderBy('id')
        .forUpdate()
        .skipLocked()
      await running().set({ status: 'ended', changed_at: now }).where('id', 'in', due).execute()
    },

    /**
     * Claims watches to be looked at: all of some places, dates and parties, those first that were looked at longest ago. Another process that claims at the
     * same time gets others, and no one gets them again for `lookSeconds`.
     * @param questions how many places, dates and parties at most
     */
    claim: async (now: Date, questions: number): Promise<TableWatchRow[]> => {
      const lookedBefore = new Date(now.getTime() - TABLE_WATCH.lookSeconds * MS_PER_SECOND)
      const linkedBefore = new Date(now.getTime() - TABLE_WATCH.pauseMinutes * MS_PER_MINUTE)
      const due = sql`partner_id = ${partnerId} and status = 'watching' and starts_at > ${now}
        and (looked_at is null or looked_at <= ${lookedBefore}) and (link_until is null or link_until <= ${linkedBefore})`
      const { rows: claimed } = await sql<{ id: string }>`
        with question as (
            select merchant_id, local_date, party from table_watch where ${due}
            group by merchant_id, local_date, party order by min(coalesce(looked_at, created_at)), merchant_id limit ${questions}
          ),
          mine as (
            select id from table_watch where ${due} and (merchant_id, local_date, party) in (select * from question)
            order by id for update skip locked
          )
        update table_watch set looked_at = ${now} where partner_id = ${partnerId} and id in (select id from mine) returning id`.execute(tx)
      if (claimed.length === 0) return []
      return rows()
        .selectAll()
        .where(
          'id',
          'in',
          claimed.map(({ id }) => id),
        )
        .orderBy('created_at')
        .execute()
    },
  }
}
