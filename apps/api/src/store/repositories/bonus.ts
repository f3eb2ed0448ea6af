import { sql, type Selectable } from 'kysely'

import { BONUS_COLUMNS } from '../tables/bonus.ts'
import type { BonusTable, Tx } from '../tables.ts'
import { earned } from './member-bonus.ts'

export type BonusRow = Selectable<BonusTable>

/** Bonuses that one partner offers. */
export function bonusRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('bonus').where('bonus.partner_id', '=', partnerId)
  return {
    /** Bonuses whose last day has not passed, without those for a first dine if the member has dined. @param today ISO day in the partner's zone */
    openTo: (memberId: string, today: string) =>
      rows()
        .select(BONUS_COLUMNS)
        .where(({ or, not, exists, eb }) => or([eb('kind', '!=', 'first-dine'), not(exists(earned(tx, partnerId, memberId)))]))
        .where(({ or, eb }) => or([eb('last_day', 'is', null), eb('last_day', '>=', today)]))
        .orderBy('code')
        .execute(),

    byCode: (code: string) => rows().selectAll().where('code', '=', code).executeTakeFirst(),

    /** All bonuses with the number of members who have activated, fulfilled and lost each by a refund. */
    counted: () =>
      rows()
        .leftJoin('member_bonus as of', (join) => join.onRef('of.partner_id', '=', 'bonus.partner_id').onRef('of.code', '=', 'bonus.code'))
        .selectAll('bonus')
        .select([
          sql<number>`count(of.code)::integer`.as('activated'),
          sql<number>`count(of.qualified_at)::integer`.as('fulfilled'),
          sql<number>`count(of.reversed_at)::integer`.as('reversed'),
        ])
        .groupBy(['bonus.partner_id', 'bonus.code'])
        .orderBy('bonus.code')
        .execute(),

    byCodes: (codes: readonly string[]) =>
      codes.length === 0 ? Promise.resolve([]) : rows().selectAll().where('code', 'in', codes).execute(),

    /** Adds bonuses, or changes those with the same codes; the time of the first import stays. Only the operator may. */
    put: async (bonuses: readonly Omit<BonusRow, 'partner_id'>[]): Promise<void> => {
      if (bonuses.length === 0) return
      await tx
        .insertInto('bonus')
        .values(bonuses.map((bonus) => ({ ...bonus, partner_id: partnerId })))
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'code']).doUpdateSet(({ ref }) => ({
            kind: ref('excluded.kind'),
            description: ref('excluded.description'),
            units: ref('excluded.units'),
            dines: ref('excluded.dines'),
            spend_cents: ref('excluded.spend_cents'),
            dine_cents: ref('excluded.dine_cents'),
            within_days: ref('excluded.within_days'),
            first_day: ref('excluded.first_day'),
            last_day: ref('excluded.last_day'),
            app_only: ref('excluded.app_only'),
            cap: ref('excluded.cap'),
          })),
        )
        .execute()
    },

    remove: async (codes: readonly string[]): Promise<void> => {
      if (codes.length > 0) await tx.deleteFrom('bonus').where('partner_id', '=', partnerId).where('code', 'in', codes).execute()
    },

    /** Until the transaction ends, no other member activates this bonus, so the count of activations stays correct. */
    takeTurnToActivate: (code: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`bonus ${partnerId} ${code}`}, 0))`.execute(tx),
  }
}
