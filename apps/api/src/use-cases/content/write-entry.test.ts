import { endpoints } from '@dining/contract'
import { fail } from '@dining/domain'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { contentRepo } from '../../store/repositories/content.ts'
import { browser } from '../../testing/browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { importContent } from './import-content.ts'
import { entryHistory, listEntries } from './read-entries.ts'
import { publish, rollback, saveDraft, schedule, unpublish, type ChangeTarget } from './write-entry.ts'

const api: TestApi = await testApi()
afterAll(() => api.close())
beforeEach(async () => {
  await api.store.owner((tx) => tx.deleteFrom('content_entry').execute())
  await api.store.owner((tx) => tx.deleteFrom('feature_flag').execute())
})

const ORDER: ChangeTarget = { partnerId: 'one', set: 'popup', slug: 'hello', by: 'ana', note: 'Spring', base: null }
const order = (more: Partial<ChangeTarget> = {}): ChangeTarget => ({ ...ORDER, ...more })
const text = (words: string) => ({ body_text: words })
const give = (words: string, more: Partial<ChangeTarget> = {}) => publish(api.deps, { ...order(more), fields: text(words) })
const draft = (words: string, more: Partial<ChangeTarget> = {}) => saveDraft(api.deps, { ...order(more), fields: text(words) })
const later = (ms: number) => new Date(api.clock.now().getTime() + ms)
const HOUR = 3_600_000

/** What visitors read. */
async function shown(partnerId = 'one'): Promise<readonly unknown[]> {
  const { body } = await browser(api.app, partnerId).call(endpoints.getContent, { params: { name: 'popup' }, query: {} })
  return (body as { data: { fields: { body_text: unknown } }[] }).data.map(({ fields }) => fields.body_text)
}
const versions = async () => (await entryHistory(api.deps, 'one', 'popup', 'hello')).map(({ version, status, by }) => [version, status, by])
const only = async () => (await listEntries(api.deps, 'one'))[0]

describe('what visitors see', () => {
  it('is the version that was published last, regardless of drafts and later schedules', async () => {
    await give('first')
    await draft('not yet')
    await schedule(api.deps, { ...order(), publishAt: later(HOUR) })
    expect(await shown()).toEqual(['first'])
    await draft('nor this')
    expect(await shown()).toEqual(['first'])
    expect(await shown('two')).toEqual([])
  })

  it('is the scheduled version, once its time has come', async () => {
    await give('first')
    await schedule(api.deps, { ...order(), fields: text('for spring'), publishAt: later(HOUR) })
    api.clock.advance(HOUR - 1)
    expect(await shown()).toEqual(['first'])
    expect(await only()).toMatchObject({ shown: { version: 1 }, waiting: [{ version: 2 }], draft: null })
    api.clock.advance(1)
    expect(await shown()).toEqual(['for spring'])
    expect(await only()).toMatchObject({ shown: { version: 2 }, waiting: [] })
  })

  it('is not a version that was scheduled before another was published', async () => {
    await schedule(api.deps, { ...order(), fields: text('overtaken'), publishAt: later(HOUR) })
    await give('since then')
    expect(await only()).toMatchObject({ waiting: [] })
    api.clock.advance(HOUR)
    expect(await shown()).toEqual(['since then'])
  })

  it('is nothing of an unpublished entry, until it is published again as it was', async () => {
    await give('first')
    await draft('not yet')
    expect(await unpublish(api.deps, order())).toMatchObject({ ok: true, value: { status: 'unpublished', version: 3 } })
    expect(await shown()).toEqual([])
    expect(await only()).toMatchObject({ shown: null, newest: { version: 3 } })
    await publish(api.deps, order())
    expect(await shown()).toEqual(['first'])
  })

  it('is nothing that was scheduled before the entry was unpublished', async () => {
    await schedule(api.deps, { ...order(), fields: text('never'), publishAt: later(HOUR) })
    await unpublish(api.deps, order())
    api.clock.advance(HOUR)
    expect(await shown()).toEqual([])
  })

  it('is an earlier version after a rollback, which is a new version', async () => {
    await give('first')
    await give('second')
    expect(await rollback(api.deps, { ...order({ by: 'ben' }), toVersion: 1 })).toMatchObject({ ok: true, value: { version: 3 } })
    expect(await shown()).toEqual(['first'])
    expect(await versions()).toEqual([
      [3, 'published', 'ben'],
      [2, 'published', 'ana'],
      [1, 'published', 'ana'],
    ])
  })

  it('is a draft once it is published', async () => {
    await draft('ready')
    expect(await only()).toMatchObject({ shown: null, draft: { version: 1, fields: text('ready') } })
    await publish(api.deps, order())
    expect(await shown()).toEqual(['ready'])
    expect(await only()).toMatchObject({ draft: null })
  })
})

