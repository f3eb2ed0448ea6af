import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import { MEMBER_BONUS_COLUMNS } from '../tables/bonus.ts'
import type { MemberBonusTable, Tx } from '../tables.ts'

export type MemberBonusRow = Selectable<MemberBonusTable>
/** A member's bonus with the dines that count for it, and their cents. */
export type MemberBonusWithProgress = MemberBonusRow & Progress

interface Progress {
  readonly dines_done: number
  readonly cents_done: number
}

const OF_BONUS = MEMBER_BONUS_COLUMNS.map((name) => `member_bonus.${name}` as const)

/** Dines of the bonus's period that are final, earn, and are large enough; those that were refunded completely earn nothing. */
const COUNTED = sql`dine.partner_id = member_bonus.partner_id and dine.member_id = member_bonus.member_id and dine.refund_of is null
  and dine.status in ('Pending', 'Awarded', 'Paid') and dine.eligible_cents > 0 and dine.eligible_cents >= member_bonus.dine_cents
  and dine.occurred_at >= member_bonus.enrolled_at and (member_bonus.ends_at is null or dine.occurred_at < member_bonus.ends_at)`

/** Bonuses that members of one partner have activated. A member must be locked while one changes. */
export function memberBonusRepo(tx: Tx, partnerId: string) {
  const rows = (memberId: string) =>
    tx.selectFrom('member_bonus').where('member_bonus.partner_id', '=', partnerId).where('member_bonus.member_id', '=', memberId)
  const withProgress = (memberId: string) =>
    rows(memberId)
      .innerJoinLateral(
        sql<Progress>`(select count(*)::integer as dines_done, coalesce(sum(dine.eligible_cents), 0)::integer as cents_done
          from dine where ${COUNTED})`.as('progress'),
        (join) => join.onTrue(),
      )
      .select(OF_BONUS)
      .select(['progress.dines_done', 'progress.cents_done'])
  /** Whose period contains a moment. */
  const at = (memberId: string, moment: Date) =>
    withProgress(memberId)
      .where('enrolled_at', '<=', moment)
      .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', moment)]))

  return {
    /** All bonuses that a member has activated, with what counts for each. */
    of: (memberId: string): Promise<MemberBonusWithProgress[]> => withProgress(memberId).execute(),

    /** Activated bonuses that are not fulfilled and whose period contains the moment, the one that ends first before the others. */
    openAt: (memberId: string, moment: Date): Promise<MemberBonusWithProgress[]> =>
      at(memberId, moment)
        .where('qualified_at', 'is', null)
        .orderBy(sql`ends_at nulls last`)
        .orderBy('code')
        .execute(),

    /** Fulfilled bonuses whose period contains the moment and that no refund took back, each with the day on which its dine settles. */
    fulfilledAt: (memberId: string, moment: Date) =>
      at(memberId, moment)
        .leftJoin('dine as payer', (join) =>
          join.onRef('payer.partner_id', '=', 'member_bonus.partner_id').onRef('payer.id', '=', 'dine_id'),
        )
        .select('payer.settle_on as payer_settles_on')
        .where('qualified_at', 'is not', null)
        .where('reversed_at', 'is', null)
        .execute(),

    /** The bonuses that a dine has fulfilled, also those that a refund took back since. */
    ofDine: (memberId: string, dineId: string): Promise<MemberBonusRow[]> =>
      rows(memberId).selectAll('member_bonus').where('dine_id', '=', dineId).orderBy('code').execute(),

    /** The bonuses that dines have fulfilled, except those that a refund took back. */
    ofDines: (memberId: string, dineIds: readonly string[]): Promise<MemberBonusRow[]> =>
      rows(memberId).selectAll('member_bonus').where('dine_id', 'in', dineIds).where('reversed_at', 'is', null).orderBy('code').execute(),

    /** Number of members who have activated a bonus. */
    countActivated: async (code: string): Promise<number> => {
      const { counted } = await tx
        .selectFrom('member_bonus')
        .select(sql<number>`count(*)::integer`.as('counted'))
        .where('partner_id', '=', partnerId)
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      return counted
    },

    insert: (row: Omit<Insertable<MemberBonusTable>, 'partner_id'>) =>
      tx
        .insertInto('member_bonus')
        .values({ ...row, partner_id: partnerId })
        .returning(MEMBER_BONUS_COLUMNS)
        .executeTakeFirstOrThrow(),

    update: async (
      memberId: string,
      code: string,
      change: Pick<Updateable<MemberBonusTable>, 'qualified_at' | 'dine_id' | 'expired_at' | 'reversed_at'>,
    ): Promise<void> => {
      await tx
        .updateTable('member_bonus')
        .set(change)
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('code', '=', code)
        .execute()
    },

    /** The dines that paid bonuses have been awarded. */
    markPaid: async (memberId: string, dineIds: readonly string[], now: Date): Promise<void> => {
      if (dineIds.length === 0) return
      await tx
        .updateTable('member_bonus')
        .set({ paid_at: now })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('dine_id', 'in', dineIds)
        .where('reversed_at', 'is', null)
        .execute()
    },

    /** Records the end of bonuses that were not fulfilled. @param before end of the period */
    expire: async (before: Date, now: Date): Promise<void> => {
      await tx
        .updateTable('member_bonus')
        .set({ expired_at: now })
        .where('partner_id', '=', partnerId)
        .where('ends_at', '<', before)
        .where('qualified_at', 'is', null)
        .where('expired_at', 'is', null)
        .execute()
    },

    /** Whether the member has had a dine that earned. */
    hasDined: async (memberId: string): Promise<boolean> => {
      const found = await earned(tx, partnerId, memberId).limit(1).executeTakeFirst()
      return found !== undefined
    },
  }
}

/** A member's dines that earned. */
export const earned = (tx: Tx, partnerId: string, memberId: string) =>
  tx
    .selectFrom('dine')
    .select('dine.id')
    .where('dine.partner_id', '=', partnerId)
    .where('dine.member_id', '=', memberId)
    .where('dine.refund_of', 'is', null)
    .where('dine.eligible_cents', '>', 0)
