import { endpoints, TOKEN_HEADER, type Answer } from '@dining/contract'
import { studioEndpoints, type StudioFlag } from '@dining/contract/studio'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readAudit } from '../../../store/repositories/audit-trail.ts'
import { browser } from '../../../testing/browser.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EMAIL = 'administrator@studio.example'
const REASON = 'The provider is down'

let api: TestApi
let app: ReturnType<typeof withStudio>
let administrator: OperatorBrowser
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, EMAIL, null)
  administrator = await signedInOperator(app, EMAIL)
})
afterAll(() => api.close())

const flagsIn = ({ body }: { readonly body: unknown }) => (body as Answer<typeof studioEndpoints.listFlags>).flags
const list = async (partner = 'one', by = administrator) => flagsIn(await by.call(studioEndpoints.listFlags, { params: { partner } }))
const flag = (flags: readonly StudioFlag[], name: string) => flags.find((one) => one.name === name)
const set = (name: StudioFlag['name'], value: boolean | 'priceRange'[], { partner = 'one', by = administrator, reason = REASON } = {}) =>
  by.call(studioEndpoints.setFlag, { params: { partner, flag: name }, body: { value, reason } })
const clear = (name: StudioFlag['name'], by = administrator) =>
  by.call(studioEndpoints.clearFlag, { params: { partner: 'one', flag: name }, body: { reason: 'It is back' } })
const ofSite = async () => (await browser(api.app, 'one').call(endpoints.getFeatureFlags, {})).body

it('lists each flag with its value and where it comes from', async () => {
  const flags = await list()
  expect(flag(flags, 'maintenanceLogin')).toEqual({
    name: 'maintenanceLogin',
    value: false,
    rule: null,
    tiers: null,
    own: false,
    remote: null,
    set: null,
  })
  expect(flag(flags, 'flexOffers')).toMatchObject({ rule: null, tiers: [0, 2, 3] })
  expect(flag(flags, 'filters')).toEqual({ name: 'filters', value: [], rule: null, tiers: null, own: [], remote: null, set: null })
})

it('sets a flag of one partner with a reason, which the site and the audit trail have, and clears it', async () => {
  const flags = flagsIn(await set('maintenanceLogin', true))
  expect(flag(flags, 'maintenanceLogin')).toMatchObject({ value: true, own: false, set: { by: EMAIL, reason: REASON } })
  expect(await ofSite()).toMatchObject({ partnerFeatureFlags: { maintenanceLogin: true } })
  expect(flag(await list('two'), 'maintenanceLogin')?.set).toBeNull()
  api.clock.advance(1000)
  expect(flag(flagsIn(await clear('maintenanceLogin')), 'maintenanceLogin')).toMatchObject({ value: false, set: null })
  expect(await ofSite()).toMatchObject({ partnerFeatureFlags: { maintenanceLogin: false } })
  const events = await api.store.owner((tx) => readAudit(tx, { partnerId: 'one', actor: `operator:${EMAIL}` }, 10))
  expect(events.map(({ kind, detail, before, after }) => ({ kind, detail, before, after })).toReversed()).toEqual([
    { kind: 'flag-set', detail: { flag: 'maintenanceLogin', reason: REASON, by: EMAIL }, before: null, after: { value: true } },
    { kind: 'flag-cleared', detail: { flag: 'maintenanceLogin', reason: 'It is back', by: EMAIL }, before: { value: true }, after: null },
  ])
})

it('accepts a list for the filters alone, and no reason with a card number', async () => {
  expect(flag(flagsIn(await set('filters', ['priceRange'])), 'filters')).toMatchObject({ value: ['priceRange'] })
  const codes = async (reply: ReturnType<typeof set>) => (await reply).problem.errors?.map(({ field, code }) => [field, code])
  expect(await codes(set('filters', true))).toEqual([['value', 'wrong-format']])
  expect(await codes(set('maintenanceAll', ['priceRange']))).toEqual([['value', 'wrong-format']])
  expect(await codes(set('maintenanceAll', true, { reason: '4242424242424242' }))).toEqual([['reason', 'card-number']])
  expect((await set('maintenanceAll', true, { reason: '' })).status).toBe(400)
  expect(flag(await list(), 'maintenanceAll')?.set).toBeNull()
})

it('sets who has the value, and says which part of a rule is refused', async () => {
  const rule = { value: true, percentage: 20, kinds: ['member' as const], tiers: [2 as const] }
  const put = (name: StudioFlag['name'], own: typeof rule | { kinds: ['visitor'] }, value = false) =>
    administrator.call(studioEndpoints.setFlag, {
      params: { partner: 'one', flag: name },
      body: { value, rule: { ...rule, ...own }, reason: REASON },
    })
  expect(flag(flagsIn(await put('flexOffers', rule)), 'flexOffers')).toMatchObject({ value: false, rule, set: { by: EMAIL } })
  const refused = async (reply: ReturnType<typeof put>) => (await reply).problem.errors?.map(({ field, code }) => [field, code])
  expect(await refused(put('flexOffers', { kinds: ['visitor'] }))).toEqual([['rule.kinds', 'not-allowed']])
  expect(await refused(put('maintenanceAll', rule))).toEqual([['rule', 'not-allowed']])
  expect(await refused(put('flexOffers', rule, true))).toEqual([['rule', 'not-allowed']])
  expect((await put('flexOffers', { ...rule, percentage: 101 })).status).toBe(400)
  expect(flag(flagsIn(await set('flexOffers', true)), 'flexOffers')).toMatchObject({ value: true, rule: null })
  await clear('flexOffers')
})

it('is seen by a viewer, and set neither by one, nor by an administrator of another partner, nor without a token', async () => {
  await addOperator(api, 'viewer@studio.example', ['one'], { '*': ['viewer'] })
  await addOperator(api, 'of-two@studio.example', ['two'])
  const viewer = await signedInOperator(app, 'viewer@studio.example')
  const other = await signedInOperator(app, 'of-two@studio.example')
  expect(await list('one', viewer)).toEqual(await list())
  expect((await set('maintenanceAll', true, { by: viewer })).status).toBe(403)
  expect((await clear('filters', viewer)).status).toBe(403)
  expect((await set('maintenanceAll', true, { by: other })).status).toBe(404)
  const call = { params: { partner: 'one', flag: 'maintenanceAll' }, body: { value: true, reason: REASON } } as const
  expect((await administrator.call(studioEndpoints.setFlag, call, { [TOKEN_HEADER]: 'TKN1' })).problem.code).toBe('token-invalid')
  expect(flag(await list(), 'maintenanceAll')?.set).toBeNull()
})
