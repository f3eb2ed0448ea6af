import { endpoints, type Answer } from '@dining/contract'
import { studioEndpoints, type ReviewState } from '@dining/contract/studio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readAudit } from '../../../store/repositories/audit-trail.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { addOperator, operatorBrowser, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EMAIL = 'reader@studio.example'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let visitor: Browser
let reader: OperatorBrowser
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store, { reviews: JSON.stringify([OWN]) })
  member = await addMember(api, 'one', { first_name: 'Ada' })
  visitor = await signedIn(api, 'one', member)
  await addOperator(api, EMAIL, ['one'])
  reader = await signedInOperator(withStudio(api), EMAIL)
})
afterAll(() => api.close())

/** A review that the restaurant came with. */
const OWN = { id: 'own', rating: 5, text: 'Worth crossing the river for.', author: 'Priya S.', date: '2026-01-17' }

/** Writes a review of a new dine; returns its id in the studio. */
async function written(stars: 1 | 2 | 3 | 4 | 5, review: string, showName = false): Promise<string> {
  api.clock.advance(1_000)
  const { source_transaction_id: txnId } = await givenDine(api.store, member, merchant, { occurred_at: api.clock.now() })
  const reply = await visitor.call(endpoints.createReview, { body: { txnId, stars, review, showName } })
  expect(reply.body).toEqual({ outcome: 'stored' })
  const row = await api.store.owner((tx) =>
    tx.selectFrom('review').select('id').where('source_transaction_id', '=', txnId).executeTakeFirstOrThrow(),
  )
  return row.id
}
const decide = (review: string, approve: boolean, by = reader, partner = 'one') =>
  by.call(studioEndpoints.decideReview, { params: { partner, review }, body: { approve } })
async function list(state: ReviewState, page = '1') {
  const { body } = await reader.call(studioEndpoints.listReviews, { params: { partner: 'one' }, query: { state, page } })
  return body as Answer<typeof studioEndpoints.listReviews>
}
const idsOf = async (state: ReviewState) => (await list(state)).reviews.map(({ id }) => id)
async function shownAt(partnerId = 'one') {
  const { body } = await browser(api.app, partnerId).call(endpoints.getMerchant, { params: { merchantId: merchant.id } })
  const { reviews, memberScore } = body as Answer<typeof endpoints.getMerchant>
  return { texts: reviews.map(({ text, author }) => [text, author]), score: memberScore }
}

describe('a review', () => {
  it('is on the restaurant’s page of its partner only while it is approved, before those of the restaurant [MERCHANT-36]', async () => {
    const own = [OWN.text, OWN.author]
    const [good, bad] = [await written(5, 'The best gnocchi in town.', true), await written(2, 'We waited for an hour.')]
    expect(await shownAt()).toEqual({ texts: [own], score: undefined })
    await decide(good, true)
    await decide(bad, false)
    expect(await shownAt()).toEqual({ texts: [['The best gnocchi in town.', 'Ada'], own], score: { average: 5, count: 1 } })
    await decide(bad, true)
    expect(await shownAt()).toEqual({
      texts: [['We waited for an hour.', ''], ['The best gnocchi in town.', 'Ada'], own],
      score: { average: 3.5, count: 2 },
    })
    expect(await shownAt('two')).toEqual({ texts: [own], score: undefined })
    await decide(good, false)
    expect(await shownAt()).toEqual({ texts: [['We waited for an hour.', ''], own], score: { average: 2, count: 1 } })
  })

  it('waits in the studio, the oldest first, until it is decided', async () => {
    const [first, second] = [await written(4, 'A quiet table by the window.'), await written(3, 'Good soup, and a loud room.')]
    expect((await idsOf('waiting')).slice(-2)).toEqual([first, second])
    await decide(second, true)
    expect(await idsOf('waiting')).not.toContain(second)
    expect((await list('approved')).reviews[0]).toMatchObject({
      id: second,
      merchantId: merchant.id,
      merchantName: merchant.name,
      stars: 3,
      text: 'Good soup, and a loud room.',
      author: '',
      state: 'approved',
      decidedBy: EMAIL,
    })
    await decide(second, false)
    expect((await idsOf('rejected'))[0]).toBe(second)
  })

  it('leaves an event with the operator for each decision, without its text', async () => {
    const id = await written(1, 'The pepper mill was empty.')
    await decide(id, false)
    await decide(id, true)
    const events = (await api.store.owner((tx) => readAudit(tx, { partnerId: 'one', text: id }, 10))).toReversed()
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['review-approved', 'review-rejected'])
    for (const event of events)
      expect(event).toMatchObject({ actor_kind: 'operator', actor: EMAIL, member_id: member.id, detail: { review: id, by: EMAIL } })
    expect(JSON.stringify(events)).not.toContain('pepper')
  })

  it('comes in pages of twenty', async () => {
    const before = (await list('waiting')).total
    for (let count = before; count < 21; count++) await written(4, `Review number ${count} of many.`)
    expect(await list('waiting')).toMatchObject({ total: 21, pageSize: 20 })
    expect((await list('waiting')).reviews).toHaveLength(20)
    expect((await list('waiting', '2')).reviews).toHaveLength(1)
  })
})

describe('who is no operator of the partner', () => {
  it('neither lists nor decides reviews', async () => {
    const id = await written(4, 'A very nice evening.')
    await addOperator(api, 'other@studio.example', ['two'])
    const other = await signedInOperator(withStudio(api), 'other@studio.example')
    const params = { partner: 'one' }
    expect((await other.call(studioEndpoints.listReviews, { params, query: {} })).status).toBe(404)
    expect((await decide(id, true, other)).status).toBe(404)
    // As an operator of another partner, under that partner: the id is unknown there.
    expect((await decide(id, true, other, 'two')).status).toBe(404)
    const nobody = await operatorBrowser(withStudio(api))
    expect((await nobody.call(studioEndpoints.listReviews, { params, query: {} })).status).toBe(401)
    expect((await decide(id, true, nobody)).status).toBe(401)
    expect(await idsOf('approved')).not.toContain(id)
  })
})
