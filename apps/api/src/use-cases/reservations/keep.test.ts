import {
  endpoints,
  IDEMPOTENCY_HEADER,
  type Answer,
  type Reservation,
  type ReservationAvailability,
  type ReservationOutcome,
} from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { reportSignature } from '../../adapters/bookings/signed-report.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { bookableApi, type BookableApi, OPEN_DAILY, plainRestaurantId, type TestBookings } from '../../testing/test-bookings.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { settleReservations } from './follow-service.ts'
import { remindReservations } from './remind.ts'

const OFFERING = { openTableReservationsEnabled: true } as const
const START = new Date('2026-06-15T17:00:00Z')
const HOUR_MS = 3_600_000

let api: TestApi
let tables: TestBookings
let bookings: BookableApi['bookings']
let bookable: BookableApi
let merchant: TestMerchant
beforeAll(async () => {
  bookable = await bookableApi(['one', 'two'].map((id) => testPartner(id, { features: OFFERING })))
  ;({ api, tables, bookings } = bookable)
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
  readonly slots: readonly string[]
  readonly reservation: Reservation
}
let keys = 0
async function slotIds(visitor: Browser, date: string): Promise<readonly string[]> {
  const query = { date, time: '14:00' }
  const reply = await visitor.call(endpoints.getReservationAvailability, { params: { merchantId: merchant.id }, query })
  const answer = reply.body as ReservationAvailability
  return answer.kind === 'slots' ? answer.slots.map(({ slotId }) => slotId) : []
}
/** A member with a table of a day. */
async function guest(date = '2026-06-18', partnerId = 'one'): Promise<Guest> {
  const member = await addMember(api, partnerId, { first_name: 'Ada', phone_number: '5035550142' })
  const visitor = await signedIn(api, partnerId, member)
  const slots = await slotIds(visitor, date)
  const key = { [IDEMPOTENCY_HEADER]: `key-of-a-keep-test-${(keys += 1)}` }
  const call = { params: { merchantId: merchant.id }, body: { slotId: slots[0] ?? '' } }
  const outcome = (await visitor.call(endpoints.bookReservation, call, key)).body as ReservationOutcome
  if (outcome.kind !== 'booked') throw new Error(`The booking is ${outcome.kind}`)
  return { member, visitor, slots, reservation: outcome.reservation }
}
const change = ({ visitor, reservation }: Guest, slotId: string, reservationId = reservation.id) =>
  visitor.call(endpoints.changeReservation, { params: { reservationId }, body: { slotId } })
const cancel = ({ visitor, reservation }: Guest, reservationId = reservation.id) =>
  visitor.call(endpoints.cancelReservation, { params: { reservationId } })
const list = async ({ visitor }: Pick<Guest, 'visitor'>) =>
  (await visitor.call(endpoints.getReservations, {})).body as Answer<typeof endpoints.getReservations>
const kindOf = (reply: { body: unknown }) => (reply.body as { kind: string }).kind
const subjects = ({ member }: Guest) =>
  api.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject.replace(/.*(was|is) /, ''))
const atService = ({ reservation }: Guest) => tables.service.book.find('one', reservation.confirmation ?? '')?.record

describe('the reservations of a member', () => {
  it('are the upcoming ones, the next first, and the others, the latest first', async () => {
    const who = await guest()
    expect(await list(who)).toMatchObject({ upcoming: [{ id: who.reservation.id, canChange: true, canCancel: true }], past: [] })
    await cancel(who)
    expect(await list(who)).toMatchObject({ upcoming: [], past: [{ id: who.reservation.id, status: 'cancelled', canCancel: false }] })
  })

  it('have times by the clock of the restaurant and the rule of the service', async () => {
    const { reservation } = await guest()
    expect(reservation).toMatchObject({ timeZone: 'America/New_York', merchantName: 'Osteria Lume', address: { city: 'New York' } })
    expect(reservation.time).toMatch(/^2026-06-18T11:30:00-04:00$/)
    expect(Date.parse(reservation.cancelRule.freeUntil ?? '')).toBeLessThanOrEqual(Date.parse(reservation.time))
  })

  it('are not those of other members and partners, by whatever id', async () => {
    const who = await guest()
    const [other, foreign] = [await guest('2026-06-19'), await guest('2026-06-20', 'two')]
    for (const stranger of [other, foreign]) {
      const { id } = who.reservation
      expect((await change(stranger, stranger.slots[3] ?? '', id)).status).toBe(404)
      expect((await cancel(stranger, id)).status).toBe(404)
      expect(JSON.stringify(await list(stranger))).not.toContain(id)
    }
    expect((await list(who)).upcoming[0]?.status).toBe('booked')
    expect((await cancel(who, 'unknown')).status).toBe(404)
  })

  it('do not exist where the partner offers none [RESERVE-02]', async () => {
    const who = await guest()
    bookings.delete('one')
    expect((await who.visitor.call(endpoints.getReservations, {})).status).toBe(404)
    bookings.set('one', tables.bookings)
  })
})

