import { endpoints, IDEMPOTENCY_HEADER, type ReservationAvailability, type ReservationOutcome } from '@dining/contract'
import type { Fault, FaultyCall } from '@dining/sandbox/bookings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../store/repositories/audit-trail.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import {
  bookableApi,
  type BookableApi,
  OPEN_DAILY,
  plainRestaurantId,
  restaurantIdWith,
  type TestBookings,
} from '../../testing/test-bookings.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { settleReservations } from './follow-service.ts'

const OFFERING = { openTableReservationsEnabled: true } as const
const START = new Date('2026-06-15T17:00:00Z')
const MINUTE_MS = 60_000

let api: TestApi
let tables: TestBookings
let bookable: BookableApi
let merchant: TestMerchant
beforeAll(async () => {
  bookable = await bookableApi(['one', 'two'].map((id) => testPartner(id, { features: OFFERING })))
  ;({ api, tables } = bookable)
})
afterAll(() => bookable.close())
beforeEach(async () => {
  api.clock.set(START)
  tables.service.faults.set(null)
  api.mails.length = 0
  merchant = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
})

interface Guest {
  readonly member: TestMember
  readonly visitor: Browser
}
async function guest(partnerId = 'one', more: Parameters<typeof addMember>[2] = {}): Promise<Guest> {
  const member = await addMember(api, partnerId, { first_name: 'Ada', last_name: 'Guest', phone_number: '5035550142', ...more })
  return { member, visitor: await signedIn(api, partnerId, member) }
}
async function slotIds({ visitor }: Guest, time = '19:00', at = merchant): Promise<readonly string[]> {
  const reply = await visitor.call(endpoints.getReservationAvailability, { params: { merchantId: at.id }, query: { time } })
  const answer = reply.body as ReservationAvailability
  return answer.kind === 'slots' ? answer.slots.map(({ slotId }) => slotId) : []
}
const firstSlot = async (who: Guest) => (await slotIds(who))[0] ?? ''
let keys = 0
const newKey = () => `key-of-a-test-${String((keys += 1)).padStart(6, '0')}`
const send = ({ visitor }: Guest, slotId: string, key = newKey(), more: object = {}, at = merchant) =>
  visitor.call(endpoints.bookReservation, { params: { merchantId: at.id }, body: { slotId, ...more } }, { [IDEMPOTENCY_HEADER]: key })
const book = async (...args: Parameters<typeof send>): Promise<ReservationOutcome> => {
  const reply = await send(...args)
  expect(reply.status, JSON.stringify(reply.problem)).toBe(200)
  return reply.body as ReservationOutcome
}
const rowsOf = ({ member }: Guest) =>
  api.store.owner((tx) => tx.selectFrom('reservation').selectAll().where('member_id', '=', member.id).orderBy('created_at').execute())
const bookedAtService = ({ member }: Guest) => tables.service.book.bookings().filter(({ email }) => email === member.email.toLowerCase())
const mailsTo = ({ member }: Guest) => api.mails.filter(({ to }) => to === member.email)
const settle = () => {
  api.clock.advance(MINUTE_MS)
  return settleReservations(api.deps)
}

