import { createHmac } from 'node:crypto'

import { endpoints } from '@dining/contract'
import { fail } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { STOPPED_CODE, type Sms } from '../../adapters/sms.ts'
import { smsList } from '../../cli/messages/list.ts'
import type { ApiDeps } from '../../deps.ts'
import { browser } from '../../testing/browser.ts'
import { fetchAs } from '../../testing/caller-keys.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { addZip } from '../../testing/factories.ts'
import { givenCard, givenMember, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed, line } from '../../testing/feed.ts'
import { TEST_SMS_ACCOUNT, testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { typed } from '../../testing/typed.ts'
import { updateMember } from '../member.ts'
import { dispatchIdleMessages } from '../outbox/idle-messages.ts'
import { deliverSms } from './send-sms.ts'

const NOON = '2026-06-15T12:30:00-04:00'
const BY_MEMBER = { mayChangePhone: true, host: undefined }

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([
    testPartner('one', { features: { hasSmsOptIn: true, shortCode: '55512' } }),
    testPartner('newer', { features: { hasSmsOptInV2: true, shortCode: '55548' } }),
    testPartner('none'),
  ])
  merchant = await givenMerchant(api.store, { name: 'Joe’s Café' })
})
afterAll(() => api.close())

/** Numbers of no other test. */
let lastNumber = 5_035_550_100
const newNumber = () => String(lastNumber++)

beforeEach(() => {
  api.smsMessages.length = 0
})

async function dinerWith(
  partner: string,
  more: Parameters<typeof givenMember>[2] = {},
): Promise<{ member: TestMember; card: TestCard; phone: string }> {
  const phone = newNumber()
  const member = await givenMember(api.store, partner, { phone_number: phone, sms_opt_in: true, ...more })
  return { member, card: await givenCard(api.store, member), phone }
}

const storedOptIn = ({ id }: Pick<TestMember, 'id'>) =>
  api.store.owner((tx) => tx.selectFrom('member').select(['sms_opt_in', 'phone_number']).where('id', '=', id).executeTakeFirstOrThrow())

/** The open messages to a member, and how the ended ones ended. */
const messagesTo = ({ id }: Pick<TestMember, 'id'>) =>
  api.store.owner((tx) => tx.selectFrom('text_outbox').selectAll().where('member_id', '=', id).orderBy('created_at').execute())

/** Sends what may be sent at the clock's time, as the jobs do within a minute. */
const sendDue = () => {
  api.clock.advance(11_000)
  return dispatchIdleMessages(api.deps, 'text_outbox', async (messages) => {
    for (const message of messages) await deliverSms(api.deps, message)
  })
}

/** The fields as the service signs them: sorted, each name before its value. */
const signedFields = (fields: Readonly<Record<string, string>>) =>
  Object.keys(fields)
    .toSorted()
    .map((name) => name + (fields[name] ?? ''))
    .join('')

/** A member's reply, as the service sends it to the site of a partner. */
async function reply(
  partner: string,
  phone: string,
  text: string,
  more: Readonly<Record<string, string>> = {},
  token = TEST_SMS_ACCOUNT.authToken,
) {
  const fields = { MessageSid: 'SM1', From: `+1${phone}`, To: '55512', Body: text, ...more }
  const url = `http://${partner}.localhost:3000/api/SmsReplies`
  const signed = url + signedFields(fields)
  const response = await fetchAs(api.app, partner)('http://api/api/SmsReplies', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
    },
    body: new URLSearchParams(fields),
  })
  const body = await response.text()
  return { status: response.status, type: response.headers.get('content-type'), text: /<Message>(.*)<\/Message>/.exec(body)?.[1] ?? null }
}

const form = (more: Readonly<Record<string, unknown>>) => {
  const password = 'plum-tart-42-violet'
  const email = `${newNumber()}@example.com`
  const rest = {
    firstName: 'Ada',
    lastName: 'Okafor',
    password,
    passwordConfirm: password,
    emailOptIn: false,
    partnerNumber: newNumber().slice(4),
  }
  return { email, smsOptIn: false, ...rest, ...more }
}

it.each([
  ['one', { smsOptIn: true }, 1],
  ['newer', { smsOptIn: false, smsOptInV2: true }, 1],
  ['newer', { smsOptIn: false, smsOptInV2: false }, 0],
  // The form of such a partner sends it, too (ENROLL-11), though it has no question.
  ['none', { smsOptIn: true }, 0],
])('joining %s with a number and %o sends %i confirmation and records the consent [ENROLL-11]', async (partner, consent, sent) => {
  const phone = newNumber()
  const joined = await browser(api.app, partner).call(endpoints.signUp, { body: form({ phoneNumber: phone, ...consent }) })
  expect(joined.status).toBe(200)
  expect(api.smsMessages.map(({ to }) => to)).toEqual(sent === 1 ? [phone] : [])
  const stored = await api.store.owner((tx) => tx.selectFrom('member').select('sms_opt_in').where('phone_number', '=', phone).execute())
  expect(stored).toEqual([{ sms_opt_in: sent === 1 }])
})

