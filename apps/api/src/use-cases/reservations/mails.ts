import { localIso } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { reservationRepo } from '../../store/repositories/reservation.ts'
import type { MailKind, Tx } from '../../store/tables.ts'
import { writeMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../outbox/write-message.ts'

type ReservationMail = Extract<MailKind, `reservation-${string}`>

const MS_PER_SECOND = 1_000

/**
 * Writes a mail about a reservation as it is stored, in the transaction of its cause.
 * @returns null for a member without an address
 */
export async function writeReservationMail(
  tx: Tx,
  deps: Pick<MessageDeps, 'secrets' | 'clock' | 'settings'>,
  { program: { id: partnerId } }: Partner,
  memberId: string,
  reservationId: string,
  kind: ReservationMail,
): Promise<MessageRef | null> {
  const [member, row] = await Promise.all([
    memberRepo(tx, partnerId).byId(memberId),
    reservationRepo(tx, partnerId).withPlace(memberId, reservationId),
  ])
  if (!member || member.email === '' || !row) return null
  const { time_zone: timeZone, free_until: freeUntil } = row
  return writeMail(tx, deps, {
    partnerId,
    memberId,
    origin: deps.settings.publicOrigin(partnerId),
    content: {
      kind,
      to: member.email,
      reservationId,
      restaurant: row.merchant_name,
      address: `${row.address1}, ${row.city}, ${row.state} ${row.zip_code}`,
      timeZone,
      at: localIso(row.starts_at, timeZone),
      party: row.party,
      confirmation: row.confirmation ?? '',
      freeUntil: freeUntil && localIso(freeUntil, timeZone),
      feeCents: row.fee_cents,
      hasBonus: row.bonus_units !== null,
      sequence: Math.max(0, Math.floor((row.changed_at.getTime() - row.created_at.getTime()) / MS_PER_SECOND)),
      changedAt: row.changed_at.toISOString(),
    },
  })
}
