import { endpoints, IDEMPOTENCY_HEADER, type Answer, type ReservationAvailability, type ReservationOutcome } from '@dining/contract'
import type { Fault, FaultyCall } from '@dining/sandbox/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { bookableApi, cardRestaurantId, OPEN_DAILY, type BookableApi } from '../../testing/test-bookings.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { settleReservations } from './follow-service.ts'

const START = new Date('2026-06-15T17:00:00Z')
const MINUTE_MS = 60_000
const GOOD = '4242424242424242'
type Made = Answer<typeof endpoints.createCardSetup>

let api: TestApi
let bookable: BookableApi
let merchant: TestMerchant
beforeAll(async () => {
  const features = { openTableReservationsEnabled: true } as const
  bookable = await bookableApi(['one', 'two', 'none'].map((id) => testPartner(id, { features })))
  ;({ api } = bookable)
  for (const id of ['one', 'two']) bookable.cardPayments.set(id, bookable.cards)
})
afterAll(() => bookable.close())
beforeEach(async () => {
  api.clock.set(START)
  bookable.payments.faults.set(null)
  bookable.tables.service.faults.set(null)
  api.mails.length = 0
  merchant = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: cardRestaurantId() })
})

interface Guest {
  readonly member: TestMember
  readonly visitor: Browser
}
async function guest(partnerId = 'one'): Promise<Guest> {
  const member = await addMember(api, partnerId, { first_name: 'Ada', last_name: 'Guest', phone_number: '5035550142' })
  return { member, visitor: await signedIn(api, partnerId, member) }
}
async function cardSlots({ visitor }: Guest) {
  const reply = await visitor.call(endpoints.getReservationAvailability, { params: { merchantId: merchant.id }, query: {} })
  const answer = reply.body as ReservationAvailability
  return answer.kind === 'slots' ? answer.slots.filter(({ cardRequired }) => cardRequired) : []
}
const slotOf = async (who: Guest, index = 0) => (await cardSlots(who))[index]?.slotId ?? ''
let keys = 0
const newKey = () => `key-of-a-card-${String((keys += 1)).padStart(6, '0')}`
const prepare = ({ visitor }: Guest, slotId: string, key = newKey()) =>
  visitor.call(endpoints.createCardSetup, { params: { merchantId: merchant.id }, body: { slotId } }, { [IDEMPOTENCY_HEADER]: key })
async function setUp(who: Guest, slotId: string): Promise<Extract<Made, { kind: 'ready' }>> {
  const made = (await prepare(who, slotId)).body as Made
  if (made.kind !== 'ready') throw new Error(`no setup: ${made.kind}`)
  return made
}
/** What the member does in the provider's fields. */
const type = ({ cardSetup, clientSecret }: { cardSetup: string; clientSecret: string }, number = GOOD) =>
  bookable.payments.setups.confirm(cardSetup, clientSecret, { number, expiry: { month: 12, year: 2030 }, cvc: '123' })
/** The id of a card that the member has given for a table. */
async function given(who: Guest, slotId: string): Promise<string> {
  const made = await setUp(who, slotId)
  expect(type(made)).toHaveProperty('setup')
  return made.cardSetup
}
const send = ({ visitor }: Guest, slotId: string, cardSetup: string | undefined, key = newKey()) =>
  visitor.call(
    endpoints.bookReservation,
    { params: { merchantId: merchant.id }, body: { slotId, ...(cardSetup === undefined ? {} : { cardSetup }) } },
    { [IDEMPOTENCY_HEADER]: key },
  )
const book = async (...args: Parameters<typeof send>): Promise<ReservationOutcome> => {
  const reply = await send(...args)
  expect(reply.status, JSON.stringify(reply.problem)).toBe(200)
  return reply.body as ReservationOutcome
}
const bookedAtService = ({ member }: Guest) =>
  bookable.tables.service.book.bookings().filter(({ email }) => email === member.email.toLowerCase())
const rowsOf = ({ member }: Guest) =>
  api.store.owner((tx) => tx.selectFrom('reservation').selectAll().where('member_id', '=', member.id).orderBy('created_at').execute())
const errorOf = ({ status, problem }: Awaited<ReturnType<typeof send>>) => [status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]
const NOT_GIVEN = [400, 'cardSetup', 'card-not-given']

