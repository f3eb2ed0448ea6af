import { endpoints, type Call } from '@dining/contract'
import { studioEndpoints, type ContentChange, type ContentHistory } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../../store/repositories/audit-trail.ts'
import { browser } from '../../../testing/browser.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { setFlag } from '../../../use-cases/change-flags.ts'

const ANA = 'ana@studio.example'
const BEN = 'ben@studio.example'
const EDITOR = 'editor@studio.example'
/** Far less than a session lasts. */
const STEP_MS = 600_000

let api: TestApi
let app: ReturnType<typeof withStudio>
let ana: OperatorBrowser
let ben: OperatorBrowser
let editor: OperatorBrowser
let slug: string
let count = 0
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, ANA, null)
  await addOperator(api, BEN, null, { '*': ['publisher'] })
  await addOperator(api, EDITOR, null, { '*': ['editor'] })
  ana = await signedInOperator(app, ANA)
  ben = await signedInOperator(app, BEN)
  editor = await signedInOperator(app, EDITOR)
})
afterAll(() => api.close())

const turn = (value: boolean) => setFlag(api.deps, { partnerId: 'one', name: 'fourEyes', value, reason: 'A test', by: 'tester' })
beforeEach(async () => {
  slug = `entry-${(count += 1)}`
  await turn(true)
})

const params = () => ({ partner: 'one', set: 'popup' as const, slug })
const words = (body_text: string) => ({ title: '', body_text })
const changeIn = ({ body }: { readonly body: unknown }) => body as ContentChange
const history = async () => (await ana.call(studioEndpoints.getContentEntry, { params: params() })).body as ContentHistory
const draft = async (by: OperatorBrowser, text: string, base: number | null) =>
  changeIn(await by.call(studioEndpoints.saveContentDraft, { params: params(), body: { base, note: '', fields: words(text) } }))
const publish = async (by: OperatorBrowser, base: number | null, at: string | null = null) =>
  changeIn(await by.call(studioEndpoints.publishContent, { params: params(), body: { base, note: '', at } }))
const ask = async (by: OperatorBrowser, base: number | null, more: Partial<Call<typeof studioEndpoints.askApproval>['body']> = {}) =>
  changeIn(await by.call(studioEndpoints.askApproval, { params: params(), body: { base, note: '', at: null, ...more } }))
const approve = async (by: OperatorBrowser, base: number | null, note = '') =>
  changeIn(await by.call(studioEndpoints.approveContent, { params: params(), body: { base, note } }))
const sendBack = async (by: OperatorBrowser, base: number | null, note = 'Shorter') =>
  changeIn(await by.call(studioEndpoints.sendContentBack, { params: params(), body: { base, note } }))
const inSteps = (steps: number) => new Date(api.clock.now().getTime() + steps * STEP_MS).toISOString()
const NEEDS_ANOTHER = { kind: 'refused', findings: [{ kind: 'state', problem: 'another publisher must approve this' }] }
const NOT_WAITING = { kind: 'refused', findings: [{ problem: expect.stringContaining('does not wait for approval') }] }
/** The entry as a visitor of the site sees it. */
async function seen(): Promise<unknown> {
  const { body } = await browser(api.app, 'one').call(endpoints.getContent, { params: { name: 'popup' }, query: { page_size: '100' } })
  const { data } = body as { readonly data: readonly { readonly slug: string; readonly fields: Readonly<Record<string, unknown>> }[] }
  return data.find((entry) => entry.slug === slug)?.fields['body_text']
}
async function listed() {
  const { body } = await ben.call(studioEndpoints.listContent, { params: { partner: 'one' } })
  return (body as { readonly entries: readonly { readonly slug: string; readonly approval: string | null }[] }).entries.find(
    (entry) => entry.slug === slug,
  )?.approval
}

