import { endpoints } from '@dining/contract'
import { fail } from '@dining/domain'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { browser } from '../../testing/browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { entryHistory, listEntries } from './read-entries.ts'
import { cancelSchedule, publish, reschedule, saveDraft, schedule, type ChangeTarget } from './write-entry.ts'

const api: TestApi = await testApi()
afterAll(() => api.close())

const HOUR = 3_600_000
const ORDER: ChangeTarget = { partnerId: 'one', set: 'popup', slug: 'hello', by: 'ana', note: 'Spring', base: null }
const order = (more: Partial<ChangeTarget> = {}): ChangeTarget => ({ ...ORDER, ...more })
const text = (words: string) => ({ body_text: words })
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR)
const plan = (words: string, hours: number) => schedule(api.deps, { ...order(), fields: text(words), publishAt: inHours(hours) })
const cancel = (version: number, more: Partial<ChangeTarget> = {}) => cancelSchedule(api.deps, { ...order(more), version })
const move = (version: number, hours: number, more: Partial<ChangeTarget> = {}) =>
  reschedule(api.deps, { ...order(more), version, publishAt: inHours(hours) })
const history = () => entryHistory(api.deps, 'one', 'popup', 'hello')
const waiting = async () => (await listEntries(api.deps, 'one'))[0]?.waiting.map(({ version }) => version)

/** What visitors read. */
async function shown(): Promise<unknown> {
  const { body } = await browser(api.app, 'one').call(endpoints.getContent, { params: { name: 'popup' }, query: {} })
  return (body as { data: { fields: { body_text: unknown } }[] }).data.map(({ fields }) => fields.body_text)[0]
}

/** The schedule is version 2. */
beforeEach(async () => {
  await api.store.owner((tx) => tx.deleteFrom('content_entry').execute())
  await publish(api.deps, { ...order(), fields: text('first') })
  await plan('for spring', 2)
})

describe('a cancelled schedule', () => {
  it('never becomes public; its text remains as a draft', async () => {
    expect(await cancel(2)).toMatchObject({
      ok: true,
      value: { version: 3, status: 'draft', fields: text('for spring'), cancels: 2, publishAt: null },
    })
    expect(await waiting()).toEqual([])
    api.clock.advance(3 * HOUR)
    expect(await shown()).toBe('first')
    await publish(api.deps, order())
    expect(await shown()).toBe('for spring')
  })

  it('does not change the newer draft and the other schedules', async () => {
    await plan('for summer', 4)
    await saveDraft(api.deps, { ...order(), fields: text('being written') })
    expect(await cancel(2)).toMatchObject({ value: { version: 5, fields: text('being written') } })
    expect(await waiting()).toEqual([3])
    api.clock.advance(2 * HOUR)
    expect(await shown()).toBe('first')
    api.clock.advance(2 * HOUR)
    expect(await shown()).toBe('for summer')
  })

  it('of a newer version lets an older one become public that it would have replaced', async () => {
    await plan('sooner', 1)
    expect(await waiting()).toEqual([3])
    await cancel(3)
    expect(await waiting()).toEqual([2])
    api.clock.advance(2 * HOUR)
    expect(await shown()).toBe('for spring')
  })
})

describe('a changed schedule', () => {
  it.each([
    ['later', 5],
    ['earlier', 1],
  ])('shows its words at the %s time alone', async (_, hours) => {
    expect(await move(2, hours)).toMatchObject({
      ok: true,
      value: { version: 3, status: 'scheduled', cancels: 2, fields: text('for spring') },
    })
    expect(await waiting()).toEqual([3])
    api.clock.advance(hours * HOUR - 1)
    expect(await shown()).toBe('first')
    api.clock.advance(1)
    expect(await shown()).toBe('for spring')
  })

  it('is refused for a time in the past, and keeps its time', async () => {
    expect(await move(2, 0)).toEqual(fail({ kind: 'time-gone-by' }))
    expect(await waiting()).toEqual([2])
  })
})

it('records who cancelled or changed which schedule', async () => {
  await move(2, 5, { by: 'ben', note: 'A week later' })
  await cancel(3, { by: 'ben' })
  const eventOf = (kind: 'content-rescheduled' | 'content-schedule-cancelled') =>
    api.store.owner((tx) => tx.selectFrom('audit_event').selectAll().where('kind', '=', kind).execute())
  expect((await eventOf('content-rescheduled')).at(-1)).toMatchObject({
    partner_id: 'one',
    detail: { slug: 'hello', version: 3, cancels: 2, by: 'ben', note: 'A week later', publishAt: inHours(5).toISOString() },
    before: { version: 2, status: 'scheduled', shown: 1 },
    after: { version: 3, status: 'scheduled', shown: 1 },
  })
  expect((await eventOf('content-schedule-cancelled')).at(-1)).toMatchObject({
    detail: { version: 4, cancels: 3 },
    after: { version: 4, status: 'draft', shown: 1 },
  })
})

describe('is refused', () => {
  it.each(['cancelled', 'rescheduled'])('for a schedule that was already %s, or a version that has none', async (change) => {
    await (change === 'cancelled' ? cancel(2) : move(2, 5))
    for (const version of [1, 2, 9]) {
      expect(await cancel(version)).toEqual(fail({ kind: 'not-scheduled' }))
      expect(await move(version, 7)).toEqual(fail({ kind: 'not-scheduled' }))
    }
    expect(await history()).toHaveLength(3)
  })

  it('for a schedule that a published version replaced', async () => {
    await publish(api.deps, { ...order(), fields: text('since then') })
    expect(await cancel(2)).toEqual(fail({ kind: 'not-scheduled' }))
  })

  it('for a schedule of another partner', async () => {
    expect(await cancel(2, { partnerId: 'two' })).toEqual(fail({ kind: 'not-found' }))
    expect(await waiting()).toEqual([2])
  })

  it('for one of two simultaneous editors, who gets the newer version', async () => {
    const results = await Promise.all([cancel(2, { by: 'ben', base: 2 }), move(2, 5, { by: 'cem', base: 2 })])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'newer-version', newest: { version: 3 } } })
    expect(await history()).toHaveLength(3)
  })

  it('for a schedule whose time has come', async () => {
    api.clock.advance(2 * HOUR)
    expect(await cancel(2)).toEqual(fail({ kind: 'not-scheduled' }))
    expect(await move(2, 5)).toEqual(fail({ kind: 'not-scheduled' }))
    expect(await shown()).toBe('for spring')
  })

  it.each(['cancelled', 'rescheduled'])('for a schedule whose time comes while it is being %s, and nothing is stored', async (change) => {
    const due = inHours(2)
    const times = [new Date(due.getTime() - 1)]
    const deps = { ...api.deps, clock: () => times.shift() ?? due }
    const asked = { ...order(), version: 2 }
    const refused = change === 'cancelled' ? cancelSchedule(deps, asked) : reschedule(deps, { ...asked, publishAt: inHours(5) })
    expect(await refused).toEqual(fail({ kind: 'not-scheduled' }))
    expect(await history()).toHaveLength(2)
    api.clock.advance(2 * HOUR)
    expect(await shown()).toBe('for spring')
  })
})