describe('a table that needs a card', () => {
  it('is booked with the card that the member gave, of which brand and last digits are kept [CARD-71] [RESERVE-26]', async () => {
    const who = await guest()
    const [slot] = await cardSlots(who)
    expect(slot).toMatchObject({ cardRequired: true, bookable: true })
    const held = await who.visitor.call(endpoints.holdReservation, {
      params: { merchantId: merchant.id },
      body: { slotId: slot?.slotId ?? '' },
    })
    expect(held.body).toMatchObject({ kind: 'held', slot: { cardRequired: true, bookable: true } })
    const cardSetup = await given(who, slot?.slotId ?? '')
    expect(await book(who, slot?.slotId ?? '', cardSetup)).toMatchObject({
      kind: 'booked',
      reservation: { status: 'booked', card: { brand: 'visa', last4: '4242' } },
    })
    const method = bookable.payments.setups.find(cardSetup)?.payment_method
    expect(bookedAtService(who).map(({ paymentMethod }) => paymentMethod)).toEqual([method?.id])
    const [row] = await rowsOf(who)
    expect(row).toMatchObject({ card_setup: cardSetup, card_brand: 'visa', card_last4: '4242' })
    expect(JSON.stringify(row)).not.toContain(GOOD)
    expect(JSON.stringify(api.logLines)).not.toMatch(/4242424242424242|_secret_/)
  })

  it('prepares the provider for a later charge, with nothing about the person, once for each key', async () => {
    const who = await guest()
    const [slotId, key] = [await slotOf(who), newKey()]
    const replies = await Promise.all(Array.from({ length: 10 }, () => prepare(who, slotId, key)))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const made = replies[0]?.body as Extract<Made, { kind: 'ready' }>
    const setup = bookable.payments.setups.find(made.cardSetup)
    expect(setup?.usage).toBe('off_session')
    expect(Object.keys(setup?.metadata ?? {})).toEqual(['table'])
    const { id, email, partner_id } = who.member
    expect(setup?.metadata['table']).not.toMatch(new RegExp(`${id}|${email}|${partner_id}|${merchant.id}`))
    expect(((await prepare(who, slotId)).body as typeof made).cardSetup).not.toBe(made.cardSetup)
  })

  it('is refused without a card, and where no account takes cards [CARD-72]', async () => {
    const who = await guest()
    expect(await book(who, await slotOf(who), undefined)).toEqual({ kind: 'cardRequired' })
    const without = await guest('none')
    const [slot] = await cardSlots(without)
    expect(slot).toMatchObject({ cardRequired: true, bookable: false })
    expect((await prepare(without, slot?.slotId ?? '')).status).toBe(404)
    expect(await book(without, slot?.slotId ?? '', 'seti_1')).toEqual({ kind: 'cardRequired' })
    expect(await rowsOf(without)).toEqual([])
  })

  it('refuses a card that the provider has not accepted, or does not know', async () => {
    const who = await guest()
    const slotId = await slotOf(who)
    const open = await setUp(who, slotId)
    expect(errorOf(await send(who, slotId, open.cardSetup))).toEqual(NOT_GIVEN)
    expect(type(open, '4000000000000002')).toHaveProperty('error')
    expect(errorOf(await send(who, slotId, open.cardSetup))).toEqual(NOT_GIVEN)
    type(open, '4000002500003155')
    expect(errorOf(await send(who, slotId, open.cardSetup))).toEqual(NOT_GIVEN)
    expect(errorOf(await send(who, slotId, 'seti_unknown'))).toEqual(NOT_GIVEN)
    const foreign = bookable.payments.setups.create(null, { usage: 'off_session', metadata: {} })
    const loose = 'id' in foreign ? { cardSetup: foreign.id, clientSecret: foreign.client_secret } : null
    if (loose) type(loose)
    expect(errorOf(await send(who, slotId, loose?.cardSetup))).toEqual(NOT_GIVEN)
    for (const bad of ['', '../setup_intents', 'a b', 'x'.repeat(300)]) expect((await send(who, slotId, bad)).status).toBe(400)
    expect(bookedAtService(who)).toEqual([])
    bookable.payments.setups.authenticate(open.cardSetup, open.clientSecret, true)
    expect((await book(who, slotId, open.cardSetup)).kind).toBe('booked')
  })

  it('refuses the card of another member, of another partner’s member, and of another table', async () => {
    const [who, other, away] = [await guest(), await guest(), await guest('two')]
    const slotId = await slotOf(who)
    for (const cardSetup of [await given(other, slotId), await given(away, slotId), await given(who, await slotOf(who, 1))])
      expect(errorOf(await send(who, slotId, cardSetup))).toEqual(NOT_GIVEN)
    expect((await rowsOf(who)).map(({ status, card_setup }) => [status, card_setup])).toEqual([
      ['refused', null],
      ['refused', null],
      ['refused', null],
    ])
    expect(bookedAtService(who)).toEqual([])
  })

  it('refuses a card that another reservation has used, also after that was canceled', async () => {
    const who = await guest()
    const slotId = await slotOf(who)
    const cardSetup = await given(who, slotId)
    const booked = await book(who, slotId, cardSetup)
    expect((await book(who, slotId, cardSetup)).kind).toBe('overlap')
    const id = booked.kind === 'booked' ? booked.reservation.id : ''
    await who.visitor.call(endpoints.cancelReservation, { params: { reservationId: id } })
    expect(errorOf(await send(who, slotId, cardSetup))).toEqual(NOT_GIVEN)
    expect((await book(who, slotId, await given(who, slotId))).kind).toBe('booked')
  })

  it('is one reservation for 10 calls with one key at once, and with different keys', async () => {
    const who = await guest()
    const [slotId, key] = [await slotOf(who), newKey()]
    const cardSetup = await given(who, slotId)
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => send(who, slotId, cardSetup, index < 5 ? key : newKey())))
    const kinds = replies.map(({ body }) => (body as ReservationOutcome).kind)
    expect(new Set(kinds)).toEqual(new Set(['booked', 'overlap']))
    expect(
      new Set(replies.flatMap(({ body }) => ((body as ReservationOutcome).kind === 'booked' ? [JSON.stringify(body)] : []))).size,
    ).toBe(1)
    expect([bookedAtService(who).length, (await rowsOf(who)).length]).toEqual([1, 1])
  })

  it('needs a session, an own merchant and a table', async () => {
    const who = await guest()
    const slotId = await slotOf(who)
    expect((await prepare(who, 'a0-2-main')).body).toEqual({ kind: 'slotGone' })
    expect((await prepare(who, 'no-table')).body).toEqual({ kind: 'slotGone' })
    who.visitor.cookies.clear()
    who.visitor.token = undefined
    expect((await prepare(who, slotId)).status).toBe(401)
  })
})

