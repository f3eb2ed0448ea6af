import { randomUUID } from 'node:crypto'

import { endpoints, type Answer, type Call } from '@dining/contract'
import { MAX_REVIEW_STATUSES, REVIEW_TEXT } from '@dining/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eraseMembers } from '../../../store/repositories/erase-members.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const DAY_MS = 86_400_000
const WORDS = 'Warm bread, slow service.'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let visitor: Browser
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store)
  member = await addMember(api, 'one', { first_name: 'Ada', last_name: 'Byron' })
  visitor = await signedIn(api, 'one', member)
})
afterAll(() => api.close())

const ago = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
/** A dine of the member yesterday; returns its id. */
async function dined(more: Parameters<typeof givenDine>[3] = {}, by = member): Promise<string> {
  return (await givenDine(api.store, by, merchant, { occurred_at: ago(1), ...more })).source_transaction_id
}
const statusOf = async (by: Browser, ...txnId: string[]) =>
  (await by.call(endpoints.getReviewStatus, { query: { txnId } })).body as Answer<typeof endpoints.getReviewStatus>
const offerOf = async (by: Browser, txnId: string) =>
  (await by.call(endpoints.getReviewOffer, { query: { txnId } })).body as Answer<typeof endpoints.getReviewOffer>
type Body = Call<typeof endpoints.createReview>['body']
const write = (by: Browser, txnId: string, more: Partial<Body> = {}) =>
  by.call(endpoints.createReview, { body: { txnId, stars: 4, review: WORDS, showName: false, ...more } })
const outcomeOf = async (by: Browser, txnId: string, more: Partial<Body> = {}) => (await write(by, txnId, more)).body
const stored = (txnId: string) =>
  api.store.owner((tx) => tx.selectFrom('review').selectAll().where('source_transaction_id', '=', txnId).execute())

describe('the status of reviews', () => {
  it('is a list of id and completed, for each transaction of the call [ACTIVITY-46]', async () => {
    const [reviewed, open] = [await dined(), await dined()]
    await write(visitor, reviewed)
    const reply = await visitor.send('GET', `/api/reviews/status?txnId=${open}&txnId=${reviewed}`)
    expect(reply.status).toBe(200)
    expect((reply.body as { id: string }[]).toSorted((a, b) => (a.id === open ? -1 : b.id === open ? 1 : 0))).toEqual([
      { id: open, completed: false },
      { id: reviewed, completed: true },
    ])
  })

  it('has one entry for a repeated id, and none for an unknown id', async () => {
    const txnId = await dined()
    expect(await statusOf(visitor, txnId, txnId, txnId)).toEqual([{ id: txnId, completed: false }])
    expect(await statusOf(visitor, randomUUID(), "' or 1=1 --")).toEqual([])
  })

  it('has none for transactions of another member, and of another partner’s member with the same id', async () => {
    const txnId = await dined()
    await write(visitor, txnId)
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    expect(await statusOf(other, txnId)).toEqual([])
    const twin = await addMember(api, 'two', { id: member.id })
    const elsewhere = await signedIn(api, 'two', twin)
    expect(await statusOf(elsewhere, txnId)).toEqual([])
    // The same id of a transaction there is another transaction.
    await dined({ source_transaction_id: txnId }, twin)
    expect(await statusOf(elsewhere, txnId)).toEqual([{ id: txnId, completed: false }])
  })

  it(`is of 1 to ${MAX_REVIEW_STATUSES} ids, of a length that ids have`, async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)
    const codeOf = async (...txnId: string[]) =>
      (await visitor.call(endpoints.getReviewStatus, { query: { txnId } })).problem.code as string | undefined
    expect(await codeOf(...ids(MAX_REVIEW_STATUSES))).toBeUndefined()
    expect(await codeOf(...ids(MAX_REVIEW_STATUSES + 1))).toBe('validation-failed')
    expect(await codeOf()).toBe('validation-failed')
    expect(await codeOf('')).toBe('validation-failed')
    expect(await codeOf('t'.repeat(101))).toBe('validation-failed')
  })

  it('needs a session, as every call of reviews does', async () => {
    const anonymous = browser(api.app, 'one')
    const replies = [
      anonymous.call(endpoints.getReviewStatus, { query: { txnId: ['t'] } }),
      anonymous.call(endpoints.getReviewOffer, { query: { txnId: 't' } }),
      write(anonymous, 't'),
    ]
    for (const reply of replies) expect((await reply).status).toBe(401)
  })
})

