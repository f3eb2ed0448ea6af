import type { ReservationOutcome } from '@dining/contract'
import type { Fault, FaultyCall } from '@dining/sandbox/bookings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { BOOKING_START, bookingApi, type BookingApi } from '../../testing/booking-api.ts'
import { settleReservations } from './follow-service.ts'

const MINUTE_MS = 60_000

let t: BookingApi
beforeAll(async () => {
  t = await bookingApi()
})
afterAll(() => t.close())
beforeEach(() => t.renew())

/** Faults of the service, whether it has booked then, what the member sees at once, and what becomes of it. */
const FAULTS: readonly (readonly [Fault, readonly FaultyCall[], number, ReservationOutcome['kind'], boolean])[] = [
  ['down', ['hold'], 0, 'provider', false],
  ['error', ['hold'], 0, 'provider', false],
  ['wrong', ['hold'], 0, 'provider', false],
  ['lost', ['hold'], 0, 'provider', false],
  ['down', ['book'], 0, 'provider', false],
  ['error', ['book'], 0, 'provider', false],
  ['wrong', ['book'], 0, 'booked', true],
  ['lost', ['book'], 0, 'booked', true],
  ['slow', ['book'], 6_000, 'booked', true],
  ['late', ['book'], 6_000, 'provider', false],
  ['down', ['book', 'recover'], 0, 'pending', false],
  ['error', ['book', 'recover'], 0, 'pending', false],
  ['wrong', ['book', 'recover'], 0, 'pending', true],
  ['lost', ['book', 'recover'], 0, 'pending', true],
  ['down', ['hold', 'book', 'recover'], 0, 'provider', false],
  ['error', ['hold', 'book', 'recover'], 0, 'provider', false],
  ['wrong', ['hold', 'book'], 0, 'provider', false],
  ['lost', ['hold', 'book'], 0, 'provider', false],
  ['slow', ['hold'], 6_000, 'provider', false],
  ['late', ['hold'], 6_000, 'provider', false],
  ['slow', ['book', 'recover'], 6_000, 'pending', true],
  // Not asked after an answer.
  ['down', ['recover'], 0, 'booked', true],
  ['error', ['recover'], 0, 'booked', true],
  ['wrong', ['recover'], 0, 'booked', true],
  ['lost', ['recover'], 0, 'booked', true],
  ['slow', ['recover'], 6_000, 'booked', true],
]

describe('the service', () => {
  it.each(FAULTS)(
    'that is %s at %j (%i ms) shows %s at once, and it is booked once or not at all: %s [RESERVE-20]',
    async (kind, calls, ms, shown, isBooked) => {
      const who = await t.guest()
      const [slotId, key] = [await t.firstSlot(who), t.newKey()]
      t.tables.service.faults.set({ kind, calls: [...calls], ms })
      const outcome = await t.book(who, slotId, key)
      expect(outcome.kind).toBe(shown)
      const open = { status: 'pending', confirmation: null, canCancel: false }
      expect(outcome).toMatchObject(shown === 'pending' ? { reservation: open } : {})
      t.tables.service.faults.set(null)
      await t.settle()
      if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(t.bookedAtService(who)).toHaveLength(isBooked ? 1 : 0)
      const statuses = (await t.rowsOf(who)).map(({ status }) => status)
      expect(statuses).toEqual([isBooked ? 'booked' : 'refused'])
      expect(t.mailsTo(who)).toHaveLength(isBooked ? 1 : 0)
      // The member tries again: with the same key, and with a new one.
      const again = await t.book(who, slotId, key)
      expect(again.kind).toBe('booked')
      expect((await t.book(who, slotId)).kind).toBe('overlap')
      expect(t.bookedAtService(who)).toHaveLength(1)
      expect(t.mailsTo(who)).toHaveLength(1)
    },
  )

  it('is asked by one of several processes that look a request up at once: one booking, one mail', async () => {
    const who = await t.guest()
    const slotId = await t.firstSlot(who)
    t.tables.service.faults.set({ kind: 'lost', calls: ['book', 'recover'], ms: 0 })
    expect((await t.book(who, slotId)).kind).toBe('pending')
    t.tables.service.faults.set(null)
    t.api.clock.advance(MINUTE_MS)
    await Promise.all(Array.from({ length: 5 }, () => settleReservations(t.api.deps)))
    expect((await t.rowsOf(who)).map(({ status }) => status)).toEqual(['booked'])
    expect(t.mailsTo(who)).toHaveLength(1)
  })

  it('that never answers leaves the request open, and no other one is made', async () => {
    const who = await t.guest()
    const slotId = await t.firstSlot(who)
    t.tables.service.faults.set({ kind: 'lost', calls: ['book', 'recover'], ms: 0 })
    await t.book(who, slotId)
    await t.settle()
    expect((await t.rowsOf(who)).map(({ status }) => status)).toEqual(['pending'])
    expect((await t.book(who, slotId)).kind).toBe('overlap')
  })

  it.each([null, 'a token'])('is not needed for a request whose process ended before it was asked (hold: %s)', async (hold_token) => {
    const who = await t.guest()
    const { partner_id, id } = who.member
    const row = {
      partner_id,
      id: `killed-${t.newKey()}`,
      member_id: id,
      merchant_id: t.place().id,
      restaurant_id: t.place().open_table_id ?? '',
      starts_at: new Date('2026-06-15T23:00:00Z'),
      party: 2,
      area: 'main',
      local_date: '2026-06-15',
      status: 'pending',
      request_key: null,
      hold_token,
      confirmation: null,
      phone: '5035550142',
      note: '',
      free_until: null,
      fee_cents: null,
      change_to: null,
      bonus_units: null,
      created_at: BOOKING_START,
      asked_at: BOOKING_START,
      changed_at: BOOKING_START,
    } as const
    await t.api.store.owner((tx) => tx.insertInto('reservation').values(row).execute())
    await t.settle()
    expect((await t.rowsOf(who)).map(({ status }) => status)).toEqual(['refused'])
    expect(t.bookedAtService(who)).toEqual([])
  })
})
