import { endpoints, type Answer, type ReservationAvailability, type ReservationSlot } from '@dining/contract'
import { rulesOf } from '@dining/sandbox/bookings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { givenMerchant, type TestMerchant } from '../../testing/dining.ts'
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

const OFFERING = { openTableReservationsEnabled: true } as const
const START = new Date('2026-06-15T17:00:00Z')

let api: TestApi
let tables: TestBookings
let bookable: BookableApi
let visitor: Browser
beforeAll(async () => {
  bookable = await bookableApi(
    [
      testPartner('one', { features: { ...OFFERING, hasReservationBonus: true }, program: { reservationBonusUnits: 50 } }),
      testPartner('plain', { features: OFFERING }),
      testPartner('off'),
      testPartner('without-service', { features: OFFERING }),
    ],
    ['without-service'],
  )
  ;({ api, tables } = bookable)
})
afterAll(() => bookable.close())
beforeEach(() => {
  api.clock.set(START)
  tables.service.faults.set(null)
  visitor = browser(api.app, 'one')
})

const place = (more: Partial<Parameters<typeof givenMerchant>[1]> = {}) =>
  givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId(), ...more })
interface Query {
  date?: string
  time?: string
  party?: string
}
const ask = async ({ id: merchantId }: Pick<TestMerchant, 'id'>, query: Query = {}, by = visitor): Promise<ReservationAvailability> => {
  const reply = await by.call(endpoints.getReservationAvailability, { params: { merchantId }, query })
  expect(reply.status).toBe(200)
  return reply.body as ReservationAvailability
}
const slotsOf = (answer: ReservationAvailability): readonly ReservationSlot[] => {
  if (answer.kind !== 'slots') throw new Error(`The answer is ${answer.kind}`)
  return answer.slots
}
const clock = ({ time }: ReservationSlot) => time.slice(11, 16)

