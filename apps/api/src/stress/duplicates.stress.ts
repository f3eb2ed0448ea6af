import { createHash, randomUUID } from 'node:crypto'

import { endpoints, IDEMPOTENCY_HEADER, type ReservationOutcome } from '@dining/contract'
import { covered, scaled } from '@dining/stress'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Bookings } from '../adapters/bookings/bookings.ts'
import { reportSignature } from '../adapters/bookings/signed-report.ts'
import { createApi } from '../app.ts'
import { browser, type Browser, type Reply } from '../testing/browser.ts'
import { givenCard, givenMember, givenMerchant } from '../testing/dining.ts'
import { addMember, addZip, linkCards, PASSWORD, signedIn } from '../testing/factories.ts'
import { feed, line } from '../testing/feed.ts'
import { OPEN_DAILY, plainRestaurantId, testBookings, type TestBookings } from '../testing/test-bookings.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { settleReservations } from '../use-cases/reservations/follow-service.ts'
import { remindReservations } from '../use-cases/reservations/remind.ts'
import { slotIdOf } from '../use-cases/reservations/slot-id.ts'

/** Callers at the same moment. */
const CALLERS = 20
const ZIP = '97205'

let api: TestApi
let tables: TestBookings
const bookings = new Map<string, Bookings>()
beforeAll(async () => {
  const partners = [
    testPartner('one', {
      features: { openTableReservationsEnabled: true, hasReservationBonus: true },
      program: { reservationBonusUnits: 50 },
    }),
    testPartner('two'),
  ]
  const limited = await testApi(partners, undefined, { bookings })
  tables = await testBookings('one', limited.clock.now)
  bookings.set('one', tables.bookings)
  // Rate limits would refuse the calls of the races.
  const limits = { take: () => Promise.resolve(null), count: () => Promise.resolve(null) }
  api = { ...limited, app: createApi({ ...limited.deps, limits }) }
  await addZip(api, ZIP)
})
afterAll(async () => {
  await tables.close()
  await api.close()
})

const atOnce = <T>(call: (index: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, index) => call(index)))
const key = () => ({ [IDEMPOTENCY_HEADER]: randomUUID() })

/** The number of responses of each kind. */
function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, problem } of replies) {
    const kind = status === 200 ? '200' : `${status} ${problem.code}`
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** Repeats a race as often as the suite's size requires, then reports it. */
async function races(name: string, whole: number, race: (round: number) => Promise<void>): Promise<void> {
  const rounds = scaled(whole, 2)
  for (let round = 0; round < rounds; round++) await race(round)
  covered(`duplicates, ${name}`, { races: rounds, calls: rounds * CALLERS })
}

const cardsOf = (fingerprintName: string) =>
  api.store.owner((tx) => tx.selectFrom('member_card').selectAll().where('vault_token', '=', `tok-${fingerprintName}`).execute())
const claimsOf = async (name: string) => {
  const prints = (await cardsOf(name)).map((card) => card.fingerprint)
  return api.store.owner((tx) =>
    tx
      .selectFrom('card_claim')
      .selectAll()
      .where('fingerprint', 'in', [...prints, ''])
      .execute(),
  )
}

it('one card save, sent many times at once with one key, links once and returns the same response to each caller', async () => {
  await races('card save with one key', 120, async () => {
    const visitor = await signedIn(api, 'one', await addMember(api, 'one'))
    const name = randomUUID()
    const headers = key()
    const replies = await atOnce(() => linkCards(visitor, [name], headers))
    expect(tally(replies)).toEqual({ 200: CALLERS })
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await cardsOf(name)).toHaveLength(1)
    expect(api.vault.calls.filter((jwe) => jwe.startsWith(name))).toHaveLength(1)
  })
})

it('one card, sent many times at once with different keys, links once; the other calls report that it is linked', async () => {
  await races('one card with different keys', 120, async () => {
    const visitor = await signedIn(api, 'one', await addMember(api, 'one'))
    const name = randomUUID()
    const replies = await atOnce(() => linkCards(visitor, [name], key()))
    expect(tally(replies)).toEqual({ 200: 1, '400 cards-not-added': CALLERS - 1 })
    expect(await cardsOf(name)).toHaveLength(1)
    expect(await claimsOf(name)).toHaveLength(1)
  })
})

