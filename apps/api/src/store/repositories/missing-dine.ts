import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import type { StoredMissingDineMessage } from '../tables/missing-dine.ts'
import type { MemberCardTable, MissingDineTable, Tx } from '../tables.ts'

export type MissingDineRow = Selectable<MissingDineTable>
/** A report as operators see it. */
export type MissingDineWithMember = MissingDineRow & {
  readonly first_name: string
  readonly public_id: string
  readonly reports: number
  readonly time_zone: string | null
  readonly network_id: string | null
  readonly vault_token: string | null
  readonly linked_at: Date | null
  readonly unlinked_at: Date | null
}

const OPEN = ['open', 'asked'] as const
const DECIDED = ['granted', 'refused'] as const

/** A line of the feed for a member. */
interface LineOfDine {
  readonly sourceId: string
  readonly cardId: string
  readonly merchantId: string
  /** ISO date by the clock of the restaurant. */
  readonly dinedOn: string
}

/** Dines that members of one partner have reported as missing. A member must be locked while one changes. */
export function missingDineRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('missing_dine').where('missing_dine.partner_id', '=', partnerId)
  return {
    /** The last changed first. */
    ofMember: (memberId: string, limit: number): Promise<MissingDineRow[]> =>
      rows().selectAll().where('member_id', '=', memberId).orderBy('changed_at', 'desc').orderBy('id').limit(limit).execute(),

    byId: (id: string): Promise<MissingDineRow | undefined> => rows().selectAll().where('id', '=', id).executeTakeFirst(),

    /** A member's reports of dines at a restaurant on a day. */
    ofDay: (memberId: string, merchantId: string, dinedOn: string): Promise<MissingDineRow[]> =>
      rows().selectAll().where('member_id', '=', memberId).where('merchant_id', '=', merchantId).where('dined_on', '=', dinedOn).execute(),

    /** A member's reports that wait for a decision, and those since a moment. */
    counts: (memberId: string, since: Date) =>
      rows()
        .where('member_id', '=', memberId)
        .select([
          sql<number>`count(*) filter (where state in ('open', 'asked'))::int`.as('open'),
          sql<number>`count(*) filter (where created_at >= ${since}::timestamptz)::int`.as('recent'),
        ])
        .executeTakeFirstOrThrow(),

    /** Cards that a member has or had, by their last digits. */
    cardsOf: (memberId: string, lastFour: string): Promise<Selectable<MemberCardTable>[]> =>
      tx
        .selectFrom('member_card')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('last_four', '=', lastFour)
        .orderBy('linked_at', 'desc')
        .execute(),

    card: (id: string): Promise<Selectable<MemberCardTable> | undefined> =>
      tx.selectFrom('member_card').selectAll().where('partner_id', '=', partnerId).where('id', '=', id).executeTakeFirst(),

    merchant: (id: string) => tx.selectFrom('merchant').selectAll().where('id', '=', id).executeTakeFirst(),

    insert: (row: Omit<Insertable<MissingDineTable>, 'partner_id'>): Promise<MissingDineRow> =>
      tx
        .insertInto('missing_dine')
        .values({ ...row, partner_id: partnerId })
        .returningAll()
        .executeTakeFirstOrThrow(),

    update: (id: string, change: Omit<Updateable<MissingDineTable>, 'partner_id' | 'id'>): Promise<MissingDineRow> =>
      tx
        .updateTable('missing_dine')
        .set(change)
        .where('partner_id', '=', partnerId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /**
     * A page of a list; those that wait, the oldest first, decided ones, the last first.
     * @param id of the only report to read; all of them without it
     */
    page: async (
      list: 'open' | 'asked' | 'decided',
      limit: number,
      offset: number,
      id?: string,
    ): Promise<{ readonly total: number; readonly page: MissingDineWithMember[] }> => {
      const listed = () =>
        rows()
          .where('missing_dine.state', 'in', list === 'decided' ? DECIDED : [list])
          .$if(id !== undefined, (query) => query.where('missing_dine.id', '=', id ?? ''))
      const [{ total }, page] = await Promise.all([
        listed()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
        listed()
          .innerJoin('member', (join) =>
            join.onRef('member.partner_id', '=', 'missing_dine.partner_id').onRef('member.id', '=', 'missing_dine.member_id'),
          )
          .leftJoin('member_card as card', (join) =>
            join.onRef('card.partner_id', '=', 'missing_dine.partner_id').onRef('card.id', '=', 'missing_dine.card_id'),
          )
          .leftJoin('merchant', 'merchant.id', 'missing_dine.merchant_id')
          .selectAll('missing_dine')
          .select(['member.first_name', 'member.public_id', 'merchant.time_zone', 'merchant.network_id'])
          .select(['card.vault_token', 'card.linked_at', 'card.unlinked_at'])
          .select(
            sql<number>`(select count(*)::int from missing_dine of_member where of_member.partner_id = missing_dine.partner_id
              and of_member.member_id = missing_dine.member_id)`.as('reports'),
          )
          .orderBy(list === 'decided' ? 'decided_at' : 'missing_dine.created_at', list === 'decided' ? 'desc' : 'asc')
          .orderBy('missing_dine.id')
          .limit(limit)
          .offset(offset)
          .execute(),
      ])
      return { total, page }
    },

    /** Adds a message of the member or the program. */
    withMessage: ({ messages }: MissingDineRow, message: StoredMissingDineMessage): string => JSON.stringify([...messages, message]),

    /** The report for whose dine a line of the feed has arrived, or now arrives: the one of its card, restaurant and day. */
    ofLine: ({ sourceId, cardId, merchantId, dinedOn }: LineOfDine): Promise<MissingDineRow | undefined> =>
      rows()
        .selectAll()
        .where(({ or, and, eb }) =>
          or([
            eb('feed_source_id', '=', sourceId),
            and([
              eb('feed_source_id', 'is', null),
              eb('state', '=', 'granted'),
              eb('card_id', '=', cardId),
              eb('merchant_id', '=', merchantId),
              eb('dined_on', '=', dinedOn),
            ]),
          ]),
        )
        .executeTakeFirst(),

    /** The report for whose dine this line of the feed arrived. */
    byFeedSource: (sourceId: string): Promise<MissingDineRow | undefined> =>
      rows().selectAll().where('feed_source_id', '=', sourceId).executeTakeFirst(),

    isOpen: ({ state }: Pick<MissingDineRow, 'state'>): boolean => OPEN.some((open) => open === state),
  }
}

/** A stored line of the feed without a member. */
export interface NearLineRow {
  readonly id: string
  readonly vault_token: string
  readonly network_merchant_id: string | null
  readonly reason: string
  readonly occurred_at: string
  readonly amount: string
}

/** Lines without a member of these cards, at most some for each; runs in a transaction of the operator. */
export async function linesOfCards(tx: Tx, vaultTokens: readonly string[], limit: number): Promise<readonly NearLineRow[]> {
  if (vaultTokens.length === 0) return []
  const { rows } = await sql<NearLineRow>`select id, line->>'vaultToken' as vault_token, network_merchant_id, reason,
      line->>'occurredAt' as occurred_at, line->>'amount' as amount
    from feed_unmatched where line->>'vaultToken' in (${sql.join(vaultTokens)}) order by received_at desc, id limit ${limit}`.execute(tx)
  return rows
}
