import { randomUUID } from 'node:crypto'

import { freePort } from '@dining/serving/free-port'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { recordedOpenTable } from '../../testing/recorded-open-table.ts'
import { OPEN_DAILY, plainRestaurantId, testBookings, type TestBookings } from '../../testing/test-bookings.ts'
import type { BookingRequest, BookingRestaurant, Bookings, BookingSlot } from './bookings.ts'
import { serviceCaller } from './call-service.ts'
import { openTableBookings } from './open-table.ts'
import { isSignedReport, reportSignature } from './signed-report.ts'

const SECRET = 'a secret of thirty-two characters.'
const DAY_MS = 86_400_000
/**
 * In some days, before restaurants in New York open: the first free table is then followed by hours in which tables are free, whenever the test runs.
 */
const morning = () => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 3.5 * DAY_MS)
const noPause = () => serviceCaller({ onPause: () => undefined, pauseAfter: Number.POSITIVE_INFINITY })
const restaurant = (id: string): BookingRestaurant => ({ id, timeZone: 'America/New_York', hours: JSON.parse(OPEN_DAILY) as [] })

let sandbox: TestBookings
let recorded: Awaited<ReturnType<typeof recordedOpenTable>>
let openTable: Bookings
beforeAll(async () => {
  sandbox = await testBookings('one', () => new Date())
  recorded = await recordedOpenTable()
  const settings = { clientId: 'id', clientSecret: 'hush', webhookSecret: SECRET, signInAt: recorded.url, reachedAt: recorded.url }
  openTable = openTableBookings({ service: 'openTable', ...settings }, noPause())
})
afterEach(() => {
  sandbox.service.faults.set(null)
  recorded.instead.clear()
})
afterAll(async () => {
  await sandbox.close()
  await recorded.close()
})

/** A service under test: its adapter, a new restaurant, and how its answers are lost. */
interface Service {
  readonly bookings: Bookings
  readonly place: BookingRestaurant
  readonly fail: (how: 'down' | 'lost' | 'error') => void
  readonly bookedOf: () => number
}
const SERVICES: Readonly<Record<string, () => Service>> = {
  'the sandbox': () => {
    const place = restaurant(plainRestaurantId())
    return {
      bookings: sandbox.bookings,
      place,
      fail: (kind) => sandbox.service.faults.set({ kind, calls: ['book'], ms: 0 }),
      bookedOf: () => sandbox.service.book.bookings().filter(({ record }) => record.restaurantId === place.id).length,
    }
  },
  OpenTable: () => {
    const before = recorded.states.size
    const faults = { down: 'no-answer', lost: 'lost', error: { status: 500, body: {} } } as const
    return {
      bookings: openTable,
      place: restaurant('1038007'),
      fail: (how) => recorded.instead.set('/reservations', faults[how]),
      bookedOf: () => recorded.states.size - before,
    }
  },
}

async function freeSlot({ bookings, place }: Service, party = 2): Promise<BookingSlot> {
  const from = morning()
  const answer = await bookings.times({ restaurant: place, from, to: new Date(from.getTime() + DAY_MS), party })
  const free = answer.ok ? answer.value.times.find(({ status, cardRequired }) => status === 'available' && !cardRequired) : undefined
  if (!free) throw new Error('There is no table')
  return { at: free.at, party, area: free.area }
}
async function requestFor(service: Service): Promise<BookingRequest> {
  const slot = await freeSlot(service)
  const held = await service.bookings.hold({ restaurant: service.place, slot, key: randomUUID() })
  if (!held.ok) throw new Error('The table was not held')
  expect(held.value.expiresAt.getTime()).toBeGreaterThan(Date.now())
  const guest = { firstName: 'Ada', lastName: 'Guest', email: `${randomUUID()}@example.com`, phone: '5035550142' }
  return { restaurant: service.place, slot, key: randomUUID(), token: held.value.token, guest, note: 'Window', card: null }
}

describe.each(Object.entries(SERVICES))('the booking port over %s', (_, open) => {
  it('lists times in order, with those that need a card', async () => {
    const service = open()
    const from = morning()
    const to = new Date(from.getTime() + DAY_MS)
    const answer = await service.bookings.times({ restaurant: service.place, from, to, party: 2 })
    const times = answer.ok ? answer.value.times.map(({ at }) => at.getTime()) : []
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.every((at) => at >= from.getTime() && at < to.getTime())).toBe(true)
  })

  it('names the largest party when none is seated', async () => {
    const service = open()
    const from = morning()
    const answer = await service.bookings.times({ restaurant: service.place, from, to: new Date(from.getTime() + DAY_MS), party: 40 })
    expect(answer.ok && answer.value.parties.most).toBeLessThan(40)
    expect(answer.ok && answer.value.times.some(({ status }) => status === 'available')).toBe(false)
  })

  it('books a held table, once for a key', async () => {
    const service = open()
    const request = await requestFor(service)
    const answers = [await service.bookings.book(request), await service.bookings.book(request)]
    expect(answers[0]).toMatchObject({ ok: true, value: { status: 'booked', at: request.slot.at, party: 2 } })
    expect(answers[1]).toEqual(answers[0])
    expect(service.bookedOf()).toBe(1)
  })

  it.each(['lost', 'down', 'error'] as const)('tells what became of a booking whose answer is %s', async (how) => {
    const service = open()
    const request = await requestFor(service)
    service.fail(how)
    expect(await service.bookings.book(request)).toEqual({ ok: false, error: { kind: 'unknown' } })
    sandbox.service.faults.set(null)
    recorded.instead.clear()
    const before = service.bookedOf()
    expect(before).toBe(how === 'lost' ? 1 : 0)
    const recovered = await service.bookings.recover(request)
    expect(recovered.ok).toBe(true)
    const isThere = recovered.ok && recovered.value !== null
    expect(service.bookedOf()).toBe(isThere ? 1 : 0)
    expect(await service.bookings.recover(request)).toEqual(recovered)
  })

  it('reads, changes and cancels a booking', async () => {
    const service = open()
    const request = await requestFor(service)
    const booked = await service.bookings.book(request)
    const confirmation = booked.ok ? booked.value.confirmation : ''
    const of = { restaurant: service.place, confirmation }
    expect(await service.bookings.read(of)).toMatchObject({ ok: true, value: { confirmation, at: request.slot.at, status: 'booked' } })
    const slot = { ...request.slot, at: new Date(request.slot.at.getTime() + 2 * 3_600_000) }
    expect(await service.bookings.change({ ...of, slot })).toMatchObject({ ok: true, value: { at: slot.at } })
    expect(await service.bookings.read(of)).toMatchObject({ ok: true, value: { at: slot.at } })
    expect(await service.bookings.cancel(of)).toEqual({ ok: true, value: 'cancelled' })
    expect(await service.bookings.read(of)).toMatchObject({ ok: true, value: { status: 'cancelled' } })
    expect(await service.bookings.read({ ...of, confirmation: '404' })).toEqual({ ok: true, value: null })
  })

  it('refuses a booking whose hold is unknown or whose table is gone', async () => {
    const service = open()
    const request = await requestFor(service)
    const past = { ...request, slot: { ...request.slot, at: new Date(0) }, token: 'unknown-token' }
    expect(await service.bookings.book(past)).toEqual({ ok: false, error: { kind: 'refused', reason: 'slotGone' } })
  })
})