describe('a version', () => {
  it('has an author, a time and a reason, also in the audit trail', async () => {
    await give('first', { note: '  Opening  ' })
    const at = api.clock.now()
    expect(await entryHistory(api.deps, 'one', 'popup', 'hello')).toEqual([
      {
        set: 'popup',
        slug: 'hello',
        version: 1,
        status: 'published',
        fields: text('first'),
        publishAt: null,
        cancels: null,
        at,
        by: 'ana',
        note: 'Opening',
      },
    ])
    const trail = await api.store.owner((tx) => tx.selectFrom('audit_event').selectAll().where('kind', '=', 'content-published').execute())
    expect(trail.at(-1)).toMatchObject({
      partner_id: 'one',
      at,
      detail: { set: 'popup', slug: 'hello', version: 1, by: 'ana', note: 'Opening' },
    })
  })

  it('is accepted if its author has seen the newest one, and otherwise refused with the newer one', async () => {
    await give('first', { base: 0 })
    await give('second', { by: 'ben', base: 1 })
    const refused = await draft('on the first', { base: 1 })
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: 'newer-version', newest: { version: 2, by: 'ben', fields: text('second') } },
    })
    expect(await give('twice new', { base: 0 })).toMatchObject({ ok: false, error: { kind: 'newer-version' } })
    expect(await versions()).toHaveLength(2)
  })

  it('is written by one of two simultaneous authors, and the other gets an error', async () => {
    await give('first')
    const results = await Promise.all(['ben', 'cem'].map((by) => give(by, { by, base: 1 })))
    const won = results.find(({ ok }) => ok)
    const lost = results.find(({ ok }) => !ok)
    expect(won).toBeDefined()
    expect(lost).toMatchObject({ error: { kind: 'newer-version', newest: { version: 2 } } })
    expect(await versions()).toHaveLength(2)
  })

  it('can be neither changed nor removed by a request, also when its policy would allow it', async () => {
    await give('first')
    const asRequest = (statement: string) => api.store.tenant('one', (tx) => sql.raw(statement).execute(tx))
    await expect(asRequest(`update content_entry set note = 'other'`)).rejects.toThrow('permission denied')
    await asRequest('delete from content_entry')
    expect(await versions()).toEqual([[1, 'published', 'ana']])
  })
})

describe('is refused', () => {
  it.each([
    [{}, 'body_text'],
    [{ body_text: 'Earn', title: 4 }, 'title'],
  ])('a popup of %j, at %s', async (fields, path) => {
    const refused = fail({ kind: 'faulty', faults: [{ path, reason: expect.stringMatching(/./) }] })
    expect(await publish(api.deps, { ...order(), fields })).toEqual(refused)
    expect(await saveDraft(api.deps, { ...order(), fields })).toEqual(refused)
    expect(await versions()).toEqual([])
  })

  it('for an item that a page would omit, with its location in the fields', async () => {
    const fields = { page_text: [{ type: 'link', fields: { text_mobile: 'Go', url: 'javascript:1' } }] }
    const refused = await publish(api.deps, { ...order({ set: 'sidebar' }), fields })
    expect(refused).toMatchObject({ error: { kind: 'faulty', faults: [{ path: 'page_text[0].fields.url' }] } })
  })

  it('for an earlier version that the schema no longer accepts', async () => {
    const old = { set: 'popup', slug: 'hello', version: 1, status: 'draft', fields: {}, publishAt: null, cancels: null } as const
    await api.store.tenant('one', (tx) => contentRepo(tx, 'one').add({ ...old, at: api.clock.now(), by: 'ana', note: '' }))
    expect(await publish(api.deps, order())).toMatchObject({ error: { kind: 'faulty', faults: [{ path: 'body_text' }] } })
    expect(await rollback(api.deps, { ...order(), toVersion: 1 })).toMatchObject({ error: { kind: 'faulty' } })
  })

  it.each([
    ['global', 'header'],
    ['popup', '../secret'],
    ['popup', ''],
  ] as const)('%s/%s, which is no entry', async (set, slug) => {
    expect(await give('words', { set, slug })).toMatchObject({ error: { kind: 'faulty', faults: [{ path: '' }] } })
  })

  it('for a change without effect, or of an entry that no longer exists', async () => {
    expect(await publish(api.deps, order())).toEqual(fail({ kind: 'not-found' }))
    expect(await unpublish(api.deps, order())).toEqual(fail({ kind: 'not-found' }))
    await draft('not yet')
    expect(await unpublish(api.deps, order())).toEqual(fail({ kind: 'not-public' }))
    expect(await rollback(api.deps, { ...order(), toVersion: 9 })).toEqual(fail({ kind: 'not-found' }))
    await publish(api.deps, order())
    expect(await publish(api.deps, order())).toMatchObject({ error: { kind: 'already-public', version: { version: 2 } } })
    expect(await rollback(api.deps, { ...order(), toVersion: 2 })).toMatchObject({ error: { kind: 'already-public' } })
    expect(await schedule(api.deps, { ...order(), fields: text('late'), publishAt: api.clock.now() })).toEqual(
      fail({ kind: 'time-gone-by' }),
    )
  })

  it.each(['', '  ', 'files'])('for the author %j', async (by) => {
    expect(await give('words', { by })).toEqual(fail({ kind: 'no-author' }))
  })
})

