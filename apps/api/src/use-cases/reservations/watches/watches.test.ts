import { endpoints as calls, IDEMPOTENCY_HEADER, type Answer, type ReservationAvailability } from '@dining/contract'
import { CLOSING_WORD, TABLE_WATCH } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../../testing/browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import {
  bookableApi,
  cardRestaurantId,
  OPEN_DAILY,
  plainRestaurantId,
  type BookableApi,
  type TestBookings,
} from '../../../testing/test-bookings.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { lookForTables } from './look-for-tables.ts'

const OFFERING = { openTableReservationsEnabled: true } as const
const START = new Date('2026-06-15T17:00:00Z')
const MINUTE_MS = 60_000
const DATE = '2026-06-18'

let api: TestApi
let tables: TestBookings
let bookable: BookableApi
let merchant: TestMerchant
beforeAll(async () => {
  const partners = ['one', 'two'].map((id) => testPartner(id, { features: OFFERING }))
  bookable = await bookableApi([...partners, testPartner('none')])
  ;({ api, tables } = bookable)
})
afterAll(() => bookable.close())
beforeEach(async () => {
  api.clock.set(START)
  tables.service.faults.set(null)
  await api.store.owner((tx) => tx.deleteFrom('table_watch').execute())
  api.mails.length = 0
  merchant = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
})

interface Guest {
  readonly member: TestMember
  readonly visitor: Browser
}
async function guest(partnerId = 'one'): Promise<Guest> {
  const member = await addMember(api, partnerId, { first_name: 'Ada', phone_number: '5035550142' })
  return { member, visitor: await signedIn(api, partnerId, member) }
}
/** The session ends while the clock advances by hours. */
const again = async ({ member }: Guest): Promise<Guest> => ({ member, visitor: await signedIn(api, 'one', member) })

const WANTED = { date: DATE, party: 2, from: '18:00', until: '20:30' } as const
const watch = ({ visitor }: Guest, more: Partial<Record<keyof typeof WANTED, string | number>> = {}, place = merchant) =>
  visitor.call(calls.createTableWatch, { params: { merchantId: place.id }, body: { ...WANTED, ...more } as typeof WANTED })
const kindOf = ({ body }: { body: unknown }) => (body as { kind: string }).kind
type Watch = Answer<typeof calls.stopTableWatch>['watch']
const watchOf = ({ body }: { body: unknown }) => (body as { watch: Watch }).watch
const list = async ({ visitor }: Guest) =>
  ((await visitor.call(calls.getTableWatches, {})).body as Answer<typeof calls.getTableWatches>).watches
const stop = ({ visitor }: Guest, watchId: string) => visitor.call(calls.stopTableWatch, { params: { watchId } })
const setFull = (on: boolean, place = merchant, date = DATE) => tables.service.book.setFull(place.open_table_id ?? '', date, on)
const look = () => lookForTables(api.deps, new AbortController().signal)
const mailsOf = ({ member }: Guest) => api.mails.filter(({ to, subject }) => to === member.email && subject.includes('is free'))
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const link = async ({ visitor }: Guest, watchToken: string) =>
  ((await visitor.call(calls.getTableWatchLink, { query: { watchToken } })).body as Answer<typeof calls.getTableWatchLink>).watch
let keys = 0
const book = ({ visitor }: Guest, slotId: string) =>
  visitor.call(
    calls.bookReservation,
    { params: { merchantId: merchant.id }, body: { slotId } },
    { [IDEMPOTENCY_HEADER]: `key-of-a-watch-test-${(keys += 1)}` },
  )
/** A member who watches while the restaurant is full, and the alert of the table that then becomes free. */
async function alerted(): Promise<Guest & { readonly token: string; readonly slotId: string }> {
  const who = await guest()
  setFull(true)
  await watch(who)
  setFull(false)
  await look()
  await expect.poll(() => mailsOf(who).length).toBe(1)
  const token = tokenIn(mailsOf(who)[0]?.text)
  return { ...who, token, slotId: (await link(who, token))?.table?.slotId ?? '' }
}

