import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../../testing/browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { givenFlexOffer } from '../../../testing/flex-offers.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { clearFlag, setFlag } from '../../../use-cases/change-flags.ts'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let visitor: Browser
beforeAll(async () => {
  const features = { hasFlexOffers: true }
  api = await testApi([testPartner('one', { features }), testPartner('two', { features }), testPartner('without')])
  merchant = await givenMerchant(api.store)
  member = await addMember(api, 'one')
  visitor = await signedIn(api, 'one', member)
})
afterAll(() => api.close())

const ask = (by: Browser, merchantId = merchant.id, publicId = member.public_id) =>
  by.call(endpoints.getFlexOffer, { params: { merchantId, publicId } })
const problemOf = async (reply: ReturnType<typeof ask>) => {
  const { status, problem } = await reply
  return [status, problem.code]
}

describe('the flex offer of a restaurant', () => {
  it('is answered to its member, with its id and amount alone [MERCHANT-45] [MERCHANT-46]', async () => {
    expect(endpoints.getFlexOffer).toMatchObject({ method: 'GET', path: '/api/merchants/:merchantId/flex-offers/members/:publicId' })
    const id = await givenFlexOffer(api.store, member, merchant, { units: 750 })
    const reply = await visitor.send('GET', `/api/merchants/${merchant.id}/flex-offers/members/${member.public_id}`)
    expect([reply.status, reply.body]).toEqual([200, { id, webMessageOfferAmount: 750 }])
  })

  it('is null where the member has none', async () => {
    const other = await givenMerchant(api.store)
    const reply = await ask(visitor, other.id)
    expect([reply.status, reply.body]).toEqual([200, null])
  })

  it('is the one of today, by the clock of the restaurant', async () => {
    // The time of the test clock is 13:00 in New York and 07:00 in Honolulu on 15 June 2026.
    const far = await givenMerchant(api.store, { time_zone: 'Pacific/Kiritimati' })
    await givenFlexOffer(api.store, member, far, { id: 'over-there', last_day: '2026-06-15' })
    expect((await ask(visitor, far.id)).body).toBeNull()
    await givenFlexOffer(api.store, member, far, { id: 'begins-there', first_day: '2026-06-16' })
    expect((await ask(visitor, far.id)).body).toEqual({ id: 'begins-there', webMessageOfferAmount: 500 })
  })

  it('needs a session [MERCHANT-46]', async () => {
    expect(await problemOf(ask(browser(api.app, 'one')))).toEqual([401, 'unauthorized'])
  })

  it('of another member is refused, and of one who does not exist in the same way [MERCHANT-46]', async () => {
    const other = await addMember(api, 'one')
    await givenFlexOffer(api.store, other, merchant)
    expect(await problemOf(ask(visitor, merchant.id, other.public_id))).toEqual([403, 'forbidden'])
    expect(await problemOf(ask(visitor, merchant.id, 'nobody'))).toEqual([403, 'forbidden'])
    expect(await problemOf(ask(visitor, merchant.id, 'no public id!'))).toEqual([400, 'validation-failed'])
  })

  it('of the same public id at another partner stays there', async () => {
    const twin = await addMember(api, 'two', { public_id: member.public_id })
    await givenFlexOffer(api.store, twin, merchant, { id: 'of-two', units: 9_999 })
    expect((await ask(visitor)).body).not.toMatchObject({ id: 'of-two' })
    expect((await ask(await signedIn(api, 'two', twin))).body).toEqual({ id: 'of-two', webMessageOfferAmount: 9_999 })
  })

  it('does not exist at an unknown restaurant, or one that no longer participates', async () => {
    const gone = await givenMerchant(api.store, { active: false })
    for (const merchantId of ['nowhere', gone.id]) expect(await problemOf(ask(visitor, merchantId))).toEqual([404, 'not-found'])
  })

  it('does not exist where the partner has no flex offers, and while a flag switches them off [MERCHANT-48]', async () => {
    const stranger = await addMember(api, 'without')
    const there = await signedIn(api, 'without', stranger)
    expect(await problemOf(ask(there, merchant.id, stranger.public_id))).toEqual([404, 'not-found'])
    expect((await there.call(endpoints.getFlexOffers, {})).status).toBe(404)
    const flag = { partnerId: 'one', name: 'flexOffers', reason: 'A test', by: 'somebody' } as const
    await setFlag(api.deps, { ...flag, value: false })
    expect(await problemOf(ask(visitor))).toEqual([404, 'not-found'])
    await clearFlag(api.deps, flag)
    expect((await ask(visitor)).status).toBe(200)
  })
})

describe('the flex offers of a member', () => {
  it('are those of today, one for each restaurant, the highest first', async () => {
    const own = await addMember(api, 'one')
    const [first, second, third] = [await givenMerchant(api.store), await givenMerchant(api.store), await givenMerchant(api.store)]
    await givenFlexOffer(api.store, own, first, { id: 'low', units: 100 })
    await givenFlexOffer(api.store, own, first, { id: 'high', units: 300 })
    await givenFlexOffer(api.store, own, second, { id: 'highest', units: 400 })
    await givenFlexOffer(api.store, own, third, { id: 'ended', units: 900, last_day: '2026-06-01' })
    expect((await (await signedIn(api, 'one', own)).call(endpoints.getFlexOffers, {})).body).toEqual({
      data: [
        { merchantId: second.id, id: 'highest', webMessageOfferAmount: 400 },
        { merchantId: first.id, id: 'high', webMessageOfferAmount: 300 },
      ],
    })
  })
})
