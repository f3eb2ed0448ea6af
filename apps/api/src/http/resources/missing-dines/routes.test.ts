import { randomUUID } from 'node:crypto'

import { endpoints, type Answer, type Call } from '@dining/contract'
import { MISSING_DINE } from '@dining/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { eraseMembers } from '../../../store/repositories/erase-members.ts'
import { readAudit } from '../../../store/repositories/audit-trail.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { givenCard, givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const DAY_MS = 86_400_000

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let visitor: Browser
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await addMember(api, 'one', { joined_at: daysAgo(400) })
  await givenCard(api.store, member, { last_four: '4417', linked_at: daysAgo(60) })
  visitor = await signedIn(api, 'one', member)
})

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10)
type Body = Call<typeof endpoints.reportMissingDine>['body']
const report = (more: Partial<Body> = {}, by = visitor) =>
  by.call(endpoints.reportMissingDine, {
    body: { merchantId: merchant.id, dinedOn: dayOf(20), amountCents: 8_640, lastFour: '4417', note: '', ...more },
  })
const outcomeOf = async (more: Partial<Body> = {}, by = visitor) =>
  (await report(more, by)).body as Answer<typeof endpoints.reportMissingDine>
const mine = async (by = visitor) => (await by.call(endpoints.getMissingDines, {})).body as Answer<typeof endpoints.getMissingDines>
const stored = (id = member.id) => api.store.owner((tx) => tx.selectFrom('missing_dine').selectAll().where('member_id', '=', id).execute())

describe('a report of a missing dine', () => {
  it('is stored, confirmed by mail, listed for its member and in the audit trail without its note [ACTIVITY-02]', async () => {
    const mails = api.mails.length
    const first = await outcomeOf({ note: '  We sat by the window.  ' })
    expect(first).toMatchObject({
      outcome: 'received',
      missingDine: {
        merchantId: merchant.id,
        merchantName: merchant.name,
        dinedOn: dayOf(20),
        amountCents: 8_640,
        lastFour: '4417',
        note: 'We sat by the window.',
        state: 'open',
        messages: [],
        txnId: null,
      },
    })
    expect((await mine()).data).toHaveLength(1)
    await expect.poll(() => api.mails.length).toBe(mails + 1)
    expect(api.mails.at(-1)).toMatchObject({ to: member.email, subject: `We look for your dine at ${merchant.name}` })
    const events = await api.store.owner((tx) => readAudit(tx, { partnerId: 'one', memberId: member.id, kind: 'missing-dine-reported' }, 5))
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain('window')
  })

  it('is stored once by a doubled or repeated call, and a second amount of the same day waits for the first', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf()))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['known', 'known', 'known', 'known', 'known', 'received'])
    expect(await outcomeOf({ amountCents: 9_000 })).toMatchObject({ outcome: 'known' })
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['less than ten days ago [ACTIVITY-02]', { dinedOn: 9 }, { outcome: 'too-early', from: 1 }],
    ['of a day to come', { dinedOn: -2 }, { outcome: 'too-early' }],
    ['more than 90 days ago', { dinedOn: 91 }, { outcome: 'too-late' }],
    ['with a card that was never linked', { lastFour: '0000' }, { outcome: 'card-unknown' }],
    ['of a day before the card was linked', { dinedOn: 70 }, { outcome: 'card-not-linked' }],
  ] as const)(
    '%s is answered at once, and not stored',
    async (_, { dinedOn = 20, ...more }: { dinedOn?: number; lastFour?: string }, expected) => {
      const outcome = await outcomeOf({ dinedOn: dayOf(dinedOn), ...more })
      const from = 'from' in expected ? { from: dayOf(-expected.from) } : {}
      expect(outcome).toMatchObject({ ...expected, ...from })
      expect(await stored()).toEqual([])
    },
  )

  it('of a dine that is in the activity leads to it, also if it earned nothing', async () => {
    const dine = await givenDine(api.store, member, merchant, { occurred_at: daysAgo(20), status: 'Forfeit', eligible_cents: 0 })
    expect(await outcomeOf()).toEqual({ outcome: 'credited', txnId: dine.source_transaction_id })
  })

  it('at a restaurant that did not earn on that day says why', async () => {
    const late = await givenMerchant(api.store, { first_day: dayOf(5) })
    expect(await outcomeOf({ merchantId: late.id })).toEqual({ outcome: 'not-earning', reason: 'not-started' })
    expect((await report({ merchantId: randomUUID() })).problem.code).toBe('not-found')
  })

  it(`is one of ${MISSING_DINE.maxOpen} that may wait`, async () => {
    for (let day = 20; day < 20 + MISSING_DINE.maxOpen; day++)
      expect(await outcomeOf({ dinedOn: dayOf(day) })).toMatchObject({ outcome: 'received' })
    expect(await outcomeOf({ dinedOn: dayOf(40) })).toEqual({ outcome: 'too-many' })
    expect(await stored()).toHaveLength(MISSING_DINE.maxOpen)
  })

  it('has no card number in it, and no values of another form', async () => {
    const fieldsOf = async (more: object) => (await report(more)).problem.errors?.map(({ field, code }) => [field, code])
    expect(await fieldsOf({ note: 'I paid with 4242 4242 4242 4242.' })).toEqual([['note', 'card-number']])
    expect(await fieldsOf({ lastFour: '4242424242424242' })).toEqual([['lastFour', 'wrong-format']])
    expect(await fieldsOf({ dinedOn: '2026-02-30' })).toEqual([['dinedOn', 'wrong-format']])
    expect(await fieldsOf({ amountCents: 0 })).toEqual([['amountCents', 'wrong-format']])
    expect(await fieldsOf({ amountCents: 86.4 })).toEqual([['amountCents', 'wrong-format']])
    expect(await fieldsOf({ note: 'x'.repeat(MISSING_DINE.noteLength + 1) })).toEqual([['note', 'too-long']])
    expect(await stored()).toEqual([])
  })

  it('is seen by its own member alone, and needs a session', async () => {
    const { missingDine } = (await outcomeOf()) as { missingDine: { id: string } }
    const other = await signedIn(api, 'one', await addMember(api, 'one'))
    const twin = await signedIn(api, 'two', await addMember(api, 'two', { id: member.id }))
    for (const by of [other, twin]) {
      expect((await mine(by)).data).toEqual([])
      const answer = { params: { missingDineId: missingDine.id }, body: { text: 'It was dinner.' } }
      expect((await by.call(endpoints.answerMissingDine, answer)).problem.code).toBe('not-found')
    }
    const anonymous = browser(api.app, 'one')
    expect((await anonymous.call(endpoints.getMissingDines, {})).status).toBe(401)
    expect((await report({}, anonymous)).status).toBe(401)
  })

  it('is removed with the personal data of a closed account', async () => {
    await report()
    await api.store.owner((tx) => eraseMembers(tx, sql`select ctid from member where id = ${member.id}`, api.clock.now()))
    expect(await stored()).toEqual([])
  })
})