describe('the offer of a review', () => {
  it('names the restaurant and the time of the dine', async () => {
    const txnId = await dined()
    expect(await offerOf(visitor, txnId)).toEqual({
      state: 'open',
      merchantId: merchant.id,
      merchantName: merchant.name,
      activeMerchant: true,
      transactionCreatedAt: ago(1).toISOString(),
    })
  })

  it.each([
    ['a refund [ACTIVITY-42]', { type_code: 'Refund' }],
    ['a deferred dine [ACTIVITY-43]', { status: 'Deferred' }],
    ['a dine that earned nothing [ACTIVITY-43]', { status: 'Forfeit' }],
  ] as const)('is over for %s, and nothing is stored', async (_, more) => {
    const txnId = await dined(more)
    expect(await offerOf(visitor, txnId)).toMatchObject({ state: 'over' })
    expect(await outcomeOf(visitor, txnId)).toEqual({ outcome: 'over' })
    expect(await stored(txnId)).toEqual([])
  })

  it('is over after 35 days, also for a form that was open before [ACTIVITY-44]', async () => {
    const txnId = await dined({ occurred_at: ago(35) })
    expect(await offerOf(visitor, txnId)).toMatchObject({ state: 'open' })
    api.clock.advance(1)
    expect(await outcomeOf(visitor, txnId)).toEqual({ outcome: 'over' })
    expect(await stored(txnId)).toEqual([])
  })

  it('is completed after a review, and unknown for the dine of another member [ACTIVITY-45]', async () => {
    const txnId = await dined()
    await write(visitor, txnId)
    expect(await offerOf(visitor, txnId)).toMatchObject({ state: 'completed' })
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    expect(await offerOf(other, txnId)).toEqual({ state: 'unknown' })
    expect(await offerOf(visitor, randomUUID())).toEqual({ state: 'unknown' })
  })
})

describe('a review', () => {
  it('is stored once, as it was written, and waits for an operator', async () => {
    const txnId = await dined()
    expect(await outcomeOf(visitor, txnId, { review: `  ${WORDS}\n`, showName: true })).toEqual({ outcome: 'stored' })
    expect(await stored(txnId)).toMatchObject([
      { partner_id: 'one', member_id: member.id, merchant_id: merchant.id, stars: 4, body: WORDS, author: 'Ada', approved: null },
    ])
  })

  it('is not stored twice by repeated calls, one after the other or at once', async () => {
    const txnId = await dined()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(visitor, txnId)))
    outcomes.push(await outcomeOf(visitor, txnId))
    expect(outcomes).toEqual(outcomes.map(() => ({ outcome: 'stored' })))
    expect(await stored(txnId)).toHaveLength(1)
  })

  it('stays as the first one was if a second one differs', async () => {
    const txnId = await dined()
    await write(visitor, txnId)
    expect(await outcomeOf(visitor, txnId, { stars: 1 })).toEqual({ outcome: 'completed' })
    expect(await outcomeOf(visitor, txnId, { showName: true })).toEqual({ outcome: 'completed' })
    expect(await stored(txnId)).toMatchObject([{ stars: 4, body: WORDS, author: '' }])
  })

  it('cannot be written of the dine of another member or partner', async () => {
    const txnId = await dined()
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    const elsewhere = await signedIn(api, 'two', await addMember(api, 'two', { id: randomUUID() }))
    for (const by of [other, elsewhere]) expect((await write(by, txnId)).problem.code).toBe('not-found')
    expect(await stored(txnId)).toEqual([])
  })

  it('has one to five whole stars, and a text within its limits', async () => {
    const txnId = await dined()
    const fieldsOf = async (body: object) => {
      const { problem } = await visitor.call(endpoints.createReview, {
        body: { txnId, stars: 4, review: WORDS, showName: false, ...body },
      })
      return problem.errors?.map(({ field, code }) => [field, code])
    }
    for (const stars of [0, 6, 2.5, '4', null]) expect((await fieldsOf({ stars }))?.map(([field]) => field)).toEqual(['stars'])
    expect(await fieldsOf({ review: '' })).toEqual([['review', 'required']])
    expect(await fieldsOf({ review: ' '.repeat(40) })).toEqual([['review', 'required']])
    expect(await fieldsOf({ review: 'x'.repeat(REVIEW_TEXT.min - 1) })).toEqual([['review', 'too-short']])
    expect(await fieldsOf({ review: 'x'.repeat(REVIEW_TEXT.max + 1) })).toEqual([['review', 'too-long']])
    expect(await stored(txnId)).toEqual([])
    expect(await outcomeOf(visitor, txnId, { review: 'x'.repeat(REVIEW_TEXT.max) })).toEqual({ outcome: 'stored' })
  })

  it('needs the anti-forgery token [CSRF-09]', async () => {
    const body = JSON.stringify({ txnId: await dined(), stars: 4, review: WORDS, showName: false })
    const reply = await visitor.send('POST', '/api/reviews', { body, headers: { 'content-type': 'application/json' } })
    expect([reply.status, reply.problem.code]).toEqual([403, 'token-invalid'])
  })

  it('is removed with the personal data of a closed account', async () => {
    const closed = await addMember(api, 'one')
    const txnId = await dined({}, closed)
    expect(await outcomeOf(await signedIn(api, 'one', closed), txnId)).toEqual({ outcome: 'stored' })
    await api.store.owner((tx) => eraseMembers(tx, sql`select ctid from member where id = ${closed.id}`, api.clock.now()))
    expect(await stored(txnId)).toEqual([])
  })
})
