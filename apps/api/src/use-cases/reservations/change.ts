import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { BookingSlot } from '../../adapters/bookings/bookings.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { merchantRepo } from '../../store/repositories/merchant.ts'
import { reservationRepo, type ReservationRow } from '../../store/repositories/reservation.ts'
import type { Failure } from '../failure.ts'
import type { BookDeps, BookOutcome } from './book.ts'
import { lockReservation } from './end-request.ts'
import { applyRecord, readFromService } from './follow-service.ts'
import { overlapping, refusalOf } from './hold.ts'
import { writeReservationMail } from './mails.ts'
import { bookingsOf, restaurantOf } from './offering.ts'
import { readSlotId, slotIdOf } from './slot-id.ts'
import { canCancel, canChange } from './view.ts'

type Failed = Failure<'not-found'>

const isAt = ({ starts_at, party, area }: ReservationRow, slot: BookingSlot) => slotIdOf({ at: starts_at, party, area }) === slotIdOf(slot)

/** Moves a reservation to another table of its restaurant. A repeated call has the same effect. */
export async function changeTable(
  deps: BookDeps,
  partner: Partner,
  memberId: string,
  reservationId: string,
  slotId: string,
): Promise<Result<BookOutcome, Failed>> {
  const { id: partnerId } = partner.program
  const bookings = bookingsOf(deps, partner)
  if (!bookings) return fail({ kind: 'not-found' })
  const slot = readSlotId(slotId)
  const now = deps.clock()
  type Asked = BookOutcome | { readonly kind: 'ask'; readonly row: ReservationRow; readonly slot: BookingSlot }
  const begun = await deps.store.tenant(partnerId, async (tx): Promise<Asked | null> => {
    const reservations = reservationRepo(tx, partnerId)
    // Locked as for a booking, so that neither overlaps the other.
    await memberRepo(tx, partnerId).lockSharingKey(memberId)
    const row = await reservations.lock(reservationId)
    if (row?.member_id !== memberId || row.status === 'refused') return null
    if (slot && isAt(row, slot) && row.status === 'booked') return { kind: 'booked', reservationId }
    if (!slot || slot.at <= now || !canChange(row, now)) return { kind: 'slotGone' }
    const near = await overlapping(tx, partnerId, memberId, row.merchant_id, slot.at, reservationId)
    if (near) return { kind: 'overlap', reservationId: near.id }
    const change_to = JSON.stringify({ at: slot.at.toISOString(), party: slot.party, area: slot.area })
    await reservations.update(reservationId, { change_to, asked_at: now })
    return { kind: 'ask', row, slot }
  })
  if (!begun) return fail({ kind: 'not-found' })
  if (begun.kind !== 'ask') return succeed(begun)
  const { row } = begun
  const merchant = await deps.store.reading.tenant(partnerId, (tx) => merchantRepo(tx, partner.features).byId(row.merchant_id))
  if (!merchant) return fail({ kind: 'not-found' })
  const restaurant = restaurantOf(merchant, row.restaurant_id)
  const answer = await bookings.change({ restaurant, confirmation: row.confirmation ?? '', slot: begun.slot })
  if (answer.ok) {
    const mail = await deps.store.tenant(partnerId, async (tx) => {
      const written = await applyRecord(tx, deps, partner, reservationId, answer.value)
      await reservationRepo(tx, partnerId).update(reservationId, { change_to: null, area: begun.slot.area })
      return written
    })
    if (mail) await deps.outbox.dispatch(mail)
    return succeed({ kind: 'booked', reservationId })
  }
  // The job reads it again until it is known.
  if (answer.error.kind === 'unknown') {
    await readFromService(deps, partner, bookings, row)
    const after = await deps.store.reading.tenant(partnerId, (tx) => reservationRepo(tx, partnerId).byId(reservationId))
    const isMoved = after !== undefined && isAt(after, begun.slot)
    return succeed(isMoved ? { kind: 'booked', reservationId } : { kind: 'pending', reservationId })
  }
  await deps.store.tenant(partnerId, (tx) => reservationRepo(tx, partnerId).update(reservationId, { change_to: null }))
  return succeed(refusalOf(answer.error))
}

export type CancelOutcome = { readonly kind: 'cancelled' | 'tooLate'; readonly reservationId: string } | { readonly kind: 'provider' }

/** Cancels a reservation. A repeated call has the same effect. */
export async function cancelTable(
  deps: BookDeps,
  partner: Partner,
  memberId: string,
  reservationId: string,
): Promise<Result<CancelOutcome, Failed>> {
  const { id: partnerId } = partner.program
  const bookings = bookingsOf(deps, partner)
  if (!bookings) return fail({ kind: 'not-found' })
  // Also at a restaurant that no longer participates.
  const row = await deps.store.reading.tenant(partnerId, (tx) => reservationRepo(tx, partnerId).withPlace(memberId, reservationId))
  if (!row || row.status === 'refused') return fail({ kind: 'not-found' })
  if (row.status === 'cancelled') return succeed({ kind: 'cancelled', reservationId })
  if (!canCancel(row, deps.clock()) || row.confirmation === null) return succeed({ kind: 'tooLate', reservationId })
  const restaurant = { id: row.restaurant_id, timeZone: row.time_zone, hours: [] }
  const answer = await bookings.cancel({ restaurant, confirmation: row.confirmation })
  // A repeated call cancels once, so the member may try again.
  if (!answer.ok) return succeed({ kind: 'provider' })
  if (answer.value === 'too-late') {
    await readFromService(deps, partner, bookings, row)
    return succeed({ kind: 'tooLate', reservationId })
  }
  const mail = await deps.store.tenant(partnerId, async (tx) => {
    const reservations = reservationRepo(tx, partnerId)
    const now = deps.clock()
    if ((await lockReservation(tx, partnerId, reservationId))?.status !== 'booked') return null
    await reservations.update(reservationId, { status: 'cancelled', change_to: null, changed_at: now })
    const [before, after] = [{ status: 'booked' }, { status: 'cancelled' }]
    const detail = { reservationId, by: 'member' as const }
    await recordAudit(tx, partnerId, { kind: 'reservation-status', memberId, at: now, detail, before, after })
    return writeReservationMail(tx, deps, partner, memberId, reservationId, 'reservation-cancelled')
  })
  if (mail) await deps.outbox.dispatch(mail)
  return succeed({ kind: 'cancelled', reservationId })
}
