import { endpoints, IDEMPOTENCY_HEADER, type ReservationAvailability, type ReservationOutcome } from '@dining/contract'
import { expect } from 'vitest'

import { settleReservations } from '../use-cases/reservations/follow-service.ts'
import type { Browser } from './browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from './dining.ts'
import { addMember, signedIn } from './factories.ts'
import { bookableApi, OPEN_DAILY, plainRestaurantId } from './test-bookings.ts'
import { testPartner } from './test-partner.ts'

const OFFERING = { openTableReservationsEnabled: true } as const
/** When each test begins. */
export const BOOKING_START = new Date('2026-06-15T17:00:00Z')
const MINUTE_MS = 60_000

export interface Guest {
  readonly member: TestMember
  readonly visitor: Browser
}

export type BookingApi = Awaited<ReturnType<typeof bookingApi>>

/** An API whose partners "one" and "two" take reservations, and "none" does not, with members who book tables of one restaurant. */
export async function bookingApi() {
  const bookable = await bookableApi([...['one', 'two'].map((id) => testPartner(id, { features: OFFERING })), testPartner('none')])
  const { api, tables } = bookable
  let merchant: TestMerchant | null = null
  let keys = 0
  const place = () => {
    if (!merchant) throw new Error('renew() comes first')
    return merchant
  }
  const guest = async (partnerId = 'one', more: Parameters<typeof addMember>[2] = {}): Promise<Guest> => {
    const member = await addMember(api, partnerId, { first_name: 'Ada', last_name: 'Guest', phone_number: '5035550142', ...more })
    return { member, visitor: await signedIn(api, partnerId, member) }
  }
  const slotIds = async ({ visitor }: Guest, time = '19:00', at = place()): Promise<readonly string[]> => {
    const reply = await visitor.call(endpoints.getReservationAvailability, { params: { merchantId: at.id }, query: { time } })
    const answer = reply.body as ReservationAvailability
    return answer.kind === 'slots' ? answer.slots.map(({ slotId }) => slotId) : []
  }
  const newKey = () => `key-of-a-test-${String((keys += 1)).padStart(6, '0')}`
  const send = ({ visitor }: Guest, slotId: string, key = newKey(), more: object = {}, at = place()) =>
    visitor.call(endpoints.bookReservation, { params: { merchantId: at.id }, body: { slotId, ...more } }, { [IDEMPOTENCY_HEADER]: key })

  return {
    ...bookable,
    place,
    guest,
    slotIds,
    firstSlot: async (who: Guest) => (await slotIds(who))[0] ?? '',
    newKey,
    send,
    book: async (...args: Parameters<typeof send>): Promise<ReservationOutcome> => {
      const reply = await send(...args)
      expect(reply.status, JSON.stringify(reply.problem)).toBe(200)
      return reply.body as ReservationOutcome
    },
    rowsOf: ({ member }: Guest) =>
      api.store.owner((tx) => tx.selectFrom('reservation').selectAll().where('member_id', '=', member.id).orderBy('created_at').execute()),
    bookedAtService: ({ member }: Guest) => tables.service.book.bookings().filter(({ email }) => email === member.email.toLowerCase()),
    mailsTo: ({ member }: Guest) => api.mails.filter(({ to }) => to === member.email),
    /** Follows open requests a minute later. */
    settle: () => {
      api.clock.advance(MINUTE_MS)
      return settleReservations(api.deps)
    },
    /** A new restaurant, and neither faults nor mails. */
    renew: async () => {
      api.clock.set(BOOKING_START)
      tables.service.faults.set(null)
      api.mails.length = 0
      merchant = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
    },
  }
}
