import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { endpoints, IDEMPOTENCY_HEADER, type Answer, type ReservationAvailability, type ReservationOutcome } from '@dining/contract'
import { startBookingService, type BookingService } from '@dining/sandbox/bookings'
import { startPaymentProvider, type PaymentProvider } from '@dining/sandbox/payments'
import { covered } from '@dining/stress'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Browser } from '../testing/browser.ts'
import { givenMerchant, type TestMerchant } from '../testing/dining.ts'
import { cardRestaurantId, OPEN_DAILY, plainRestaurantId } from '../testing/test-bookings.ts'
import { startDatabaseProxy, type DatabaseProxy } from './kills/database-proxy.ts'
import { install, signUpForm, type Installation } from './kills/installation.ts'
import type { ApiProcess } from './kills/api-process.ts'
import { NoAnswer, remoteBrowser } from './kills/remote.ts'

const SECRET = 'a secret of reservations, in tests alone'
const PAYMENT_KEYS = { secret: 'sk_test_0123456789abcdef', publishable: 'pk_test_0123456789abcdef' } as const
const THREE_DAYS_MS = 3 * 86_400_000

let at: Installation
let proxy: DatabaseProxy
let service: BookingService
let payments: PaymentProvider
let api: ApiProcess
let variables: Readonly<Record<string, string>>
beforeAll(async () => {
  at = await install('postgres', ({ features }) => features.openTableReservationsEnabled)
  const { id } = at.partner.program
  proxy = await startDatabaseProxy(at.env['DATABASE_URL'] ?? '')
  const account = { id, name: id, token: SECRET, webhookSecret: SECRET, statusUrl: 'http://one.example/x', statusPort: 9 }
  service = await startBookingService({ accounts: [account] })
  payments = await startPaymentProvider({ keys: PAYMENT_KEYS })
  const file = join(at.folder, 'reservations.json')
  const cardPayments = { secretKey: PAYMENT_KEYS.secret, reachedAt: payments.url }
  const settings = { service: 'sandbox', token: SECRET, webhookSecret: SECRET, reachedAt: service.url, cardPayments }
  await writeFile(file, JSON.stringify({ [id]: settings }), { mode: 0o600 })
  variables = { DATABASE_URL: proxy.url, RESERVATIONS_FILE: file }
  api = await at.start(variables)
})
afterAll(async () => {
  covered('reservation-kills', { kills: 2 * STEPS.length })
  await api.kill()
  await service.close()
  await payments.close()
  await proxy.stop()
  await at.remove()
})

let visitors = 0
async function newMember(): Promise<{ readonly visitor: Browser; readonly email: string }> {
  const email = `${randomUUID()}@mail.example`
  visitors += 1
  const visitor = remoteBrowser(() => api.url, at.partner.program.id, `10.2.0.${visitors}`)
  expect((await visitor.call(endpoints.signUp, { body: signUpForm(at.partner, email) })).status).toBe(200)
  return { visitor, email }
}

/** A table; with a card, one that needs it, and the card that its member has given. */
async function tableOf(
  visitor: Browser,
  { id: merchantId }: TestMerchant,
  withCard: boolean,
): Promise<{ readonly slotId: string; readonly cardSetup?: string }> {
  const date = new Date(Date.now() + THREE_DAYS_MS).toISOString().slice(0, 10)
  const reply = await visitor.call(endpoints.getReservationAvailability, {
    params: { merchantId },
    query: { date, time: withCard ? '19:00' : '14:00' },
  })
  const answer = reply.body as ReservationAvailability
  const slots = answer.kind === 'slots' ? answer.slots : []
  const slotId = slots.find(({ cardRequired }) => cardRequired === withCard)?.slotId ?? ''
  if (!withCard) return { slotId }
  const made = (await visitor.call(endpoints.createCardSetup, { params: { merchantId }, body: { slotId } })).body as Answer<
    typeof endpoints.createCardSetup
  >
  if (made.kind !== 'ready') throw new Error(`no setup: ${made.kind}`)
  const { cardSetup, clientSecret } = made
  payments.setups.confirm(cardSetup, clientSecret, { number: '4242424242424242', expiry: { month: 12, year: 2090 }, cvc: '123' })
  return { slotId, cardSetup }
}

/** The commits of a booking, each by a part of one of its statements. */
const STEPS = [
  'insert into "reservation"',
  'insert into "reservation_hold"',
  'update "reservation" set "hold_token"',
  'update "reservation" set "confirmation"',
]

it.each(STEPS.flatMap((part) => [[part, false] as const, [part, true] as const]))(
  'a booking whose process is killed after "%s" is one reservation (with a card: %s)',
  async (part, withCard) => {
    // A connection sends the text of a statement once, and the proxy recognizes the step by it.
    await api.kill()
    api = await at.start(variables)
    const merchant = await at.inspect((store) =>
      givenMerchant(store, { hours: OPEN_DAILY, open_table_id: withCard ? cardRestaurantId() : plainRestaurantId() }),
    )
    const { visitor, email } = await newMember()
    const table = await tableOf(visitor, merchant, withCard)
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() }
    const call = { params: { merchantId: merchant.id }, body: { ...table, phone: '5035550142' } }
    const book = () => visitor.call(endpoints.bookReservation, call, key)
    const committed = proxy.swallowCommit(part)
    const answer = book().catch((error: unknown) => error)
    const early = await Promise.race([committed, answer])
    if (early) throw new Error(`The call was answered before a commit of ${part}: ${JSON.stringify(early)}`, { cause: early })
    await api.kill()
    expect(await answer).toBeInstanceOf(NoAnswer)
    api = await at.start(variables)
    const [again, oncemore] = [await book(), await book()]
    const outcome = again.body as ReservationOutcome
    // The row says that the service was asked, and the service that it was not: nothing was booked, and the next try books.
    const isLookedUp = outcome.kind === 'provider'
    expect([again.status, outcome.kind]).toEqual([200, isLookedUp ? 'provider' : 'booked'])
    expect((oncemore.body as ReservationOutcome).kind).toBe('booked')
    expect(isLookedUp || JSON.stringify(oncemore.body) === JSON.stringify(again.body)).toBe(true)
    expect(service.book.bookings().filter((one) => one.email === email)).toHaveLength(1)
    const rows = await at.inspect((store) =>
      store.owner((tx) =>
        tx
          .selectFrom('reservation')
          .innerJoin('member', (join_) =>
            join_.onRef('member.partner_id', '=', 'reservation.partner_id').onRef('member.id', '=', 'member_id'),
          )
          .select(['status', 'confirmation', 'card_setup', 'card_last4'])
          .where('member.email', '=', email)
          .where('status', '!=', 'refused')
          .execute(),
      ),
    )
    expect(rows.map(({ status }) => status)).toEqual(['booked'])
    expect(rows.map((row) => [row.card_setup, row.card_last4])).toEqual([withCard ? [table.cardSetup, '4242'] : [null, null]])
  },
)
