import { fulfilsReservation } from '@dining/domain'

import { recordAudit } from '../../store/repositories/audit.ts'
import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
import { reservationRepo } from '../../store/repositories/reservation.ts'
import type { Tx } from '../../store/tables.ts'

/**
 * The units that a dine earns because it keeps a reservation of its day (RESERVE-05): once for a reservation, and of one reservation. A dine that is paid
 * before the table was booked keeps none. The reservation counts as kept from now on, whatever its restaurant reports later.
 * @param dine whose amount is final and which earns; its member must be locked
 */
export async function payReservation(tx: Tx, partnerId: string, dine: DineRow, now: Date): Promise<number> {
  const reservations = reservationRepo(tx, partnerId)
  const row = await reservations.keptBy(dine)
  if (!row || row.bonus_units === null || row.status === 'refused') return 0
  if (!fulfilsReservation({ status: row.status, date: row.local_date }, { date: row.local_date, cents: dine.eligible_cents })) return 0
  await reservations.update(row.id, { bonus_dine_id: dine.id, status: 'completed', changed_at: now })
  if (row.status !== 'completed') {
    const [before, after] = [{ status: row.status }, { status: 'completed' }]
    const detail = { reservationId: row.id, by: 'dine' as const }
    await recordAudit(tx, partnerId, { kind: 'reservation-status', memberId: dine.member_id, at: now, detail, before, after })
  }
  return row.bonus_units
}

/**
 * Takes back the bonus of the reservation that a dine has kept, with the refund of the whole of it (decisions.md BONUS-08). It is not paid again.
 * @returns the units, and the day on which the dine is awarded; null if it has been
 */
export async function takeBackReservation(
  tx: Tx,
  partnerId: string,
  dine: DineRow,
  now: Date,
): Promise<{ readonly units: number; readonly settlesOn: string | null }> {
  const reservations = reservationRepo(tx, partnerId)
  const row = dine.eligible_cents > 0 ? undefined : await reservations.paidBy(dine.id)
  if (!row || row.bonus_units === null) return { units: 0, settlesOn: null }
  await reservations.update(row.id, { bonus_reversed_at: now })
  return { units: row.bonus_units, settlesOn: dine.settle_on }
}

/** Adds units to a dine as part of its bonuses. */
export async function addToDine(tx: Tx, partnerId: string, dine: DineRow, units: number): Promise<DineRow> {
  if (units === 0) return dine
  const change = { benefit: dine.benefit + units, member_bonus_units: (dine.member_bonus_units ?? 0) + units }
  await dineRepo(tx, partnerId).update(dine.id, change)
  return { ...dine, ...change }
}