describe('availability', () => {
  it('is of today at 19:00 for 2 by default, in the order of time, around that time [RESERVE-06] [RESERVE-07] [RESERVE-08]', async () => {
    const answer = await ask(await place())
    expect(answer.asked).toEqual({ date: '2026-06-15', time: '19:00', party: 2 })
    const times = slotsOf(answer).map(clock)
    expect(times).toEqual(times.toSorted())
    expect(times.every((time) => time >= '16:30' && time <= '21:30')).toBe(true)
    expect(slotsOf(answer)[0]?.time).toMatch(/^2026-06-15T\d\d:\d\d:00-04:00$/)
  })

  it('is offered only where the partner, its service and the restaurant have reservations [RESERVE-02]', async () => {
    const [merchant, other] = [await place(), await place({ open_table_id: null })]
    const status = async (partner: string, { id: merchantId }: TestMerchant) =>
      (await browser(api.app, partner).call(endpoints.getReservationAvailability, { params: { merchantId }, query: {} })).status
    expect(await status('one', merchant)).toBe(200)
    expect(await status('one', other)).toBe(404)
    expect(await status('off', merchant)).toBe(404)
    expect(await status('without-service', merchant)).toBe(404)
  })

  it('has a bonus for each table where a dine earns, only if the partner has one [RESERVE-03] [RESERVE-04] [RESERVE-17]', async () => {
    const merchant = await place({ offer_days: ['Mon'] })
    const monday = await ask(merchant)
    expect(monday).toMatchObject({ bonusUnits: 50 })
    expect(slotsOf(monday).every(({ bonus, earns }) => bonus && earns === 300)).toBe(true)
    expect(slotsOf(await ask(merchant, { date: '2026-06-16' })).every(({ bonus, earns }) => !bonus && earns === 0)).toBe(true)
    const plain = await ask(merchant, {}, browser(api.app, 'plain'))
    expect(plain).toMatchObject({ bonusUnits: null })
    expect(slotsOf(plain).some(({ bonus }) => bonus)).toBe(false)
    const member = await addMember(api, 'one')
    expect(slotsOf(await ask(merchant, {}, await signedIn(api, 'one', member)))[0]?.earns).toBe(180)
  })

  it('can be switched off at run time for the bonus [RESERVE-04]', async () => {
    const merchant = await place()
    const flag = { partner_id: 'one', name: 'reservationBonus', value: 'false', reason: 'a test' }
    await api.store.owner((tx) => tx.insertInto('feature_flag').values(flag).execute())
    expect(await ask(merchant)).toMatchObject({ bonusUnits: null })
    await api.store.owner((tx) => tx.deleteFrom('feature_flag').execute())
  })

  it('shows tables that need a card, which cannot be booked here [RESERVE-26]', async () => {
    const merchant = await place({ open_table_id: restaurantIdWith(({ eveningCard, leadMinutes }) => eveningCard && leadMinutes === 30) })
    const evening = slotsOf(await ask(merchant)).filter((slot) => clock(slot) >= '18:00' && clock(slot) < '21:00')
    expect(evening.every(({ cardRequired, bookable }) => cardRequired && !bookable)).toBe(true)
  })

  it.each<[ReservationAvailability['kind'], Query, string]>([
    ['tooBig', { party: '40' }, '[RESERVE-13]'],
    ['tooSmall', { party: '0' }, '[RESERVE-14]'],
    ['tooFar', { date: '2027-09-01' }, '[RESERVE-15]'],
    ['tooClose', { time: '13:05' }, '[RESERVE-16]'],
    ['tooClose', { date: '2026-06-14' }, '[RESERVE-16] [RESERVE-10]'],
    ['none', { time: '03:00', date: '2026-06-16' }, '[RESERVE-12]'],
  ])('answers %s for %j, with the nearest tables that can be booked %s', async (kind, query) => {
    const merchant = await place()
    const answer = await ask(merchant, query)
    expect(answer.kind).toBe(kind)
    if (answer.kind === 'slots' || answer.kind === 'unavailable') return
    const { sameDay, otherDays } = answer.nearest
    const all = [...sameDay, ...otherDays]
    expect(all.length).toBeGreaterThan(0)
    const { most } = rulesOf(merchant.open_table_id ?? '').parties
    expect(new Set(all.map(({ party }) => party))).toEqual(new Set([kind === 'tooBig' ? most : kind === 'tooSmall' ? 1 : 2]))
    const days = otherDays.map(({ time }) => time.slice(0, 10))
    expect(days).toEqual([...new Set(days)].toSorted())
    expect(days).not.toContain(answer.asked.date)
    expect(sameDay.every(({ time }) => time.startsWith(answer.asked.date))).toBe(true)
    expect(all.every(({ time }) => Date.parse(time) > START.getTime())).toBe(true)
  })

  it('names the limits of the restaurant and its closed times [RESERVE-12] [RESERVE-13] [RESERVE-15]', async () => {
    const merchant = await place()
    const { parties, daysAhead } = rulesOf(merchant.open_table_id ?? '')
    expect(await ask(merchant, { party: '40' })).toMatchObject({ parties })
    const far = await ask(merchant, { date: '2028-01-01' })
    expect(far).toMatchObject({ lastDate: new Date(Date.parse('2026-06-15') + daysAhead * 86_400_000).toISOString().slice(0, 10) })
    expect(await ask(merchant, { time: '03:00', date: '2026-06-16' })).toMatchObject({ closed: true })
  })

  it.each(['down', 'error', 'wrong', 'lost'] as const)(
    'says that the service does not answer if it is %s, and no page fails',
    async (kind) => {
      const merchant = await place()
      tables.service.faults.set({ kind, calls: ['availability'], ms: 0 })
      expect(await ask(merchant)).toMatchObject({ kind: 'unavailable', asked: { party: 2 } })
    },
  )

  it.each([
    ['America/New_York', '2026-11-01', '-05:00'],
    ['America/Los_Angeles', '2026-11-01', '-08:00'],
    ['America/Phoenix', '2026-11-01', '-07:00'],
    ['America/New_York', '2026-10-31', '-04:00'],
  ])('is by the clock of the restaurant in %s on %s, the day of a clock change', async (time_zone, date, offset) => {
    const merchant = await place({ time_zone })
    const slots = slotsOf(await ask(merchant, { date }))
    expect(slots.every(({ time }) => time.startsWith(date) && time.endsWith(offset))).toBe(true)
    expect(slots.map(clock).every((time) => time >= '16:30' && time <= '21:30')).toBe(true)
  })

  it('refuses what is no date, time or party', async () => {
    const { id: merchantId } = await place()
    for (const query of [{ date: 'tomorrow' }, { date: '2026-02-31' }, { time: '25:00' }, { party: '-1' }, { party: '2.5' }]) {
      const replies = await Promise.all([
        visitor.call(endpoints.getReservationAvailability, { params: { merchantId }, query }),
        visitor.call(endpoints.getReservationWeek, { params: { merchantId }, query }),
        visitor.call(endpoints.getReservationSlots, { query: { merchantId: [merchantId], ...query } }),
      ])
      expect(
        replies.map(({ status }) => status),
        JSON.stringify(query),
      ).toEqual([400, 400, 400])
    }
  })
})

