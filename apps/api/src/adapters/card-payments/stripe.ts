import { succeed } from '@dining/domain'
import * as v from 'valibot'

import type { CardPaymentsAccount } from '../../config/reservation-services.ts'
import { READ_MS, WRITE_MS, type CallService } from '../bookings/call-service.ts'
import type { CardPayments } from './card-payments.ts'
import * as wire from './stripe-wire.ts'

/** The body of a 404 is not read. */
const NOTHING = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** Cards over Stripe's wire format (`stripe-wire.ts`). */
export function stripeCardPayments({ secretKey, reachedAt }: CardPaymentsAccount, call: CallService): CardPayments {
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': wire.STRIPE.version }
  return {
    async setUp({ table, key }) {
      const answer = await call({
        method: 'POST',
        url: `${reachedAt}${wire.setupIntentsPath}`,
        headers: { ...headers, 'idempotency-key': key },
        form: wire.newSetup(table),
        timeoutMs: WRITE_MS,
        answers: { 200: wire.createdSetupSchema },
      })
      if (!answer.ok) return answer
      const { id, client_secret: clientSecret } = answer.value.value
      return succeed({ id, clientSecret })
    },

    async read(id) {
      const answer = await call({
        method: 'GET',
        url: `${reachedAt}${wire.setupIntentPath(id)}`,
        headers,
        timeoutMs: READ_MS,
        answers: { 200: v.nullable(wire.setupSchema), 404: NOTHING },
      })
      if (!answer.ok) return answer
      const setup = answer.value.value
      if (setup === null) return succeed(null)
      const { status, usage, metadata, payment_method: method } = setup
      const isGiven = status === wire.SUCCEEDED && usage === 'off_session' && method !== null
      const card = isGiven ? { paymentMethod: method.id, ...method.card } : null
      return succeed({ table: metadata.table ?? null, card })
    },
  }
}
