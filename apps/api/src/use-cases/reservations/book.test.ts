import { endpoints, type ReservationAvailability } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../store/repositories/audit-trail.ts'
import { bookingApi, type BookingApi, type Guest } from '../../testing/booking-api.ts'
import { givenMerchant } from '../../testing/dining.ts'
import { OPEN_DAILY, plainRestaurantId, restaurantIdWith } from '../../testing/test-bookings.ts'

const MINUTE_MS = 60_000

let t: BookingApi
beforeAll(async () => {
  t = await bookingApi()
})
afterAll(() => t.close())
beforeEach(() => t.renew())

describe('a booking', () => {
  it('books the table with the name of the member, mails it with an event, and records it [RESERVE-18] [RESERVE-19] [RESERVE-24]', async () => {
    const who = await t.guest()
    const outcome = await t.book(who, await t.firstSlot(who), t.newKey(), { note: 'A quiet table, please' })
    expect(outcome).toMatchObject({
      kind: 'booked',
      reservation: { status: 'booked', party: 2, note: 'A quiet table, please', canCancel: true },
    })
    const [booked] = t.bookedAtService(who)
    const reservation = outcome.kind === 'booked' ? outcome.reservation : null
    expect(booked).toMatchObject({ name: 'Ada Guest', record: { confirmation: reservation?.confirmation } })
    const [mail, ...more] = t.mailsTo(who)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your table at Osteria Lume is booked')
    expect(mail?.calendar).toContain(`DTSTART:${new Date(reservation?.time ?? '').toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
    const [event] = await t.api.store.owner((tx) => readAudit(tx, { memberId: who.member.id, kind: 'reservation-booked' }, 1))
    expect(event?.detail).toEqual({ reservationId: reservation?.id, merchantId: t.place().id })
  })

  it('needs a session [RESERVE-23]', async () => {
    const who = await t.guest()
    const slotId = await t.firstSlot(who)
    who.visitor.cookies.clear()
    who.visitor.token = undefined
    const reply = await t.send(who, slotId)
    expect([reply.status, reply.problem.code]).toEqual([401, 'unauthorized'])
  })

  it('has one effect and one answer for 20 calls with one key at once', async () => {
    const who = await t.guest()
    const [slotId, key] = [await t.firstSlot(who), t.newKey()]
    const replies = await Promise.all(Array.from({ length: 20 }, () => t.send(who, slotId, key)))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(replies[0]?.body).toMatchObject({ kind: 'booked' })
    expect([t.bookedAtService(who).length, (await t.rowsOf(who)).length, t.mailsTo(who).length]).toEqual([1, 1, 1])
  })

  it('is one reservation for 20 calls with different keys and tables at once: the others overlap [RESERVE-21]', async () => {
    const who = await t.guest()
    const all = await t.slotIds(who)
    const near = all.slice(0, 6)
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => t.book(who, near[index % near.length] ?? '')))
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'overlap')).toHaveLength(19)
    expect(t.bookedAtService(who)).toHaveLength(1)
  })

  it('refuses the same key for another table', async () => {
    const who = await t.guest()
    const [first = '', second = ''] = await t.slotIds(who)
    const key = t.newKey()
    await t.book(who, first, key)
    const reply = await t.send(who, second, key)
    expect([reply.status, reply.problem.code]).toEqual([422, 'idempotency-conflict'])
  })

  it('overlaps another one at the place within two hours, and not one two hours away or elsewhere [RESERVE-21]', async () => {
    const who = await t.guest()
    const at = (id: string) => Number.parseInt(id.split('-')[0] ?? '', 36)
    const early = await t.slotIds(who, '14:00')
    const [first = ''] = early
    const booked = await t.book(who, first)
    const within = early.find((id) => at(id) - at(first) > 60 && at(id) - at(first) < 120) ?? ''
    expect(await t.book(who, within)).toEqual({ kind: 'overlap', reservation: booked.kind === 'booked' ? booked.reservation : null })
    const after = early.find((id) => at(id) - at(first) >= 120) ?? ''
    expect((await t.book(who, after)).kind).toBe('booked')
    const elsewhere = await givenMerchant(t.api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
    const [there = ''] = await t.slotIds(who, '14:00', elsewhere)
    expect((await t.book(who, there, t.newKey(), {}, elsewhere)).kind).toBe('booked')
  })

  it('is refused for a deactivated account of the service [RESERVE-22]', async () => {
    const who = await t.guest()
    t.tables.service.book.setDeactivated(who.member.email, true)
    expect(await t.book(who, await t.firstSlot(who))).toEqual({ kind: 'userFraud' })
    expect(t.mailsTo(who)).toEqual([])
  })

  it('is refused for a table that is gone, one in the past, and one that needs a card [RESERVE-26]', async () => {
    const who = await t.guest()
    const slotId = await t.firstSlot(who)
    t.tables.service.faults.set(null)
    const others = await Promise.all(Array.from({ length: 12 }, () => t.guest()))
    for (const other of others) await t.book(other, slotId)
    expect(await t.book(who, slotId)).toEqual({ kind: 'slotGone' })
    expect(await t.book(who, 'a0-2-main')).toEqual({ kind: 'slotGone' })
    expect(await t.book(who, 'no-table')).toEqual({ kind: 'slotGone' })
    const withCard = restaurantIdWith(({ eveningCard, leadMinutes, daysAhead }) => eveningCard && leadMinutes === 30 && daysAhead > 20)
    const fine = await givenMerchant(t.api.store, { hours: OPEN_DAILY, open_table_id: withCard })
    const reply = await who.visitor.call(endpoints.getReservationAvailability, { params: { merchantId: fine.id }, query: {} })
    const answer = reply.body as ReservationAvailability
    const card = answer.kind === 'slots' ? answer.slots.find(({ cardRequired }) => cardRequired) : undefined
    expect(await t.book(who, card?.slotId ?? '', t.newKey(), {}, fine)).toEqual({ kind: 'cardRequired' })
  })

  it('needs a telephone number, with its own error', async () => {
    const who = await t.guest('one', { phone_number: null })
    const slotId = await t.firstSlot(who)
    const reply = await t.send(who, slotId)
    expect([reply.status, reply.problem.errors?.[0]?.field, reply.problem.errors?.[0]?.code]).toEqual([400, 'phone', 'invalid-phone'])
    expect((await t.book(who, slotId, t.newKey(), { phone: '(503) 555-0143' })).kind).toBe('booked')
    expect((await t.rowsOf(who))[0]?.phone).toBe('5035550143')
  })

  it('is open to a member who has just joined, without a card', async () => {
    const who = await t.guest('one', { member_type: 'NonCardMember', has_web_profile: true, active: false })
    expect((await t.book(who, await t.firstSlot(who))).kind).toBe('booked')
  })

  it('is refused for members who have not joined or have closed the account', async () => {
    const who = await t.guest('one', { member_type: 'NonCardMember', has_web_profile: false })
    const reply = await t.send(who, 'a0-2-main')
    expect([reply.status, reply.problem.code]).toEqual([403, 'forbidden'])
    const closed = await t.guest('one', { member_type: 'ClosedAccountMember', active: false })
    expect((await t.send(closed, 'a0-2-main')).problem.code).toBe('forbidden')
  })
})

describe('a hold', () => {
  const hold = async ({ visitor }: Guest, slotId: string) =>
    (await visitor.call(endpoints.holdReservation, { params: { merchantId: t.place().id }, body: { slotId } })).body

  it('keeps the table for its member until it expires, and is the same for each call', async () => {
    const who = await t.guest()
    const slotId = await t.firstSlot(who)
    const first = await hold(who, slotId)
    expect(first).toMatchObject({ kind: 'held', party: 2, phone: '5035550142', slot: { slotId } })
    expect(await hold(who, slotId)).toEqual(first)
    const others = await Promise.all(Array.from({ length: 12 }, () => t.guest()))
    const outcomes = []
    for (const other of others) outcomes.push((await t.book(other, slotId)).kind)
    expect(outcomes).toContain('slotGone')
    expect((await t.book(who, slotId)).kind).toBe('booked')
    expect(await hold(who, slotId)).toMatchObject({ kind: 'overlap', reservation: { status: 'booked' } })
  })

  it('that has expired does not prevent the booking of a free table', async () => {
    const who = await t.guest()
    const slotId = await t.firstSlot(who)
    await hold(who, slotId)
    t.api.clock.advance(6 * MINUTE_MS)
    t.tables.service.book.expireHolds()
    expect((await t.book(who, slotId)).kind).toBe('booked')
  })
})
