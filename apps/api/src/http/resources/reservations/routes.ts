import { endpoints, IDEMPOTENCY_HEADER, type Reservation } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { readAvailability, readWeek } from '../../../use-cases/reservations/availability.ts'
import { bookTable, type BookOutcome } from '../../../use-cases/reservations/book.ts'
import { setUpCard } from '../../../use-cases/reservations/card-setup.ts'
import { newSlotCache, readCardSlots } from '../../../use-cases/reservations/card-slots.ts'
import { cancelTable, changeTable } from '../../../use-cases/reservations/change.ts'
import { receiveStatus } from '../../../use-cases/reservations/follow-service.ts'
import { holdTable, type TableRefusal } from '../../../use-cases/reservations/hold.ts'
import { bookingsOf } from '../../../use-cases/reservations/offering.ts'
import { listReservations, readReservation } from '../../../use-cases/reservations/view.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency-key.ts'
import { register, registerInSteps, registerRead, type Api } from '../../api.ts'

/** Reservations of tables; where the partner offers none, the calls do not exist (RESERVE-02). */
export function reservationRoutes(api: Api): void {
  const { deps } = api
  const cache = newSlotCache()

  /** Reads a reservation for an answer, after the effect of the call. */
  async function shown(partnerId: string, memberId: string, id: string): Promise<Reservation> {
    const found = await deps.store.reading.tenant(partnerId, (tx) => readReservation(tx, partnerId, memberId, id, deps.clock()))
    if (!found) throw new Error('The reservation of an outcome is not there')
    return found
  }

  async function presentRefusal(partnerId: string, memberId: string, refusal: TableRefusal) {
    if (refusal.kind !== 'overlap') return refusal
    const { reservationId: id } = refusal
    return { kind: refusal.kind, reservation: id === null ? null : await shown(partnerId, memberId, id) }
  }

  async function presentBooked(partnerId: string, memberId: string, outcome: BookOutcome) {
    if (outcome.kind === 'booked' || outcome.kind === 'pending')
      return { kind: outcome.kind, reservation: await shown(partnerId, memberId, outcome.reservationId) }
    return outcome.kind === 'cardProvider' ? outcome : presentRefusal(partnerId, memberId, outcome)
  }

  register(api, endpoints.getReservationAvailability, ({ params, query, partner, session }) =>
    readAvailability(deps, partner, params.merchantId, session?.memberId ?? null, query),
  )

  register(api, endpoints.getReservationWeek, ({ params, query, partner, session }) =>
    readWeek(deps, partner, params.merchantId, session?.memberId ?? null, query),
  )

  register(api, endpoints.getReservationSlots, async ({ query: { merchantId, ...asking }, partner, session }) => {
    const result = await readCardSlots(deps, cache, partner, session?.memberId ?? null, merchantId, asking)
    return result.ok ? succeed({ data: result.value }) : result
  })

  register(api, endpoints.holdReservation, async ({ params, body, partner, session: { memberId } }) => {
    const result = await holdTable(deps, partner, memberId, params.merchantId, body.slotId)
    if (!result.ok) return result
    const { value } = result
    if (value.kind !== 'held') return succeed(await presentRefusal(partner.program.id, memberId, value))
    const { freeUntil, feeCents } = value.cancelRule
    return succeed({
      ...value,
      party: value.slot.party,
      expiresAt: value.expiresAt.toISOString(),
      cancelRule: { freeUntil: freeUntil && freeUntil.toISOString(), feeCents },
    })
  })

  register(api, endpoints.createCardSetup, async ({ params, body, partner, session: { memberId }, context }) => {
    const key = context.headers.get(IDEMPOTENCY_HEADER) ?? undefined
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) return fail({ kind: 'bad-request' as const })
    const result = await setUpCard(deps, partner, memberId, params.merchantId, body.slotId, key)
    if (!result.ok) return result
    const { value } = result
    if (value.kind !== 'ready') return succeed(value)
    return succeed({ kind: value.kind, cardSetup: value.id, clientSecret: value.clientSecret })
  })

  registerInSteps(api, endpoints.bookReservation, async ({ params, body, partner, session: { memberId }, context }, tx) => {
    const key = context.headers.get(IDEMPOTENCY_HEADER) ?? undefined
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) return () => Promise.resolve(fail({ kind: 'bad-request' as const }))
    const { slotId, phone, note = '', cardSetup } = body
    const request = { memberId, merchantId: params.merchantId, slotId, phone, note, cardSetup, idempotencyKey: key }
    const rest = await bookTable(tx, deps, partner, request)
    return async () => {
      const result = await rest()
      return result.ok ? succeed(await presentBooked(partner.program.id, memberId, result.value)) : result
    }
  })

  registerRead(api, endpoints.getReservations, async ({ partner, session }, tx) =>
    bookingsOf(deps, partner)
      ? succeed(await listReservations(tx, partner.program.id, session.memberId, deps.clock()))
      : fail({ kind: 'not-found' }),
  )

  register(api, endpoints.changeReservation, async ({ params, body, partner, session: { memberId } }) => {
    const result = await changeTable(deps, partner, memberId, params.reservationId, body.slotId)
    return result.ok ? succeed(await presentBooked(partner.program.id, memberId, result.value)) : result
  })

  register(api, endpoints.cancelReservation, async ({ params, partner, session: { memberId } }) => {
    const result = await cancelTable(deps, partner, memberId, params.reservationId)
    if (!result.ok) return result
    const { value } = result
    if (value.kind === 'provider') return succeed(value)
    return succeed({ kind: value.kind, reservation: await shown(partner.program.id, memberId, value.reservationId) })
  })

  register(api, endpoints.receiveReservationStatus, async ({ body, partner }) => {
    const result = await receiveStatus(deps, partner, body)
    return result.ok ? succeed({ received: true as const }) : result
  })
}
