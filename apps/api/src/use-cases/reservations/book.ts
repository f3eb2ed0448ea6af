import { randomUUID } from 'node:crypto'

import { fail, localTime, parsePhone, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { BookingRequest, BookingSlot } from '../../adapters/bookings/bookings.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { reservationRepo, type ReservationRow } from '../../store/repositories/reservation.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'
import { once, type Finish } from '../once.ts'
import { RETRY_SECONDS } from './availability.ts'
import { readGivenCard } from './card-setup.ts'
import { confirmBooking, refuseBooking } from './end-request.ts'
import { bookerOf, holdKeyOf, overlapping, refusalOf, takeHold, type TableRefusal } from './hold.ts'
import { offeringAt, type Offering } from './offering.ts'
import { readSlotId } from './slot-id.ts'

export interface TableRequest {
  readonly memberId: string
  readonly merchantId: string
  readonly slotId: string
  readonly phone: string | undefined
  readonly note: string
  /** Id of the card that the member has given to the card-payment provider. */
  readonly cardSetup: string | undefined
  readonly idempotencyKey: string | undefined
}

/** `pending`: the service may have booked; `settleReservations` finds out. */
export type BookOutcome =
  | TableRefusal
  /** The card-payment provider does not answer; nothing was booked. */
  | { readonly kind: 'cardProvider' }
  | { readonly kind: 'booked'; readonly reservationId: string }
  | { readonly kind: 'pending'; readonly reservationId: string }

export type BookDeps = Pick<ApiDeps, 'store' | 'clock' | 'bookings' | 'secrets' | 'settings' | 'outbox' | 'cardPayments' | 'flagProvider'>
type BookFailure = Failure<
  'not-found' | 'unauthorized' | 'forbidden' | 'validation-failed' | 'idempotency-conflict' | 'unavailable' | 'vault-unavailable'
>

/** The first step's result: an outcome, or a reservation with which the service is asked. */
type Begun =
  | { readonly kind: 'ended'; readonly outcome: BookOutcome }
  | { readonly kind: 'ask'; readonly row: ReservationRow; readonly member: MemberRow; readonly offering: Offering }

/** The card is of another table or member, was used for another reservation, or the provider does not have it. */
const CARD_NOT_GIVEN = fail({ kind: 'validation-failed' as const, fields: [fieldError('cardSetup', 'card-not-given')] })

const slotOfRow = ({ starts_at: at, party, area }: ReservationRow): BookingSlot => ({ at, party, area })

/** The request for the service of a reservation, the same each time. */
export function requestOf(
  row: ReservationRow,
  member: MemberRow,
  restaurant: Offering['restaurant'],
  token: string,
): Omit<BookingRequest, 'card'> {
  const { first_name: firstName, last_name: lastName, email } = member
  return { restaurant, slot: slotOfRow(row), key: row.id, token, guest: { firstName, lastName, email, phone: row.phone }, note: row.note }
}

/** Checks a booking and writes it before the service is asked, under the lock of the member: parallel calls see it. */
async function begin(tx: Tx, deps: BookDeps, partner: Partner, request: TableRequest): Promise<Result<Begun, BookFailure>> {
  const { id: partnerId } = partner.program
  const { memberId, merchantId, idempotencyKey, cardSetup } = request
  const now = deps.clock()
  const reservations = reservationRepo(tx, partnerId)
  const [offering, found] = await Promise.all([
    offeringAt(tx, deps, partner, merchantId, { memberId, now }),
    memberRepo(tx, partnerId).lockSharingKey(memberId),
  ])
  if (!offering) return fail({ kind: 'not-found' })
  const member = bookerOf(found)
  if (!member.ok) return member
  const phone = parsePhone(request.phone ?? member.value.phone_number ?? '')
  if (!phone.ok) return fail({ kind: 'validation-failed', fields: [fieldError('phone', 'invalid-phone')] })
  const earlier = idempotencyKey === undefined ? undefined : await reservations.byRequestKey(memberId, idempotencyKey)
  if (earlier && earlier.status !== 'pending') return succeed({ kind: 'ended', outcome: { kind: 'booked', reservationId: earlier.id } })
  if (earlier) return succeed({ kind: 'ask', row: earlier, member: member.value, offering })
  const slot = readSlotId(request.slotId)
  if (!slot || slot.at <= now) return succeed({ kind: 'ended', outcome: { kind: 'slotGone' } })
  const near = await overlapping(tx, partnerId, memberId, merchantId, slot.at)
  if (near) return succeed({ kind: 'ended', outcome: { kind: 'overlap', reservationId: near.id } })
  if (cardSetup !== undefined) {
    if (!offering.cardPayments) return succeed({ kind: 'ended', outcome: { kind: 'cardRequired' } })
    if (await reservations.byCardSetup(memberId, cardSetup)) return CARD_NOT_GIVEN
  }
  const row = await reservations.insert({
    id: randomUUID(),
    member_id: memberId,
    merchant_id: merchantId,
    restaurant_id: offering.restaurant.id,
    starts_at: slot.at,
    party: slot.party,
    area: slot.area,
    local_date: localTime(slot.at, offering.restaurant.timeZone).date,
    status: 'pending',
    request_key: idempotencyKey ?? null,
    hold_token: null,
    confirmation: null,
    phone: phone.value,
    note: request.note,
    card_setup: cardSetup ?? null,
    free_until: null,
    fee_cents: null,
    change_to: null,
    bonus_units: offering.bonusUnits,
    created_at: now,
    asked_at: now,
    changed_at: now,
  })
  return succeed({ kind: 'ask', row, member: member.value, offering })
}

/** Asks the service, once, and finds out what became of it if its answer is lost. */
async function ask(
  deps: BookDeps,
  partner: Partner,
  { row, member, offering }: Extract<Begun, { kind: 'ask' }>,
  finish: Finish,
): Promise<Result<BookOutcome, BookFailure>> {
  const { id: partnerId } = partner.program
  const { bookings, restaurant } = offering
  const table = holdKeyOf(partnerId, row.member_id, restaurant.id, slotOfRow(row))
  const record = (reason: string) => deps.store.tenant(partnerId, (tx) => refuseBooking(tx, deps, row, reason))
  const refuse = async (outcome: BookOutcome): Promise<Result<BookOutcome, never>> => {
    await record(outcome.kind)
    return succeed(outcome)
  }
  const confirm = async (booked: Parameters<typeof confirmBooking>[4]): Promise<Result<BookOutcome, never>> => {
    const outcome = { kind: 'booked', reservationId: row.id } as const
    const mail = await deps.store.tenant(partnerId, async (tx): Promise<MessageRef | null> => {
      const written = await confirmBooking(tx, deps, partner, row.id, booked)
      await reservationRepo(tx, partnerId).removeHold(row.member_id, table)
      await finish(tx, succeed(outcome))
      return written
    })
    if (mail) await deps.outbox.dispatch(mail)
    return succeed(outcome)
  }
  /** A key for which the service was asked before must not be asked again before its answer is known. */
  const recover = async (token: string): Promise<Result<BookOutcome, never>> => {
    const found = await bookings.recover(requestOf(row, member, restaurant, token))
    if (!found.ok) return succeed({ kind: 'pending', reservationId: row.id })
    return found.value ? confirm(found.value) : refuse({ kind: 'provider' })
  }
  if (row.hold_token !== null) return recover(row.hold_token)
  const given = row.card_setup === null ? succeed(null) : await readGivenCard(offering.cardPayments, row.card_setup, table)
  if (!given.ok) {
    if (given.error === 'cardProvider') return refuse({ kind: 'cardProvider' })
    await record(given.error)
    return CARD_NOT_GIVEN
  }
  const card = given.value
  const hold = await takeHold(deps, partnerId, row.member_id, offering, slotOfRow(row))
  if (!hold.ok) return refuse(refusalOf(hold.error))
  const { token } = hold.value
  // Before the service is asked to book: without it, a process that finds the reservation knows that nothing was booked.
  const isOurs = await deps.store.tenant(partnerId, async (tx) => {
    const reservations = reservationRepo(tx, partnerId)
    if ((await reservations.lock(row.id))?.status !== 'pending') return false
    const shown = card && { card_brand: card.brand, card_last4: card.last4 }
    await reservations.update(row.id, { hold_token: token, asked_at: deps.clock(), ...shown })
    return true
  })
  if (!isOurs) return succeed({ kind: 'provider' })
  const answer = await bookings.book({ ...requestOf(row, member, restaurant, token), card })
  if (answer.ok) return confirm(answer.value)
  return answer.error.kind === 'unknown' ? recover(token) : refuse(refusalOf(answer.error))
}

/**
 * Books a table: exactly one reservation for repeated, parallel and lost calls (RESERVE-18, RESERVE-21). It is written before the service is asked, the
 * service books once for its id, and a lost answer is looked up, never tried again.
 * @param tx of the partner
 * @returns the rest, to be run after the transaction
 */
export async function bookTable(
  tx: Tx,
  deps: BookDeps,
  partner: Partner,
  request: TableRequest,
): Promise<() => Promise<Result<BookOutcome, Exclude<BookFailure, { kind: 'vault-unavailable' }>>>> {
  const { memberId, merchantId, slotId, phone, note, cardSetup, idempotencyKey: key } = request
  const scope = { partnerId: partner.program.id, memberId, key, request: { merchantId, slotId, phone, note, cardSetup } }
  const rest = await once<void, Begun, BookOutcome, BookFailure>(tx, deps, scope, {
    read: () => Promise.resolve(),
    begin: (on) => begin(on, deps, partner, request),
    work: async (begun, finish) => (begun.kind === 'ended' ? succeed(begun.outcome) : ask(deps, partner, begun, finish)),
  })
  return async () => {
    const result = await rest()
    if (result.ok) return result
    const { error } = result
    return error.kind === 'vault-unavailable' ? fail({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS }) : fail(error)
  }
}
