import { endpoints } from '@dining/contract'
import { studioEndpoints, type ContentChange, type ContentHistory } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser } from '../../../testing/browser.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'

const WRITER = 'writer@studio.example'
const HOUR_MS = 3_600_000

let api: TestApi
let operator: OperatorBrowser
let slug: string
let count = 0
beforeAll(async () => {
  api = await testApi([
    testPartner('one', { features: { cmsPreview: true, hasDiscoverPage: true, hasPWAInstallBanner: true } }),
    testPartner('two'),
  ])
  await addOperator(api, WRITER, null)
  operator = await signedInOperator(withStudio(api), WRITER)
})
afterAll(() => api.close())
beforeEach(() => {
  slug = `entry-${(count += 1)}`
})

const params = () => ({ partner: 'one', set: 'popup' as const, slug })
const words = (body_text: string) => ({ title: '', body_text })
const history = async () => (await operator.call(studioEndpoints.getContentEntry, { params: params() })).body as ContentHistory
const draft = async (text: string, base: number | null, note = '') =>
  (await operator.call(studioEndpoints.saveContentDraft, { params: params(), body: { base, note, fields: words(text) } }))
    .body as ContentChange
const publish = async (base: number | null, at: string | null = null, text?: string) => {
  const body = { base, note: '', at, ...(text === undefined ? {} : { fields: words(text) }) }
  return (await operator.call(studioEndpoints.publishContent, { params: params(), body })).body as ContentChange
}
/** The entry as a visitor of the site sees it. */
async function seen(partner = 'one'): Promise<string | undefined> {
  const { body } = await browser(api.app, partner).call(endpoints.getContent, { params: { name: 'popup' }, query: { page_size: '100' } })
  const { data } = body as { readonly data: readonly { readonly slug: string; readonly fields: Readonly<Record<string, unknown>> }[] }
  const text = data.find((entry) => entry.slug === slug)?.fields['body_text']
  return typeof text === 'string' ? text : undefined
}

