import { randomUUID } from 'node:crypto'

import { endpoints, TOKEN_HEADER, type Answer } from '@dining/contract'
import { studioEndpoints, type MissingDineList } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../../store/repositories/audit-trail.ts'
import type { Browser } from '../../../testing/browser.ts'
import { givenCard, givenDine, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { feed, line as lineOf } from '../../../testing/feed.ts'
import { addOperator, operatorBrowser, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EMAIL = 'finder@studio.example'
const DAY_MS = 86_400_000

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let card: TestCard
let visitor: Browser
let finder: OperatorBrowser
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store)
  await addOperator(api, EMAIL, ['one'])
  finder = await signedInOperator(withStudio(api), EMAIL)
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await addMember(api, 'one', { first_name: 'Ada' })
  card = await givenCard(api.store, member, { last_four: '4417' })
  visitor = await signedIn(api, 'one', member)
})

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
const dinedOn = () => daysAgo(20).toISOString().slice(0, 10)

/** Reports a dine of 20 days ago; returns its id. */
async function reported(at = merchant): Promise<string> {
  const body = { merchantId: at.id, dinedOn: dinedOn(), amountCents: 8_640, lastFour: '4417', note: 'By the window.' }
  const reply = await visitor.call(endpoints.reportMissingDine, { body })
  const { missingDine } = reply.body as Extract<Answer<typeof endpoints.reportMissingDine>, { missingDine: object }>
  return missingDine.id
}
const decide = (missingDine: string, body: object, by = finder, partner = 'one') =>
  by.send('POST', `/api/studio/partners/${partner}/missing-dines/${missingDine}/decision`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: by.token },
  })
const GRANT = { kind: 'grant', text: 'We found your payment.', amountCents: 8_640, time: '19:30' } as const
async function list(which: MissingDineList) {
  const { body } = await finder.call(studioEndpoints.listMissingDines, { params: { partner: 'one' }, query: { list: which, page: '1' } })
  return (body as Answer<typeof studioEndpoints.listMissingDines>).missingDines
}
const find = async (id: string, which: MissingDineList) => (await list(which)).find((one) => one.id === id)
const activity = async () =>
  ((await visitor.call(endpoints.getTransactions, { query: {} })).body as Answer<typeof endpoints.getTransactions>).data
const own = async () => ((await visitor.call(endpoints.getMissingDines, {})).body as Answer<typeof endpoints.getMissingDines>).data
const lastMail = async (subject: string) => {
  await expect.poll(() => api.mails.at(-1)?.subject).toBe(subject)
  return api.mails.at(-1)?.text ?? ''
}

/** Sends a line of the feed for the member's card on the day of the report; returns what became of it. */
async function line({ at = `${dinedOn()}T23:12:00Z`, amount = '86.40', ...more }: Readonly<Record<string, string>> = {}) {
  const summary = await feed(api, [lineOf(card, merchant, at, amount, more)])
  return (['earned', 'refunded', 'duplicate', 'unmatched'] as const).filter((kind) => summary[kind] > 0)
}

