import { localTime } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { Booked } from '../../adapters/bookings/bookings.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { reservationRepo, type ReservationRow } from '../../store/repositories/reservation.ts'
import { tableWatchRepo } from '../../store/repositories/table-watch.ts'
import type { Tx } from '../../store/tables.ts'
import { writeReservationMail } from './mails.ts'

export type EndDeps = Pick<ApiDeps, 'clock' | 'secrets' | 'settings'>

/** What the service has confirmed, as columns. */
export function columnsOf({ confirmation, at, party, cancelRule }: Booked, timeZone: string) {
  return {
    confirmation,
    starts_at: at,
    party,
    local_date: localTime(at, timeZone).date,
    free_until: cancelRule.freeUntil,
    fee_cents: cancelRule.feeCents,
  }
}

/**
 * Locks a reservation until the transaction ends, after its member: an import of dines locks them in this order, and a mail refers to the member.
 * Undefined for an unknown id.
 */
export async function lockReservation(tx: Tx, partnerId: string, id: string): Promise<ReservationRow | undefined> {
  const reservations = reservationRepo(tx, partnerId)
  const found = await reservations.byId(id)
  if (!found) return undefined
  await memberRepo(tx, partnerId).lockSharingKey(found.member_id)
  return reservations.lock(id)
}

/**
 * Records that the service has booked, with its mail. Of several calls and jobs that learn of it, one writes the mail.
 * @returns the mail to dispatch after the commit, if this call wrote it
 */
export async function confirmBooking(tx: Tx, deps: EndDeps, partner: Partner, id: string, booked: Booked): Promise<MessageRef | null> {
  const { id: partnerId } = partner.program
  const reservations = reservationRepo(tx, partnerId)
  const row = await lockReservation(tx, partnerId, id)
  if (row?.status !== 'pending') return null
  const now = deps.clock()
  const place = await reservations.withPlace(row.member_id, id)
  const confirmed = columnsOf(booked, place?.time_zone ?? 'UTC')
  await reservations.update(id, { ...confirmed, status: 'booked', changed_at: now })
  // They have the table that they watched for.
  await tableWatchRepo(tx, partnerId).endWithTable(row.member_id, row.merchant_id, confirmed.local_date, now)
  const detail = { reservationId: id, merchantId: row.merchant_id }
  await recordAudit(tx, partnerId, { kind: 'reservation-booked', memberId: row.member_id, at: now, detail })
  return writeReservationMail(tx, deps, partner, row.member_id, id, 'reservation-booked')
}

/** Records that the service has not booked. The card that was given for it can be used again. */
export async function refuseBooking(
  tx: Tx,
  { clock }: Pick<EndDeps, 'clock'>,
  { partner_id: partnerId, id, member_id: memberId }: Pick<ReservationRow, 'partner_id' | 'id' | 'member_id'>,
  reason: string,
): Promise<void> {
  const reservations = reservationRepo(tx, partnerId)
  if ((await reservations.lock(id))?.status !== 'pending') return
  const at = clock()
  await reservations.update(id, { status: 'refused', changed_at: at, request_key: null, card_setup: null })
  await recordAudit(tx, partnerId, { kind: 'reservation-refused', memberId, at, detail: { reservationId: id, reason } })
}
