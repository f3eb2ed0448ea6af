import { endpoints, type Answer } from '@dining/contract'
import { MAX_FAVORITES } from '@dining/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eraseMembers } from '../../../store/repositories/erase-members.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { givenMerchant, type TestMember } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { clearFlag, setFlag } from '../../../use-cases/change-flags.ts'

let api: TestApi
let ids: string[]
let member: TestMember
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('without', { features: { hasMerchantFavorites: false } })])
  ids = []
  for (let index = 0; index < MAX_FAVORITES + 3; index++) ids.push((await givenMerchant(api.store, { id: `M${index}` })).id)
  member = await addMember(api, 'one')
})
afterAll(() => api.close())

const arrive = async (partnerId = 'one'): Promise<Browser> => signedIn(api, partnerId, await addMember(api, partnerId))
const saved = async (by: Browser) => ((await by.call(endpoints.getFavorites, {})).body as Answer<typeof endpoints.getFavorites>).merchantIds
const save = (by: Browser, ...merchantIds: string[]) => by.call(endpoints.saveFavorites, { body: { merchantIds } })
const remove = (by: Browser, merchantId: string) => by.call(endpoints.removeFavorite, { params: { merchantId } })

describe('saved restaurants', () => {
  it('are those that the member has saved and not removed, the last first', async () => {
    const visitor = await arrive()
    expect(await saved(visitor)).toEqual([])
    await save(visitor, 'M1')
    api.clock.advance(1_000)
    expect((await save(visitor, 'M2')).body).toEqual({ merchantIds: ['M2', 'M1'], isFull: false })
    expect(await saved(visitor)).toEqual(['M2', 'M1'])
    expect((await remove(visitor, 'M2')).body).toEqual({ merchantIds: ['M1'] })
    expect(await saved(visitor)).toEqual(['M1'])
  })

  it('stay the same if a call is repeated', async () => {
    const visitor = await arrive()
    for (let time = 0; time < 3; time++) expect((await save(visitor, 'M1', 'M1')).body).toEqual({ merchantIds: ['M1'], isFull: false })
    for (let time = 0; time < 2; time++) expect((await remove(visitor, 'M1')).body).toEqual({ merchantIds: [] })
    expect((await remove(visitor, 'nowhere')).status).toBe(200)
  })

  it('take in those of before the sign-in, in their order and without duplicates', async () => {
    const visitor = await arrive()
    await save(visitor, 'M5')
    api.clock.advance(1_000)
    expect((await save(visitor, 'M7', 'M5', 'M6', 'nowhere', 'M7')).body).toEqual({ merchantIds: ['M7', 'M6', 'M5'], isFull: false })
  })

  it('have room for a hundred, and tell when some do not fit', async () => {
    const visitor = await arrive()
    await save(visitor, ...ids.slice(0, MAX_FAVORITES - 1))
    api.clock.advance(1_000)
    const reply = (await save(visitor, 'M3', 'M101', 'M102')).body as Answer<typeof endpoints.saveFavorites>
    expect([reply.merchantIds.length, reply.isFull]).toEqual([MAX_FAVORITES, true])
    expect(reply.merchantIds[0]).toBe('M101')
    expect(reply.merchantIds).not.toContain('M102')
    // What is saved already fits.
    expect((await save(visitor, 'M3')).body).toMatchObject({ isFull: false })
    expect((await save(visitor, ...ids.slice(0, MAX_FAVORITES + 1))).problem.code).toBe('validation-failed')
    expect((await save(visitor)).problem.code).toBe('validation-failed')
  })

  it('do not pass the limit by calls at the same time', async () => {
    const visitor = await arrive()
    await save(visitor, ...ids.slice(0, MAX_FAVORITES - 2))
    await Promise.all(ids.slice(MAX_FAVORITES - 2).map((id) => save(visitor, id)))
    expect(await saved(visitor)).toHaveLength(MAX_FAVORITES)
  })

  it('are shown while they participate, and again when they return', async () => {
    const visitor = await arrive()
    const { id } = await givenMerchant(api.store)
    await save(visitor, id)
    const set = (active: boolean) => api.store.owner((tx) => tx.updateTable('merchant').set({ active }).where('id', '=', id).execute())
    await set(false)
    expect(await saved(visitor)).toEqual([])
    await set(true)
    expect(await saved(visitor)).toEqual([id])
  })

  it('are those of one member of one partner', async () => {
    const [own, other, elsewhere] = [await signedIn(api, 'one', member), await arrive(), await arrive('two')]
    await addMember(api, 'two', { id: member.id })
    await save(own, 'M1')
    expect(await saved(other)).toEqual([])
    expect(await saved(elsewhere)).toEqual([])
    expect(await saved(own)).toEqual(['M1'])
  })

  it('need a session, and the anti-forgery token for a change [CSRF-09]', async () => {
    const anonymous = browser(api.app, 'one')
    for (const reply of [anonymous.call(endpoints.getFavorites, {}), save(anonymous, 'M1'), remove(anonymous, 'M1')])
      expect((await reply).status).toBe(401)
    const visitor = await arrive()
    for (const [method, path, body] of [
      ['PUT', '/api/Member/Favorites', JSON.stringify({ merchantIds: ['M1'] })],
      ['DELETE', '/api/Member/Favorites/M1', undefined],
    ] as const) {
      const reply = await visitor.send(method, path, { ...(body && { body }), headers: { 'content-type': 'application/json' } })
      expect([reply.status, reply.problem.code]).toEqual([403, 'token-invalid'])
    }
    expect(await saved(visitor)).toEqual([])
  })

  it('do not exist where the partner has no favorites, and while a flag switches them off [MERCHANT-51]', async () => {
    const without = await arrive('without')
    for (const reply of [without.call(endpoints.getFavorites, {}), save(without, 'M1'), remove(without, 'M1')])
      expect((await reply).status).toBe(404)
    const visitor = await arrive()
    const flag = { partnerId: 'one', name: 'merchantFavorites', reason: 'A test', by: 'somebody' } as const
    await setFlag(api.deps, { ...flag, value: false })
    expect((await save(visitor, 'M1')).status).toBe(404)
    await clearFlag(api.deps, flag)
    expect((await save(visitor, 'M1')).status).toBe(200)
  })

  it('are removed with the personal data of a closed account', async () => {
    const closed = await addMember(api, 'one', { member_type: 'ClosedAccountMember', active: false })
    await api.store.owner((tx) =>
      tx.insertInto('favorite').values({ partner_id: 'one', member_id: closed.id, merchant_id: 'M1', saved_at: api.clock.now() }).execute(),
    )
    await api.store.owner((tx) => eraseMembers(tx, sql`select ctid from member where id = ${closed.id}`, api.clock.now()))
    const left = await api.store.owner((tx) => tx.selectFrom('favorite').select('merchant_id').where('member_id', '=', closed.id).execute())
    expect(left).toEqual([])
  })
})

describe('a search among saved restaurants', () => {
  it('finds them wherever they are, with the distance and the other filters, and no others', async () => {
    await givenMerchant(api.store, { id: 'LA', latitude: 34.05, longitude: -118.24, price_range: 3 })
    const find = async (query: string) => {
      const around = 'location.latitude=40.75&location.longitude=-73.99'
      const reply = await browser(api.app, 'one').send(
        'GET',
        `/api/v2/Merchants/Search?${around}&merchantId=LA&merchantId=M1&merchantId=none${query}`,
      )
      return (reply.body as Answer<typeof endpoints.searchMerchants>).data.map(({ id, distance }) => [id, distance])
    }
    expect(await find('')).toEqual([
      ['M1', 0],
      ['LA', expect.toSatisfy((miles: number) => miles > 2_000)],
    ])
    expect((await find('&priceRange=3')).map(([id]) => id)).toEqual(['LA'])
    expect((await find('&bounds=40,-75,41,-73')).map(([id]) => id)).toEqual(['M1'])
  })
})