it('confirms a consent given in the profile from the short code, once a day for a number', async () => {
  const { member, phone } = await dinerWith('one', { sms_opt_in: false })
  const partner = api.deps.partners.get('one')
  if (!partner) throw new Error('No partner')
  for (const smsOptIn of [true, false, true]) await updateMember(api.deps, partner, member.id, { smsOptIn }, BY_MEMBER)
  expect(api.smsMessages).toEqual([
    { to: phone, from: '55512', text: expect.stringMatching(/Message and data rates may apply.*HELP.*STOP/) },
  ])
  const other = newNumber()
  await updateMember(api.deps, partner, member.id, { phoneNumber: other }, BY_MEMBER)
  expect(api.smsMessages.map(({ to }) => to)).toEqual([phone, other])
})

it('sends a text about a dine that has earned, once, when its amount is final', async () => {
  const { card, phone } = await dinerWith('one')
  const dine = line(card, merchant, NOON, '40.00', { final: false })
  await feed(api, [dine])
  await sendDue()
  expect(api.smsMessages).toEqual([])
  await feed(api, [{ ...dine, final: true, amount: '50.00' }])
  await feed(api, [{ ...dine, final: true, amount: '50.00' }])
  await sendDue()
  await sendDue()
  expect(api.smsMessages).toMatchObject([
    { to: phone, from: '55512', text: "Dining of one: you earned 150 points at Joe's Café on Jun 15. Reply STOP to end." },
  ])
})

it('sends none without consent or number, where nothing is earned, for an old dine, and where the partner sends none', async () => {
  const without = await dinerWith('one', { sms_opt_in: false })
  const numberless = await dinerWith('one', { phone_number: null, sms_opt_in: false })
  const old = await dinerWith('one')
  const elsewhere = await dinerWith('none')
  const zero = await dinerWith('one')
  await feed(api, [
    line(without.card, merchant, NOON, '40.00'),
    line(numberless.card, merchant, NOON, '40.00'),
    line(old.card, merchant, '2026-06-01T12:30:00-04:00', '40.00'),
    line(elsewhere.card, merchant, NOON, '40.00'),
    line(zero.card, merchant, NOON, '0.01'),
  ])
  for (const { member } of [without, numberless, old, elsewhere, zero]) expect(await messagesTo(member)).toEqual([])
})

it('waits at night for the morning where the member lives', async () => {
  await addZip(api, '97201')
  await api.store.owner((tx) => tx.updateTable('place').set({ time_zone: 'America/Los_Angeles' }).where('zip_code', '=', '97201').execute())
  const { card, member } = await dinerWith('one', { zip_code: '97201' })
  const before = api.clock.now()
  // 11 in the morning in New York is 8 in Portland.
  api.clock.set(new Date('2026-06-16T11:00:00-04:00'))
  await feed(api, [line(card, merchant, NOON, '40.00')])
  await sendDue()
  expect(api.smsMessages).toEqual([])
  expect(await messagesTo(member)).toMatchObject([{ status: 'waiting', not_before: new Date('2026-06-16T16:00:00Z') }])
  api.clock.set(new Date('2026-06-16T16:00:01Z'))
  await sendDue()
  expect(api.smsMessages).toHaveLength(1)
  api.clock.set(before)
})

it('does not send a text whose member has turned them off, or has another number, in the meantime', async () => {
  const off = await dinerWith('one')
  const moved = await dinerWith('one')
  await feed(api, [line(off.card, merchant, NOON, '40.00'), line(moved.card, merchant, NOON, '40.00')])
  await reply('one', off.phone, 'STOP')
  await api.store.owner((tx) => tx.updateTable('member').set({ phone_number: newNumber() }).where('id', '=', moved.member.id).execute())
  await sendDue()
  expect(api.smsMessages).toEqual([])
  expect(await messagesTo(off.member)).toMatchObject([{ status: 'refused', last_error: 'opted-out', sealed: null }])
  expect(await messagesTo(moved.member)).toMatchObject([{ status: 'refused', last_error: 'opted-out' }])
})

