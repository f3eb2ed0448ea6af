import { sql, type Insertable, type Selectable } from 'kysely'

import type { HouseholdInvitationTable, Tx } from '../tables.ts'
import type { Period } from './dine.ts'

export type HouseholdInvitationRow = Selectable<HouseholdInvitationTable>

/** Lines of the view at most, the newest: two a day of each of six members. */
const MAX_LINES = 5_000

/** Households of one partner. A member must be locked before a household, and a household while its members change. */
export function householdRepo(tx: Tx, partnerId: string) {
  const memberships = () => tx.selectFrom('household_member').where('household_member.partner_id', '=', partnerId)
  const invitations = () => tx.selectFrom('household_invitation').selectAll().where('partner_id', '=', partnerId)
  return {
    of: (memberId: string) => memberships().selectAll().where('member_id', '=', memberId).executeTakeFirst(),

    /** Until the transaction ends, no other one changes the members and invitations of a household. */
    lock: (id: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`household ${partnerId} ${id}`}, 0))`.execute(tx),

    /** The members of a household, in the order in which they joined. */
    members: (householdId: string) =>
      memberships()
        .innerJoin('member', (join) =>
          join.onRef('member.partner_id', '=', 'household_member.partner_id').onRef('member.id', '=', 'household_member.member_id'),
        )
        .select(['household_member.member_id', 'household_member.joined_at', 'member.first_name', 'member.email'])
        .where('household_id', '=', householdId)
        .orderBy('household_member.joined_at')
        .orderBy('household_member.member_id')
        .execute(),

    /** Dines and refunds of a household's members in a period, each member's from their joining on, the newest first. */
    lines: (householdId: string, { from, to }: Period) =>
      memberships()
        .innerJoin('dine', (join) =>
          join.onRef('dine.partner_id', '=', 'household_member.partner_id').onRef('dine.member_id', '=', 'household_member.member_id'),
        )
        .select([
          'dine.member_id',
          'dine.source_transaction_id',
          'dine.merchant_id',
          'dine.merchant_name',
          'dine.occurred_at',
          'dine.benefit',
          'dine.status',
          'dine.step_kept_cents',
          'dine.rate',
          'dine.tier_level',
          'dine.eligible_cents',
          'dine.refund_of',
        ])
        .where('household_id', '=', householdId)
        .where('dine.occurred_at', '>=', from)
        .where('dine.occurred_at', '<', to)
        .where(sql<boolean>`dine.occurred_at >= household_member.joined_at`)
        .where('dine.status', '!=', 'Forfeit')
        .orderBy('dine.occurred_at', 'desc')
        .orderBy('dine.id')
        .limit(MAX_LINES)
        .execute(),

    /** Adds a member, or begins a household with its first one. */
    join: (householdId: string, memberId: string, now: Date) =>
      tx
        .insertInto('household_member')
        .values({ partner_id: partnerId, member_id: memberId, household_id: householdId, joined_at: now })
        .execute(),

    /** Ends a membership with the member's invitations. */
    leave: async (memberId: string): Promise<void> => {
      await tx.deleteFrom('household_invitation').where('partner_id', '=', partnerId).where('member_id', '=', memberId).execute()
      await tx.deleteFrom('household_member').where('partner_id', '=', partnerId).where('member_id', '=', memberId).execute()
    },

    /** Invitations that can still be accepted, of a household. */
    open: (householdId: string, now: Date) =>
      invitations().where('household_id', '=', householdId).where('expires_at', '>', now).orderBy('created_at').orderBy('id').execute(),

    /** An invitation that can still be accepted. */
    byToken: (tokenHash: string, now: Date) =>
      invitations().where('token_hash', '=', tokenHash).where('expires_at', '>', now).executeTakeFirst(),

    /** Stores an invitation in place of an earlier one to the same address. */
    invite: async (row: Omit<Insertable<HouseholdInvitationTable>, 'partner_id'>): Promise<void> => {
      await tx
        .deleteFrom('household_invitation')
        .where('partner_id', '=', partnerId)
        .where('household_id', '=', row.household_id)
        .where((eb) => eb.or([eb('email_hash', '=', row.email_hash), eb('expires_at', '<=', row.created_at)]))
        .execute()
      await tx
        .insertInto('household_invitation')
        .values({ ...row, partner_id: partnerId })
        .execute()
    },

    /** @returns whether the member had such an invitation */
    withdraw: async (id: string, memberId: string): Promise<boolean> => {
      const { numDeletedRows } = await tx
        .deleteFrom('household_invitation')
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return numDeletedRows > 0
    },

    /** The invitation was accepted. */
    end: (id: string) => tx.deleteFrom('household_invitation').where('partner_id', '=', partnerId).where('id', '=', id).execute(),
  }
}