it('one card, sent by members of two partners at once, belongs to one of them', async () => {
  await races('one card in two partners', 120, async (round) => {
    const name = randomUUID()
    const members = await Promise.all(['one', 'two'].map((partner) => addMember(api, partner)))
    const visitors: Browser[] = []
    for (const member of members) visitors.push(await signedIn(api, member.partner_id, member))
    const replies = await atOnce((index) => linkCards(visitors[(index + round) % 2] ?? browser(api.app, 'one'), [name], key()))
    expect(tally(replies)).toEqual({ 200: 1, '400 cards-not-added': CALLERS - 1 })
    expect(await cardsOf(name)).toHaveLength(1)
    const [card] = await cardsOf(name)
    expect(await claimsOf(name)).toMatchObject([{ partner_id: card?.partner_id, member_id: card?.member_id, card_id: card?.id }])
  })
})

it('one table, booked many times at once, half of them with one key, is one reservation; the other keys report the overlap', async () => {
  // At an hour at which the restaurant has free tables.
  const slotId = slotIdOf({ at: new Date('2026-06-20T18:00:00Z'), party: 2, area: 'main' })
  await races('bookings of a table', 1_000, async () => {
    const { id: merchantId } = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
    const member = await addMember(api, 'one', { phone_number: '5035550142' })
    const visitor = await signedIn(api, 'one', member)
    const same = key()
    const call = { params: { merchantId }, body: { slotId } }
    const replies = await atOnce((index) => visitor.call(endpoints.bookReservation, call, index % 2 === 0 ? same : key()))
    expect(tally(replies)).toEqual({ 200: CALLERS })
    const outcomes = replies.map(({ body }) => body as ReservationOutcome)
    const shown = outcomes.flatMap((outcome) => ('reservation' in outcome && outcome.reservation ? [outcome.reservation.id] : []))
    expect(new Set(shown).size).toBe(1)
    expect(shown).toHaveLength(CALLERS)
    // The key that was first has one answer for all its callers.
    const booked = outcomes.filter(({ kind }) => kind === 'booked').length
    expect([1, CALLERS / 2]).toContain(booked)
    expect(tables.service.book.bookings().filter(({ email }) => email === member.email)).toHaveLength(1)
    expect(api.mails.filter(({ to }) => to === member.email)).toHaveLength(1)
  })
})

it('one table that is dined at, reported as missed and looked up by many at once ends in one way', async () => {
  const [start, slot] = [api.clock.now(), { at: new Date('2026-06-20T18:00:00Z'), party: 2, area: 'main' }]
  await races('ends of a table', 100, async () => {
    api.clock.set(start)
    const merchant = await givenMerchant(api.store, { hours: OPEN_DAILY, open_table_id: plainRestaurantId() })
    const member = await addMember(api, 'one', { phone_number: '5035550142' })
    const card = await givenCard(api.store, member)
    const visitor = await signedIn(api, 'one', member)
    const call = { params: { merchantId: merchant.id }, body: { slotId: slotIdOf(slot) } }
    const outcome = (await visitor.call(endpoints.bookReservation, call, key())).body as ReservationOutcome
    const confirmation = outcome.kind === 'booked' ? (outcome.reservation.confirmation ?? '') : ''
    tables.service.book.setStatus(confirmation, 'no-show')
    api.clock.set(new Date('2026-06-20T22:00:00Z'))
    const dine = line(card, merchant, '2026-06-20T20:00:00Z', '60.00')
    const sentAt = Math.floor(api.clock.now().getTime() / 1000)
    const signature = reportSignature(tables.webhookSecret, { confirmation, sentAt })
    const report = () => visitor.call(endpoints.receiveReservationStatus, { body: { confirmation, sentAt, signature } })
    const works: readonly (() => Promise<unknown>)[] = [
      () => feed(api, [dine]),
      report,
      () => settleReservations(api.deps),
      () => remindReservations(api.deps),
    ]
    await atOnce(async (index) => works[index % works.length]?.())
    const [row] = await api.store.owner((tx) => tx.selectFrom('reservation').selectAll().where('member_id', '=', member.id).execute())
    const [paid] = await api.store.owner((tx) => tx.selectFrom('dine').selectAll().where('member_id', '=', member.id).execute())
    const isKept = row?.status === 'completed'
    expect([row?.status, row?.bonus_dine_id, paid?.member_bonus_units]).toEqual(
      isKept ? ['completed', paid?.id, 50] : ['no-show', null, null],
    )
  })
  api.clock.set(start)
})

