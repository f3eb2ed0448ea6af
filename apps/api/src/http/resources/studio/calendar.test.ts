import { studioEndpoints, type CalendarEvent } from '@dining/contract/studio'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { addOperator, signedInOperator, withStudio } from '../../../testing/operator-browser.ts'
import { testApi } from '../../../testing/test-api.ts'
import {
  cancelSchedule,
  publish,
  reschedule,
  saveDraft,
  schedule,
  unpublish,
  type ChangeTarget,
} from '../../../use-cases/content/write-entry.ts'

/** Short enough that the operator stays signed in while the clock moves. */
const UNIT_MS = 10 * 60_000
const api = await testApi()
afterAll(() => api.close())
await addOperator(api, 'planner@studio.example', ['one'])
const operator = await signedInOperator(withStudio(api), 'planner@studio.example')
const start = api.clock.now()

const after = (units: number) => new Date(start.getTime() + units * UNIT_MS)
const target = (slug: string, more: Partial<ChangeTarget> = {}): ChangeTarget => ({
  partnerId: 'one',
  set: 'popup',
  slug,
  by: 'ana',
  note: '',
  base: null,
  ...more,
})
const fields = { body_text: 'Supper' }
const plan = (slug: string, units: number, more: Partial<ChangeTarget> = {}) =>
  schedule(api.deps, { ...target(slug, more), fields, publishAt: after(units) })
const put = (slug: string, more: Partial<ChangeTarget> = {}) => publish(api.deps, { ...target(slug, more), fields })

const ask = (query: { readonly from: string; readonly to: string }, partner = 'one') =>
  operator.call(studioEndpoints.listCalendar, { params: { partner }, query })
/** Events of a period in units from the start, as "slug kind unit". */
async function calendar(from = -24, to = 24) {
  const { body } = await ask({ from: after(from).toISOString(), to: after(to).toISOString() })
  const { events } = body as { readonly events: readonly CalendarEvent[] }
  return events.map(
    ({ slug, kind, at, isPast }) => `${slug} ${kind} ${(Date.parse(at) - start.getTime()) / UNIT_MS}${isPast ? ' past' : ''}`,
  )
}

beforeEach(async () => {
  api.clock.set(start)
  await api.store.owner((tx) => tx.deleteFrom('content_entry').execute())
})

describe('the calendar of content', () => {
  it('lists in the order of time what begins, changes and ends on the site', async () => {
    await plan('late', 5)
    await put('early')
    await plan('early', 2)
    api.clock.set(after(3))
    await unpublish(api.deps, target('early'))
    api.clock.set(after(4))
    await put('early')
    expect(await calendar()).toEqual([
      'early starts 0 past',
      'early changes 2 past',
      'early ends 3 past',
      'early starts 4 past',
      'late starts 5',
    ])
    expect(await calendar(2, 3)).toEqual(['early changes 2 past'])
    expect(await calendar(6, 9)).toEqual([])
    expect(await calendar(5, 6)).toEqual(['late starts 5'])
  })

  it('omits drafts, cancelled and overtaken schedules, and what ended only a schedule', async () => {
    await saveDraft(api.deps, { ...target('drafted'), fields })
    await plan('cancelled', 2)
    await cancelSchedule(api.deps, { ...target('cancelled'), version: 1 })
    await plan('moved', 2)
    await reschedule(api.deps, { ...target('moved'), version: 1, publishAt: after(4) })
    await plan('overtaken', 4)
    await plan('overtaken', 3)
    await plan('replaced', 4)
    api.clock.set(after(1))
    await put('replaced')
    await plan('called-off', 4)
    await unpublish(api.deps, target('called-off'))
    expect(await calendar()).toEqual(['replaced starts 1 past', 'overtaken starts 3', 'moved starts 4'])
  })

  it('omits what the folder of a partner delivered, and treats it as shown before a change', async () => {
    await put('delivered')
    await api.store.owner((tx) => tx.updateTable('content_entry').set({ updated_by: 'files' }).execute())
    await plan('delivered', 2)
    expect(await calendar()).toEqual(['delivered changes 2'])
  })

  it('refuses a period that is longer than a page of a calendar, reversed or no time, and shows nothing of another partner', async () => {
    await plan('theirs', 2, { partnerId: 'two' })
    expect(await calendar()).toEqual([])
    const [now, later, tooLate] = [start.toISOString(), after(1).toISOString(), after(44 * 24 * 6).toISOString()]
    const asked = [
      { from: later, to: now },
      { from: now, to: now },
      { from: now, to: tooLate },
      { from: 'May', to: later },
      { from: '275760-09-13T00:00:00.000Z', to: '275760-09-14T00:00:00.000Z' },
    ]
    for (const query of asked) expect((await ask(query)).status).toBe(400)
    expect((await ask({ from: now, to: later }, 'two')).status).toBe(404)
  })
})