describe('a partner’s folder', () => {
  const bring = (words: string | null, options: Parameters<typeof importContent>[3] = {}) =>
    importContent(
      api.deps,
      'one',
      [{ set: 'popup', entries: words === null ? [] : [{ slug: 'hello', status: 'published', fields: text(words) }] }],
      options,
    )

  it('changes an entry until a person writes it, and not afterwards', async () => {
    await bring('from the folder')
    await bring('better')
    expect(await shown()).toEqual(['better'])
    await draft('of people')
    expect(await bring('best')).toEqual({
      changed: 0,
      takenOff: [],
      kept: [expect.objectContaining({ slug: 'hello', by: 'ana' })],
      needsApproval: false,
    })
    expect(await bring(null)).toEqual({ changed: 0, takenOff: [], kept: [], needsApproval: false })
    expect(await shown()).toEqual(['better'])
    await publish(api.deps, order())
    await bring('best')
    expect(await shown()).toEqual(['of people'])
    await unpublish(api.deps, order())
    await bring('best')
    expect(await shown()).toEqual([])
  })

  it('unpublishes what it no longer contains, and keeps its history', async () => {
    await bring('from the folder')
    expect(await bring(null)).toMatchObject({ changed: 1 })
    expect(await bring(null)).toMatchObject({ changed: 0 })
    expect(await shown()).toEqual([])
    expect(await bring('again')).toMatchObject({ changed: 1 })
    expect(await shown()).toEqual(['again'])
    expect(await versions()).toEqual([
      [3, 'published', 'files'],
      [2, 'unpublished', 'files'],
      [1, 'published', 'files'],
    ])
  })

  it('may have a draft of a public entry, and remove it', async () => {
    const both = (words: string, drafted: string | null) =>
      importContent(api.deps, 'one', [
        {
          set: 'popup',
          entries: [
            ...(drafted === null ? [] : [{ slug: 'hello', status: 'draft' as const, fields: text(drafted) }]),
            { slug: 'hello', status: 'published', fields: text(words) },
          ],
        },
      ])
    await both('now', 'next')
    expect([await shown(), (await only())?.draft?.fields]).toEqual([['now'], text('next')])
    expect(await both('now', 'next')).toEqual({ changed: 0, takenOff: [], kept: [], needsApproval: false })
    await both('now', 'after next')
    expect([await shown(), (await only())?.draft?.fields]).toEqual([['now'], text('after next')])
    await both('today', 'after next')
    expect([await shown(), (await only())?.draft?.fields]).toEqual([['today'], text('after next')])
    await both('today', null)
    expect([await shown(), (await only())?.draft]).toEqual([['today'], null])
    expect(await both('today', null)).toEqual({ changed: 0, takenOff: [], kept: [], needsApproval: false })
  })

  it('replaces the texts of people when one of them requests it', async () => {
    await give('of people')
    const author = { by: 'ben', note: 'Back to the folder' }
    expect(await bring('of the folder', { author, replace: true })).toEqual({ changed: 1, takenOff: [], kept: [], needsApproval: false })
    expect(await shown()).toEqual(['of the folder'])
    expect((await only())?.newest).toMatchObject({ by: 'ben', note: 'Back to the folder', version: 2 })
    expect(await bring('of the folder', { author, replace: true })).toEqual({ changed: 0, takenOff: [], kept: [], needsApproval: false })
  })
})

describe('the version of what visitors may see', () => {
  const stamp = (partnerId = 'one') => api.store.tenant(partnerId, (tx) => contentRepo(tx, partnerId).stamp(api.clock.now()))
  const flag = { partner_id: 'one', reason: 'now', value: 'true' }
  const setFlag = (name: string) =>
    api.store.owner((tx) =>
      tx
        .insertInto('feature_flag')
        .values({ ...flag, name })
        .execute(),
    )

  it.each([
    ['an entry is published', () => give('first')],
    ['a row is changed by hand', () => api.store.owner((tx) => tx.updateTable('content_entry').set({ note: 'x' }).execute())],
    ['a row is removed by hand', () => api.store.owner((tx) => tx.deleteFrom('content_entry').execute())],
    ['a flag is set', () => setFlag('sso')],
    ['a flag is cleared', () => api.store.owner((tx) => tx.deleteFrom('feature_flag').execute())],
  ])('changes when %s, for that partner alone', async (_, change) => {
    await give('something')
    await setFlag('set-before')
    const [before, ofTwo] = [await stamp(), await stamp('two')]
    expect(await stamp()).toBe(before)
    await change()
    expect(await stamp()).not.toBe(before)
    expect(await stamp('two')).toBe(ofTwo)
  })

  it('changes when a schedule becomes due, and not before', async () => {
    await schedule(api.deps, { ...order(), fields: text('for spring'), publishAt: later(HOUR) })
    const before = await stamp()
    api.clock.advance(HOUR - 1)
    expect(await stamp()).toBe(before)
    api.clock.advance(1)
    expect(await stamp()).not.toBe(before)
  })
})