it('one feed file, imported by many at once, credits each line once', async () => {
  const merchant = await givenMerchant(api.store)
  const LINES = 60
  await races('feed file', 20, async () => {
    const members = await Promise.all(['one', 'two', 'one'].map((partner) => givenMember(api.store, partner)))
    const cards = await Promise.all(members.map((member) => givenCard(api.store, member)))
    const lines = Array.from({ length: LINES }, (_, index) => {
      const card = cards[index % cards.length]
      if (!card) throw new Error('no card')
      return line(card, merchant, `2026-0${1 + (index % 5)}-1${index % 10}T19:00:00-05:00`, `${10 + index}.00`)
    })
    const summaries = await atOnce(() => feed(api, lines))
    const sum = (outcome: 'earned' | 'duplicate' | 'unmatched' | 'refused') =>
      summaries.reduce((total, summary) => total + summary[outcome], 0)
    expect([sum('earned'), sum('duplicate'), sum('unmatched'), sum('refused')]).toEqual([LINES, LINES * (CALLERS - 1), 0, 0])
    const ids = members.map(({ id }) => id)
    const dines = await api.store.owner((tx) => tx.selectFrom('dine').selectAll().where('member_id', 'in', ids).execute())
    expect(dines).toHaveLength(LINES)
  })
})

it('one address joins once, however many forms with it arrive at once', async () => {
  await races('enrollment with one email', 30, async (round) => {
    const email = `${randomUUID()}@example.com`
    const replies = await atOnce(async (index) =>
      browser(api.app, 'one').call(endpoints.signUp, {
        body: {
          email,
          partnerNumber: String(100_000 + round * CALLERS + index),
          firstName: 'Ada',
          lastName: 'Plum',
          zipCode: ZIP,
          password: PASSWORD,
          passwordConfirm: PASSWORD,
          smsOptIn: false,
        },
      }),
    )
    expect(tally(replies)).toEqual({ 200: 1, '409 already-member': CALLERS - 1 })
    const members = await api.store.owner((tx) => tx.selectFrom('member').select('id').where('email_key', '=', email).execute())
    expect(members).toHaveLength(1)
    expect(api.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })
})

it('one member’s recovery, requested, confirmed and used by many at once, has one code, one ticket and one new password', async () => {
  const codesTo = (email: string) =>
    api.mails.filter(({ to }) => to === email).flatMap(({ text }) => /\b[A-HJ-KM-NP-Z2-9]{8}\b/.exec(text)?.[0] ?? [])
  await races('recovery', 30, async () => {
    const { id, email } = await addMember(api, 'one')
    const visitors = await atOnce(async () => browser(api.app, 'one'))
    const each = (call: (visitor: Browser) => Promise<Reply>) => Promise.all(visitors.map(call))
    expect(tally(await each((visitor) => visitor.call(endpoints.requestRecovery, { body: { email } })))).toEqual({ 200: CALLERS })
    const open = await api.store.owner((tx) => tx.selectFrom('recovery').select('code_hash').where('member_id', '=', id).execute())
    expect(open).toHaveLength(1)
    // A mail that is still queued when a newer code is created is not sent.
    const [code, ...more] = codesTo(email).filter((one) => createHash('sha256').update(one).digest('base64url') === open[0]?.code_hash)
    if (code === undefined) throw new Error('The code that is valid was not mailed')
    expect(more).toEqual([])
    const confirmed = await each((visitor) => visitor.call(endpoints.confirmRecovery, { body: { email, code } }))
    expect(tally(confirmed)).toEqual({ 200: 1, '400 code-invalid': CALLERS - 1 })
    const ticket = ticketIn(confirmed)
    const used = await Promise.all(
      visitors.map((visitor, index) => {
        const password = `a new one of caller ${index}`
        return visitor.call(endpoints.updatePassword, { body: { ticket, password, passwordConfirm: password } })
      }),
    )
    expect(tally(used)).toEqual({ 200: 1, '400 code-invalid': CALLERS - 1 })
    const winner = used.findIndex(({ status }) => status === 200)
    const signIn = { email, password: `a new one of caller ${winner}`, rememberMe: false }
    expect((await browser(api.app, 'one').call(endpoints.signIn, { body: signIn })).status).toBe(200)
  })
})

function ticketIn(replies: readonly Reply[]): string {
  const body = replies.find(({ status }) => status === 200)?.body
  return typeof body === 'object' && body !== null && 'ticket' in body ? String(body.ticket) : ''
}
