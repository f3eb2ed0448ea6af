import { endpoints, tableWatchEndpoints as calls, type ReservationAvailability } from '@dining/contract'
import { TABLE_WATCH } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { changedText } from '../../../testing/changed-text.ts'
import { browser } from '../../../testing/browser.ts'
import { givenMerchant } from '../../../testing/dining.ts'
import { cardRestaurantId, OPEN_DAILY } from '../../../testing/test-bookings.ts'
import { kindOf, link, list, stop, WANTED, watchingApi, type Watching } from '../../../testing/watching-api.ts'
import { lookForTables } from './look-for-tables.ts'

const MINUTE_MS = 60_000

let t: Watching
beforeAll(async () => {
  t = await watchingApi()
})
afterAll(() => t.close())
beforeEach(() => t.renew())

describe('a table that becomes free', () => {
  it('is mailed once, however many processes look', async () => {
    const who = await t.guest()
    t.setFull(true)
    await t.watch(who)
    expect(await t.look()).toBe(0)
    t.setFull(false)
    // Looked at within the last minute.
    expect(await t.look()).toBe(0)
    t.api.clock.advance(MINUTE_MS)
    const counts = await Promise.all([t.look(), t.look(), t.look()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    t.api.clock.advance(MINUTE_MS)
    await t.look()
    await expect.poll(() => t.mailsOf(who).length).toBe(1)
    expect(t.mailsOf(who)[0]).toMatchObject({ subject: 'A table at Osteria Lume is free' })
    expect(await list(who)).toMatchObject([{ state: 'found', table: { time: expect.stringMatching(/^2026-06-18T19:15:00-04:00$/) } }])
  })

  it('costs one question for all who wait for the same place, date and party', async () => {
    const guests = await Promise.all([t.guest(), t.guest(), t.guest()])
    t.setFull(true)
    for (const who of guests) await t.watch(who)
    await t.watch(guests[0] ?? (await t.guest()), { party: 4 })
    t.setFull(false)
    let asked = 0
    const bookings = t.bookings.get('one')
    if (!bookings) throw new Error('no service')
    t.bookings.set('one', { ...bookings, times: (of) => ((asked += 1), bookings.times(of)) })
    expect(await t.look()).toBe(4)
    t.bookings.set('one', bookings)
    expect(asked).toBe(2)
  })

  it('is outside of the window: no alert', async () => {
    const who = await t.guest()
    t.setFull(true)
    await t.watch(who, { from: '22:30', until: '23:30' })
    t.setFull(false)
    // The last table is an hour before closing.
    expect(await t.look()).toBe(0)
  })

  it('needs a card that cannot be given: no alert', async () => {
    const who = await t.guest()
    const asking = await givenMerchant(t.api.store, { hours: OPEN_DAILY, open_table_id: cardRestaurantId() })
    await t.watch(who, { from: '18:00', until: '20:30' }, asking)
    expect(await t.look()).toBe(0)
    t.cardPayments.set('one', t.cards)
    t.api.clock.advance(MINUTE_MS)
    expect(await t.look()).toBe(1)
    t.cardPayments.delete('one')
  })

  it('is not mailed while the service does not answer, and later once', async () => {
    const who = await t.guest()
    await t.watch(who)
    t.tables.service.faults.set({ kind: 'down', calls: ['availability'], ms: 0 })
    expect(await t.look()).toBe(0)
    t.tables.service.faults.set(null)
    t.api.clock.advance(MINUTE_MS)
    expect(await t.look()).toBe(1)
    await expect.poll(() => t.mailsOf(who).length).toBe(1)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is mailed once by the next run when transaction %i of the first one is cut off', async (cut) => {
    const who = await t.guest()
    await t.watch(who)
    for (const isAfter of [false, true]) {
      let count = 0
      const tenant: typeof t.api.store.tenant = (id, work) => {
        count += 1
        if (count !== cut) return t.api.store.tenant(id, work)
        return isAfter ? t.api.store.tenant(id, work).then(() => Promise.reject(new Error('killed'))) : Promise.reject(new Error('killed'))
      }
      await lookForTables({ ...t.api.deps, store: { ...t.api.store, tenant } }, new AbortController().signal).catch(() => undefined)
      t.api.clock.advance(MINUTE_MS)
    }
    await t.look()
    const written = await t.api.store.owner((tx) =>
      tx.selectFrom('mail_outbox').select('id').where('member_id', '=', who.member.id).where('kind', '=', 'table-found').execute(),
    )
    expect(written).toHaveLength(1)
  })

  it('is mailed again after a pause when its link was not used, until the watch ends', async () => {
    const who = await t.alerted()
    t.api.clock.advance((TABLE_WATCH.linkMinutes + TABLE_WATCH.pauseMinutes - 1) * MINUTE_MS)
    expect(await t.look()).toBe(0)
    t.api.clock.advance(MINUTE_MS)
    expect(await t.look()).toBe(1)
    await expect.poll(() => t.mailsOf(who).length).toBe(2)
    // The link before is replaced.
    expect(await link(await t.again(who), who.token)).toBeNull()
  })
})

describe('the link of an alert', () => {
  it('shows its member the table, books nothing by itself, and ends with the booking', async () => {
    const who = await t.alerted()
    expect(await link(who, who.token)).toMatchObject({ state: 'found', date: WANTED.date, party: 2, table: { slotId: who.slotId } })
    expect(await link(who, who.token)).toMatchObject({ state: 'found' })
    expect(t.tables.service.book.bookings().filter(({ email }) => email === who.member.email)).toEqual([])
    expect(kindOf(await t.send(who, who.slotId))).toBe('booked')
    expect(await link(who, who.token)).toMatchObject({ state: 'booked', table: null })
    expect(await list(who)).toEqual([])
    t.api.clock.advance(60 * MINUTE_MS)
    expect(await t.look()).toBe(0)
  })

  it('is worth nothing to other members, other partners and visitors, nor is a forged one', async () => {
    const who = await t.alerted()
    for (const stranger of [await t.guest(), await t.guest('two')]) expect(await link(stranger, who.token)).toBeNull()
    expect((await browser(t.api.app, 'one').call(calls.getTableWatchLink, { query: { watchToken: who.token } })).status).toBe(401)
    const forged = changedText(who.token)
    expect(await link(who, forged)).toBeNull()
    expect((await who.visitor.call(calls.getTableWatchLink, { query: { watchToken: 'x' } })).status).toBe(400)
    const [row] = await t.watchesOf(who)
    expect(JSON.stringify(row)).not.toContain(who.token)
  })

  it('expires after its minutes, and the watch goes on', async () => {
    const who = await t.alerted()
    t.api.clock.advance(TABLE_WATCH.linkMinutes * MINUTE_MS - 1)
    expect(await link(who, who.token)).toMatchObject({ state: 'found' })
    t.api.clock.advance(1)
    expect(await link(who, who.token)).toMatchObject({ state: 'watching', table: null })
    expect(await list(who)).toMatchObject([{ state: 'watching' }])
  })

  it('stops with the watch', async () => {
    const who = await t.alerted()
    const [found] = await list(who)
    await stop(who, found?.id ?? '')
    expect(await link(who, who.token)).toMatchObject({ state: 'stopped', table: null })
  })

  it('ends with another window, whose table is mailed at once', async () => {
    const who = await t.alerted()
    await t.watch(who, { from: '19:30' })
    expect(await link(who, who.token)).toBeNull()
    expect(await t.look()).toBe(1)
  })
})

it('a table that is booked without a link ends the watches of that restaurant and day, and no others', async () => {
  const who = await t.guest()
  await t.watch(who)
  await t.watch(who, { party: 4 })
  await t.watch(who, { date: '2026-06-19' })
  const query = { date: WANTED.date, time: '14:00' }
  const params = { merchantId: t.place().id }
  const answer = (await who.visitor.call(endpoints.getReservationAvailability, { params, query })).body as ReservationAvailability
  const slotId = answer.kind === 'slots' ? answer.slots[0]?.slotId : undefined
  expect(kindOf(await t.send(who, slotId ?? ''))).toBe('booked')
  expect((await list(who)).map(({ date }) => date)).toEqual(['2026-06-19'])
})
