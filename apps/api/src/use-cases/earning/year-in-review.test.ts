import { endpoints, type YearInReview } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { COOKIES } from '../../http/cookies.ts'
import { browser, type Browser } from '../../testing/browser.ts'
import { givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startSession } from '../session.ts'

// On the tests' clock it is June 15, 2026.
let api: TestApi
let lume: TestMerchant
let gone: TestMerchant
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('provider', { program: { enrollmentType: 'sso' } })])
  lume = await givenMerchant(api.store)
  gone = await givenMerchant(api.store, { name: 'Gone', active: false })
})
afterAll(() => api.close())

/** Signed in, also where members sign in at a provider. */
async function visitorOf(member: TestMember): Promise<Browser> {
  const partnerId = member.partner_id
  const session = await api.store.tenant(partnerId, (tx) => startSession(tx, partnerId, member.id, false, api.clock.now()))
  const visitor = browser(api.app, partnerId)
  visitor.cookies.set(COOKIES.session, session.id)
  return visitor
}
const read = (visitor: Browser, year: string) => visitor.call(endpoints.getYearInReview, { query: { year } })
const at = (iso: string) => ({ occurred_at: new Date(iso) })

it.each(['one', 'provider'])(
  'of a member at partner %s has the totals of the dine summary, and the first and the running year',
  async (id) => {
    const member = await addMember(api, id, { joined_at: new Date('2025-11-03T12:00:00Z') })
    const other = await addMember(api, id)
    const twin = await addMember(api, id === 'one' ? 'provider' : 'one', { id: member.id })
    const dine = (more: Parameters<typeof givenDine>[3], merchant = lume) => givenDine(api.store, member, merchant, more)
    await dine({ ...at('2025-12-20T20:00:00Z'), benefit: 700 }, gone)
    // In Chicago it is still 2025.
    await dine({ ...at('2026-01-01T05:30:00Z'), benefit: 40 }, gone)
    const best = await dine({ ...at('2026-02-01T20:00:00Z'), benefit: 300 })
    await dine({ ...at('2026-02-02T20:00:00Z'), benefit: 90, status: 'Deferred' })
    await dine({ ...at('2026-03-02T20:00:00Z'), benefit: 10 }, gone)
    await dine({ ...at('2026-03-03T20:00:00Z'), benefit: -30, refund_of: best.source_transaction_id })
    await dine({ ...at('2026-03-04T20:00:00Z'), benefit: 7, status: 'Forfeit' })
    for (const one of [other, twin]) await givenDine(api.store, one, lume, at('2026-02-01T20:00:00Z'))

    const visitor = await visitorOf(member)
    const thisYear = (await read(visitor, '2026')).body as YearInReview
    expect(thisYear).toEqual({
      year: 2026,
      isSoFar: true,
      joinedOn: null,
      firstYear: 2025,
      lastYear: 2026,
      benefits: 370,
      dines: 3,
      places: 2,
      favorite: { merchantId: lume.id, name: 'Osteria Lume', dines: 2, activeMerchant: true },
      best: { txnId: best.source_transaction_id, name: 'Osteria Lume', day: '2026-02-01', benefit: 300 },
      months: [
        { month: 1, dines: 0, benefits: 0 },
        { month: 2, dines: 2, benefits: 390 },
        { month: 3, dines: 1, benefits: -20 },
        { month: 4, dines: 0, benefits: 0 },
        { month: 5, dines: 0, benefits: 0 },
        { month: 6, dines: 0, benefits: 0 },
      ],
    })
    const summary = await visitor.call(endpoints.getDineSummary, {})
    expect(summary.body).toEqual({ currentYearBenefits: thisYear.benefits, currentYearDines: thisYear.dines, stepKept: null })
    expect((await read(visitor, '2025')).body).toMatchObject({
      isSoFar: false,
      joinedOn: '2025-11-03',
      benefits: 740,
      favorite: { name: 'Gone', activeMerchant: false },
      months: [
        { month: 11, dines: 0 },
        { month: 12, dines: 2 },
      ],
    })
  },
)

it('is empty for a member without dines, and not found before joining, in the future and in another form', async () => {
  const visitor = await visitorOf(await addMember(api, 'one', { joined_at: new Date('2025-03-01T12:00:00Z') }))
  expect((await read(visitor, '2025')).body).toMatchObject({ benefits: 0, dines: 0, favorite: null, best: null })
  for (const year of ['2024', '2027', '1000', '2999'])
    expect(await read(visitor, year)).toMatchObject({ status: 404, problem: { code: 'not-found' } })
  for (const year of ['', '26', '0000', '0026', '2026.0', '20260', '-026']) expect((await read(visitor, year)).status).toBe(400)
  expect(await read(browser(api.app, 'one'), '2026')).toMatchObject({ status: 401, problem: { code: 'unauthorized' } })
})
