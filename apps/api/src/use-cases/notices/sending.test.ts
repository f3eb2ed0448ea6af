import { noticeEndpoints as calls } from '@dining/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { eraseMembers } from '../../store/repositories/erase-members.ts'
import { givenBonus } from '../../testing/bonuses.ts'
import { givenMerchant } from '../../testing/dining.ts'
import { signedIn } from '../../testing/factories.ts'
import { feed, line } from '../../testing/feed.ts'
import { NEW_YORK, NOTICE_START, noticingApi, type Noticed } from '../../testing/noticing-api.ts'
import { noticeEndingBonuses } from './ending-bonuses.ts'
import { deliverNotice } from './send-notice.ts'

const DAY_MS = 86_400_000

let t: Awaited<ReturnType<typeof noticingApi>>
let who: Noticed
beforeAll(async () => {
  t = await noticingApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.api.clock.set(NOTICE_START)
  who = await t.newcomer()
})

describe('a dine that has earned', () => {
  it('is noticed once on each browser, without data of the member', async () => {
    const merchant = await givenMerchant(t.api.store)
    const [phone, laptop] = [await t.subscribe(who.visitor), await t.subscribe(who.visitor)]
    const dine = line(who.card, merchant, t.api.clock.now(), '64.00')
    await feed(t.api, [dine])
    await feed(t.api, [dine])
    await t.sendDue()
    await t.sendDue()
    for (const device of [phone, laptop]) {
      expect(t.textsOf(device)).toEqual([
        { id: expect.any(String), title: 'You earned points', body: expect.any(String), path: '/account/recent_activity' },
      ])
      const text = JSON.stringify(t.textsOf(device))
      for (const fact of [merchant.name, who.member.email, '64', '192', who.card.last_four])
        expect(text.replaceAll(/"id":"[^"]*"/g, '')).not.toContain(fact)
    }
    expect((await t.rowsOf(who)).map(({ status, sealed }) => [status, sealed])).toEqual([
      ['sent', null],
      ['sent', null],
    ])
  })

  it('is not noticed by a member who has turned that off, or who turns it off before it is sent', async () => {
    const device = await t.subscribe(who.visitor)
    const choose = (isOn: boolean) => who.visitor.call(calls.chooseNotice, { params: { kind: 'earned' }, body: { isOn } })
    await choose(false)
    expect((await t.noticesOf(who.visitor)).choices[0]).toEqual({ kind: 'earned', isOn: false })
    await t.write(who, 'first')
    expect(await t.rowsOf(who)).toEqual([])
    await choose(true)
    await t.write(who, 'second')
    await choose(false)
    await t.sendDue()
    expect(t.textsOf(device)).toEqual([])
    expect(await t.rowsOf(who)).toMatchObject([{ status: 'refused', last_error: 'opted-out' }])
  })

  it('that is imported long after it is not noticed', async () => {
    await t.subscribe(who.visitor)
    const merchant = await givenMerchant(t.api.store)
    await feed(t.api, [line(who.card, merchant, new Date(NOTICE_START.getTime() - 11 * DAY_MS), '64.00')])
    expect(await t.rowsOf(who)).toEqual([])
  })
})

describe('at night', () => {
  it.each([
    ['in New York', NEW_YORK, '2026-06-19T02:00:00Z', '2026-06-19T12:00:00Z'],
    ['in the night of the clock change', NEW_YORK, '2026-11-01T03:00:00Z', '2026-11-01T13:00:00Z'],
    ['in Tokyo, by day in New York', 'Asia/Tokyo', '2026-06-19T13:00:00Z', '2026-06-19T23:00:00Z'],
  ])('%s, a notice waits for the morning', async (_, zone, night, morning) => {
    t.api.clock.set(new Date(night))
    const visitor = await signedIn(t.api, 'one', who.member)
    const device = await t.subscribe(visitor, zone)
    await t.write(who, `dine of ${night}`)
    await t.sendDue()
    expect(t.textsOf(device)).toEqual([])
    t.api.clock.set(new Date(new Date(morning).getTime() - 60_000))
    await t.sendDue()
    expect(t.textsOf(device)).toEqual([])
    t.api.clock.set(new Date(morning))
    await t.sendDue()
    expect(t.textsOf(device)).toHaveLength(1)
  })

  it('a notice that is of no use in the morning is not written', async () => {
    t.api.clock.set(new Date('2026-06-19T02:00:00Z'))
    await t.subscribe(await signedIn(t.api, 'one', who.member))
    const until = new Date('2026-06-19T02:15:00Z')
    expect(await t.write(who, 'a table', { kind: 'table-free', until, token: 'T' })).toEqual([])
  })

  it('an attempt that failed in the evening is repeated in the morning', async () => {
    t.api.clock.set(new Date('2026-06-19T00:50:00Z'))
    const device = await t.subscribe(await signedIn(t.api, 'one', who.member))
    await t.write(who, 'an evening')
    t.service.service.setFault(device.id, 503)
    await t.sendDue()
    t.service.service.setFault(device.id, null)
    t.api.clock.set(new Date('2026-06-19T02:00:00Z'))
    await t.sendDue()
    expect(t.textsOf(device)).toEqual([])
    t.api.clock.set(new Date('2026-06-19T12:00:00Z'))
    await t.sendDue()
    expect(t.textsOf(device)).toHaveLength(1)
  })
})

describe('sending', () => {
  it('happens once with several workers', async () => {
    const device = await t.subscribe(who.visitor)
    const refs = await t.write(who, 'one dine')
    await Promise.all([1, 2, 3].flatMap(() => refs.map((ref) => deliverNotice(t.api.deps, ref))))
    await t.sendDue()
    expect(t.textsOf(device)).toHaveLength(1)
  })

  it('is repeated under the same topic when a process ended before it was recorded', async () => {
    const device = await t.subscribe(who.visitor)
    const [ref] = await t.write(who, 'one dine')
    if (!ref) throw new Error('no notice')
    const { push } = t
    // It is sent, and its process ends.
    const killed = {
      ...push,
      send: async (message: Parameters<typeof push.send>[0]) => (await push.send(message), new Promise<never>(() => undefined)),
    }
    void deliverNotice({ ...t.api.deps, push: killed }, ref)
    await expect.poll(() => t.textsOf(device).length).toBe(1)
    expect(await deliverNotice(t.api.deps, ref)).toMatchObject({ ok: false, error: { code: 'busy' } })
    t.api.clock.advance(60_000)
    await deliverNotice(t.api.deps, ref)
    // The browser shows one: both have the same id, and the push service replaces the first if it is not delivered yet.
    const received = t.service.service.received(device.id)
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ headers, text }) => headers.topic + (JSON.parse(text ?? '') as { id: string }).id)).size).toBe(1)
  })

  it.each([404, 410] as const)('to a subscription that is gone (%i) removes it at once', async (status) => {
    const device = await t.subscribe(who.visitor)
    t.service.service.setFault(device.id, status)
    await t.write(who, 'one dine')
    await t.sendDue()
    expect((await t.noticesOf(who.visitor)).devices).toEqual([])
    expect(await t.rowsOf(who)).toMatchObject([{ status: 'refused', last_error: 'gone' }])
  })

  it.each([429, 503] as const)('is tried again after %i, until it is of no use any more', async (status) => {
    const device = await t.subscribe(who.visitor)
    t.service.service.setFault(device.id, status)
    await t.write(who, 'a table', { kind: 'table-free', until: new Date(NOTICE_START.getTime() + 15 * 60_000), token: 'a token' })
    await t.sendDue()
    expect(await t.rowsOf(who)).toMatchObject([{ status: 'waiting', last_error: String(status) }])
    t.service.service.setFault(device.id, null)
    t.api.clock.advance(15 * 60_000)
    await t.sendDue()
    expect(t.textsOf(device)).toEqual([])
    expect(await t.rowsOf(who)).toMatchObject([{ status: 'expired', sealed: null }])
  })

  it('logs neither the address nor the text', async () => {
    const device = await t.subscribe(who.visitor)
    await t.write(who, 'one dine')
    await t.sendDue()
    expect(t.api.logLines.join('\n')).not.toContain(device.id)
  })
})

