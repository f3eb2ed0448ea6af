import type { Answer } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { INSTALLATION } from '../../../audit/events.ts'
import { importRunRepo } from '../../../store/repositories/import-run.ts'
import type { ImportRunTable } from '../../../store/tables.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const MINUTE_MS = 60_000

let api: TestApi
let ofAll: OperatorBrowser
let support: OperatorBrowser
let ofTwo: OperatorBrowser
let viewer: OperatorBrowser
beforeAll(async () => {
  api = await testApi()
  const app = withStudio(api)
  const signedIn = async (name: string, partners: readonly string[] | null, role: 'administrator' | 'support' | 'viewer') => {
    await addOperator(api, `${name}@studio.example`, partners, { '*': [role] })
    return signedInOperator(app, `${name}@studio.example`)
  }
  ofAll = await signedIn('of-all', null, 'administrator')
  support = await signedIn('support', ['one'], 'support')
  ofTwo = await signedIn('of-two', ['two'], 'administrator')
  viewer = await signedIn('viewer', ['one'], 'viewer')
})
afterAll(() => api.close())
beforeEach(() => api.store.owner((tx) => tx.deleteFrom('import_run').execute()))

/** An import that ended; the later ones of a test are newer. */
async function given(id: string, more: Partial<Insertable<ImportRunTable>> = {}, refusals = 0): Promise<void> {
  api.clock.advance(1_000)
  const now = api.clock.now()
  const row: Insertable<ImportRunTable> = {
    partner_id: 'one',
    id,
    kind: 'bonuses',
    file_name: `${id}.csv`,
    actor_kind: 'command',
    actor: 'root@host',
    state: 'done',
    outcome: null,
    outcome_line: null,
    rows_read: 3,
    refused: refusals,
    added: 1,
    started_at: now,
    seen_at: now,
    ended_at: now,
    ...more,
  }
  const rows = Array.from({ length: refusals }, (_, index) => ({
    partner_id: row.partner_id,
    run_id: id,
    position: index + 1,
    line: index + 2,
    field: 'code',
    reason: 'repeated',
    words: [String(index + 1)],
  }))
  await api.store.owner(async (tx) => {
    await importRunRepo(tx).begin(row)
    await importRunRepo(tx).addRefusals(rows)
  })
}

type List = Answer<typeof studioEndpoints.listImports>
type One = Answer<typeof studioEndpoints.getImport>
const list = async (
  by: OperatorBrowser,
  query: { readonly kind?: 'merchants' | 'bonuses'; readonly page?: string } = {},
  partner = 'one',
) => (await by.call(studioEndpoints.listImports, { params: { partner }, query })).body as List
const ids = async (...given: Parameters<typeof list>) => (await list(...given)).imports.map(({ id }) => id)
const get = (by: OperatorBrowser, run: string, { partner = 'one', page = '1' } = {}) =>
  by.call(studioEndpoints.getImport, { params: { partner, run }, query: { page } })
const one = async (...given: Parameters<typeof get>) => (await get(...given)).body as One
const file = (by: OperatorBrowser, run: string, partner = 'one') => by.call(studioEndpoints.getRefusedRows, { params: { partner, run } })

it('lists imports of a partner and of the restaurants of all, the newest first, page by page and by kind', async () => {
  for (let number = 0; number < 21; number += 1) await given(`b${number}`)
  await given('restaurants', { partner_id: INSTALLATION, kind: 'merchants' })
  await given('elsewhere', { partner_id: 'two' })
  const first = await list(support)
  expect([first.total, first.imports.length, first.imports[0]?.id, first.imports[1]?.id]).toEqual([22, 20, 'restaurants', 'b20'])
  expect(await ids(support, { page: '2' })).toEqual(['b1', 'b0'])
  expect(await ids(support, { kind: 'merchants' })).toEqual(['restaurants'])
  expect(await ids(ofTwo, {}, 'two')).toEqual(['elsewhere', 'restaurants'])
  expect(first.imports[0]).toMatchObject({ isOfAllPartners: true, by: { kind: 'command', name: '' }, state: 'done', note: null })
  expect(JSON.stringify(first)).not.toContain('root@host')
})

