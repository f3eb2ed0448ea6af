import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { creditPartner } from '../../testing/credit-partner.ts'
import { givenCard, givenMember, givenMerchant } from '../../testing/dining.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { feed, line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { typed } from '../../testing/typed.ts'
import { runFeedSettle } from '../feed/settle.ts'
import { creditsOpen, creditsReport } from './commands.ts'
import { runCreditsReport } from './run.ts'

let api: TestApi
let said: string[]
const print = (text: string) => void said.push(text)
beforeAll(async () => {
  api = await testApi([creditPartner('credit')])
  const card = await givenCard(api.store, await givenMember(api.store, 'credit'))
  await feed(api, [line(card, await givenMerchant(api.store), '2026-06-14T19:30:00-05:00', '500.00')])
})
afterAll(() => api.close())
beforeEach(() => {
  said = []
})

const creditId = async () => (await api.store.owner((tx) => tx.selectFrom('statement_credit').select('id').execute()))[0]?.id ?? ''
const report = async (status: 'rejected' | 'completed', id?: string) =>
  runCreditsReport(api.deps, { partnerId: 'credit', creditId: id ?? (await creditId()), status }, print)

it('lists credits while they are in progress, and ends each once, as the processor reports', async () => {
  const open = (...args: string[]) => typed(creditsOpen, commandDeps(api.store, api.clock.now), ...args)
  expect(await open()).toEqual([0, 'There are no open statement credits.'])
  await runFeedSettle(api.deps, '2026-06-18', null, print)
  expect(said).toEqual(['1 lines awarded as of 2026-06-18', '1 statement credits made'])
  const id = await creditId()
  expect(await open()).toEqual([0, `2026-06-18 credit ${id}: $25.00 to Visa 4242, pending`])
  const row = { id, partner: 'credit', madeOn: '2026-06-18', amountCents: 2500, target: 'Visa 4242', status: 'pending' }
  expect(await open('--json')).toEqual([0, JSON.stringify(row)])
  said = []
  expect([await report('rejected'), await report('rejected'), await report('completed'), await report('completed', 'nobody')]).toEqual([
    0, 0, 1, 1,
  ])
  expect(said).toEqual([
    'The statement credit is rejected now.',
    'The statement credit was rejected already.',
    'This statement credit has already ended. Nothing was changed.',
    'The partner has no such statement credit. `credits open` lists the open ones.',
  ])
  const [account] = await api.store.owner((tx) => tx.selectFrom('member_earning').select('balance').execute())
  expect(account?.balance).toBe(2500)
})

it.each([
  [
    ['--partner', 'credit', '--credit', 'c-1', '--status', 'rejected'],
    { ok: true, value: { partnerId: 'credit', creditId: 'c-1', status: 'rejected' } },
  ],
  [['--partner', 'credit', '--status', 'rejected'], { ok: false, error: 'Missing --partner or --credit.' }],
  [
    ['--partner', 'credit', '--credit', 'c-1', '--status', 'gone'],
    { ok: false, error: '--status must be one of pending_received, completed, rejected, error.' },
  ],
])('a report is read from its command line: %o', (args, read) => {
  expect(creditsReport.readLine(args, '/')).toEqual(read)
})