describe('a change', () => {
  it('moves the table at the service, once for repeated calls, and is mailed with a later number of its event', async () => {
    const who = await guest()
    const [, , , slotId = ''] = who.slots
    const replies = await Promise.all([change(who, slotId), change(who, slotId), change(who, slotId)])
    expect(kindOf(await change(who, slotId))).toBe('booked')
    expect(replies.some((reply) => kindOf(reply) === 'booked')).toBe(true)
    expect(atService(who)?.at).toBe(new Date((await list(who)).upcoming[0]?.time ?? '').toISOString())
    expect(subjects(who)).toEqual(['booked', 'changed'])
    expect((await list(who)).upcoming).toHaveLength(1)
  })

  it('overlaps another reservation of the member there, but not itself [RESERVE-21]', async () => {
    const who = await guest()
    const late = (await slotIds(who.visitor, '2026-06-19'))[0] ?? ''
    const key = { [IDEMPOTENCY_HEADER]: 'key-of-a-second-table-1' }
    await who.visitor.call(endpoints.bookReservation, { params: { merchantId: merchant.id }, body: { slotId: late } }, key)
    const near = (await slotIds(who.visitor, '2026-06-19'))[2] ?? ''
    expect(kindOf(await change(who, near))).toBe('overlap')
    expect(kindOf(await change(who, who.slots[1] ?? ''))).toBe('booked')
  })

  it.each([
    ['down', 'pending', false],
    ['lost', 'booked', true],
    ['wrong', 'booked', true],
  ] as const)('whose service is %s shows %s, and the site has what the service has', async (kind, shown, isMoved) => {
    const who = await guest()
    const slotId = who.slots[3] ?? ''
    tables.service.faults.set({ kind, calls: ['change'], ms: 0 })
    expect(kindOf(await change(who, slotId))).toBe(shown)
    tables.service.faults.set(null)
    for (let minute = 0; minute < 4; minute += 1) {
      api.clock.advance(60_000)
      await settleReservations(api.deps)
    }
    const [reservation] = (await list(who)).upcoming
    expect(new Date(reservation?.time ?? '').toISOString()).toBe(atService(who)?.at)
    expect(reservation?.time === who.reservation.time).toBe(!isMoved)
    expect(reservation?.canChange).toBe(true)
    expect(subjects(who)).toEqual(isMoved ? ['booked', 'changed'] : ['booked'])
  })

  it('to a table that is gone leaves the reservation as it is', async () => {
    const who = await guest()
    expect(kindOf(await change(who, 'a0-2-main'))).toBe('slotGone')
    expect(kindOf(await change(who, who.slots[2]?.replace('-2-', '-30-') ?? ''))).toBe('slotGone')
    expect((await list(who)).upcoming).toMatchObject([{ time: who.reservation.time, canChange: true }])
  })
})