describe('a booking', () => {
  it('books the table with the name of the member, mails it with an event, and records it [RESERVE-18] [RESERVE-19] [RESERVE-24]', async () => {
    const who = await guest()
    const outcome = await book(who, await firstSlot(who), newKey(), { note: 'A quiet table, please' })
    expect(outcome).toMatchObject({
      kind: 'booked',
      reservation: { status: 'booked', party: 2, note: 'A quiet table, please', canCancel: true },
    })
    const [booked] = bookedAtService(who)
    const reservation = outcome.kind === 'booked' ? outcome.reservation : null
    expect(booked).toMatchObject({ name: 'Ada Guest', record: { confirmation: reservation?.confirmation } })
    const [mail, ...more] = mailsTo(who)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your table at Osteria Lume is booked')
    expect(mail?.calendar).toContain(`DTSTART:${new Date(reservation?.time ?? '').toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
    const [event] = await api.store.owner((tx) => readAudit(tx, { memberId: who.member.id, kind: 'reservation-booked' }, 1))
    expect(event?.detail).toEqual({ reservationId: reservation?.id, merchantId: merchant.id })
  })

  it('needs a session [RESERVE-23]', async () => {
    const who = await guest()
    const slotId = await firstSlot(who)
    who.visitor.cookies.clear()
    who.visitor.token = undefined
    const reply = await send(who, slotId)
    expect([reply.status, reply.problem.code]).toEqual([401, 'unauthorized'])
  })

  it('has one effect and one answer for 20 calls with one key at once', async () => {
    const who = await guest()
    const [slotId, key] = [await firstSlot(who), newKey()]
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(who, slotId, key)))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(replies[0]?.body).toMatchObject({ kind: 'booked' })
    expect([bookedAtService(who).length, (await rowsOf(who)).length, mailsTo(who).length]).toEqual([1, 1, 1])
  })

  it('is one reservation for 20 calls with different keys and tables at once: the others overlap [RESERVE-21]', async () => {
    const who = await guest()
    const all = await slotIds(who)
    const near = all.slice(0, 6)
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => book(who, near[index % near.length] ?? '')))
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'overlap')).toHaveLength(19)
    expect(bookedAtService(who)).toHaveLength(1)
  })

  it('refuses the same key for another table', async () => {
    const who = await guest()
    const [first = '', second = ''] = await slotIds(who)
    const key = newKey()
    await book(who, first, key)
    const reply = await send(who, second, key)
    expect([reply.status, reply.problem.code]).toEqual([422, 'idempotency-conflict'])
  })

  it('overlaps another one at the place within two hours, and not one two hours away or elsewhere [RESERVE-21]', async () => {
    const who = await guest()
    const at = (id: string) => Number.parseInt(id.split('-')[0] ?? '', 36)
    const early = await slotIds(who, '14:00')
    const [first = ''] = early
    const booked = await book(who, first)
    const within = early.find((id) => at(id) - at(first) > 60 && at(id) - at(first) < 120) ?? ''
    expect(await book(who, within)).toEqual({ kind: 'overlap', reservation: booked.kind === 'booked' ? booked.reservation : null })
    const after = early.find((id) => at(id) - at(first) >= 120) ?? ''
    expect((await book(who, after)).kind).toBe('booked')
    const elsewhere = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
    const [there = ''] = await slotIds(who, '14:00', elsewhere)
    expect((await book(who, there, newKey(), {}, elsewhere)).kind).toBe('booked')
  })

  it('is refused for a deactivated account of the service [RESERVE-22]', async () => {
    const who = await guest()
    tables.service.book.setDeactivated(who.member.email, true)
    expect(await book(who, await firstSlot(who))).toEqual({ kind: 'userFraud' })
    expect(mailsTo(who)).toEqual([])
  })

  it('is refused for a table that is gone, one in the past, and one that needs a card [RESERVE-26]', async () => {
    const who = await guest()
    const slotId = await firstSlot(who)
    tables.service.faults.set(null)
    const others = await Promise.all(Array.from({ length: 12 }, () => guest()))
    for (const other of others) await book(other, slotId)
    expect(await book(who, slotId)).toEqual({ kind: 'slotGone' })
    expect(await book(who, 'a0-2-main')).toEqual({ kind: 'slotGone' })
    expect(await book(who, 'no-table')).toEqual({ kind: 'slotGone' })
    const withCard = restaurantIdWith(({ eveningCard, leadMinutes, daysAhead }) => eveningCard && leadMinutes === 30 && daysAhead > 20)
    const fine = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: withCard })
    const reply = await who.visitor.call(endpoints.getReservationAvailability, { params: { merchantId: fine.id }, query: {} })
    const answer = reply.body as ReservationAvailability
    const card = answer.kind === 'slots' ? answer.slots.find(({ cardRequired }) => cardRequired) : undefined
    expect(await book(who, card?.slotId ?? '', newKey(), {}, fine)).toEqual({ kind: 'cardRequired' })
  })

  it('needs a telephone number, with its own error', async () => {
    const who = await guest('one', { phone_number: null })
    const slotId = await firstSlot(who)
    const reply = await send(who, slotId)
    expect([reply.status, reply.problem.errors?.[0]?.field, reply.problem.errors?.[0]?.code]).toEqual([400, 'phone', 'invalid-phone'])
    expect((await book(who, slotId, newKey(), { phone: '(503) 555-0143' })).kind).toBe('booked')
    expect((await rowsOf(who))[0]?.phone).toBe('5035550143')
  })

  it('is open to a member who has just joined, without a card', async () => {
    const who = await guest('one', { member_type: 'NonCardMember', has_web_profile: true, active: false })
    expect((await book(who, await firstSlot(who))).kind).toBe('booked')
  })

  it('is refused for members who have not joined or have closed the account', async () => {
    const who = await guest('one', { member_type: 'NonCardMember', has_web_profile: false })
    const reply = await send(who, 'a0-2-main')
    expect([reply.status, reply.problem.code]).toEqual([403, 'forbidden'])
    const closed = await guest('one', { member_type: 'ClosedAccountMember', active: false })
    expect((await send(closed, 'a0-2-main')).problem.code).toBe('forbidden')
  })
})

describe('a hold', () => {
  const hold = async ({ visitor }: Guest, slotId: string) =>
    (await visitor.call(endpoints.holdReservation, { params: { merchantId: merchant.id }, body: { slotId } })).body

  it('keeps the table for its member until it expires, and is the same for each call', async () => {
    const who = await guest()
    const slotId = await firstSlot(who)
    const first = await hold(who, slotId)
    expect(first).toMatchObject({ kind: 'held', party: 2, phone: '5035550142', slot: { slotId } })
    expect(await hold(who, slotId)).toEqual(first)
    const others = await Promise.all(Array.from({ length: 12 }, () => guest()))
    const outcomes = []
    for (const other of others) outcomes.push((await book(other, slotId)).kind)
    expect(outcomes).toContain('slotGone')
    expect((await book(who, slotId)).kind).toBe('booked')
    expect(await hold(who, slotId)).toMatchObject({ kind: 'overlap', reservation: { status: 'booked' } })
  })

  it('that has expired does not prevent the booking of a free table', async () => {
    const who = await guest()
    const slotId = await firstSlot(who)
    await hold(who, slotId)
    api.clock.advance(6 * MINUTE_MS)
    tables.service.book.expireHolds()
    expect((await book(who, slotId)).kind).toBe('booked')
  })
})

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
]

describe('the service', () => {
  it.each(FAULTS)(
    'that is %s at %j (%i ms) shows %s at once, and it is booked once or not at all: %s [RESERVE-20]',
    async (kind, calls, ms, shown, isBooked) => {
      const who = await guest()
      const [slotId, key] = [await firstSlot(who), newKey()]
      tables.service.faults.set({ kind, calls: [...calls], ms })
      const outcome = await book(who, slotId, key)
      expect(outcome.kind).toBe(shown)
      const open = { status: 'pending', confirmation: null, canCancel: false }
      expect(outcome).toMatchObject(shown === 'pending' ? { reservation: open } : {})
      tables.service.faults.set(null)
      await settle()
      if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(bookedAtService(who)).toHaveLength(isBooked ? 1 : 0)
      const statuses = (await rowsOf(who)).map(({ status }) => status)
      expect(statuses).toEqual([isBooked ? 'booked' : 'refused'])
      expect(mailsTo(who)).toHaveLength(isBooked ? 1 : 0)
      // The member tries again: with the same key, and with a new one.
      const again = await book(who, slotId, key)
      expect(again.kind).toBe('booked')
      expect((await book(who, slotId)).kind).toBe('overlap')
      expect(bookedAtService(who)).toHaveLength(1)
      expect(mailsTo(who)).toHaveLength(1)
    },
  )

  it('is asked by one of several processes that look a request up at once: one booking, one mail', async () => {
    const who = await guest()
    const slotId = await firstSlot(who)
    tables.service.faults.set({ kind: 'lost', calls: ['book', 'recover'], ms: 0 })
    expect((await book(who, slotId)).kind).toBe('pending')
    tables.service.faults.set(null)
    api.clock.advance(MINUTE_MS)
    await Promise.all(Array.from({ length: 5 }, () => settleReservations(api.deps)))
    expect((await rowsOf(who)).map(({ status }) => status)).toEqual(['booked'])
    expect(mailsTo(who)).toHaveLength(1)
  })

  it('that never answers leaves the request open, and no other one is made', async () => {
    const who = await guest()
    const slotId = await firstSlot(who)
    tables.service.faults.set({ kind: 'lost', calls: ['book', 'recover'], ms: 0 })
    await book(who, slotId)
    await settle()
    expect((await rowsOf(who)).map(({ status }) => status)).toEqual(['pending'])
    expect((await book(who, slotId)).kind).toBe('overlap')
  })

  it.each([null, 'a token'])('is not needed for a request whose process ended before it was asked (hold: %s)', async (hold_token) => {
    const who = await guest()
    const { partner_id, id } = who.member
    const row = {
      partner_id,
      id: `killed-${newKey()}`,
      member_id: id,
      merchant_id: merchant.id,
      restaurant_id: merchant.open_table_id ?? '',
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
      created_at: START,
      asked_at: START,
      changed_at: START,
    } as const
    await api.store.owner((tx) => tx.insertInto('reservation').values(row).execute())
    await settle()
    expect((await rowsOf(who)).map(({ status }) => status)).toEqual(['refused'])
    expect(bookedAtService(who)).toEqual([])
  })
})