describe('the best reward of a week', () => {
  it('is the table that earns the most on each of seven days, of equal ones the nearest to the asked time', async () => {
    const merchant = await place({ offer_days: ['Mon', 'Wed'], offer_meals: ['Dinner'] })
    const reply = await visitor.call(endpoints.getReservationWeek, { params: { merchantId: merchant.id }, query: {} })
    const { days, bonusUnits } = reply.body as Answer<typeof endpoints.getReservationWeek>
    expect(bonusUnits).toBe(50)
    expect(days.map(({ date }) => date)).toEqual(['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-06-${day}`))
    expect(days.map(({ best }) => best?.earns)).toEqual([300, 0, 300, 0, 0, 0, 0])
    for (const { date, best } of days) {
      const all = await ask(merchant, { date })
      if (!best || all.kind !== 'slots') continue
      // Compared with every table of the evening, one by one.
      const away = ({ time }: ReservationSlot) => Math.abs(Date.parse(time) - Date.parse(`${date}T19:00:00-04:00`))
      const most = Math.max(...all.slots.map(({ earns }) => earns))
      expect(best.earns).toBe(most)
      const nearest = all.slots.filter(({ earns }) => earns === most).toSorted((a, b) => away(a) - away(b))[0]
      expect(away(best)).toBe(nearest && away(nearest))
    }
  })

  it('has closed days, and is unavailable without the service', async () => {
    const merchant = await place({ hours: JSON.stringify([{ day: 'Mon', opens: 660, closes: 1_380 }]) })
    const call = () => visitor.call(endpoints.getReservationWeek, { params: { merchantId: merchant.id }, query: {} })
    const { days } = (await call()).body as Answer<typeof endpoints.getReservationWeek>
    expect(days.map(({ closed }) => closed)).toEqual([false, true, true, true, true, true, true])
    tables.service.faults.set({ kind: 'down', calls: ['availability'], ms: 0 })
    expect((await call()).status).toBe(503)
  })
})

describe('the tables of cards in a list', () => {
  it('are up to three of each restaurant, from one call, for a minute', async () => {
    const [one, two, none] = [await place(), await place(), await place({ open_table_id: null })]
    const merchantId = [one.id, two.id, none.id, 'unknown']
    const call = () => visitor.call(endpoints.getReservationSlots, { query: { merchantId } })
    const read = async () => ((await call()).body as Answer<typeof endpoints.getReservationSlots>).data
    const first = await read()
    expect(first.map((row) => row.merchantId)).toEqual([one.id, two.id])
    expect(first.every(({ slots }) => slots.length > 0 && slots.length <= 3)).toBe(true)
    tables.service.faults.set({ kind: 'down', calls: ['availability'], ms: 0 })
    expect(await read()).toEqual(first)
    api.clock.advance(60_000)
    expect(await read()).toEqual([])
    tables.service.faults.set(null)
    expect((await read()).length).toBe(2)
  })

  it('do not wait for a slow service, and are at most 20 restaurants', async () => {
    const merchant = await place()
    tables.service.faults.set({ kind: 'slow', calls: ['availability'], ms: 2_300 })
    const reply = await visitor.call(endpoints.getReservationSlots, { query: { merchantId: [merchant.id] } })
    expect(reply.body).toEqual({ data: [] })
    const many = Array.from({ length: 21 }, (_, index) => `m${index}`)
    expect((await visitor.call(endpoints.getReservationSlots, { query: { merchantId: many } })).status).toBe(400)
  })
})
