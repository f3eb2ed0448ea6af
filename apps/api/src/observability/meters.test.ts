import { endpoints } from '@dining/contract'
import type { Metrics, Reading } from '@dining/serving'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { apiMeters, watchStore } from './meters.ts'
import { browser } from '../testing/browser.ts'
import { givenMerchant } from '../testing/dining.ts'
import { feed } from '../testing/feed.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => void (api = await testApi()))
afterAll(() => api.close())

/** Exported metrics, for inspection. */
function kept() {
  const values: { name: string; value: number; labels: object }[] = []
  const read = new Map<string, () => readonly Reading[] | Promise<readonly Reading[]>>()
  const keep =
    (name: string) =>
    (value: number, labels: object = {}) =>
      void values.push({ name, value, labels })
  const metrics: Metrics = {
    counter:
      (name) =>
      (labels, by = 1) =>
        keep(name)(by, labels),
    histogram: keep,
    gauge: (name, _, reader) => void read.set(name, reader),
    total: (name, _, reader) => void read.set(name, reader),
  }
  return {
    metrics,
    of: (name: string) => values.filter((one) => one.name === name),
    read: async (name: string) => (await read.get(name)?.()) ?? [],
  }
}

it('counts each call by its route and status class, and the results of a search', async () => {
  const { metrics, of } = kept()
  const visitor = browser(createApi({ ...api.deps, meters: apiMeters(metrics) }), 'one')
  await givenMerchant(api.store)
  await visitor.call(endpoints.searchMerchants, { query: {} })
  await visitor.call(endpoints.getMerchant, { params: { merchantId: 'nowhere' } })
  await visitor.send('GET', '/api/nowhere/at-all')
  expect(of('http_server_request_duration_seconds').map(({ labels }) => labels)).toEqual([
    { route: '/api/v2/Merchants/Search', method: 'GET', status: '2xx' },
    { route: '/api/v2/Merchants/:merchantId', method: 'GET', status: '4xx' },
    { route: 'unknown', method: 'GET', status: '4xx' },
  ])
  expect(of('search_results').map(({ value }) => value)).toEqual([1])
  expect(of('search_duration_seconds')).toHaveLength(1)
})

it('reports the state of the feed’s lines from the database, imported by any process, and waiting connections', async () => {
  const { metrics, read } = kept()
  watchStore(metrics, api.store)
  expect(await read('feed_lines')).toEqual([])
  const nobodys = { vaultToken: 'tok-nobody', networkMerchantId: 'none', occurredAt: api.clock.now().toISOString(), amount: '10.00' }
  await feed(api, [{ ...nobodys, sourceTransactionId: 'a' }, { ...nobodys, sourceTransactionId: 'b' }, { broken: true }])
  await feed(api, [{ ...nobodys, sourceTransactionId: 'c' }])
  expect(await read('feed_lines')).toEqual([
    { value: 4, labels: { outcome: 'lines' } },
    { value: 1, labels: { outcome: 'refused' } },
    { value: 3, labels: { outcome: 'unmatched' } },
  ])
  const states = (await read('db_connections')).map(({ labels }) => labels?.['state'])
  expect(states).toEqual(['used', 'idle', 'waiting'])
})
