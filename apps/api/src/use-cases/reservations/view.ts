import type { Reservation } from '@dining/contract'
import { addDays, localTime, RESERVATION_DINE_DAYS, reservationBonus } from '@dining/domain'
import { localIso } from '@dining/domain/calendar'

import { dineRepo } from '../../store/repositories/dine.ts'
import { reservationRepo, type ReservationRow, type ReservationWithPlace } from '../../store/repositories/reservation.ts'
import type { Tx } from '../../store/tables.ts'

const DAY_MS = 86_400_000

type Facts = Pick<ReservationRow, 'status' | 'starts_at' | 'bonus_dine_id' | 'change_to'>

/** Whether a member can cancel it: one whose bonus was paid has been kept. */
export const canCancel = ({ status, starts_at, bonus_dine_id }: Facts, now: Date): boolean =>
  status === 'booked' && starts_at > now && bonus_dine_id === null

/** Whether a member can move it; not while the service has not confirmed the last move. */
export const canChange = (row: Facts, now: Date): boolean => canCancel(row, now) && row.change_to === null

/** A dine with its id, which tells whose bonus it has paid. */
interface DineAt {
  readonly id: string
  readonly merchant_id: string
  readonly occurred_at: Date
  readonly eligible_cents: number
}

function bonusOf(row: ReservationWithPlace, dines: readonly DineAt[], others: ReadonlySet<string>, now: Date): Reservation['bonus'] {
  if (row.bonus_units === null || row.status === 'refused') return null
  const zone = row.time_zone
  const last = addDays(row.local_date, RESERVATION_DINE_DAYS)
  const near = dines
    // A dine before the booking was not made because of it, and one has one bonus.
    .filter(({ id, merchant_id, occurred_at }) => merchant_id === row.merchant_id && occurred_at >= row.created_at && !others.has(id))
    .map(({ occurred_at, eligible_cents: cents }) => ({ date: localTime(occurred_at, zone).date, cents }))
    .filter(({ date }) => date <= last && date >= addDays(row.local_date, -RESERVATION_DINE_DAYS))
  const payment = row.bonus_reversed_at !== null ? 'taken-back' : row.bonus_dine_id !== null ? 'paid' : null
  const { date: today } = localTime(now, zone)
  return { units: row.bonus_units, ...reservationBonus({ status: row.status, date: row.local_date, today, payment, dines: near }) }
}

function present(row: ReservationWithPlace, dines: readonly DineAt[], others: ReadonlySet<string>, now: Date): Reservation {
  const { time_zone: timeZone } = row
  return {
    id: row.id,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    address: { address1: row.address1, city: row.city, state: row.state, zipCode: row.zip_code },
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.merchant_phone,
    timeZone,
    time: localIso(row.starts_at, timeZone),
    party: row.party,
    note: row.note,
    // Refused ones are not read for members.
    status: row.status === 'refused' ? 'cancelled' : row.status,
    confirmation: row.confirmation,
    cancelRule: { freeUntil: row.free_until && row.free_until.toISOString(), feeCents: row.fee_cents },
    card: row.card_brand !== null && row.card_last4 !== null ? { brand: row.card_brand, last4: row.card_last4 } : null,
    canChange: canChange(row, now),
    canCancel: canCancel(row, now),
    bonus: bonusOf(row, dines, others, now),
  }
}

/** Reservations as their member sees them, with what became of their bonuses. */
async function presentAll(
  tx: Tx,
  partnerId: string,
  memberId: string,
  rows: readonly ReservationWithPlace[],
  now: Date,
): Promise<Reservation[]> {
  const withBonus = rows.filter(({ bonus_units }) => bonus_units !== null)
  const times = withBonus.map(({ starts_at }) => starts_at.getTime())
  const range = (RESERVATION_DINE_DAYS + 1) * DAY_MS
  const period = { from: new Date(Math.min(...times) - range), to: new Date(Math.max(...times) + range) }
  const merchantIds = [...new Set(withBonus.map(({ merchant_id }) => merchant_id))]
  const dines = withBonus.length === 0 ? [] : await dineRepo(tx, partnerId).dinesAt(memberId, merchantIds, period)
  const payers = rows.flatMap(({ id, bonus_dine_id }) => (bonus_dine_id === null ? [] : [{ id, bonus_dine_id }]))
  return rows.map((row) => {
    const others = new Set(payers.filter(({ id }) => id !== row.id).map(({ bonus_dine_id }) => bonus_dine_id))
    return present(row, dines, others, now)
  })
}

/** One reservation of a member; null if there is none. */
export async function readReservation(tx: Tx, partnerId: string, memberId: string, id: string, now: Date): Promise<Reservation | null> {
  const row = await reservationRepo(tx, partnerId).withPlace(memberId, id)
  if (!row || row.status === 'refused') return null
  return (await presentAll(tx, partnerId, memberId, [row], now))[0] ?? null
}

const isUpcoming = ({ status, starts_at }: ReservationRow, now: Date) => (status === 'pending' || status === 'booked') && starts_at > now

/** The member's reservations: upcoming ones, the next first, and the others, the latest first. */
export async function listReservations(
  tx: Tx,
  partnerId: string,
  memberId: string,
  now: Date,
): Promise<{ upcoming: Reservation[]; past: Reservation[] }> {
  const rows = await reservationRepo(tx, partnerId).all(memberId)
  const shown = await presentAll(tx, partnerId, memberId, rows, now)
  const split = (upcoming: boolean) => shown.filter((_, index) => rows[index] !== undefined && isUpcoming(rows[index], now) === upcoming)
  return { upcoming: split(true), past: split(false).toReversed() }
}