it('a bonus that ends in three days is noticed once, however many processes look', async () => {
  const device = await t.subscribe(who.visitor)
  await givenBonus(t.api.store, 'one', { code: `ENDS-${who.member.id.slice(0, 8)}`, last_day: '2026-06-17' })
  const look = () => noticeEndingBonuses(t.api.deps, new AbortController().signal)
  const counts = await Promise.all([look(), look(), look()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  t.api.clock.advance(DAY_MS)
  await look()
  expect(t.textsOf(device).map(({ title, path }) => [title, path])).toEqual([['A bonus ends soon', '/account/overview']])
})

it('an account that is erased keeps no browser, no choice and no notice', async () => {
  await t.subscribe(who.visitor)
  await who.visitor.call(calls.chooseNotice, { params: { kind: 'table-free' }, body: { isOn: false } })
  await t.write(who, 'one dine')
  const { id } = who.member
  await t.api.store.owner((tx) => eraseMembers(tx, sql`select ctid from member where id = ${id}`, t.api.clock.now()))
  for (const table of ['notice_device', 'notice_choice', 'notice_outbox'] as const) {
    const rows = await t.api.store.owner((tx) => tx.selectFrom(table).select('member_id').where('member_id', '=', id).execute())
    expect(rows).toEqual([])
  }
})
