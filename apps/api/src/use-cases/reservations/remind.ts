import { RESERVATION_REMINDER_HOURS } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { MessageRef } from '../../store/repositories/outbox.ts'
import { reservationRepo } from '../../store/repositories/reservation.ts'
import type { BookDeps } from './book.ts'
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
    const mails = await deps.store.tenant(id, async (tx) => {
      const reservations = reservationRepo(tx, id)
      const written: (MessageRef | null)[] = []
      for (const row of await reservations.toRemind(from, to, BATCH)) {
        await reservations.update(row.id, { reminded_at: now })
        const isLate = row.starts_at.getTime() - row.changed_at.getTime() < RESERVATION_REMINDER_HOURS * HOUR_MS
        if (!isLate) written.push(await writeReservationMail(tx, deps, partner, row.member_id, row.id, 'reservation-reminder'))
      }
      return written.filter((mail) => mail !== null)
    })
    for (const mail of mails) await deps.outbox.dispatch(mail)
    count += mails.length
  }
  return count
}
