import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { impressionsList } from '../cli/impressions/list.ts'
import { commandDeps } from '../testing/command-deps.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { givenMerchant } from '../testing/dining.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { typed } from '../testing/typed.ts'

const SEEN = { channel: 'web', dateTime: '2026-06-15T12:00:00.000Z', userAgent: 'Test/1' } as const

let api: TestApi
let visitor: Browser
beforeAll(async () => {
  api = await testApi()
  await givenMerchant(api.store, { id: 'm-1' })
})
afterAll(() => api.close())
beforeEach(async () => {
  visitor = browser(api.app, 'one')
  await api.store.owner((tx) => tx.deleteFrom('impression_count').execute())
})

const record = (...impressions: { placement?: string; merchantId?: string; dateTime?: string }[]) =>
  visitor.call(endpoints.recordImpressions, { body: impressions.map((one) => ({ ...SEEN, ...one })) })
const rows = () =>
  api.store.owner((tx) =>
    tx
      .selectFrom('impression_count')
      .select(['placement', 'merchant_id', 'channel', 'count'])
      .orderBy('placement')
      .orderBy('merchant_id')
      .execute(),
  )

it('counts impressions by placement and restaurant, without the visitor', async () => {
  expect((await record({ placement: 'home', merchantId: 'm-1' }, { placement: 'home', merchantId: 'm-1' }, {})).body).toEqual({
    accepted: 3,
  })
  await record({ placement: 'home', merchantId: 'm-1' }, { placement: 'search' })
  expect(await rows()).toEqual([
    { placement: '', merchant_id: '', channel: 'web', count: 1 },
    { placement: 'home', merchant_id: 'm-1', channel: 'web', count: 3 },
    { placement: 'search', merchant_id: '', channel: 'web', count: 1 },
  ])
  const columns = await api.store.owner((tx) => tx.selectFrom('impression_count').selectAll().executeTakeFirstOrThrow())
  expect(Object.keys(columns).toSorted()).toEqual(['channel', 'count', 'day', 'merchant_id', 'partner_id', 'placement'])
})

it('counts them for the day on which they callCallback, whatever day the client names', async () => {
  await record({ dateTime: '1999-01-01T00:00:00.000Z' })
  await record({ dateTime: '2999-01-01T00:00:00.000Z' })
  api.clock.advance(24 * 3_600_000)
  await record({})
  const days = await api.store.owner((tx) => tx.selectFrom('impression_count').select('count').orderBy('day').execute())
  expect(days).toEqual([{ count: 2 }, { count: 1 }])
})

it('pnpm api impressions list shows the highest counts of a span of days, of one partner [ANALYTICS-21]', async () => {
  await record({ placement: 'home', merchantId: 'm-1' }, { placement: 'home', merchantId: 'm-1' }, { placement: 'offers' })
  await browser(api.app, 'away').call(endpoints.recordImpressions, { body: [{ ...SEEN, placement: 'elsewhere' }] })
  const list = async (...args: string[]) => {
    const deps = { ...commandDeps(api.store, api.clock.now), partners: api.deps.partners }
    const [code, ...lines] = await typed(impressionsList, deps, '--partner', 'one', ...args)
    return [code, ...lines.map((line) => line.trim().replace(/\s+/g, ' '))]
  }
  const day = api.clock.now().toISOString().slice(0, 10)
  const first = new Date(api.clock.now().getTime() - 29 * 86_400_000).toISOString().slice(0, 10)
  const { name } = await api.store.owner((tx) => tx.selectFrom('merchant').select('name').where('id', '=', 'm-1').executeTakeFirstOrThrow())
  expect(await list()).toEqual([
    0,
    `3 impressions from ${first} to ${day}, the highest counts first:`,
    `2 home ${name} m-1`,
    '1 offers (not a participating restaurant)',
  ])
  expect(await list('--to', '2020-01-02', '--from', '2020-01-01')).toEqual([0, 'No impressions from 2020-01-01 to 2020-01-02.'])
  expect((await list('--json')).slice(1).map((line) => JSON.parse(String(line)) as unknown)).toEqual([
    { merchantId: 'm-1', name, placement: 'home', count: 2, first, last: day },
    { merchantId: expect.any(String), name: null, placement: 'offers', count: 1, first, last: day },
  ])
  expect(impressionsList.readLine(['--partner', 'one', '--from', 'June'], '/')).toEqual({
    ok: false,
    error: '--from June is not a day like 2026-06-30.',
  })
})

it('adds few rows for any number of invented impressions', async () => {
  for (let call = 0; call < 5; call++)
    await record(
      ...Array.from({ length: 100 }, (_, index) => ({ placement: `made up ${call} ${index}`, merchantId: `made up ${call} ${index}` })),
    )
  const all = await rows()
  expect(all.length).toBe(101)
  expect(new Set(all.map((row) => row.merchant_id))).toEqual(new Set(['']))
  expect(all.find(({ placement }) => placement === 'other')?.count).toBe(400)
})

it('counts simultaneous calls', async () => {
  await visitor.call(endpoints.getToken, {})
  const some = [{ placement: 'a' }, { placement: 'b' }, { placement: 'c' }]
  await Promise.all(Array.from({ length: 12 }, (_, index) => record(...(index % 2 === 0 ? some : some.toReversed()))))
  expect((await rows()).map(({ count }) => count)).toEqual([12, 12, 12])
})

it('accepts at most 100 at once, and none if one is malformed', async () => {
  expect((await record(...Array.from({ length: 101 }, () => ({})))).problem.code).toBe('validation-failed')
  expect((await record({}, { dateTime: 'yesterday' })).problem).toMatchObject({
    code: 'validation-failed',
    errors: [{ field: '1.dateTime' }],
  })
  expect((await record()).body).toEqual({ accepted: 0 })
  expect(await rows()).toEqual([])
})

it('is limited per address', async () => {
  const app = createApi({ ...api.deps, settings: { ...api.deps.settings, limitScale: 1 } })
  const client = browser(app, 'two')
  const statuses: number[] = []
  for (let call = 0; call < 65; call++) statuses.push((await client.call(endpoints.recordImpressions, { body: [SEEN] })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})