describe('a watch', () => {
  it('is stored once for repeated calls, and another window replaces the one before', async () => {
    const who = await guest()
    const first = watchOf(await watch(who))
    expect(first).toMatchObject({ ...WANTED, state: 'watching', merchantName: 'Osteria Lume', timeZone: 'America/New_York', table: null })
    expect(first.startsAt).toBe('2026-06-18T18:00:00-04:00')
    expect(watchOf(await watch(who))).toEqual(first)
    expect(watchOf(await watch(who, { from: '19:00' }))).toEqual({ ...first, from: '19:00', startsAt: '2026-06-18T19:00:00-04:00' })
    expect(await list(who)).toHaveLength(1)
  })

  it('is one of three at a time, also of 20 parallel calls; one that stops makes room', async () => {
    const who = await guest()
    const dates = Array.from({ length: 20 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`)
    const replies = await Promise.all(dates.map((date) => watch(who, { date })))
    expect(replies.filter((reply) => kindOf(reply) === 'watching')).toHaveLength(TABLE_WATCH.most)
    expect(replies.filter((reply) => kindOf(reply) === 'limit')).toHaveLength(20 - TABLE_WATCH.most)
    const watches = await list(who)
    expect(watches).toHaveLength(TABLE_WATCH.most)
    // The same one again is no further one.
    expect(kindOf(await watch(who, { date: watches[0]?.date ?? '' }))).toBe('watching')
    expect(watchOf(await stop(who, watches[0]?.id ?? ''))).toMatchObject({ state: 'stopped' })
    expect((await stop(who, watches[0]?.id ?? '')).status).toBe(200)
    expect(kindOf(await watch(who))).toBe('watching')
    const same = await Promise.all(Array.from({ length: 20 }, () => watch(who)))
    expect(new Set(same.map((reply) => watchOf(reply).id)).size).toBe(1)
    // One whose window has begun is none any more, also before a job has recorded it.
    api.clock.set(new Date('2026-06-18T22:00:00Z'))
    expect(kindOf(await watch(await again(who), { date: '2026-06-20' }))).toBe('watching')
  })

  it.each([
    [{ date: '2026-06-15', from: '12:00', until: '14:00' }, 200, 'past'],
    [{ date: '2026-06-14' }, 200, 'past'],
    [{ date: '2026-02-30' }, 400, undefined],
    [{ date: 'tomorrow' }, 400, undefined],
    [{ date: '2027-06-16' }, 200, 'tooFar'],
    [{ party: 20 }, 200, 'tooBig'],
    [{ party: 0 }, 400, undefined],
    [{ party: 21 }, 400, undefined],
    [{ from: '20:30', until: '18:00' }, 400, undefined],
    [{ from: '18:00', until: '18:00' }, 400, undefined],
    [{ from: '12:00', until: '20:00' }, 400, undefined],
    [{ from: '25:00' }, 400, undefined],
  ])('of %o is answered with %i %s', async (more, status, kind) => {
    const who = await guest()
    const reply = await watch(who, more)
    expect([reply.status, kindOf(reply)]).toEqual([status, kind])
    expect(await list(who)).toEqual([])
  })

  it('is refused where no table can be reserved, to visitors, and to closed accounts', async () => {
    const who = await guest()
    const unbookable = await givenMerchant(api.store, { hours: OPEN_DAILY })
    expect((await watch(who, {}, unbookable)).status).toBe(404)
    expect((await watch(who, {}, { ...merchant, id: 'unknown' })).status).toBe(404)
    expect((await watch(await guest('none'))).status).toBe(404)
    const visitor = browser(api.app, 'one')
    expect((await watch({ visitor, member: who.member })).status).toBe(401)
    const closed = await addMember(api, 'one', { member_type: 'ClosedAccountMember' })
    expect((await watch({ member: closed, visitor: await signedIn(api, 'one', closed) })).status).toBe(403)
  })

  it('works while the booking service does not answer', async () => {
    const who = await guest()
    tables.service.faults.set({ kind: 'down', calls: ['availability'], ms: 0 })
    expect(kindOf(await watch(who, { party: 20 }))).toBe('watching')
  })

  it('is neither seen nor stopped by others, by whatever id', async () => {
    const who = await guest()
    const { id } = watchOf(await watch(who))
    for (const stranger of [await guest(), await guest('two')]) {
      expect((await stop(stranger, id)).status).toBe(404)
      expect(await list(stranger)).toEqual([])
    }
    expect(await list(who)).toMatchObject([{ id, state: 'watching' }])
  })

  it('ends when its window begins, and is listed as ended for some days', async () => {
    const who = await guest()
    setFull(true)
    await watch(who)
    api.clock.set(new Date('2026-06-18T22:00:00Z'))
    setFull(false)
    expect(await look()).toBe(0)
    expect(await list(await again(who))).toMatchObject([{ state: 'ended' }])
    api.clock.set(new Date('2026-06-23T12:00:00Z'))
    expect(await list(await again(who))).toEqual([])
  })

  it('stops with the account', async () => {
    const who = await guest()
    await watch(who)
    expect((await who.visitor.call(calls.closeOwnAccount, { body: { closingWord: CLOSING_WORD } })).status).toBe(200)
    const rows = await api.store.owner((tx) => tx.selectFrom('table_watch').selectAll().where('member_id', '=', who.member.id).execute())
    expect(rows).toMatchObject([{ status: 'stopped' }])
    expect(await look()).toBe(0)
  })

  it('of an account that an operator has closed gets no alert and stops', async () => {
    const who = await guest()
    await watch(who)
    await api.store.owner((tx) =>
      tx.updateTable('member').set({ member_type: 'ClosedAccountMember' }).where('id', '=', who.member.id).execute(),
    )
    expect(await look()).toBe(0)
    const rows = await api.store.owner((tx) => tx.selectFrom('table_watch').selectAll().where('member_id', '=', who.member.id).execute())
    expect(rows).toMatchObject([{ status: 'stopped', alerts: 0 }])
  })
})

describe('a table that becomes free', () => {
  it('is mailed once, however many processes look', async () => {
    const who = await guest()
    setFull(true)
    await watch(who)
    expect(await look()).toBe(0)
    setFull(false)
    // Looked at within the last minute.
    expect(await look()).toBe(0)
    api.clock.advance(MINUTE_MS)
    const counts = await Promise.all([look(), look(), look()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    api.clock.advance(MINUTE_MS)
    await look()
    await expect.poll(() => mailsOf(who).length).toBe(1)
    expect(mailsOf(who)[0]).toMatchObject({ subject: 'A table at Osteria Lume is free' })
    expect(await list(who)).toMatchObject([{ state: 'found', table: { time: expect.stringMatching(/^2026-06-18T19:15:00-04:00$/) } }])
  })

  it('costs one question for all who wait for the same place, date and party', async () => {
    const guests = await Promise.all([guest(), guest(), guest()])
    setFull(true)
    for (const who of guests) await watch(who)
    await watch(guests[0] ?? (await guest()), { party: 4 })
    setFull(false)
    let asked = 0
    const [bookings] = [bookable.bookings.get('one')]
    if (!bookings) throw new Error('no service')
    bookable.bookings.set('one', { ...bookings, times: (of) => ((asked += 1), bookings.times(of)) })
    expect(await look()).toBe(4)
    bookable.bookings.set('one', bookings)
    expect(asked).toBe(2)
  })

  it('is outside of the window: no alert', async () => {
    const who = await guest()
    setFull(true)
    await watch(who, { from: '22:30', until: '23:30' })
    setFull(false)
    // The last table is an hour before closing.
    expect(await look()).toBe(0)
  })

  it('needs a card that cannot be given: no alert', async () => {
    const who = await guest()
    const asking = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: cardRestaurantId() })
    await watch(who, { from: '18:00', until: '20:30' }, asking)
    expect(await look()).toBe(0)
    bookable.cardPayments.set('one', bookable.cards)
    api.clock.advance(MINUTE_MS)
    expect(await look()).toBe(1)
    bookable.cardPayments.delete('one')
  })

  it('is not mailed while the service does not answer, and later once', async () => {
    const who = await guest()
    await watch(who)
    tables.service.faults.set({ kind: 'down', calls: ['availability'], ms: 0 })
    expect(await look()).toBe(0)
    tables.service.faults.set(null)
    api.clock.advance(MINUTE_MS)
    expect(await look()).toBe(1)
    await expect.poll(() => mailsOf(who).length).toBe(1)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is mailed once by the next run when transaction %i of the first one is cut off', async (cut) => {
    const who = await guest()
    await watch(who)
    for (const isAfter of [false, true]) {
      let count = 0
      const tenant: typeof api.store.tenant = (id, work) => {
        count += 1
        if (count !== cut) return api.store.tenant(id, work)
        return isAfter ? api.store.tenant(id, work).then(() => Promise.reject(new Error('killed'))) : Promise.reject(new Error('killed'))
      }
      await lookForTables({ ...api.deps, store: { ...api.store, tenant } }, new AbortController().signal).catch(() => undefined)
      api.clock.advance(MINUTE_MS)
    }
    await look()
    const written = await api.store.owner((tx) =>
      tx.selectFrom('mail_outbox').select('id').where('member_id', '=', who.member.id).where('kind', '=', 'table-found').execute(),
    )
    expect(written).toHaveLength(1)
  })

  it('is mailed again after a pause when its link was not used, until the watch ends', async () => {
    const who = await alerted()
    api.clock.advance((TABLE_WATCH.linkMinutes + TABLE_WATCH.pauseMinutes - 1) * MINUTE_MS)
    expect(await look()).toBe(0)
    api.clock.advance(MINUTE_MS)
    expect(await look()).toBe(1)
    await expect.poll(() => mailsOf(who).length).toBe(2)
    // The link before is replaced.
    expect(await link(await again(who), who.token)).toBeNull()
  })
})

describe('the link of an alert', () => {
  it('shows its member the table, books nothing by itself, and ends with the booking', async () => {
    const who = await alerted()
    expect(await link(who, who.token)).toMatchObject({ state: 'found', date: DATE, party: 2, table: { slotId: who.slotId } })
    expect(await link(who, who.token)).toMatchObject({ state: 'found' })
    expect(tables.service.book.bookings().filter(({ email }) => email === who.member.email)).toEqual([])
    expect(kindOf(await book(who, who.slotId))).toBe('booked')
    expect(await link(who, who.token)).toMatchObject({ state: 'booked', table: null })
    expect(await list(who)).toEqual([])
    api.clock.advance(60 * MINUTE_MS)
    expect(await look()).toBe(0)
  })

  it('is worth nothing to other members, other partners and visitors, nor is a forged one', async () => {
    const who = await alerted()
    for (const stranger of [await guest(), await guest('two')]) expect(await link(stranger, who.token)).toBeNull()
    expect((await browser(api.app, 'one').call(calls.getTableWatchLink, { query: { watchToken: who.token } })).status).toBe(401)
    const forged = `${who.token.startsWith('A') ? 'B' : 'A'}${who.token.slice(1)}`
    expect(await link(who, forged)).toBeNull()
    expect((await who.visitor.call(calls.getTableWatchLink, { query: { watchToken: 'x' } })).status).toBe(400)
    const [row] = await api.store.owner((tx) => tx.selectFrom('table_watch').selectAll().where('member_id', '=', who.member.id).execute())
    expect(JSON.stringify(row)).not.toContain(who.token)
  })

  it('expires after its minutes, and the watch goes on', async () => {
    const who = await alerted()
    api.clock.advance(TABLE_WATCH.linkMinutes * MINUTE_MS - 1)
    expect(await link(who, who.token)).toMatchObject({ state: 'found' })
    api.clock.advance(1)
    expect(await link(who, who.token)).toMatchObject({ state: 'watching', table: null })
    expect(await list(who)).toMatchObject([{ state: 'watching' }])
  })

  it('stops with the watch', async () => {
    const who = await alerted()
    const [found] = await list(who)
    await stop(who, found?.id ?? '')
    expect(await link(who, who.token)).toMatchObject({ state: 'stopped', table: null })
  })

  it('ends with another window, whose table is mailed at once', async () => {
    const who = await alerted()
    await watch(who, { from: '19:30' })
    expect(await link(who, who.token)).toBeNull()
    expect(await look()).toBe(1)
  })
})

it('a table that is booked without a link ends the watches of that restaurant and day, and no others', async () => {
  const who = await guest()
  await watch(who)
  await watch(who, { party: 4 })
  await watch(who, { date: '2026-06-19' })
  const query = { date: DATE, time: '14:00' }
  const params = { merchantId: merchant.id }
  const answer = (await who.visitor.call(calls.getReservationAvailability, { params, query })).body as ReservationAvailability
  const slotId = answer.kind === 'slots' ? answer.slots[0]?.slotId : undefined
  expect(kindOf(await book(who, slotId ?? ''))).toBe('booked')
  expect((await list(who)).map(({ date }) => date)).toEqual(['2026-06-19'])
})
