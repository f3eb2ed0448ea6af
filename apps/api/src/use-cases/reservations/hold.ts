import { createHash } from 'node:crypto'

import { fail, RESERVATION_OVERLAP_MINUTES, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { BookingFailure, BookingSlot, CancelRule } from '../../adapters/bookings/bookings.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import { reservationRepo, type ReservationHoldRow, type ReservationRow } from '../../store/repositories/reservation.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { rowHasJoined } from '../has-joined.ts'
import { offeringAt, type Offering } from './offering.ts'
import { readSlotId, slotIdOf } from './slot-id.ts'
import { dinerOf, slotMaker } from './table-slots.ts'
import type { ReservationSlot } from '@dining/contract'

/** Why a table was not held or booked. The id is that of the reservation in the way, if it was made here. */
export type TableRefusal =
  | { readonly kind: 'overlap'; readonly reservationId: string | null }
  | { readonly kind: 'userFraud' | 'slotGone' | 'cardRequired' | 'provider' }

export type HoldOutcome =
  | TableRefusal
  | {
      readonly kind: 'held'
      readonly slot: ReservationSlot
      readonly expiresAt: Date
      readonly cancelRule: CancelRule
      readonly phone: string | null
    }

const MS_PER_MINUTE = 60_000

/** How a failure of the service is answered to the member (RESERVE-20 … RESERVE-22). */
export function refusalOf(failure: BookingFailure): TableRefusal {
  if (failure.kind !== 'refused') return { kind: 'provider' }
  if (failure.reason === 'overlap') return { kind: 'overlap', reservationId: null }
  return { kind: failure.reason === 'notFound' ? 'provider' : failure.reason }
}

/** Names a table for a member, the same in each call: the service keeps it once. */
export function holdKeyOf(partnerId: string, memberId: string, restaurantId: string, slot: BookingSlot): string {
  const text = JSON.stringify([partnerId, memberId, restaurantId, slotIdOf(slot)])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

export const ruleOfHold = ({
  free_until: freeUntil,
  fee_cents: feeCents,
}: Pick<ReservationHoldRow, 'free_until' | 'fee_cents'>): CancelRule => ({
  freeUntil,
  feeCents,
})

/** The member's reservation at this restaurant within two hours of a table, if there is one (RESERVE-21). */
export async function overlapping(
  tx: Tx,
  partnerId: string,
  memberId: string,
  merchantId: string,
  at: Date,
  exceptId?: string,
): Promise<ReservationRow | undefined> {
  const [from, to] = [-1, 1].map((side) => new Date(at.getTime() + side * RESERVATION_OVERLAP_MINUTES * MS_PER_MINUTE))
  if (!from || !to) return undefined
  const kept = await reservationRepo(tx, partnerId).keptAt(memberId, merchantId, from, to)
  return kept.find(({ id }) => id !== exceptId)
}

/** A member who may book: also one who has just joined and has no card yet. */
export function bookerOf(member: MemberRow | undefined): Result<MemberRow, Failure<'unauthorized' | 'forbidden'>> {
  if (!member) return fail({ kind: 'unauthorized' })
  return rowHasJoined(member) && member.member_type !== 'ClosedAccountMember' ? succeed(member) : fail({ kind: 'forbidden' })
}

type HoldDeps = Pick<ApiDeps, 'store' | 'clock' | 'bookings' | 'cardPayments' | 'flagProvider'>

/** The hold of a table, from the store or new from the service. */
export async function takeHold(
  deps: HoldDeps,
  partnerId: string,
  memberId: string,
  { bookings, restaurant }: Pick<Offering, 'bookings' | 'restaurant'>,
  slot: BookingSlot,
): Promise<Result<Omit<ReservationHoldRow, 'partner_id'>, BookingFailure>> {
  const key = holdKeyOf(partnerId, memberId, restaurant.id, slot)
  const known = await deps.store.tenant(partnerId, (tx) => reservationRepo(tx, partnerId).hold(memberId, key))
  if (known && known.expires_at > deps.clock()) return succeed(known)
  const held = await bookings.hold({ restaurant, slot, key })
  if (!held.ok) return held
  const { token, expiresAt, cancelRule, cardRequired } = held.value
  const row = {
    member_id: memberId,
    key,
    token,
    free_until: cancelRule.freeUntil,
    fee_cents: cancelRule.feeCents,
    card_required: cardRequired,
    expires_at: expiresAt,
  }
  await deps.store.tenant(partnerId, (tx) => reservationRepo(tx, partnerId).saveHold(row))
  return succeed(row)
}

/** Keeps a table for a member while the form is open. */
export async function holdTable(
  deps: HoldDeps,
  partner: Partner,
  memberId: string,
  merchantId: string,
  slotId: string,
): Promise<Result<HoldOutcome, Failure<'not-found' | 'unauthorized' | 'forbidden'>>> {
  const { id: partnerId } = partner.program
  const now = deps.clock()
  const slot = readSlotId(slotId)
  const found = await deps.store.reading.tenant(partnerId, async (tx) => {
    const [offering, member, diner, near] = await Promise.all([
      offeringAt(tx, deps, partner, merchantId, { memberId, now }),
      memberRepo(tx, partnerId).byId(memberId),
      dinerOf(tx, partner, memberId, merchantId, now),
      slot && overlapping(tx, partnerId, memberId, merchantId, slot.at),
    ])
    return { offering, member: bookerOf(member), diner, near }
  })
  const { offering, member, diner, near } = found
  if (!offering) return fail({ kind: 'not-found' })
  if (!member.ok) return member
  if (!slot || slot.at <= now) return succeed({ kind: 'slotGone' })
  if (near) return succeed({ kind: 'overlap', reservationId: near.id })
  const hold = await takeHold(deps, partnerId, memberId, offering, slot)
  if (!hold.ok) return succeed(refusalOf(hold.error))
  const { merchant, bonusUnits, cardPayments } = offering
  const make = slotMaker({ partner, merchant, party: slot.party, bonusUnits, diner, takesCards: cardPayments !== null })
  return succeed({
    kind: 'held',
    slot: make({ ...slot, status: 'available', cardRequired: hold.value.card_required }),
    expiresAt: hold.value.expires_at,
    cancelRule: ruleOfHold(hold.value),
    phone: member.value.phone_number,
  })
}