describe('with four-eyes publishing', () => {
  it('another publisher publishes what its author asked for; the history and the audit trail have both', async () => {
    await draft(ana, 'First words', null)
    expect(await listed()).toBeNull()
    expect(await ask(ana, 1, { note: 'for the spring' })).toMatchObject({
      kind: 'done',
      shown: null,
      approval: { isRequired: true, waiting: { kind: 'asked', version: 1, by: ANA, note: 'for the spring', writers: [ANA] } },
    })
    expect([await listed(), await seen()]).toEqual(['waiting', undefined])
    expect(await approve(ben, 1, 'fine')).toMatchObject({
      kind: 'done',
      shown: 2,
      versions: [
        { version: 2, status: 'published', by: BEN, fields: words('First words') },
        { version: 1, status: 'draft', by: ANA },
      ],
      approval: { waiting: null, steps: [{ kind: 'approved', version: 1, by: BEN, note: 'fine', writers: [ANA] }, { kind: 'asked' }] },
    })
    expect([await listed(), await seen()]).toEqual([null, 'First words'])
    const events = await api.store.owner((tx) => readAudit(tx, { partnerId: 'one', text: slug }, 10))
    const about = { set: 'popup', slug, version: 1, writers: [ANA] }
    expect(events.map(({ kind, actor, detail }) => ({ kind, actor, detail }))).toEqual(
      expect.arrayContaining([
        { kind: 'approval-asked', actor: ANA, detail: { ...about, by: ANA, note: 'for the spring' } },
        { kind: 'approval-given', actor: BEN, detail: { ...about, by: BEN, note: 'fine' } },
        { kind: 'content-published', actor: BEN, detail: { set: 'popup', slug, version: 2, by: BEN, note: 'fine' } },
      ]),
    )
  })

  it('no one publishes, schedules, reschedules or rolls back alone', async () => {
    await turn(false)
    await publishWords('Public', null)
    await publishWords('Public again', 1)
    expect((await publish(ana, 2, inSteps(1))).kind).toBe('refused')
    await ana.call(studioEndpoints.publishContent, {
      params: params(),
      body: { base: 2, note: '', at: inSteps(1), fields: words('Later') },
    })
    await turn(true)
    await draft(ana, 'New', 3)
    const base = { base: 4, note: '' }
    const refused = [
      await publish(ana, 4),
      await publish(ben, 4),
      await publish(ana, 4, inSteps(2)),
      changeIn(await ana.call(studioEndpoints.publishContent, { params: params(), body: { ...base, at: null, fields: words('Forged') } })),
      changeIn(await ana.call(studioEndpoints.rescheduleContent, { params: params(), body: { ...base, version: 3, at: inSteps(3) } })),
      changeIn(await ben.call(studioEndpoints.rollBackContent, { params: params(), body: { ...base, version: 1 } })),
    ]
    for (const change of refused) expect(change).toMatchObject({ ...NEEDS_ANOTHER, findings: [{ remedy: 'Ask for approval.' }] })
    expect((await history()).versions).toHaveLength(4)
    expect(await seen()).toBe('Public again')
    // What takes something away needs one person.
    expect(changeIn(await ana.call(studioEndpoints.cancelContentSchedule, { params: params(), body: { ...base, version: 3 } })).kind).toBe(
      'done',
    )
    expect(changeIn(await ana.call(studioEndpoints.unpublishContent, { params: params(), body: { base: 5, note: '' } })).kind).toBe('done')
    expect(await seen()).toBeUndefined()
    // It comes back by two.
    expect(await publish(ana, 6)).toMatchObject(NEEDS_ANOTHER)
    expect((await ask(ana, 6)).kind).toBe('done')
    expect((await approve(ben, 6)).kind).toBe('done')
    expect(await seen()).toBe('Public again')
  })

  it('neither the author, in any session, nor the one who asked approves or sends back; an editor may ask only', async () => {
    await draft(ana, 'Words', null)
    await ask(ben, 1)
    const anaElsewhere = await signedInOperator(app, ANA)
    for (const by of [ana, anaElsewhere, ben]) {
      expect(await approve(by, 1)).toMatchObject(NEEDS_ANOTHER)
      expect(await sendBack(by, 1)).toMatchObject(NEEDS_ANOTHER)
    }
    for (const endpoint of [studioEndpoints.approveContent, studioEndpoints.sendContentBack]) {
      const reply = await editor.call(endpoint, { params: params(), body: { base: 1, note: 'fine' } })
      expect(reply.problem.code).toBe('forbidden')
    }
    await draft(editor, 'Words of an editor', 1)
    expect(await ask(editor, 2)).toMatchObject({ approval: { waiting: { writers: [EDITOR, ANA] } } })
    expect(await approve(ana, 2)).toMatchObject(NEEDS_ANOTHER)
    expect((await approve(ben, 2)).kind).toBe('done')
    expect(await seen()).toBe('Words of an editor')
  })

  it('a draft after the question makes it void, and one after the approval needs another', async () => {
    await ask(ana, null, { fields: words('First') })
    expect(await draft(ana, 'Edited since', 1)).toMatchObject({ approval: { waiting: null } })
    expect(await listed()).toBeNull()
    expect(await approve(ben, 1)).toMatchObject({ kind: 'newer' })
    expect(await approve(ben, 2)).toMatchObject(NOT_WAITING)
    expect(await seen()).toBeUndefined()
    await ask(ana, 2, { at: inSteps(1) })
    expect(await ask(ana, 2)).toMatchObject({ kind: 'refused', findings: [{ problem: expect.stringContaining('already') }] })
    expect(await approve(ben, 2)).toMatchObject({ kind: 'done', versions: [{ status: 'scheduled', by: BEN }, {}, {}] })
    await draft(ana, 'Edited after approval', 3)
    expect(await publish(ana, 4)).toMatchObject(NEEDS_ANOTHER)
    expect(await approve(ben, 4)).toMatchObject(NOT_WAITING)
    api.clock.advance(STEP_MS)
    expect(await seen()).toBe('Edited since')
  })

  it('a question whose time has passed is published at once by the approval', async () => {
    await ask(ana, null, { fields: words('From nine'), at: inSteps(1) })
    api.clock.advance(2 * STEP_MS)
    expect(await approve(ben, 1)).toMatchObject({ versions: [{ status: 'published', publishAt: null }, {}] })
    expect(await ask(ana, 2, { fields: words('Too late'), at: inSteps(-1) })).toMatchObject({ kind: 'refused' })
  })

  it('a version goes back with a note, and can be asked about again', async () => {
    await ask(ana, null, { fields: words('Long words') })
    const empty = await ben.call(studioEndpoints.sendContentBack, { params: params(), body: { base: 1, note: ' ' } })
    expect(empty.status).toBe(400)
    expect(await sendBack(ben, 1)).toMatchObject({ kind: 'done', versions: [{ version: 1 }], approval: { waiting: null } })
    expect([await listed(), await seen()]).toEqual(['sent-back', undefined])
    expect(await sendBack(ben, 1)).toMatchObject(NOT_WAITING)
    expect(await approve(ben, 1)).toMatchObject(NOT_WAITING)
    expect((await ask(ana, 1)).kind).toBe('done')
    expect((await approve(ben, 1)).kind).toBe('done')
    const { approval } = await history()
    expect(approval.steps.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['approved', BEN, ''],
      ['asked', ANA, ''],
      ['sent-back', BEN, 'Shorter'],
      ['asked', ANA, ''],
    ])
  })

  it('an older version comes back by a question, which its writers cannot approve', async () => {
    await draft(ben, 'Words of Ben', null)
    await draft(ana, 'Other words', 1)
    expect(await ask(ana, 2, { version: 1 })).toMatchObject({
      versions: [{ version: 3, status: 'draft', by: ANA, fields: words('Words of Ben') }, {}, {}],
      approval: { waiting: { version: 3, writers: [BEN, ANA] } },
    })
    expect(await approve(ben, 3)).toMatchObject(NEEDS_ANOTHER)
    const missing = await ana.call(studioEndpoints.askApproval, { params: params(), body: { base: 3, note: '', at: null, version: 9 } })
    expect(missing.status).toBe(404)
  })

  it('what a page would leave out is refused when it is asked about, not when it is approved', async () => {
    expect(await ask(ana, null, { fields: {} })).toMatchObject({ kind: 'refused', findings: [{ path: 'body_text' }] })
    expect((await history()).versions).toEqual([])
  })

  it('operators of other partners find nothing, and another partner is not concerned', async () => {
    await addOperator(api, 'two@studio.example', ['two'])
    const other = await signedInOperator(app, 'two@studio.example')
    await ask(ana, null, { fields: words('Words') })
    const body = { base: 1, note: 'x' }
    const forged = [
      await other.call(studioEndpoints.approveContent, { params: params(), body }),
      await other.call(studioEndpoints.sendContentBack, { params: params(), body }),
      await other.call(studioEndpoints.askApproval, { params: params(), body: { ...body, at: null } }),
      await other.call(studioEndpoints.approveContent, { params: { ...params(), partner: 'two' }, body }),
    ]
    expect(forged.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await listed()).toBe('waiting')
    const ofTwo = { params: { ...params(), partner: 'two' }, body: { base: null, note: '', at: null, fields: words('Of two') } }
    expect(changeIn(await other.call(studioEndpoints.publishContent, ofTwo)).kind).toBe('done')
  })

  it('of an approval, a refusal and a newer draft at once, one comes first', async () => {
    await addOperator(api, 'cem@studio.example', null, { '*': ['publisher'] })
    const cem = await signedInOperator(app, 'cem@studio.example')
    for (let round = 0; round < 6; round += 1) {
      slug = `race-${round}`
      await ask(ana, null, { fields: words('Asked') })
      const answers = await Promise.all([approve(ben, 1), approve(cem, 1), sendBack(cem, 1), draft(ana, 'Newer', 1)])
      const { versions, approval } = await history()
      const given = approval.steps.filter(({ kind }) => kind === 'approved')
      const published = versions.filter(({ status }) => status === 'published')
      expect(published).toHaveLength(given.length)
      expect(new Set(approval.steps.map(({ kind, version }) => (kind === 'asked' ? 'asked' : version))).size).toBe(approval.steps.length)
      // A newer draft is never what was approved.
      expect(published.every(({ fields }) => fields['body_text'] === 'Asked')).toBe(true)
      expect(answers.some(({ kind }) => kind === 'done')).toBe(true)
    }
  })

  it('a publication at the moment at which the switch is turned on is either before it or refused', async () => {
    await turn(false)
    await draft(ana, 'Racing', null)
    const [, change] = await Promise.all([turn(true), publish(ana, 1)])
    expect(['done', 'refused']).toContain(change.kind)
    expect(await seen()).toBe(change.kind === 'done' ? 'Racing' : undefined)
    expect(await publish(ana, change.kind === 'done' ? 2 : 1)).toMatchObject({ kind: 'refused' })
  })
})

it('without the switch, one publisher publishes, and what waits can still be approved', async () => {
  await turn(false)
  await ask(ana, null, { fields: words('Asked') })
  expect(await approve(ana, 1)).toMatchObject(NEEDS_ANOTHER)
  expect((await publish(ana, 1)).kind).toBe('done')
  expect(await approve(ben, 2)).toMatchObject(NOT_WAITING)
})

it('only an administrator sets the switch, which no site shows', async () => {
  const body = { value: false, reason: 'A test' }
  const of = { partner: 'one', flag: 'fourEyes' as const }
  expect((await ben.call(studioEndpoints.setFlag, { params: of, body })).problem.code).toBe('forbidden')
  expect((await ana.call(studioEndpoints.setFlag, { params: of, body })).status).toBe(200)
  const flags = await browser(api.app, 'one').call(endpoints.getFeatureFlags, {})
  expect(JSON.stringify(flags.body)).not.toContain('fourEyes')
  expect((await history()).approval.isRequired).toBe(false)
})

async function publishWords(text: string, base: number | null) {
  await ana.call(studioEndpoints.publishContent, { params: params(), body: { base, note: '', at: null, fields: words(text) } })
}
