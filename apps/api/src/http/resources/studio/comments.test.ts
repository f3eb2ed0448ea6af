import { studioEndpoints, type ContentComment } from '@dining/contract/studio'
import { CONTENT_COMMENT } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { readAudit } from '../../../store/repositories/audit-trail.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EDITOR = 'editor@studio.example'
const PUBLISHER = 'publisher@studio.example'

let api: TestApi
let app: ReturnType<typeof withStudio>
let editor: OperatorBrowser
let publisher: OperatorBrowser
let slug: string
let count = 0
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, EDITOR, ['one'], { '*': ['editor'] })
  await addOperator(api, PUBLISHER, ['one'], { '*': ['publisher'] })
  editor = await signedInOperator(app, EDITOR)
  publisher = await signedInOperator(app, PUBLISHER)
})
afterAll(() => api.close())
beforeEach(async () => {
  slug = `entry-${(count += 1)}`
  await draft(null)
})

const params = () => ({ partner: 'one', set: 'popup' as const, slug })
const draft = (base: number | null) => {
  const fields = { title: '', body_text: `After ${base ?? 0}` }
  return editor.call(studioEndpoints.saveContentDraft, { params: params(), body: { base, note: '', fields } })
}
const add = (by: OperatorBrowser, text: string, version = 1) =>
  by.call(studioEndpoints.addComment, { params: params(), body: { version, text } })
const list = async (by = editor) => {
  const { body } = await by.call(studioEndpoints.listComments, { params: params() })
  return body as { readonly comments: readonly ContentComment[]; readonly more: number }
}

it('keeps comments with author, time and version, as plain text; the audit trail has no text', async () => {
  await add(editor, '  <b>Is “Supper” right?</b>\nI am not sure.  ')
  api.clock.advance(1000)
  await draft(1)
  const reply = await add(publisher, 'Yes.', 2)
  expect(reply.body).toEqual(await list())
  expect(await list()).toEqual({
    comments: [
      {
        version: 1,
        number: 1,
        text: '<b>Is “Supper” right?</b>\nI am not sure.',
        by: EDITOR,
        at: new Date(api.clock.now().getTime() - 1000).toISOString(),
      },
      { version: 2, number: 1, text: 'Yes.', by: PUBLISHER, at: api.clock.now().toISOString() },
    ],
    more: 0,
  })
  const events = await api.store.owner((tx) => readAudit(tx, { partnerId: 'one', text: slug, kind: 'comment-added' }, 10))
  expect(events.map(({ actor, detail }) => ({ actor, detail })).toReversed()).toEqual([
    { actor: EDITOR, detail: { set: 'popup', slug, version: 1, by: EDITOR } },
    { actor: PUBLISHER, detail: { set: 'popup', slug, version: 2, by: PUBLISHER } },
  ])
})

it.each([
  ['nothing', ' \n '],
  ['too much', 'x'.repeat(CONTENT_COMMENT.maxLength + 1)],
  ['a control character', 'Supper\u0000'],
])('refuses %s', async (_, text) => {
  expect((await add(editor, text)).status).toBe(400)
  expect((await list()).comments).toEqual([])
})

it('refuses a card number, and a version that does not exist', async () => {
  const card = await add(editor, 'Card 4242 4242 4242 4242')
  expect(card.problem.errors?.map(({ field, code }) => [field, code])).toEqual([['text', 'card-number']])
  expect((await add(editor, 'Fine', 2)).status).toBe(404)
  expect((await list()).comments).toEqual([])
})

it('keeps at most 50 comments on a version, also of writers at the same moment; a further version has its own', async () => {
  for (let round = 0; round < CONTENT_COMMENT.max - 2; round += 2) {
    await Promise.all([add(editor, `First ${round}`), add(publisher, `Second ${round}`)])
  }
  const last = await Promise.all([1, 2, 3, 4].map((index) => add(index % 2 === 0 ? editor : publisher, `Last ${index}`)))
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400])
  const { comments } = await list()
  expect(comments.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: CONTENT_COMMENT.max }, (_, index) => index + 1),
  )
  await draft(1)
  expect((await add(editor, 'On the next one', 2)).status).toBe(200)
})

it('shows them to everybody who reads content, and to no operator of another partner', async () => {
  await add(editor, 'Between us')
  await addOperator(api, 'viewer@studio.example', ['one'], { '*': ['viewer'] })
  await addOperator(api, 'support@studio.example', ['one'], { '*': ['support'] })
  await addOperator(api, 'two@studio.example', ['two'])
  const viewer = await signedInOperator(app, 'viewer@studio.example')
  expect((await list(viewer)).comments).toHaveLength(1)
  expect((await add(viewer, 'Hello')).problem.code).toBe('forbidden')
  const support = await signedInOperator(app, 'support@studio.example')
  expect((await support.call(studioEndpoints.listComments, { params: params() })).problem.code).toBe('forbidden')
  const other = await signedInOperator(app, 'two@studio.example')
  expect((await other.call(studioEndpoints.listComments, { params: params() })).status).toBe(404)
  expect((await add(other, 'Hello')).status).toBe(404)
  const ofTwo = await other.call(studioEndpoints.listComments, { params: { ...params(), partner: 'two' } })
  expect(ofTwo.body).toEqual({ comments: [], more: 0 })
})

it('goes with its version', async () => {
  await add(editor, 'Soon gone')
  await api.store.owner((tx) => tx.deleteFrom('content_entry').where('slug', '=', slug).execute())
  expect(await list()).toEqual({ comments: [], more: 0 })
})
