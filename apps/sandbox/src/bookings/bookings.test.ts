import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bookingAnswerSchema, bookingAvailabilitySchema, bookingHoldSchema } from '@dining/contract/booking-service'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { HOLD_MS } from './book.ts'
import { rulesOf, seatings, turnMinutes, type Restaurant } from './restaurant.ts'
import { startBookingService, type BookingService } from './server.ts'

const TOKEN = 'a-credential-for-this-test-0123456789'
const ACCOUNT = { id: 'one', name: 'One', token: TOKEN, webhookSecret: TOKEN, statusUrl: 'http://one.example/x', statusPort: 9 }
const hours = (['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const).map((day) => ({ day, opens: 660, closes: 1_380 }))
/** A restaurant whose rules have this property. */
const restaurant = (isWanted: (rules: ReturnType<typeof rulesOf>) => boolean, timeZone = 'America/New_York'): Restaurant => {
  for (let id = 700_000; ; id++) if (isWanted(rulesOf(String(id)))) return { id: String(id), timeZone, hours }
}
const PLAIN = restaurant(({ eveningCard, daysAhead, leadMinutes }) => !eveningCard && daysAhead >= 60 && leadMinutes === 30)

let now: Date
let folder: string
let service: BookingService
const start = () => startBookingService({ accounts: [ACCOUNT], file: join(folder, 'book.ndjson'), now: () => now })
beforeEach(async () => {
  now = new Date('2026-06-15T15:00:00Z')
  folder = mkdtempSync(join(tmpdir(), 'bookings-'))
  service = await start()
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

const send = (method: string, path: string, body?: unknown, token = TOKEN) =>
  fetch(`${service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const availability = async (party = 2, where = PLAIN, from = '2026-06-16T04:00:00Z', to = '2026-06-17T04:00:00Z') =>
  v.parse(bookingAvailabilitySchema, await (await send('POST', '/availability', { restaurant: where, from, to, party })).json())
const free = async (party = 2, where = PLAIN) => (await availability(party, where)).times.filter(({ status }) => status === 'AVAILABLE')
const guest = (name: string) => ({ firstName: name, lastName: 'Test', email: `${name}@example.com`, phone: '5035550142' })
const booking = (key: string, at: string, more: object = {}) => ({
  key: `booking-${key}`,
  holdKey: null,
  restaurant: PLAIN,
  at,
  party: 2,
  area: 'main',
  guest: guest(key),
  note: '',
  card: null,
  ...more,
})
const book = async (body: object) => v.parse(bookingAnswerSchema, await (await send('POST', '/reservations', body)).json())
const hold = async (key: string, at: string) =>
  v.parse(bookingHoldSchema, await (await send('POST', '/holds', { key, restaurant: PLAIN, at, party: 2, area: 'main' })).json())

it('reports each quarter of an hour as available, unavailable or outside of the working hours', async () => {
  const { times } = await availability()
  expect(times).toHaveLength(96)
  expect(new Set(times.filter(({ at }) => at < '2026-06-16T15:00:00.000Z').map(({ status }) => status))).toEqual(
    new Set(['NON_WORKING_HOURS']),
  )
  expect(times.find(({ at }) => at === '2026-06-16T16:00:00.000Z')?.status).toBe('AVAILABLE')
})

it('books each table once: as many parties at one time as there are free tables, in any order', async () => {
  const at = (await free())[0]?.at ?? ''
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => book(booking(`many-${index}`, at))))
  const booked = answers.filter(({ result }) => result === 'booked').length
  expect(booked).toBeGreaterThan(0)
  expect(booked).toBeLessThanOrEqual(rulesOf(PLAIN.id).tables.length)
  expect(new Set(service.book.bookings().map(({ table }) => table)).size).toBe(booked)
  expect((await availability()).times.find((time) => time.at === at)?.status).toBe('UNAVAILABLE')
})

it('has one booking for a key, also for 20 calls at once, and refuses a closed key', async () => {
  const at = (await free())[0]?.at ?? ''
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(booking('same-key', at))))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(service.book.bookings()).toHaveLength(1)
  expect(await (await send('POST', '/reservations/recover', { key: 'booking-late-key' })).json()).toEqual({ record: null })
  expect(await book(booking('late-key', at))).toEqual({ result: 'refused', reason: 'KEY_CLOSED' })
})

it('keeps the table of a hold for its guest, until the hold expires', async () => {
  const at = (await free())[0]?.at ?? ''
  const tables = rulesOf(PLAIN.id).tables.length
  for (let index = 0; index < tables; index++) await hold(`held-key-${index}`, at)
  expect(await book(booking('no-hold', at))).toEqual({ result: 'refused', reason: 'SLOT_TAKEN' })
  expect(await book(booking('with-hold', at, { holdKey: 'held-key-0' }))).toMatchObject({ result: 'booked' })
  now = new Date(now.getTime() + HOLD_MS)
  expect(await book(booking('after-hold', at))).toMatchObject({ result: 'booked' })
})

it('refuses what its restaurant does not offer', async () => {
  const rules = rulesOf(PLAIN.id)
  const [first] = await free()
  const at = first?.at ?? ''
  expect(await free(rules.parties.most + 1)).toEqual([])
  expect(await book(booking('too-big', at, { party: rules.parties.most + 1 }))).toEqual({ result: 'refused', reason: 'SLOT_TAKEN' })
  expect(await book(booking('past', '2026-06-15T15:15:00.000Z'))).toEqual({ result: 'refused', reason: 'SLOT_TAKEN' })
  service.book.setDeactivated('Fraud@example.com', true)
  expect(await book(booking('fraud', at))).toEqual({ result: 'refused', reason: 'USER_DEACTIVATED' })
  expect(await book(booking('twice', at))).toMatchObject({ result: 'booked' })
  const later = new Date(Date.parse(at) + 60 * 60_000).toISOString()
  expect(await book(booking('twice-again', later, { guest: guest('twice') }))).toEqual({ result: 'refused', reason: 'OVERLAP' })
})

it('asks for a card for evening tables of some restaurants', async () => {
  const where = restaurant(({ eveningCard, daysAhead }) => eveningCard && daysAhead >= 30)
  const evening = (await free(2, where)).find(({ cardRequired }) => cardRequired)
  expect(evening).toBeDefined()
  expect(await book(booking('card', evening?.at ?? '', { restaurant: where }))).toEqual({ result: 'refused', reason: 'CARD_REQUIRED' })
  const card = { paymentMethod: 'pm_1' }
  expect(await book(booking('card', evening?.at ?? '', { restaurant: where, card }))).toMatchObject({ result: 'booked' })
})

it('changes and cancels a reservation, frees its table, and keeps all over a restart', async () => {
  const [first, , , , , , , , second] = await free()
  const answer = await book(booking('moved', first?.at ?? ''))
  const confirmation = answer.result === 'booked' ? answer.record.confirmation : ''
  const moved = { restaurant: PLAIN, at: second?.at, party: 2, area: 'main' }
  const changed = v.parse(bookingAnswerSchema, await (await send('PUT', `/reservations/${confirmation}`, moved)).json())
  expect(changed).toMatchObject({ result: 'booked', record: { confirmation, at: second?.at } })
  await service.close()
  service = await start()
  expect(service.book.bookings()).toHaveLength(1)
  expect(await (await send('GET', `/reservations/${confirmation}`)).json()).toMatchObject({ at: second?.at, status: 'booked' })
  for (const result of ['cancelled', 'cancelled'])
    expect(await (await send('DELETE', `/reservations/${confirmation}`)).json()).toEqual({ result })
  expect((await send('GET', '/reservations/unknown')).status).toBe(404)
})

it('does what the switch of faults says', async () => {
  const at = (await free())[0]?.at ?? ''
  service.faults.set({ kind: 'lost', calls: ['book'], ms: 0, times: 1 })
  await expect(book(booking('lost-one', at))).rejects.toThrow()
  expect(service.book.bookings()).toHaveLength(1)
  service.faults.set({ kind: 'down', calls: ['book'], ms: 0 })
  await expect(book(booking('down-one', at))).rejects.toThrow()
  expect(service.book.bookings()).toHaveLength(1)
  // Of one guest, others are not concerned.
  service.faults.set({ kind: 'down', calls: ['book'], ms: 0, guest: 'Another@mail.example' })
  await book(booking('other-one', at))
  service.faults.set({ kind: 'down', calls: ['book'], ms: 0, guest: booking('down-two', at).guest.email.toUpperCase() })
  await expect(book(booking('down-two', at))).rejects.toThrow()
  service.faults.set({ kind: 'error', calls: ['availability'], ms: 0 })
  expect((await send('POST', '/availability', { restaurant: PLAIN, from: at, to: at, party: 2 })).status).toBe(500)
})

it('refuses a caller without the credential', async () => {
  for (const [method, path] of [
    ['POST', '/availability'],
    ['POST', '/holds'],
    ['POST', '/reservations'],
    ['POST', '/reservations/recover'],
    ['GET', '/reservations/1'],
    ['PUT', '/reservations/1'],
    ['DELETE', '/reservations/1'],
  ] as const)
    expect((await send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {}, 'wrong')).status, path).toBe(401)
})

it.each(['America/New_York', 'America/Los_Angeles', 'America/Phoenix'])(
  'has tables by the clock of %s on the day of a clock change',
  (timeZone) => {
    const where = { ...PLAIN, timeZone }
    const open = seatings(where, new Date('2026-11-01T00:00:00Z'), new Date('2026-11-03T00:00:00Z')).filter(({ isOpen }) => isOpen)
    const days = Map.groupBy(open, ({ date }) => date)
    expect(days.get('2026-11-01')?.[0]?.minutes).toBe(660)
    expect(days.get('2026-11-01')?.length).toBe(45)
    expect(turnMinutes(2)).toBe(90)
  },
)