describe('a report in the studio', () => {
  it('shows what is known: the member’s first name, the card, and lines of this card without a member', async () => {
    await line({ networkMerchantId: 'no-such-merchant', amount: '86.40' })
    await line({ networkMerchantId: 'no-such-merchant', at: daysAgo(60).toISOString() })
    const id = await reported()
    expect(await find(id, 'open')).toMatchObject({
      merchantName: merchant.name,
      amountCents: 8_640,
      note: 'By the window.',
      member: { firstName: 'Ada', publicId: member.public_id },
      reports: 1,
      nearLines: [{ amountCents: 8_640, reason: 'merchant-unknown', isOfMerchant: false }],
    })
    expect(JSON.stringify(await list('open'))).not.toContain(card.vault_token)
  })

  it('is credited as a manual dine by the rules of its day, once, with a mail and an event', async () => {
    const id = await reported()
    // A bonus that this dine fulfils is paid with it.
    const [begun, ends] = [daysAgo(30), daysAgo(-30)]
    const bonus = {
      code: 'SUMMER',
      kind: 'campaign',
      description: 'A warm welcome',
      units: 500,
      dines: 1,
      spend_cents: 0,
      dine_cents: 0,
    } as const
    const enrolled = { ...bonus, partner_id: 'one', member_id: member.id, created_at: begun, enrolled_at: begun, ends_at: ends }
    await api.store.owner((tx) => tx.insertInto('member_bonus').values(enrolled).execute())
    const replies = await Promise.all([decide(id, GRANT), decide(id, GRANT)])
    expect(replies.map(({ body }) => (body as { outcome: string }).outcome).toSorted()).toEqual(['decided', 'done'])
    const [dine, ...more] = await activity()
    expect(more).toEqual([])
    expect(dine).toMatchObject({ merchantId: merchant.id, dineAmount: 8_640, transactionTypeCode: 'Manual', transactionStatus: 'Pending' })
    expect(dine?.memberBonusAmount).toBe(500)
    expect(dine?.benefitAmount).toBeGreaterThan(500)
    expect(await own()).toMatchObject([
      { state: 'granted', txnId: dine?.sourceTransactionId, messages: [{ by: 'program', text: GRANT.text }] },
    ])
    expect(JSON.stringify(await own())).not.toContain(EMAIL)
    expect(await lastMail(`Your dine at ${merchant.name} is credited`)).toContain(GRANT.text)
    expect(await find(id, 'decided')).toMatchObject({ state: 'granted', decidedBy: EMAIL })
    const events = await api.store.owner((tx) => readAudit(tx, { partnerId: 'one', text: id }, 10))
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['missing-dine-granted', 'missing-dine-reported'])
    expect(events.find(({ kind }) => kind === 'missing-dine-granted')).toMatchObject({
      actor_kind: 'operator',
      actor: EMAIL,
      member_id: member.id,
    })
  })

  it('earns nothing more when its line of the feed arrives after all, and a refund of that line takes the dine back', async () => {
    const id = await reported()
    await decide(id, GRANT)
    const sourceTransactionId = randomUUID()
    expect(await line({ sourceTransactionId })).toEqual(['duplicate'])
    expect(await line({ sourceTransactionId })).toEqual(['duplicate'])
    expect(await activity()).toHaveLength(1)
    // Another dine there on another day is one of its own.
    expect(await line({ at: daysAgo(15).toISOString() })).toEqual(['earned'])
    expect(await line({ type: 'Refund', refundOf: sourceTransactionId, amount: '-86.40', at: daysAgo(1).toISOString() })).toEqual([
      'refunded',
    ])
    const [dine] = (await activity()).filter(({ transactionTypeCode: type }) => type === 'Manual')
    const back = (await activity()).find(({ transactionTypeCode: type }) => type === 'Refund')
    expect(back?.benefitAmount).toBe(-(dine?.benefitAmount ?? 0))
  })

  it('is not credited where the dine does not earn, or has arrived meanwhile, and stays open', async () => {
    const lunchOnly = await givenMerchant(api.store, { offer_meals: ['Lunch'], offer_type: 'Limited' })
    const id = await reported(lunchOnly)
    expect((await decide(id, GRANT)).body).toEqual({ outcome: 'not-earning', reason: 'meal-excluded' })
    expect(await find(id, 'open')).toBeDefined()
    expect((await decide(id, { ...GRANT, time: '12:15' })).body).toMatchObject({ outcome: 'done' })
    const second = await reported()
    await givenDine(api.store, member, merchant, { occurred_at: new Date(`${dinedOn()}T22:00:00Z`) })
    expect((await decide(second, GRANT)).body).toEqual({ outcome: 'not-earning', reason: 'credited' })
  })

  it('waits for the member after a question, and for an operator after the answer', async () => {
    const id = await reported()
    const answer = (text: string) => visitor.call(endpoints.answerMissingDine, { params: { missingDineId: id }, body: { text } })
    expect((await answer('Too soon')).body).toEqual({ outcome: 'closed' })
    await decide(id, { kind: 'ask', text: 'Was it lunch or dinner?' })
    expect(await lastMail(`A question about your dine at ${merchant.name}`)).toContain('Was it lunch or dinner?')
    expect(await find(id, 'asked')).toBeDefined()
    expect((await answer('My card is 4242424242424242')).problem.errors?.map(({ code }) => code)).toEqual(['card-number'])
    expect((await answer('Dinner.')).body).toEqual({ outcome: 'stored' })
    expect(await find(id, 'open')).toMatchObject({
      messages: [
        { by: 'program', who: EMAIL, text: 'Was it lunch or dinner?' },
        { by: 'member', text: 'Dinner.' },
      ],
    })
    await decide(id, { kind: 'refuse', text: 'The restaurant has no such payment.' })
    expect(await lastMail(`Your dine at ${merchant.name} cannot be credited`)).toContain('no such payment')
    expect(await own()).toMatchObject([{ state: 'refused', txnId: null }])
    expect(await activity()).toEqual([])
  })

  it('has no card number in a message, and no message without words', async () => {
    const id = await reported()
    const codes = async (body: object) => (await decide(id, body)).problem.errors?.map(({ field, code }) => [field, code])
    expect(await codes({ kind: 'ask', text: 'Is it 4242 4242 4242 4242?' })).toEqual([['text', 'card-number']])
    expect((await decide(id, { kind: 'refuse', text: ' ' })).status).toBe(400)
    expect((await decide(id, { ...GRANT, time: '25:00' })).status).toBe(400)
    expect(await find(id, 'open')).toMatchObject({ messages: [] })
  })
})

it('is neither listed nor decided by an operator of another partner, or without a sign-in', async () => {
  const id = await reported()
  await addOperator(api, 'other@studio.example', ['two'])
  const other = await signedInOperator(withStudio(api), 'other@studio.example')
  expect((await other.call(studioEndpoints.listMissingDines, { params: { partner: 'one' }, query: {} })).status).toBe(404)
  expect((await decide(id, GRANT, other)).status).toBe(404)
  // Under the operator's own partner, the id is unknown.
  expect((await decide(id, GRANT, other, 'two')).status).toBe(404)
  const nobody = await operatorBrowser(withStudio(api))
  expect((await decide(id, GRANT, nobody)).status).toBe(401)
  expect(await find(id, 'open')).toBeDefined()
})