it('shows the transactions of all partners to operators of all partners alone', async () => {
  await given('feed', { partner_id: INSTALLATION, kind: 'feed' }, 1)
  expect(await ids(ofAll)).toEqual(['feed'])
  expect(await ids(support)).toEqual([])
  expect([(await get(ofAll, 'feed')).status, (await get(support, 'feed')).status, (await file(support, 'feed')).status]).toEqual([
    200, 404, 404,
  ])
})

it('answers 404 for the import of another partner, and 403 without the right', async () => {
  await given('elsewhere', { partner_id: 'two' }, 1)
  await given('own', {}, 1)
  expect([(await get(ofAll, 'elsewhere')).status, (await file(ofAll, 'elsewhere')).status]).toEqual([404, 404])
  expect([(await get(ofAll, 'elsewhere', { partner: 'two' })).status, (await get(ofTwo, 'own')).status]).toEqual([200, 404])
  expect([(await get(viewer, 'own')).status, (await file(viewer, 'own')).status]).toEqual([403, 403])
  const listed = await viewer.call(studioEndpoints.listImports, { params: { partner: 'one' }, query: {} })
  expect(listed.status).toBe(403)
})

it('shows the refused rows of an import page by page, each with its line, the reason and what to do', async () => {
  await given('own', {}, 51)
  const first = await one(support, 'own')
  expect([first.kept, first.pageSize, first.refused.length]).toEqual([51, 50, 50])
  expect(first.refused[0]).toEqual({ line: 2, reason: 'code is already on line 1.', remedy: 'Keep one of the two rows.' })
  expect((await one(support, 'own', { page: '2' })).refused).toEqual([
    { line: 52, reason: 'code is already on line 51.', remedy: 'Keep one of the two rows.' },
  ])
})

it('gives all refused rows as a CSV file, in which no cell is a formula', async () => {
  await given('own', { started_at: new Date('2026-06-20T12:00:00Z') }, 51)
  const dangerous = { partner_id: 'one', run_id: 'own', position: 52, line: 60, field: '=HYPERLINK("x")', reason: 'missing', words: [] }
  await api.store.owner((tx) => importRunRepo(tx).addRefusals([dangerous]))
  const { fileName, content } = (await file(support, 'own')).body as Answer<typeof studioEndpoints.getRefusedRows>
  expect(fileName).toBe('refused-rows-bonuses-2026-06-20.csv')
  const lines = content.split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Line","Reason","What to do"')
  expect(lines[1]).toBe('2,"code is already on line 1.","Keep one of the two rows."')
  expect(lines[52]).toBe('60,"\'=HYPERLINK(""x"") is missing.","Add a value."')
})

it('counts an import without a sign for three minutes as interrupted, until it gives one again', async () => {
  const started = { state: 'running', added: null, ended_at: null } as const
  await given('own', started)
  const states = async () => [(await list(support)).imports[0]?.state, (await one(support, 'own')).import.state]
  api.clock.advance(3 * MINUTE_MS)
  expect(await states()).toEqual(['running', 'running'])
  api.clock.advance(1_000)
  expect(await states()).toEqual(['interrupted', 'interrupted'])
  expect((await one(support, 'own')).import.note).toContain('Import the same file again.')
  const now = api.clock.now()
  await api.store.owner((tx) => importRunRepo(tx).update({ partner_id: 'one', id: 'own' }, { seen_at: now }))
  expect(await states()).toEqual(['running', 'running'])
})

it.each([
  ['malformed', 'merchants', 'Line 7 is not of the file’s format. Nothing was changed.'],
  ['unreadable', 'merchants', 'Nothing was changed.'],
  ['unreadable', 'bonuses', 'The rows before it were imported.'],
  ['mostly-refused', 'merchants', '2 of 3 rows were refused.'],
  ['overtaken', 'merchants', 'Another import began meanwhile.'],
  ['empty', 'merchants', 'The file has no rows.'],
  ['stopped', 'bonuses', 'The rows that it had finished are imported.'],
] as const)('explains the end "%s" of an import of %s', async (outcome, kind, words) => {
  await given('own', { kind, state: 'failed', outcome, outcome_line: 7, refused: 2 })
  expect((await one(support, 'own')).import).toMatchObject({ state: 'failed', note: expect.stringContaining(words) as string })
})
