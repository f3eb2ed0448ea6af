import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { INSTALLATION } from '../audit/events.ts'
import { PLACES } from '../store/testing.ts'
import { CALLER } from '../testing/command-deps.ts'
import { givenCard, givenMember, givenMerchant } from '../testing/dining.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { COMMANDS } from './commands.ts'
import { createCommandRunner } from './run-command.ts'

const FIXTURES = resolve(import.meta.dirname, '../../fixtures')

let api: TestApi
let folder: string
let said: string[]
beforeAll(async () => {
  api = await testApi(undefined, PLACES)
  folder = await mkdtemp(join(tmpdir(), 'imports-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  said = []
  await api.store.owner((tx) => tx.deleteFrom('import_run').execute())
})

async function command(name: string, ...args: readonly string[]): Promise<number> {
  const request = COMMANDS.find((one) => one.name === name)?.readLine(args, folder)
  if (!request?.ok) throw new Error(request?.error)
  return createCommandRunner(api.deps)(name, request.value, (text) => said.push(text), CALLER)
}
const runs = () => api.store.owner((tx) => tx.selectFrom('import_run').selectAll().orderBy('started_at').execute())
const refusals = async () => {
  const rows = await api.store.owner((tx) => tx.selectFrom('import_run_refusal').selectAll().orderBy('position').execute())
  return rows.map(({ line, field, reason, words }) => [line, field, reason, ...words])
}

it('records an import of transactions with its counts and refused rows, without a value of the file', async () => {
  const member = await givenMember(api.store, 'one')
  await givenMerchant(api.store, { network_id: 'net-fixture' })
  await givenCard(api.store, member, { vault_token: 'tok_fixture' })
  expect(await command('feed import', join(FIXTURES, 'feed-dirty.csv'))).toBe(1)
  expect(await runs()).toEqual([
    expect.objectContaining({
      partner_id: INSTALLATION,
      kind: 'feed',
      file_name: 'feed-dirty.csv',
      actor_kind: 'command',
      actor: 'tester@test.example',
      state: 'done',
      outcome: null,
      rows_read: 11,
      refused: 4,
      added: 4,
      changed: 0,
      unchanged: 1,
      withdrawn: null,
      unmatched: 2,
      ended_at: expect.any(Date) as Date,
    }),
  ])
  expect((await refusals()).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [5, 'amount', 'amount'],
    [6, 'occurredAt', 'not-time'],
    [7, 'vaultToken', 'card-number'],
    [11, '', 'columns'],
  ])
})

it('records an import of restaurants, and that the same file changed nothing, but no dry run', async () => {
  const args = [join(FIXTURES, 'merchants-dirty.ndjson'), '--mapping', join(FIXTURES, 'merchants-dirty.mapping.json')]
  await command('merchants import', ...args, '--dry-run')
  expect(await runs()).toEqual([])
  await command('merchants import', ...args)
  api.clock.advance(1_000)
  await command('merchants import', ...args)
  expect(await runs()).toEqual([
    expect.objectContaining({
      partner_id: INSTALLATION,
      kind: 'merchants',
      state: 'done',
      rows_read: 18,
      refused: 9,
      added: 9,
      changed: 0,
    }),
    expect.objectContaining({ state: 'done', outcome: 'same-file', rows_read: 0, added: null }),
  ])
  const kept = await refusals()
  expect(kept).toContainEqual([8, 'networkId', 'repeated', '1'])
  expect(kept.filter(([, , reason]) => reason === 'not-usable')).toEqual([])
})

it('records an import of a partner’s bonuses', async () => {
  const bonus = { code: 'JUNE', kind: 'campaign', description: 'Dine once.', amount: 500, lastDay: '2026-12-31' }
  await writeFile(join(folder, 'bonuses.ndjson'), [bonus, bonus, { code: 'JULY' }].map((one) => JSON.stringify(one)).join('\n'))
  expect(await command('bonuses import', 'bonuses.ndjson', '--partner', 'one')).toBe(1)
  expect(await runs()).toEqual([
    expect.objectContaining({ partner_id: 'one', kind: 'bonuses', rows_read: 3, refused: 2, added: 1, changed: 0, withdrawn: 0 }),
  ])
  expect(await refusals()).toContainEqual([2, 'code', 'repeated', '1'])
})

it('records why a file was not imported to its end', async () => {
  await cp(join(FIXTURES, 'feed-dirty.csv'), join(folder, 'cut.csv.gz'))
  expect(await command('feed import', 'cut.csv.gz')).toBe(1)
  await writeFile(join(folder, 'broken.ndjson'), '{"networkId":"M1"}\n{"networkId":')
  api.clock.advance(1_000)
  expect(await command('merchants import', 'broken.ndjson')).toBe(1)
  expect(await runs()).toEqual([
    expect.objectContaining({ kind: 'feed', state: 'failed', outcome: 'unreadable', added: null }),
    expect.objectContaining({ kind: 'merchants', state: 'failed', outcome: 'malformed', outcome_line: 2 }),
  ])
})

it('keeps the first 1,000 refusals and counts all', async () => {
  await writeFile(join(folder, 'many.ndjson'), 'x\n'.repeat(1_003))
  await command('feed import', 'many.ndjson')
  expect(await runs()).toEqual([expect.objectContaining({ rows_read: 1_003, refused: 1_003 })])
  expect((await refusals()).map(([line]) => line)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1))
})

it.each(['begun', 'updated'])('imports a file although its record cannot be %s', async (moment) => {
  const right = moment === 'begun' ? 'insert' : 'update'
  await writeFile(join(folder, 'few.ndjson'), 'x\nx\n')
  await api.store.admin(`revoke ${right} on import_run from dining_operator`)
  try {
    expect(await command('feed import', 'few.ndjson')).toBe(1)
  } finally {
    await api.store.admin(`grant ${right} on import_run to dining_operator`)
  }
  expect(said.filter((line) => line.startsWith('The studio may not show'))).toHaveLength(1)
  expect(said).toContain('2 lines: 2 refused')
})
