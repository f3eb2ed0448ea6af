import { endpoints } from '@dining/contract'
import { CLOSING_WORD, TABLE_WATCH } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser } from '../../../testing/browser.ts'
import { givenMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { OPEN_DAILY } from '../../../testing/test-bookings.ts'
import { kindOf, list, stop, WANTED, watchingApi, watchOf, type Watching } from '../../../testing/watching-api.ts'

let t: Watching
beforeAll(async () => {
  t = await watchingApi()
})
afterAll(() => t.close())
beforeEach(() => t.renew())

describe('a watch', () => {
  it('is stored once for repeated calls, and another window replaces the one before', async () => {
    const who = await t.guest()
    const first = watchOf(await t.watch(who))
    expect(first).toMatchObject({ ...WANTED, state: 'watching', merchantName: 'Osteria Lume', timeZone: 'America/New_York', table: null })
    expect(first.startsAt).toBe('2026-06-18T18:00:00-04:00')
    expect(watchOf(await t.watch(who))).toEqual(first)
    expect(watchOf(await t.watch(who, { from: '19:00' }))).toEqual({ ...first, from: '19:00', startsAt: '2026-06-18T19:00:00-04:00' })
    expect(await list(who)).toHaveLength(1)
  })

  it('is one of three at a time, also of 20 parallel calls; one that stops makes room', async () => {
    const who = await t.guest()
    const dates = Array.from({ length: 20 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`)
    const replies = await Promise.all(dates.map((date) => t.watch(who, { date })))
    expect(replies.filter((reply) => kindOf(reply) === 'watching')).toHaveLength(TABLE_WATCH.most)
    expect(replies.filter((reply) => kindOf(reply) === 'limit')).toHaveLength(20 - TABLE_WATCH.most)
    const watches = await list(who)
    expect(watches).toHaveLength(TABLE_WATCH.most)
    // The same one again is no further one.
    expect(kindOf(await t.watch(who, { date: watches[0]?.date ?? '' }))).toBe('watching')
    expect(watchOf(await stop(who, watches[0]?.id ?? ''))).toMatchObject({ state: 'stopped' })
    expect((await stop(who, watches[0]?.id ?? '')).status).toBe(200)
    expect(kindOf(await t.watch(who))).toBe('watching')
    const same = await Promise.all(Array.from({ length: 20 }, () => t.watch(who)))
    expect(new Set(same.map((reply) => watchOf(reply).id)).size).toBe(1)
    // One whose window has begun is none any more, also before a job has recorded it.
    t.api.clock.set(new Date('2026-06-18T22:00:00Z'))
    expect(kindOf(await t.watch(await t.again(who), { date: '2026-06-20' }))).toBe('watching')
  })

  it.each([
    [{ date: '2026-06-15', from: '12:00', until: '14:00' }, 200, 'past'],
    [{ date: '2026-06-14' }, 200, 'past'],
    [{ date: '2026-02-30' }, 400, undefined],
    [{ date: 'tomorrow' }, 400, undefined],
    [{ date: '2027-06-16' }, 200, 'tooFar'],
    [{ party: 20 }, 200, 'tooBig'],
    [{ from: '05:00', until: '07:00' }, 200, 'closed'],
    [{ party: 0 }, 400, undefined],
    [{ party: 21 }, 400, undefined],
    [{ from: '20:30', until: '18:00' }, 400, undefined],
    [{ from: '18:00', until: '18:00' }, 400, undefined],
    [{ from: '12:00', until: '20:00' }, 400, undefined],
    [{ from: '25:00' }, 400, undefined],
  ])('of %o is answered with %i %s', async (more, status, kind) => {
    const who = await t.guest()
    const reply = await t.watch(who, more)
    expect([reply.status, kindOf(reply)]).toEqual([status, kind])
    expect(await list(who)).toEqual([])
  })

  it('is refused where no table can be reserved, to visitors, and to closed accounts', async () => {
    const who = await t.guest()
    const unbookable = await givenMerchant(t.api.store, { hours: OPEN_DAILY })
    expect((await t.watch(who, {}, unbookable)).status).toBe(404)
    expect((await t.watch(who, {}, { id: 'unknown' })).status).toBe(404)
    expect((await t.watch(await t.guest('none'))).status).toBe(404)
    const visitor = browser(t.api.app, 'one')
    expect((await t.watch({ visitor, member: who.member })).status).toBe(401)
    const closed = await addMember(t.api, 'one', { member_type: 'ClosedAccountMember' })
    expect((await t.watch({ member: closed, visitor: await signedIn(t.api, 'one', closed) })).status).toBe(403)
  })

  it('works while the booking service does not answer', async () => {
    const who = await t.guest()
    t.tables.service.faults.set({ kind: 'down', calls: ['availability'], ms: 0 })
    expect(kindOf(await t.watch(who, { party: 20 }))).toBe('watching')
  })

  it('is neither seen nor stopped by others, by whatever id', async () => {
    const who = await t.guest()
    const { id } = watchOf(await t.watch(who))
    for (const stranger of [await t.guest(), await t.guest('two')]) {
      expect((await stop(stranger, id)).status).toBe(404)
      expect(await list(stranger)).toEqual([])
    }
    expect(await list(who)).toMatchObject([{ id, state: 'watching' }])
  })

  it('ends when its window begins, and is listed as ended for some days', async () => {
    const who = await t.guest()
    t.setFull(true)
    await t.watch(who)
    t.api.clock.set(new Date('2026-06-18T22:00:00Z'))
    t.setFull(false)
    expect(await t.look()).toBe(0)
    expect(await list(await t.again(who))).toMatchObject([{ state: 'ended' }])
    t.api.clock.set(new Date('2026-06-23T12:00:00Z'))
    expect(await list(await t.again(who))).toEqual([])
  })

  it('stops with the account', async () => {
    const who = await t.guest()
    await t.watch(who)
    expect((await who.visitor.call(endpoints.closeOwnAccount, { body: { closingWord: CLOSING_WORD } })).status).toBe(200)
    const rows = await t.watchesOf(who)
    expect(rows).toMatchObject([{ status: 'stopped' }])
    expect(await t.look()).toBe(0)
  })

  it('of an account that an operator has closed gets no alert and stops', async () => {
    const who = await t.guest()
    await t.watch(who)
    await t.api.store.owner((tx) =>
      tx.updateTable('member').set({ member_type: 'ClosedAccountMember' }).where('id', '=', who.member.id).execute(),
    )
    expect(await t.look()).toBe(0)
    const rows = await t.watchesOf(who)
    expect(rows).toMatchObject([{ status: 'stopped', alerts: 0 }])
  })
})