describe('a cancellation', () => {
  it('is done once at the service, has one mail with an event that calendars remove, and the same answer again', async () => {
    const who = await guest()
    const replies = await Promise.all([cancel(who), cancel(who), cancel(who)])
    expect(replies.map(kindOf)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(atService(who)?.status).toBe('cancelled')
    expect(subjects(who)).toEqual(['booked', 'canceled'])
    expect(api.mails.at(-1)?.calendar).toMatch(/METHOD:CANCEL/)
  })

  it.each(['down', 'error', 'lost', 'wrong'] as const)('whose service is %s can be tried again', async (kind) => {
    const who = await guest()
    tables.service.faults.set({ kind, calls: ['cancel'], ms: 0 })
    expect(kindOf(await cancel(who))).toBe('provider')
    tables.service.faults.set(null)
    expect(kindOf(await cancel(who))).toBe('cancelled')
    expect(subjects(who)).toEqual(['booked', 'canceled'])
  })

  it('is too late once the table’s time has come', async () => {
    const who = await guest()
    api.clock.set(new Date(Date.parse(who.reservation.time) + 1))
    const visitor = await signedIn(api, 'one', who.member)
    expect(kindOf(await cancel({ ...who, visitor }))).toBe('tooLate')
    expect((await list({ visitor })).past).toMatchObject([{ id: who.reservation.id, canCancel: false, canChange: false }])
  })
})

describe('a report of the service', () => {
  const report = (confirmation: string, more: object = {}, partner = 'one', secret = tables.webhookSecret) => {
    const sentAt = Math.floor(api.clock.now().getTime() / 1_000)
    const signed = { confirmation, sentAt, ...more }
    const body = { ...signed, signature: reportSignature(secret, signed), ...('signature' in more ? { signature: more.signature } : {}) }
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': undefined }
    return browser(api.app, partner).send('POST', '/api/ReservationStatus', { body: JSON.stringify(body), headers })
  }

  it.each(['cancelled', 'completed', 'no-show'] as const)('that it is %s is read from the service', async (status) => {
    const who = await guest()
    const { confirmation } = who.reservation
    tables.service.book.setStatus(confirmation ?? '', status)
    expect((await report(confirmation ?? '')).status).toBe(200)
    expect((await report(confirmation ?? '')).status).toBe(200)
    expect((await list(who)).past).toMatchObject([{ status }])
    expect(subjects(who)).toEqual(status === 'cancelled' ? ['booked', 'canceled'] : ['booked'])
    // What has ended stays as it is.
    tables.service.book.setStatus(confirmation ?? '', 'booked')
    await report(confirmation ?? '')
    expect((await list(who)).past).toMatchObject([{ status }])
  })

  it('that is forged, old, of another secret or from the future changes nothing', async () => {
    const who = await guest()
    const confirmation = who.reservation.confirmation ?? ''
    tables.service.book.setStatus(confirmation, 'no-show')
    const sentAt = Math.floor(api.clock.now().getTime() / 1_000)
    const forged = [
      report(confirmation, { signature: '0'.repeat(64) }),
      report(confirmation, { sentAt: sentAt - 301 }),
      report(confirmation, { sentAt: sentAt + 301 }),
      report(confirmation, {}, 'one', 'another secret of thirty-two characters'),
    ]
    expect((await Promise.all(forged)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await list(who)).upcoming).toMatchObject([{ status: 'booked' }])
  })

  it('says what the service has, not what it claims', async () => {
    const who = await guest()
    expect((await report(who.reservation.confirmation ?? '')).status).toBe(200)
    expect((await report('999')).status).toBe(200)
    expect((await list(who)).upcoming).toMatchObject([{ status: 'booked' }])
  })

  it('of one partner does not concern the reservations of another', async () => {
    const who = await guest()
    tables.service.book.setStatus(who.reservation.confirmation ?? '', 'no-show')
    expect((await report(who.reservation.confirmation ?? '', {}, 'two')).status).toBe(200)
    expect((await list(who)).upcoming).toMatchObject([{ status: 'booked' }])
  })
})

describe('the mail of the day before', () => {
  const remind = () => remindReservations(api.deps)
  const toTime = ({ reservation }: Guest, hours: number) => api.clock.set(new Date(Date.parse(reservation.time) - hours * HOUR_MS))

  it('is sent once, a day before the table, however many processes look', async () => {
    const who = await guest()
    toTime(who, 25)
    await remind()
    expect(subjects(who)).toEqual(['booked'])
    toTime(who, 23)
    await Promise.all([remind(), remind(), remind()])
    await remind()
    expect(subjects(who)).toEqual(['booked', 'tomorrow'])
  })

  it('is not sent for a cancelled table, nor for one booked within the last day', async () => {
    const [cancelled, late] = [await guest(), await guest('2026-06-16')]
    await cancel(cancelled)
    toTime(late, 20)
    await remind()
    toTime(cancelled, 20)
    await remind()
    expect(subjects(cancelled)).toEqual(['booked', 'canceled'])
    expect(subjects(late)).toEqual(['booked'])
  })

  it('is sent for the new time of a changed table', async () => {
    const who = await guest()
    const later = (await slotIds(who.visitor, '2026-06-25'))[0] ?? ''
    await change(who, later)
    toTime(who, 20)
    await remind()
    expect(subjects(who)).toEqual(['booked', 'changed'])
    // The session has ended by then; a browser without a cookie is a new device, which is mailed, too.
    const [moved] = (await list({ visitor: await signedIn(api, 'one', who.member) })).upcoming
    api.clock.set(new Date(Date.parse(moved?.time ?? '') - 20 * HOUR_MS))
    await remind()
    expect(subjects(who).filter((subject) => !subject.startsWith('New sign-in'))).toEqual(['booked', 'changed', 'tomorrow'])
  })
})
