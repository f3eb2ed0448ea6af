import { RESERVATION_REMINDER_HOURS } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { MessageRef } from '../../store/repositories/outbox.ts'
import { reservationRepo } from '../../store/repositories/reservation.ts'
import type { Tx } from '../../store/tables.ts'
import type { BookDeps } from './book.ts'
import { lockReservation } from './end-request.ts'
import { writeReservationMail } from './mails.ts'
import { bookingsOf } from './offering.ts'

const HOUR_MS = 3_600_000
const BATCH = 50
/** A mail of the day before is of no use in the last hours. */
const LATEST_HOURS = 2

/**
 * Writes the mail of the day before for each reservation, once: the mail and its mark are one transaction. A table that was booked within the last day
 * before it has its confirmation already and gets none.
 * @returns how many were written
 */
export async function remindReservations(deps: BookDeps & { readonly partners: ReadonlyMap<string, Partner> }): Promise<number> {
  let count = 0
  for (const partner of deps.partners.values()) {
    if (!bookingsOf(deps, partner)) continue
    const { id } = partner.program
    const now = deps.clock()
    const [from, to] = [LATEST_HOURS, RESERVATION_REMINDER_HOURS].map((hours) => new Date(now.getTime() + hours * HOUR_MS))
    if (!from || !to) continue
    const due = await deps.store.reading.tenant(id, (tx) => reservationRepo(tx, id).toRemind(from, to, BATCH))
    for (const { id: reservationId } of due) {
      const mail = await deps.store.tenant(id, (tx) => remindOne(tx, deps, partner, reservationId, now))
      if (mail) await deps.outbox.dispatch(mail)
      count += mail ? 1 : 0
    }
  }
  return count
}

/** Marks a reservation as reminded, with its mail. Null if another process has done so, if it has changed, or if it needs no mail. */
async function remindOne(tx: Tx, deps: BookDeps, partner: Partner, id: string, now: Date): Promise<MessageRef | null> {
  const { id: partnerId } = partner.program
  const row = await lockReservation(tx, partnerId, id)
  if (row?.status !== 'booked' || row.reminded_at !== null) return null
  await reservationRepo(tx, partnerId).update(id, { reminded_at: now })
  const isLate = row.starts_at.getTime() - row.changed_at.getTime() < RESERVATION_REMINDER_HOURS * HOUR_MS
  return isLate ? null : writeReservationMail(tx, deps, partner, row.member_id, id, 'reservation-reminder')
}
