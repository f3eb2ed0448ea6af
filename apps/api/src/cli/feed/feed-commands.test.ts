import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { givenCard, givenMember, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { feed, line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { typed } from '../../testing/typed.ts'
import { feedUnmatched } from './commands.ts'
import { runFeedImport } from './import.ts'
import { runFeedSample } from './sample.ts'
import { runFeedSettle } from './settle.ts'

/** Lines with every error that a line can have, among valid lines. */
const DIRTY = join(import.meta.dirname, '../../../fixtures/feed-dirty.csv')

let api: TestApi
let folder: string
let member: TestMember
let merchant: TestMerchant
let said: string[]
/** Progress is printed once a second, so only on a slow machine. */
const print = (text: string) => {
  if (!text.endsWith(' lines read')) said.push(text)
}
beforeAll(async () => {
  api = await testApi()
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await api.store.admin('truncate member, merchant, dine, feed_unmatched cascade')
  member = await givenMember(api.store, 'one')
  merchant = await givenMerchant(api.store, { network_id: 'net-fixture' })
  await givenCard(api.store, member, { vault_token: 'tok_fixture' })
  said = []
})

/** Imports the dirty file as the setup of a test. */
async function givenImport(): Promise<void> {
  await runFeedImport(api.deps, DIRTY, null, print)
  said = []
}

const statuses = async () => {
  const rows = await api.store.owner((tx) =>
    tx.selectFrom('dine').select(['source_transaction_id', 'status', 'benefit']).orderBy('occurred_at').execute(),
  )
  return rows.map((row) => [row.source_transaction_id, row.status, row.benefit])
}

it('imports the valid lines of a dirty file, and reports the number and the error of each other line', async () => {
  expect(await runFeedImport(api.deps, DIRTY, null, print)).toBe(1)
  expect(said).toEqual([
    'line 11 refused: does not have the columns of the first line',
    'line 5 refused: amount is not an amount of dollars with at most two decimals, such as 64.00',
    'line 6 refused: occurredAt is not an ISO time with an offset, such as 2026-11-19T19:30:00-05:00',
    'line 7 refused: vaultToken looks like a card number; the feed names cards by vault token',
    'line 8: F-6 is unmatched: card-unknown',
    'line 9: F-7 is unmatched: merchant-unknown',
    '11 lines: 4 refused, 3 earned, 1 refunded, 1 duplicate, 2 unmatched',
  ])
  expect(await statuses()).toEqual([
    ['F-1', 'Pending', 192],
    ['F-2', 'Pending', 81],
    ['F-8', 'Pending', -42],
    ['F-10', 'Deferred', 144],
  ])
})

it('imports the same file again without any effect', async () => {
  await givenImport()
  const before = await statuses()
  await runFeedImport(api.deps, DIRTY, null, print)
  expect(said.at(-1)).toBe('11 lines: 4 refused, 5 duplicate, 2 unmatched')
  expect(await statuses()).toEqual(before)
})

it('lists unmatched lines', async () => {
  await givenImport()
  expect(await typed(feedUnmatched, commandDeps(api.store, api.clock.now))).toEqual([
    0,
    '2026-06-15T17:00:00.000Z F-6: card-unknown, merchant net-fixture',
    '2026-06-15T17:00:00.000Z F-7: merchant-unknown, merchant net-nowhere',
  ])
  const [, first = ''] = await typed(feedUnmatched, commandDeps(api.store, api.clock.now), '--json')
  expect(JSON.parse(first)).toEqual({
    transactionId: 'F-6',
    receivedAt: '2026-06-15T17:00:00.000Z',
    reason: 'card-unknown',
    merchantId: 'net-fixture',
  })
})

it('settles as of a day, and refuses a day that does not exist', async () => {
  await givenImport()
  expect(await runFeedSettle(api.deps, '2026-02-30', null, print)).toBe(1)
  expect(await runFeedSettle(api.deps, 'tomorrow', null, print)).toBe(1)
  expect(await runFeedSettle(api.deps, '2026-06-18', null, print)).toBe(0)
  expect(said).toEqual([
    '--as-of must be a day such as 2026-11-30.',
    '--as-of must be a day such as 2026-11-30.',
    '3 lines awarded as of 2026-06-18',
  ])
  expect((await statuses()).map(([id, status]) => [id, status])).toEqual([
    ['F-1', 'Awarded'],
    ['F-2', 'Awarded'],
    ['F-8', 'Awarded'],
    ['F-10', 'Deferred'],
  ])
})

it('settles one member, and reports an unknown member', async () => {
  const other = await givenMember(api.store, 'one')
  const card = await givenCard(api.store, other)
  await feed(api, [line(card, merchant, '2026-06-14T19:30:00-05:00', '10.00'), line(card, merchant, '2026-06-14T20:30:00-05:00', '20.00')])
  const settleOne = (partnerId: string, email: string) => runFeedSettle(api.deps, '2026-06-18', { partnerId, email }, print)
  expect([await settleOne('nobody', other.email), await settleOne('one', 'nobody@example.com')]).toEqual([1, 1])
  expect(await settleOne('one', member.email)).toBe(0)
  expect(await settleOne('one', other.email)).toBe(0)
  expect(await settleOne('one', other.email)).toBe(0)
  expect(said).toEqual([
    expect.stringContaining('Unknown partner "'),
    expect.stringContaining('no member'),
    '0 lines awarded as of 2026-06-18',
    '2 lines awarded as of 2026-06-18',
    '0 lines awarded as of 2026-06-18',
  ])
})

it('makes a sample that imports and earns', async () => {
  const out = join(folder, 'sample.ndjson')
  const request = { partnerId: 'one', email: member.email, merchant: merchant.id, lastFour: null, fields: { amount: '10.00' } }
  expect(await runFeedSample(api.deps, request, out, print)).toBe(0)
  expect(await runFeedSample(api.deps, request, out, print)).toBe(0)
  expect((await readFile(out, 'utf8')).trim().split('\n')).toHaveLength(2)
  said = []
  expect(await runFeedImport(api.deps, out, null, print)).toBe(0)
  expect(said).toEqual(['2 lines: 2 earned'])
})

it.each([
  ['nowhere.csv', 'There is no file'],
  ['dirty.txt', 'is unknown'],
])('says what is wrong with %s', async (name, words) => {
  await cp(DIRTY, join(folder, 'dirty.txt'))
  expect(await runFeedImport(api.deps, join(folder, name), null, print)).toBe(1)
  expect(said).toEqual([expect.stringContaining(words)])
})

it('reads the format from the option', async () => {
  await givenImport()
  await cp(DIRTY, join(folder, 'dirty.txt'))
  await runFeedImport(api.deps, join(folder, 'dirty.txt'), 'csv', print)
  expect(said.at(-1)).toBe('11 lines: 4 refused, 5 duplicate, 2 unmatched')
})

it('reports that a compressed file is cut off', async () => {
  const path = join(folder, 'cut.csv.gz')
  await cp(DIRTY, path)
  expect(await runFeedImport(api.deps, path, null, print)).toBe(1)
  expect(said.at(-1)).toContain('could not be read to its end')
})

it.each([
  [{ partnerId: 'nobody' }, 'Unknown partner "nobody". Known partners: '],
  [{ email: 'nobody@example.com' }, 'no member'],
  [{ lastFour: '0001' }, 'no such linked card'],
  [{ merchant: 'nowhere' }, 'no such merchant'],
  [{ fields: { amount: 'much' } }, 'amount is not an amount'],
])('says why there is no sample for %o', async (more, words) => {
  const request = { partnerId: 'one', email: member.email, merchant: merchant.id, lastFour: null, fields: { amount: '10.00' }, ...more }
  expect(await runFeedSample(api.deps, request, null, print)).toBe(1)
  expect(said).toEqual([expect.stringContaining(words)])
})
