import type { CardBrand, Refusal } from '@dining/domain'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import { STATEMENT_CREDIT_COLUMNS } from '../tables/earning.ts'
import type { StatementCreditTable, Tx } from '../tables.ts'

export type StatementCreditRow = Selectable<StatementCreditTable>

const OPEN = ['pending', 'pending_received'] as const

/** A linked card of a member, with the time of its last dine. */
export interface UsedCard {
  readonly id: string
  readonly brand: CardBrand
  readonly lastFour: string
  readonly fingerprint: string
  readonly linkedAt: Date
  readonly usedAt: Date | null
}

/** Statement credits of one partner's members. */
export function statementCreditRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('statement_credit').select(STATEMENT_CREDIT_COLUMNS).where('partner_id', '=', partnerId)
  return {
    byId: (id: string) => rows().where('id', '=', id).executeTakeFirst(),

    insert: (row: Omit<Insertable<StatementCreditTable>, 'partner_id'>) =>
      tx
        .insertInto('statement_credit')
        .values({ ...row, partner_id: partnerId })
        .execute(),

    update: (id: string, change: Omit<Updateable<StatementCreditTable>, 'partner_id' | 'id'>) =>
      tx.updateTable('statement_credit').set(change).where('partner_id', '=', partnerId).where('id', '=', id).execute(),

    /** Members with credits that have not ended, after an id, in the order in which members are locked. */
    membersWithOpen: async (afterId: string, limit: number) => {
      const found = await rows()
        .clearSelect()
        .select('member_id')
        .distinct()
        .where('status', 'in', OPEN)
        .where('member_id', '>', afterId)
        .orderBy('member_id')
        .limit(limit)
        .execute()
      return found.map((row) => row.member_id)
    },

    /** A member's newest credits, of a period if one is given. */
    inPeriod: (memberId: string, period: { readonly from: Date; readonly to: Date } | null, limit: number) => {
      const all = rows().where('member_id', '=', memberId).orderBy('made_at', 'desc').orderBy('id').limit(limit)
      return (period ? all.where('made_at', '>=', period.from).where('made_at', '<', period.to) : all).execute()
    },

    /** A member's credits that have not ended. */
    openOf: (memberId: string) => rows().where('member_id', '=', memberId).where('status', 'in', OPEN).orderBy('id').execute(),

    /** Members whose balance has reached a threshold, after an id, in the order in which members are locked. */
    membersFrom: async (fromCents: number, afterId: string, limit: number) => {
      const found = await tx
        .selectFrom('member_earning')
        .select('member_id')
        .where('partner_id', '=', partnerId)
        .where('balance', '>', 0)
        .where('balance', '>=', fromCents)
        .where('member_id', '>', afterId)
        .orderBy('member_id')
        .limit(limit)
        .execute()
      return found.map((row) => row.member_id)
    },

    /** A member's linked cards with the time of each card's last dine, also of earlier links of the same card. */
    cardsOf: (memberId: string): Promise<UsedCard[]> =>
      tx
        .selectFrom('member_card as card')
        .where('card.partner_id', '=', partnerId)
        .where('card.member_id', '=', memberId)
        .where('card.unlinked_at', 'is', null)
        .select((eb) => [
          'card.id',
          'card.card_type as brand',
          'card.last_four as lastFour',
          'card.fingerprint',
          'card.linked_at as linkedAt',
          eb
            .selectFrom('dine')
            .innerJoin('member_card as used', (join) =>
              join.onRef('used.partner_id', '=', 'dine.partner_id').onRef('used.id', '=', 'dine.card_id'),
            )
            .whereRef('dine.partner_id', '=', 'card.partner_id')
            .whereRef('dine.member_id', '=', 'card.member_id')
            .whereRef('used.fingerprint', '=', 'card.fingerprint')
            .where('dine.refund_of', 'is', null)
            .select(sql<Date | null>`max(dine.occurred_at)`.as('at'))
            .as('usedAt'),
        ])
        .execute(),

    /** The member's latest credit, if it failed. */
    refusalOf: async (memberId: string, dayOf: (at: Date) => string): Promise<Refusal | null> => {
      const row = await tx
        .selectFrom('statement_credit as credit')
        .leftJoin('member_card as card', (join) =>
          join.onRef('card.partner_id', '=', 'credit.partner_id').onRef('card.id', '=', 'credit.card_id'),
        )
        .where('credit.partner_id', '=', partnerId)
        .where('credit.member_id', '=', memberId)
        .orderBy('credit.made_at', 'desc')
        .orderBy('credit.id')
        .limit(1)
        .select(['credit.status', 'credit.status_at', 'credit.made_on', 'card.fingerprint'])
        .executeTakeFirst()
      if (row?.status !== 'rejected' && row?.status !== 'error') return null
      const reportedOn = dayOf(row.status_at)
      // A settlement can be made for a day ahead; at most one credit is made for each.
      const on = reportedOn > row.made_on ? reportedOn : row.made_on
      return { status: row.status, at: row.status_at, on, fingerprint: row.fingerprint ?? '' }
    },
  }
}

/** Credits of all partners that have not ended, the oldest first; runs in a transaction of the operator. */
export function openCredits(tx: Tx, limit: number) {
  return tx.selectFrom('statement_credit').selectAll().where('status', 'in', OPEN).orderBy('made_at').orderBy('id').limit(limit).execute()
}