describe('OpenTable', () => {
  it('is called with the token of its sign-in, a request id and the guest, as its documents say', async () => {
    recorded.requests.length = 0
    const service = SERVICES['OpenTable']?.()
    if (!service) throw new Error('There is no service')
    const request = await requestFor(service)
    await service.bookings.book(request)
    const lock = recorded.requests.find(({ path }) => path.endsWith('/slot_locks'))
    expect(lock?.path).toBe('/v2/booking/1038007/slot_locks')
    expect(lock?.body).toMatchObject({
      party_size: 2,
      reservation_attribute: 'default',
      date_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) as string,
    })
    const booking = recorded.requests.at(-1)
    expect(booking?.headers).toMatchObject({ authorization: 'Bearer a1c7b724-0a20-42be-9dd4-23d873db1f9b', 'x-request-id': request.key })
    expect(booking?.body).toMatchObject({
      first_name: 'Ada',
      last_name: 'Guest',
      phone: { number: '5035550142', country_code: 'US', phone_type: 'mobile' },
      special_request: 'Window',
      restaurant_email_marketing_opt_in: false,
    })
  })

  it('signs in once, and again after a call that failed', async () => {
    const settings = { clientId: 'id', clientSecret: 'hush', webhookSecret: SECRET, signInAt: recorded.url, reachedAt: recorded.url }
    const fresh = openTableBookings({ service: 'openTable', ...settings }, noPause())
    recorded.requests.length = 0
    const read = () => fresh.read({ restaurant: restaurant('1'), confirmation: '404' })
    const signIns = () => recorded.requests.filter(({ path }) => path.includes('oauth')).length
    await read()
    await read()
    expect(signIns()).toBe(1)
    recorded.instead.set('/404', { status: 401, body: {} })
    expect(await read()).toEqual({ ok: false, error: { kind: 'unavailable' } })
    recorded.instead.clear()
    await read()
    expect(signIns()).toBe(2)
  })

  it.each([
    ['USER_DEACTIVATED', 'userFraud'],
    ['CREDIT_CARD_REQUIRED', 'cardRequired'],
    ['DUPLICATE_RESERVATION', 'overlap'],
    ['SOMETHING_ELSE', 'slotGone'],
  ])('refuses with %s as %s', async (error_code, reason) => {
    const service = SERVICES['OpenTable']?.()
    if (!service) throw new Error('There is no service')
    const request = await requestFor(service)
    recorded.instead.set('/reservations', { status: 409, body: { message: 'x', error_code } })
    expect(await service.bookings.book(request)).toEqual({ ok: false, error: { kind: 'refused', reason } })
  })
})

describe('calls of a service', () => {
  it('pause after several failures in a row', async () => {
    const pauses: boolean[] = []
    const call = serviceCaller({ onPause: (isPaused) => pauses.push(isPaused), pauseAfter: 3 })
    const dead = { method: 'GET', url: `http://127.0.0.1:${await freePort()}/`, headers: {}, timeoutMs: 500, answers: {} } as const
    for (let time = 0; time < 5; time += 1) expect(await call(dead)).toEqual({ ok: false, error: { kind: 'unavailable' } })
    expect(pauses).toEqual([true])
  })
})

describe('a signed report', () => {
  const now = new Date('2026-06-15T17:00:00Z')
  const sentAt = now.getTime() / 1_000
  const report = { confirmation: '1', sentAt, signature: reportSignature(SECRET, { confirmation: '1', sentAt }) }
  it('is accepted with its secret, lately', () => {
    expect(isSignedReport(SECRET, report, now)).toBe(true)
    expect(isSignedReport('another secret', report, now)).toBe(false)
    expect(isSignedReport(SECRET, { ...report, confirmation: '2' }, now)).toBe(false)
    expect(isSignedReport(SECRET, { ...report, sentAt: sentAt - 1 }, now)).toBe(false)
    expect(isSignedReport(SECRET, report, new Date(now.getTime() + 301_000))).toBe(false)
  })
})
