import { studioEndpoints, type Operator } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { imported, previewed, runIn, runOf, sendPart, uploaded } from '../../../testing/uploads.ts'
import { importBackground } from '../../../use-cases/imports/background.ts'

const MINUTE_MS = 60_000

let api: TestApi
let first: OperatorBrowser
let second: OperatorBrowser
beforeAll(async () => {
  api = await testApi()
  for (const name of ['first', 'second']) await addOperator(api, `${name}@studio.example`, ['one'])
  first = await signedInOperator(withStudio(api), 'first@studio.example')
  second = await signedInOperator(withStudio(api), 'second@studio.example')
})
afterAll(() => api.close())
beforeEach(() =>
  api.store.owner(async (tx) => {
    for (const table of ['import_upload', 'import_run', 'bonus', 'rate_limit'] as const) await tx.deleteFrom(table).execute()
  }),
)

const bonus = (code: string) => JSON.stringify({ code, kind: 'campaign', description: 'Dine once.', amount: 500, lastDay: '2026-12-31' })
const FILE = [bonus('A'), bonus('B')].join('\n')
const runs = () => api.store.owner((tx) => tx.selectFrom('import_run').selectAll().where('is_preview', '=', false).execute())
const started = async () =>
  (await api.store.owner((tx) => tx.selectFrom('audit_event').select('id').where('kind', '=', 'file-import-started').execute())).length
const bonuses = async () => (await api.store.owner((tx) => tx.selectFrom('bonus').select('code').execute())).length

async function readBy(by: OperatorBrowser, content = FILE) {
  const upload = await uploaded(by, { kind: 'bonuses', content })
  const run = runIn(await previewed(by, upload))
  await runOf(api, by, run)
  return { upload, run }
}

it('imports a file once, however often and at once Import is pressed, and returns the same run', async () => {
  const before = await started()
  const { upload, run } = await readBy(first)
  const replies = await Promise.all([1, 2, 3, 4].map(() => imported(first, upload, run)))
  await api.deps.imports.idle()
  replies.push(await imported(first, upload, run))
  expect(new Set(replies.map(runIn)).size).toBe(1)
  expect([(await runs()).length, (await started()) - before, await bonuses()]).toEqual([1, 1, 2])
  // The file is imported: it receives nothing, and is not discarded.
  expect((await sendPart(first, 'one', upload, 0, new Uint8Array(1))).status).toBe(404)
})

it('imports the same file of two operators at once once, and shows both the one import', async () => {
  const before = await started()
  const [one, two] = [await readBy(first), await readBy(second)]
  const replies = await Promise.all([imported(first, one.upload, one.run), imported(second, two.upload, two.run)])
  await api.deps.imports.idle()
  expect(new Set(replies.map(runIn)).size).toBe(1)
  expect([(await runs()).length, (await started()) - before]).toEqual([1, 1])
  expect((await runOf(api, second, runIn(replies[1] ?? replies[0]))).import.counts).toMatchObject({ added: 2, unchanged: 0 })
  api.clock.advance(1_000)
  const later = await readBy(second)
  const again = runIn(await imported(second, later.upload, later.run))
  expect((await runOf(api, second, again)).import.counts).toMatchObject({ added: 0, unchanged: 2 })
  expect((await runs()).length).toBe(2)
})

it('records that an import stopped when its process ended, with the rows that it had finished; the same file again adds the rest', async () => {
  const content = Array.from({ length: 6_000 }, (_, index) => bonus(`N${index}`)).join('\n')
  const { upload, run } = await readBy(first, content)
  const one = importBackground(api.deps.log)
  const process = { ...api, deps: { ...api.deps, imports: one } }
  const operator = await signedInOperator(withStudio(process), 'first@studio.example')
  const stopped = runIn(await imported(operator, upload, run))
  while ((await bonuses()) === 0) await new Promise((done) => setImmediate(done))
  await one.stop()
  const { import: ended } = await runOf(api, first, stopped)
  expect(ended).toMatchObject({ state: 'failed', note: expect.stringContaining('The rows that it had finished are imported.') as string })
  const done = await bonuses()
  expect(done).toBeLessThan(6_000)
  expect(runIn(await imported(first, upload, run))).toBe(stopped)
  const next = await readBy(first, content)
  expect((await runOf(api, first, runIn(await imported(first, next.upload, next.run)))).import.counts).toMatchObject({
    added: 6_000 - done,
    unchanged: done,
  })
})

it('shows an import whose process was killed before its first row as interrupted, with what to do', async () => {
  const { upload, run } = await readBy(first)
  const killed = { ...api, deps: { ...api.deps, imports: { ...api.deps.imports, start: () => undefined } } }
  const operator = await signedInOperator(withStudio(killed), 'first@studio.example')
  const lost = runIn(await imported(operator, upload, run))
  expect((await runOf(api, first, lost)).import).toMatchObject({ state: 'running', note: null })
  api.clock.advance(4 * MINUTE_MS)
  expect((await runOf(api, first, lost)).import).toMatchObject({
    state: 'interrupted',
    note: expect.stringContaining('Import the same file again.') as string,
  })
  expect(await bonuses()).toBe(0)
  const next = await readBy(first)
  const again = runIn(await imported(first, next.upload, next.run))
  expect(again).not.toBe(lost)
  expect((await runOf(api, first, again)).import.counts).toMatchObject({ added: 2 })
})

it('refuses more than eight files that wait in a process, for now', async () => {
  const { upload, run } = await readBy(first)
  const full = { ...api, deps: { ...api.deps, imports: { ...api.deps.imports, isFull: () => true } } }
  const operator = await signedInOperator(withStudio(full), 'first@studio.example')
  const replies = [await previewed(operator, upload), await imported(operator, upload, run)]
  expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '30'],
    [503, '30'],
  ])
  expect((await runs()).length).toBe(0)
})

it('tells the studio which partners’ files an operator may import', async () => {
  const { body } = await first.call(studioEndpoints.getOperator, {})
  expect((body as Operator).partners.map(({ rights }) => rights.includes('import-files'))).toEqual([true])
})