it.each(['STOP', 'stop', ' Stop. ', '"STOP"', 'unsubscribe', 'Stop all', 'QUIT'])(
  'ends the texts on the reply %s, on every site of that number',
  async (word) => {
    const { member, phone } = await dinerWith('one')
    const second = await dinerWith('one', { phone_number: phone })
    const elsewhere = await dinerWith('newer', { phone_number: phone })
    expect(await reply('one', phone, word)).toEqual({
      status: 200,
      type: 'text/xml; charset=utf-8',
      text: expect.stringContaining('no more texts'),
    })
    for (const { member: one } of [{ member }, second]) expect(await storedOptIn(one)).toMatchObject({ sms_opt_in: false })
    expect(await storedOptIn(elsewhere.member)).toMatchObject({ sms_opt_in: true })
    const events = await api.store.owner((tx) =>
      tx.selectFrom('audit_event').select(['kind', 'detail']).where('member_id', '=', member.id).execute(),
    )
    expect(events).toEqual([{ kind: 'profile-changed', detail: { fields: ['sms_opt_in'] } }])
  },
)

it('begins them again on START for a member who stopped them by STOP, and for no other member', async () => {
  const { member, phone } = await dinerWith('one')
  const never = await dinerWith('one', { phone_number: phone, sms_opt_in: false })
  expect((await reply('one', phone, 'START')).text).toContain(
    'turn them on in your profile: http://one.localhost:3000/account/user_profile',
  )
  await reply('one', phone, 'STOP')
  expect((await reply('one', phone, 'Start')).text).toContain('we text you when a meal has earned')
  expect(await storedOptIn(member)).toMatchObject({ sms_opt_in: true })
  expect(await storedOptIn(never.member)).toMatchObject({ sms_opt_in: false })
})

it('explains on HELP each time, and on other words once an hour', async () => {
  const phone = newNumber()
  for (let time = 0; time < 2; time++) expect((await reply('one', phone, 'help')).text).toMatch(/For help, call .* or write to /)
  expect((await reply('one', phone, 'please stop texting me')).text).toContain('Reply STOP to end')
  expect((await reply('one', phone, 'out of office')).text).toBeNull()
})

it('leaves the answer to the service where it has answered the keyword itself', async () => {
  const { member, phone } = await dinerWith('one')
  expect(await reply('one', phone, 'STOP', { OptOutType: 'STOP' })).toMatchObject({ status: 200, text: null })
  expect(await storedOptIn(member)).toMatchObject({ sms_opt_in: false })
})

it('refuses a reply that the service has not signed, and changes nothing', async () => {
  const { member, phone } = await dinerWith('one')
  expect((await reply('one', phone, 'STOP', {}, 'another token')).status).toBe(403)
  expect((await reply('none', phone, 'STOP')).status).toBe(404)
  const unsigned = (type: string, body: string) =>
    fetchAs(api.app, 'one')('http://api/api/SmsReplies', { method: 'POST', headers: { 'content-type': type }, body })
  expect((await unsigned('application/x-www-form-urlencoded', `From=%2B1${phone}&Body=STOP`)).status).toBe(403)
  expect((await unsigned('application/x-www-form-urlencoded', 'Body=STOP&Body=START')).status).toBe(400)
  expect((await unsigned('application/json', '{}')).status).toBe(415)
  expect((await unsigned('application/x-www-form-urlencoded', `Body=${'x'.repeat(200_000)}`)).status).toBe(413)
  expect(await storedOptIn(member)).toMatchObject({ sms_opt_in: true })
})

it('turns the texts off when the service reports a STOP of its own', async () => {
  const { member, card } = await dinerWith('one')
  await feed(api, [line(card, merchant, NOON, '40.00')])
  const stopped: Sms = { send: () => Promise.resolve(fail({ kind: 'refused', code: STOPPED_CODE })), isSigned: () => false }
  const deps: ApiDeps = { ...api.deps, sms: new Map([['one', stopped]]) }
  for (const { id } of await messagesTo(member)) await deliverSms(deps, { partnerId: 'one', id })
  expect(await messagesTo(member)).toMatchObject([{ status: 'refused', last_error: 'stopped' }])
  expect(await storedOptIn(member)).toMatchObject({ sms_opt_in: false })
})

it('shows neither number nor text in the outbox, the log and `pnpm api sms list`', async () => {
  const { member, card, phone } = await dinerWith('one')
  await feed(api, [line(card, merchant, NOON, '40.00')])
  await reply('one', phone, 'STOP')
  await sendDue()
  const [code, ...lines] = await typed(smsList, commandDeps(api.store, api.clock.now), '--all')
  expect(code).toBe(0)
  expect(lines.join()).toContain('one  earned  refused')
  for (const text of [lines.join(), api.logLines.join(), JSON.stringify(await messagesTo(member))])
    expect(text).not.toMatch(new RegExp(`${phone}|Joe`))
})
