import type { Partner } from '@dining/partner-kit'
import { rulesOf, startBookingService, type BookingService } from '@dining/sandbox/bookings'
import { startPaymentProvider, type PaymentProvider } from '@dining/sandbox/payments'

import type { Bookings } from '../adapters/bookings/bookings.ts'
import { serviceCaller } from '../adapters/bookings/call-service.ts'
import type { CardPayments } from '../adapters/card-payments/card-payments.ts'
import { stripeCardPayments } from '../adapters/card-payments/stripe.ts'
import { sandboxBookings } from '../adapters/bookings/sandbox-bookings.ts'
import type { Clock } from '../deps.ts'
import { testApi, type TestApi } from './test-api.ts'

const SECRET = 'a secret of reservations, in tests alone'

const PAYMENT_KEYS = { secret: 'sk_test_0123456789abcdef', publishable: 'pk_test_0123456789abcdef' } as const

/** No pause: each test has its own faults. */
const patientCaller = () => serviceCaller({ onPause: () => undefined, pauseAfter: Number.POSITIVE_INFINITY })

export interface TestBookings {
  readonly service: BookingService
  readonly bookings: Bookings
  /** The secret with which the service signs its reports. */
  readonly webhookSecret: string
  readonly close: () => Promise<void>
}

/** The sandbox's booking service for a partner, by the clock of the tests, and the adapter that calls it. */
export async function testBookings(partnerId: string, now: Clock): Promise<TestBookings> {
  const account = { id: partnerId, name: partnerId, token: SECRET, webhookSecret: SECRET, statusUrl: 'http://one.example/x', statusPort: 9 }
  const service = await startBookingService({ accounts: [account], now })
  const settings = { reachedAt: service.url, token: SECRET, webhookSecret: SECRET }
  return { service, bookings: sandboxBookings(settings, patientCaller()), webhookSecret: SECRET, close: service.close }
}

interface TestPayments {
  readonly payments: PaymentProvider
  /** An account at it. */
  readonly cards: CardPayments
}

/** The sandbox's stand-in of the card-payment provider, by the clock of the tests, and the adapter that calls it. */
export async function testPayments(now: Clock): Promise<TestPayments> {
  const payments = await startPaymentProvider({ keys: PAYMENT_KEYS, now })
  return { payments, cards: stripeCardPayments({ secretKey: PAYMENT_KEYS.secret, reachedAt: payments.url }, patientCaller()) }
}

export interface BookableApi extends TestPayments {
  readonly api: TestApi
  readonly tables: TestBookings
  /** The accounts that take cards, by partner, as the API has them; none at first. */
  readonly cardPayments: Map<string, CardPayments>
  /** The services by partner, as the API has them. */
  readonly bookings: Map<string, Bookings>
  readonly close: () => Promise<void>
}

/** An API whose partners share one booking service. @param without ids of partners that have no account at it */
export async function bookableApi(partners: readonly Partner[], without: readonly string[] = []): Promise<BookableApi> {
  const bookings = new Map<string, Bookings>()
  const cardPayments = new Map<string, CardPayments>()
  const api = await testApi(partners, undefined, { bookings, cardPayments })
  const tables = await testBookings('one', api.clock.now)
  for (const { program } of partners) if (!without.includes(program.id)) bookings.set(program.id, tables.bookings)
  const { payments, cards } = await testPayments(api.clock.now)
  const close = async () => {
    await tables.close()
    await payments.close()
    await api.close()
  }
  return { api, tables, payments, cards, cardPayments, bookings, close }
}

let last = 700_000
/** A new id of a restaurant whose rules have this property. */
export function restaurantIdWith(isWanted: (rules: ReturnType<typeof rulesOf>) => boolean): string {
  for (;;) {
    last += 1
    if (isWanted(rulesOf(String(last)))) return String(last)
  }
}

/** A restaurant without cards that can be booked months ahead. */
export const plainRestaurantId = () =>
  restaurantIdWith(
    ({ eveningCard, daysAhead, leadMinutes, parties }) => !eveningCard && daysAhead >= 180 && leadMinutes === 30 && parties.least === 1,
  )

/** Opening hours of every day, as a column. */
export const OPEN_DAILY = JSON.stringify(
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => ({ day, opens: 11 * 60, closes: 23 * 60 })),
)

/** A restaurant whose evening tables need a card. */
export const cardRestaurantId = () =>
  restaurantIdWith(({ eveningCard, leadMinutes, daysAhead }) => eveningCard && leadMinutes === 30 && daysAhead > 20)