describe('an operator', () => {
  it('drafts, publishes, unpublishes and rolls back, and every version has an author, a time and a reason', async () => {
    expect(await history()).toEqual({ versions: [], shown: null, approval: { isRequired: false, waiting: null, steps: [] } })
    await draft('First words', null, 'for the spring')
    expect(await seen()).toBeUndefined()
    await publish(1)
    expect(await seen()).toBe('First words')
    expect(await seen('two')).toBeUndefined()
    await publish(2, null, 'Second words')
    expect(await seen()).toBe('Second words')
    await operator.call(studioEndpoints.unpublishContent, { params: params(), body: { base: 3, note: 'over' } })
    expect(await seen()).toBeUndefined()
    await operator.call(studioEndpoints.rollBackContent, { params: params(), body: { base: 4, note: '', version: 1 } })
    expect(await seen()).toBe('First words')
    const { versions, shown } = await history()
    expect(versions.map(({ version, status, by, note }) => [version, status, by, note])).toEqual([
      [5, 'published', WRITER, ''],
      [4, 'unpublished', WRITER, 'over'],
      [3, 'published', WRITER, ''],
      [2, 'published', WRITER, ''],
      [1, 'draft', WRITER, 'for the spring'],
    ])
    expect([shown, versions[0]?.at]).toEqual([5, api.clock.now().toISOString()])
  })

  it('schedules: visitors see it from that time on, and not before', async () => {
    const at = new Date(api.clock.now().getTime() + HOUR_MS)
    expect((await publish(null, at.toISOString(), 'From tonight')).kind).toBe('done')
    expect([await seen(), (await history()).shown]).toEqual([undefined, null])
    api.clock.advance(HOUR_MS)
    expect([await seen(), (await history()).shown]).toEqual(['From tonight', 1])
    expect(await publish(1, at.toISOString(), 'Too late')).toMatchObject({ kind: 'refused', findings: [{ path: '', kind: 'state' }] })
  })

  it('changes the time of a schedule and cancels it, each with the version that it replaces', async () => {
    const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const body = (base: number, version: number) => ({ base, version, note: '' })
    await publish(null, inHours(0.5), 'From tonight')
    const moved = await operator.call(studioEndpoints.rescheduleContent, { params: params(), body: { ...body(1, 1), at: inHours(1) } })
    expect(moved.body).toMatchObject({ kind: 'done', versions: [{ version: 2, status: 'scheduled', cancels: 1 }, { cancels: null }] })
    const cancelled = await operator.call(studioEndpoints.cancelContentSchedule, { params: params(), body: body(2, 2) })
    expect(cancelled.body).toMatchObject({ kind: 'done', versions: [{ version: 3, status: 'draft', cancels: 2 }, {}, {}] })
    api.clock.advance(HOUR_MS)
    expect(await seen()).toBeUndefined()
    const again = await operator.call(studioEndpoints.cancelContentSchedule, { params: params(), body: body(3, 2) })
    expect(again.body).toMatchObject({ kind: 'refused', findings: [{ path: '', kind: 'state' }] })
  })

  it('changes no schedule of a partner that is not theirs', async () => {
    const at = new Date(api.clock.now().getTime() + HOUR_MS).toISOString()
    await publish(null, at, 'From tonight')
    await addOperator(api, 'other@studio.example', ['two'])
    const other = await signedInOperator(withStudio(api), 'other@studio.example')
    const body = { base: 1, version: 1, note: '' }
    const forged = [
      await other.call(studioEndpoints.cancelContentSchedule, { params: params(), body }),
      await other.call(studioEndpoints.rescheduleContent, { params: params(), body: { ...body, at } }),
      await other.call(studioEndpoints.cancelContentSchedule, { params: { ...params(), partner: 'two' }, body }),
    ]
    expect(forged.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await history()).versions).toHaveLength(1)
  })

  it('gets an error about another operator’s newer version, which is kept', async () => {
    await draft('Mine', null)
    await draft('Theirs', 1)
    expect(await draft('Mine again', 1)).toMatchObject({ kind: 'newer', versions: [{ fields: words('Theirs') }, { version: 1 }] })
    expect(await publish(1)).toMatchObject({ kind: 'newer' })
    expect(await draft('As if new', null)).toMatchObject({ kind: 'newer' })
    expect((await history()).versions).toHaveLength(2)
  })

  it('cannot save what a page would leave out, and gets the location of the error', async () => {
    const fields = {
      page_text: [
        { type: 'text', fields: { text_mobile: 'Fine' } },
        { type: 'button', fields: { text_mobile: 'Go', url: 'x:y' } },
      ],
    }
    const sidebar = { partner: 'one', set: 'sidebar' as const, slug }
    const { body } = await operator.call(studioEndpoints.saveContentDraft, { params: sidebar, body: { base: null, note: '', fields } })
    expect(body).toMatchObject({ kind: 'refused', findings: [{ path: 'page_text.1.fields.url' }] })
  })

  it('lists entries with their state, and tokens with this partner’s values', async () => {
    await publish(null, null, 'Shown')
    const at = new Date(api.clock.now().getTime() + HOUR_MS).toISOString()
    await publish(1, at, 'Coming')
    await draft('Being changed', 2)
    const { body } = await operator.call(studioEndpoints.listContent, { params: { partner: 'one' } })
    expect(body).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ slug, status: 'draft', version: 3, shown: 1, next: { version: 2, at } })]),
    })
    expect(body).toMatchObject({
      tokens: expect.arrayContaining([
        { name: 'program', kind: 'words', value: testPartner('one').program.programName },
        expect.objectContaining({ name: 'join_link', kind: 'link' }),
      ]),
    })
  })

  it('gets the issues of a text while writing it, and nothing is saved', async () => {
    const { body } = await operator.call(studioEndpoints.checkContent, { params: params(), body: { fields: words('Earn {curency} here') } })
    expect(body).toMatchObject({ findings: [{ path: 'body_text', kind: 'unknown-token' }] })
    expect((await history()).versions).toEqual([])
  })

  it('gets a preview link of the partner’s own site, if it has previews', async () => {
    const link = (partner: string, path: string) =>
      operator.call(studioEndpoints.createPreviewLink, { params: { partner }, body: { path } })
    expect((await link('one', '/discover')).body).toMatchObject({
      url: expect.stringMatching(/^http:\/\/one\.localhost:3000\/discover\?preview=one\./),
    })
    expect((await link('two', '/')).problem.code).toBe('forbidden')
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example'])
      expect((await link('one', path)).status).toBe(400)
  })
})