/** Faults of the card-payment provider, what the member sees, and whether the table is booked then. */
const FAULTS: readonly (readonly [Fault, FaultyCall, number, ReservationOutcome['kind'], boolean])[] = [
  ['down', 'read', 0, 'cardProvider', false],
  ['error', 'read', 0, 'cardProvider', false],
  ['wrong', 'read', 0, 'cardProvider', false],
  ['lost', 'read', 0, 'cardProvider', false],
  ['slow', 'read', 4_000, 'cardProvider', false],
  ['slow', 'read', 100, 'booked', true],
]

describe('the card-payment provider', () => {
  it.each(FAULTS)('that is %s at %s (%i ms) shows %s at once, and the table is booked: %s', async (kind, call, ms, shown, isBooked) => {
    const who = await guest()
    const [slotId, key] = [await slotOf(who), newKey()]
    const cardSetup = await given(who, slotId)
    bookable.payments.faults.set({ kind, calls: [call], ms })
    expect((await book(who, slotId, cardSetup, key)).kind).toBe(shown)
    expect(bookedAtService(who)).toHaveLength(isBooked ? 1 : 0)
    bookable.payments.faults.set(null)
    // The card is still good: the same call, and the member's next try, book once.
    expect((await book(who, slotId, cardSetup, key)).kind).toBe('booked')
    expect((await book(who, slotId, cardSetup)).kind).toBe('overlap')
    expect(bookedAtService(who)).toHaveLength(1)
  })

  it.each(['down', 'error', 'wrong', 'lost'] as const)(
    'that is %s when it is prepared is reported, and nothing is booked',
    async (kind) => {
      const who = await guest()
      const slotId = await slotOf(who)
      bookable.payments.faults.set({ kind, calls: ['create'], ms: 0 })
      expect((await prepare(who, slotId)).body).toEqual({ kind: 'cardProvider' })
      bookable.payments.faults.set(null)
      expect((await prepare(who, slotId)).body).toMatchObject({ kind: 'ready' })
      expect(await rowsOf(who)).toEqual([])
    },
  )

  it('leaves the card usable when the booking service fails, and when the process ended before it was read', async () => {
    const who = await guest()
    const slotId = await slotOf(who)
    const cardSetup = await given(who, slotId)
    bookable.tables.service.faults.set({ kind: 'error', calls: ['book'], ms: 0 })
    expect((await book(who, slotId, cardSetup)).kind).toBe('provider')
    bookable.tables.service.faults.set(null)
    // As a process leaves it that ends after the first step.
    await api.store.owner((tx) =>
      tx
        .updateTable('reservation')
        .set({ status: 'pending', card_setup: cardSetup, hold_token: null })
        .where('member_id', '=', who.member.id)
        .execute(),
    )
    expect((await book(who, slotId, cardSetup)).kind).toBe('overlap')
    api.clock.advance(MINUTE_MS)
    await settleReservations(api.deps)
    expect((await rowsOf(who)).map(({ status, card_setup }) => [status, card_setup])).toEqual([['refused', null]])
    expect((await book(who, slotId, cardSetup)).kind).toBe('booked')
    expect(bookedAtService(who)).toHaveLength(1)
  })

  it('that lost the answer of the booking service after it booked is one reservation with its card', async () => {
    const who = await guest()
    const slotId = await slotOf(who)
    const cardSetup = await given(who, slotId)
    bookable.tables.service.faults.set({ kind: 'lost', calls: ['book', 'recover'], ms: 0 })
    expect((await book(who, slotId, cardSetup)).kind).toBe('pending')
    bookable.tables.service.faults.set(null)
    api.clock.advance(MINUTE_MS)
    await settleReservations(api.deps)
    expect(await rowsOf(who)).toMatchObject([{ status: 'booked', card_setup: cardSetup, card_last4: '4242' }])
  })
})
