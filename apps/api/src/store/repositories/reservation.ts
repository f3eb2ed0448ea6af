import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'

import type { ReservationHoldTable } from '../tables/reservation.ts'
import type { ReservationTable, Tx } from '../tables.ts'
import type { DineRow } from './dine.ts'

export type ReservationRow = Selectable<ReservationTable>
export type ReservationHoldRow = Selectable<ReservationHoldTable>
type Change = Omit<Updateable<ReservationTable>, 'partner_id' | 'id'>

/** A reservation with what is shown of its restaurant. */
export type ReservationWithPlace = ReservationRow & {
  readonly merchant_name: string
  readonly address1: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly latitude: number
  readonly longitude: number
  readonly merchant_phone: string | null
  readonly time_zone: string
}

/** Statuses of a reservation that takes a table, or may. */
const KEPT = ['pending', 'booked'] as const

/** Reservations of one partner. The member must be locked while one is made. */
export function reservationRepo(tx: Tx, partnerId: string) {
  const rows = () => tx.selectFrom('reservation').where('reservation.partner_id', '=', partnerId)
  const withPlace = () =>
    rows()
      .innerJoin('merchant', 'merchant.id', 'reservation.merchant_id')
      .selectAll('reservation')
      .select([
        'merchant.name as merchant_name',
        'merchant.address1',
        'merchant.city',
        'merchant.state',
        'merchant.zip_code',
        'merchant.latitude',
        'merchant.longitude',
        'merchant.phone as merchant_phone',
        'merchant.time_zone',
      ])
  const ofMember = (memberId: string) => rows().where('member_id', '=', memberId)

  return {
    insert: (row: Omit<Insertable<ReservationTable>, 'partner_id'>): Promise<ReservationRow> =>
      tx
        .insertInto('reservation')
        .values({ ...row, partner_id: partnerId })
        .returningAll()
        .executeTakeFirstOrThrow(),

    update: async (id: string, change: Change): Promise<void> => {
      await tx.updateTable('reservation').set(change).where('partner_id', '=', partnerId).where('id', '=', id).execute()
    },

    byId: (id: string): Promise<ReservationRow | undefined> => rows().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Locks a reservation until the transaction ends. */
    lock: (id: string): Promise<ReservationRow | undefined> => rows().selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    byConfirmation: (confirmation: string): Promise<ReservationRow | undefined> =>
      rows().selectAll().where('confirmation', '=', confirmation).executeTakeFirst(),

    /** The reservation that a call with this idempotency key has made, unless the service refused it. */
    byRequestKey: (memberId: string, key: string): Promise<ReservationRow | undefined> =>
      ofMember(memberId).selectAll().where('request_key', '=', key).where('status', '!=', 'refused').executeTakeFirst(),

    /** The reservation for which the member's card was given, unless the service refused it. */
    byCardSetup: (memberId: string, cardSetup: string): Promise<ReservationRow | undefined> =>
      ofMember(memberId).selectAll().where('card_setup', '=', cardSetup).where('status', '!=', 'refused').executeTakeFirst(),

    withPlace: (memberId: string, id: string): Promise<ReservationWithPlace | undefined> =>
      withPlace().where('member_id', '=', memberId).where('reservation.id', '=', id).executeTakeFirst(),

    /** The member's reservations, the earliest first. */
    all: (memberId: string): Promise<ReservationWithPlace[]> =>
      withPlace()
        .where('member_id', '=', memberId)
        .where('status', '!=', 'refused')
        .orderBy('starts_at')
        .orderBy('reservation.id')
        .execute(),

    /** Reservations of the member at a restaurant between two moments that take a table, or may. */
    keptAt: (memberId: string, merchantId: string, from: Date, to: Date): Promise<ReservationRow[]> =>
      ofMember(memberId)
        .selectAll()
        .where('merchant_id', '=', merchantId)
        .where('status', 'in', KEPT)
        .where(({ or, and, eb }) =>
          or([
            and([eb('starts_at', '>', from), eb('starts_at', '<', to)]),
            sql<boolean>`((change_to->>'at')::timestamptz > ${from} and (change_to->>'at')::timestamptz < ${to})`,
          ]),
        )
        .orderBy('starts_at')
        .execute(),

    /** Reservations that the service has not confirmed, or whose change it has not, since a moment; the oldest first. */
    open: (askedBefore: Date, limit: number): Promise<ReservationRow[]> =>
      rows()
        .selectAll()
        .where(({ or, eb }) => or([eb('status', '=', 'pending'), eb('change_to', 'is not', null)]))
        .where('asked_at', '<', askedBefore)
        .orderBy('asked_at')
        .limit(limit)
        .execute(),

    /** Booked reservations that start between two moments and have had no reminder. */
    toRemind: (from: Date, to: Date, limit: number): Promise<ReservationRow[]> =>
      rows()
        .selectAll()
        .where('status', '=', 'booked')
        .where('reminded_at', 'is', null)
        .where('starts_at', '>', from)
        .where('starts_at', '<=', to)
        .orderBy('starts_at')
        .limit(limit)
        .execute(),

    /**
     * The reservation that a dine keeps, with a promised bonus that is not paid: on the day of the dine at its restaurant, and booked before it; the nearest
     * to it, locked. None for a dine that has kept one.
     */
    keptBy: ({ id, member_id, merchant_id, occurred_at: at }: Pick<DineRow, 'id' | 'member_id' | 'merchant_id' | 'occurred_at'>) =>
      ofMember(member_id)
        .innerJoin('merchant', 'merchant.id', 'reservation.merchant_id')
        .selectAll('reservation')
        .where('merchant_id', '=', merchant_id)
        .where(sql<boolean>`local_date = (${at}::timestamptz at time zone merchant.time_zone)::date`)
        .where('status', 'in', ['booked', 'completed'])
        .where('reservation.bonus_units', 'is not', null)
        .where('bonus_dine_id', 'is', null)
        .where('reservation.created_at', '<=', at)
        .where(({ not, exists }) => not(exists(rows().select('reservation.id').where('bonus_dine_id', '=', id))))
        .orderBy(sql`abs(extract(epoch from starts_at - ${at}::timestamptz))`)
        .orderBy('reservation.id')
        .limit(1)
        .forUpdate('reservation')
        .executeTakeFirst(),

    /** The reservation whose bonus a dine has paid, if no refund took it back. */
    paidBy: (dineId: string): Promise<ReservationRow | undefined> =>
      rows().selectAll().where('bonus_dine_id', '=', dineId).where('bonus_reversed_at', 'is', null).executeTakeFirst(),

    /** The reservation that a dine has kept, also if a refund took its bonus back since. */
    keptByDine: (dineId: string): Promise<ReservationRow | undefined> =>
      rows().selectAll().where('bonus_dine_id', '=', dineId).executeTakeFirst(),

    hold: (memberId: string, key: string): Promise<ReservationHoldRow | undefined> =>
      tx
        .selectFrom('reservation_hold')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .executeTakeFirst(),

    saveHold: async (row: Omit<Insertable<ReservationHoldTable>, 'partner_id'>): Promise<void> => {
      const { token, free_until, fee_cents, card_required, expires_at } = row
      await tx
        .insertInto('reservation_hold')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'member_id', 'key']).doUpdateSet({ token, free_until, fee_cents, card_required, expires_at }),
        )
        .execute()
    },

    removeHold: async (memberId: string, key: string): Promise<void> => {
      await tx
        .deleteFrom('reservation_hold')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .execute()
    },
  }
}
