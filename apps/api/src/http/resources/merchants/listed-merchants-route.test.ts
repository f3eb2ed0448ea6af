import { LISTED_MERCHANTS_PATH, listedMerchantsSchema } from '@dining/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { merchantRepo } from '../../../store/repositories/merchant.ts'
import { fetchAs } from '../../../testing/caller-keys.ts'
import { givenMerchant } from '../../../testing/dining.ts'
import { testApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'

const api = await testApi([testPartner('one'), testPartner('two', { features: { hasVIP: false } })])
afterAll(() => api.close())

const ask = (query: string, partnerId = 'one') => fetchAs(api.app, partnerId)(`http://api${LISTED_MERCHANTS_PATH}${query}`)
const page = async (query: string, partnerId?: string) => v.parse(listedMerchantsSchema, await (await ask(query, partnerId)).json())

const CHANGED = new Date('2026-01-31T12:00:00Z')
beforeAll(async () => {
  for (const id of ['b', 'a']) await givenMerchant(api.store, { id, changed_at: id === 'a' ? CHANGED : null })
  await givenMerchant(api.store, { id: 'gone', active: false })
  await givenMerchant(api.store, { id: 'over', last_day: '2020-01-01' })
  await givenMerchant(api.store, { id: 'vip', access_tier: 3, changed_at: new Date('2026-02-01T23:59:00Z') })
})

it('lists the restaurants that a search can find, each with the day of its last change, and no others', async () => {
  expect(await page('?page=1')).toEqual({ ids: ['a', 'b', 'vip'], changedOn: ['2026-01-31', null, '2026-02-01'], total: 3 })
  expect(await page('?page=2')).toEqual({ ids: [], changedOn: [], total: 3 })
})

it('lists no restaurant where only VIP earns for a program without VIP [TIER-07]', async () => {
  expect(await page('?page=1', 'two')).toMatchObject({ ids: ['a', 'b'], total: 2 })
})

it('divides them into pages without gaps', async () => {
  const now = api.clock.now()
  const read = (offset: number) =>
    api.store.reading.tenant('one', (tx) => merchantRepo(tx, { hasVIP: true }).listed(now, { offset, limit: 1 }))
  expect([await read(0), await read(2), await read(3)].map(({ ids }) => ids)).toEqual([['a'], ['vip'], []])
})

it.each(['', '?page=0', '?page=-1', '?page=1e3', '?page=999999', "?page=1'"])('refuses the page "%s"', async (query) => {
  expect((await ask(query)).status).toBe(400)
})

it('answers only a web server that proves its partner, and no browser', async () => {
  expect((await ask('?page=1', 'nobody')).status).toBe(403)
  expect((await api.app.request(`http://api${LISTED_MERCHANTS_PATH}?page=1`, { headers: { 'x-partner': 'one' } })).status).toBe(403)
})
