import { FLAG_STATES_PATH, flagStatesSchema } from '@dining/contract'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'

import { fetchAs } from '../../../testing/caller-keys.ts'
import { testApi } from '../../../testing/test-api.ts'
import { setFlag } from '../../../use-cases/change-flags.ts'

const api = await testApi()
afterAll(() => api.close())

const ask = (partnerId: string) => fetchAs(api.app, partnerId)(`http://api${FLAG_STATES_PATH}`)
const stateOf = async (partnerId: string, name: string) =>
  v.parse(flagStatesSchema, await (await ask(partnerId)).json()).flags.find((flag) => flag.name === name)

it('answers each flag of the calling partner with where its value comes from, not who set it [ROUTE-39]', async () => {
  const configured = { variant: 'configuration', reason: '', setAt: null }
  expect(await stateOf('one', 'flexOffers')).toMatchObject(configured)
  await setFlag(api.deps, { partnerId: 'one', name: 'filters', value: ['isNew'], reason: 'A trial', by: 'ana' })
  const set = {
    name: 'filters',
    value: ['isNew'],
    variant: 'set',
    reason: 'A trial',
    setAt: api.clock.now().toISOString(),
    rule: null,
    differs: false,
  }
  expect(await stateOf('one', 'filters')).toEqual(set)
  expect(await stateOf('two', 'filters')).toMatchObject(configured)
  const rule = { value: true, percentage: 20, kinds: ['member' as const], tiers: [] }
  await setFlag(api.deps, { partnerId: 'one', name: 'flexOffers', value: false, rule, reason: 'A trial', by: 'ana' })
  expect(await stateOf('one', 'flexOffers')).toMatchObject({ value: false, variant: 'set', rule })
})

it('is refused without the key of a web server', async () => {
  expect((await ask('nobody')).status).toBe(403)
  expect((await api.app.request(`http://api${FLAG_STATES_PATH}`, { headers: { 'x-partner-id': 'one' } })).status).toBe(403)
  expect((await ask('one')).headers.get('cache-control')).toBe('no-store')
})
