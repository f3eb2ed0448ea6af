import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { Booked, Bookings, StatusReport } from '../../adapters/bookings/bookings.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { merchantRepo } from '../../store/repositories/merchant.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { reservationRepo, type ReservationRow } from '../../store/repositories/reservation.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { requestOf, type BookDeps } from './book.ts'
import { columnsOf, confirmBooking, lockReservation, refuseBooking, type EndDeps } from './end-request.ts'
import { writeReservationMail } from './mails.ts'
import { bookingsOf, restaurantOf } from './offering.ts'

/** Milliseconds after which a request without an answer is looked up by a job, and after which a change without effect is given up. */
const LOOK_UP_AFTER_MS = 30_000
const GIVE_UP_CHANGE_MS = 120_000
const BATCH = 50

/**
 * Records what the service has of a reservation. A reservation that was kept, cancelled or missed has ended: what its restaurant sets afterwards changes
 * nothing, so that a bonus is decided once.
 * @returns the mail to dispatch after the commit, if the member has to know
 */
export async function applyRecord(tx: Tx, deps: EndDeps, partner: Partner, id: string, record: Booked): Promise<MessageRef | null> {
  const { id: partnerId } = partner.program
  const reservations = reservationRepo(tx, partnerId)
  const row = await lockReservation(tx, partnerId, id)
  if (row?.status !== 'booked') return null
  const now = deps.clock()
  const place = await reservations.withPlace(row.member_id, id)
  const isMoved = record.at.getTime() !== row.starts_at.getTime() || record.party !== row.party
  const hasEnded = record.status !== 'booked'
  if (!isMoved && !hasEnded) {
    if (row.change_to !== null && now.getTime() - row.asked_at.getTime() > GIVE_UP_CHANGE_MS)
      await reservations.update(id, { change_to: null })
    return null
  }
  const change = { ...columnsOf(record, place?.time_zone ?? 'UTC'), change_to: null, changed_at: now }
  await reservations.update(id, { ...change, status: record.status, ...(isMoved ? { reminded_at: null } : {}) })
  if (!hasEnded) {
    await recordAudit(tx, partnerId, { kind: 'reservation-changed', memberId: row.member_id, at: now, detail: { reservationId: id } })
    return writeReservationMail(tx, deps, partner, row.member_id, id, 'reservation-changed')
  }
  const [before, after] = [{ status: row.status }, { status: record.status }]
  const detail = { reservationId: id, by: 'service' as const }
  await recordAudit(tx, partnerId, { kind: 'reservation-status', memberId: row.member_id, at: now, detail, before, after })
  return record.status === 'cancelled' ? writeReservationMail(tx, deps, partner, row.member_id, id, 'reservation-cancelled') : null
}

async function restaurantAt(deps: BookDeps, partner: Partner, row: ReservationRow) {
  const { id } = partner.program
  return deps.store.reading.tenant(id, async (tx) => {
    const [merchant, member] = await Promise.all([
      merchantRepo(tx, partner.features).byId(row.merchant_id),
      memberRepo(tx, id).byId(row.member_id),
    ])
    const restaurant = merchant ? restaurantOf(merchant, row.restaurant_id) : { id: row.restaurant_id, timeZone: 'UTC', hours: [] }
    return { restaurant, member }
  })
}

/** Reads a reservation from the service and records it. */
export async function readFromService(deps: BookDeps, partner: Partner, bookings: Bookings, row: ReservationRow): Promise<void> {
  if (row.confirmation === null) return
  const { restaurant } = await restaurantAt(deps, partner, row)
  const record = await bookings.read({ restaurant, confirmation: row.confirmation })
  if (!record.ok || record.value === null) return
  const { value } = record
  const mail = await deps.store.tenant(partner.program.id, (tx) => applyRecord(tx, deps, partner, row.id, value))
  if (mail) await deps.outbox.dispatch(mail)
}

/**
 * A report of the service that a reservation has changed. What changed is read from the service, so that a forged, repeated or late report cannot
 * change anything by itself.
 */
export async function receiveStatus(
  deps: BookDeps,
  partner: Partner,
  report: StatusReport,
): Promise<Result<null, Failure<'not-found' | 'forbidden'>>> {
  const bookings = bookingsOf(deps, partner)
  if (!bookings) return fail({ kind: 'not-found' })
  if (!bookings.isSigned(report, deps.clock())) return fail({ kind: 'forbidden' })
  const { id } = partner.program
  const row = await deps.store.reading.tenant(id, (tx) => reservationRepo(tx, id).byConfirmation(report.confirmation))
  // The service may report a booking before its answer has arrived; the job finds it.
  if (row) await readFromService(deps, partner, bookings, row)
  return succeed(null)
}

/** Finds out what became of a booking or a change whose answer was lost, or whose process ended. */
async function settleOne(deps: BookDeps, partner: Partner, bookings: Bookings, row: ReservationRow): Promise<void> {
  if (row.status !== 'pending') return readFromService(deps, partner, bookings, row)
  const { id: partnerId } = partner.program
  const { restaurant, member } = await restaurantAt(deps, partner, row)
  const refuse = () => deps.store.tenant(partnerId, (tx) => refuseBooking(tx, deps, row, 'not-booked'))
  if (row.hold_token === null || !member) return refuse()
  const found = await bookings.recover(requestOf(row, member, restaurant, row.hold_token))
  if (!found.ok) return
  const { value } = found
  if (!value) return refuse()
  const mail = await deps.store.tenant(partnerId, (tx) => confirmBooking(tx, deps, partner, row.id, value))
  if (mail) await deps.outbox.dispatch(mail)
}

/** Finds out what became of every request whose answer is missing. @returns how many were looked up */
export async function settleReservations(deps: BookDeps & { readonly partners: ReadonlyMap<string, Partner> }): Promise<number> {
  let count = 0
  for (const partner of deps.partners.values()) {
    const bookings = bookingsOf(deps, partner)
    if (!bookings) continue
    const { id } = partner.program
    const before = new Date(deps.clock().getTime() - LOOK_UP_AFTER_MS)
    const open = await deps.store.reading.tenant(id, (tx) => reservationRepo(tx, id).open(before, BATCH))
    for (const row of open) await settleOne(deps, partner, bookings, row)
    count += open.length
  }
  return count
}
