import type { NoticeKind } from '@dining/domain'
import { sql, type Insertable, type Selectable } from 'kysely'

import type { NoticeDeviceTable, Tx } from '../tables.ts'

export type NoticeDeviceRow = Selectable<NoticeDeviceTable>

/** The browsers and choices of the members of one partner. The member must be locked while a browser is added. */
export function noticeRepo(tx: Tx, partnerId: string) {
  const devices = () => tx.selectFrom('notice_device').selectAll().where('partner_id', '=', partnerId)
  const remove = () => tx.deleteFrom('notice_device').where('partner_id', '=', partnerId)
  return {
    byId: (id: string): Promise<NoticeDeviceRow | undefined> => devices().where('id', '=', id).executeTakeFirst(),

    /** The browsers of a member, in the order in which they were added. */
    devicesOf: (memberId: string): Promise<NoticeDeviceRow[]> =>
      devices().where('member_id', '=', memberId).orderBy('created_at').orderBy('id').execute(),

    /** The browsers of a member who has not turned this kind off. */
    wanting: (memberId: string, kind: NoticeKind): Promise<NoticeDeviceRow[]> =>
      devices()
        .where('member_id', '=', memberId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('notice_choice')
                .select('kind')
                .where('partner_id', '=', partnerId)
                .where('member_id', '=', memberId)
                .where('kind', '=', kind)
                .where('is_on', '=', false),
            ),
          ),
        )
        .orderBy('id')
        .execute(),

    /** Adds a browser, or replaces what is stored of it: it shows the notices of one member. */
    save: async (row: Omit<Insertable<NoticeDeviceTable>, 'partner_id'>): Promise<void> => {
      const { id, created_at: _, ...rest } = row
      await tx
        .insertInto('notice_device')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet({ ...rest, id }))
        .execute()
    },

    /** @returns whether the member had it */
    removeOf: async (memberId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await remove().where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },

    remove: async (id: string): Promise<void> => {
      await remove().where('id', '=', id).execute()
    },

    markUsed: async (id: string, now: Date): Promise<void> => {
      await tx.updateTable('notice_device').set({ used_at: now }).where('partner_id', '=', partnerId).where('id', '=', id).execute()
    },

    /** The kinds that a member has turned off. */
    turnedOff: async (memberId: string): Promise<ReadonlySet<NoticeKind>> => {
      const rows = await tx
        .selectFrom('notice_choice')
        .select('kind')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('is_on', '=', false)
        .execute()
      return new Set(rows.map(({ kind }) => kind))
    },

    choose: async (memberId: string, kind: NoticeKind, isOn: boolean, now: Date): Promise<void> => {
      await tx
        .insertInto('notice_choice')
        .values({ partner_id: partnerId, member_id: memberId, kind, is_on: isOn, changed_at: now })
        .onConflict((conflict) => conflict.columns(['partner_id', 'member_id', 'kind']).doUpdateSet({ is_on: isOn, changed_at: now }))
        .execute()
    },

    /**
     * Claims members with browsers whose bonuses were not looked at on a day; another process gets others, and no one gets them again that day.
     * @param day ISO date
     */
    claimForBonuses: async (day: string, limit: number): Promise<readonly string[]> => {
      const { rows } = await sql<{ member_id: string }>`
        with mine as (
          select id from notice_device where partner_id = ${partnerId} and (bonuses_on is null or bonuses_on < ${day}::date)
          order by member_id, id limit ${limit} for update skip locked
        )
        update notice_device set bonuses_on = ${day}::date where partner_id = ${partnerId} and id in (select id from mine)
        returning member_id`.execute(tx)
      return [...new Set(rows.map(({ member_id }) => member_id))]
    },
  }
}
