import type { ReservationService } from '../../config/reservation-services.ts'
import type { Log } from '../../observability/log.ts'
import type { Bookings } from './bookings.ts'
import type { CardPayments } from '../card-payments/card-payments.ts'
import { stripeCardPayments } from '../card-payments/stripe.ts'
import { serviceCaller } from './call-service.ts'
import { openTableBookings } from './open-table.ts'
import { sandboxBookings } from './sandbox-bookings.ts'

/** The booking service of a partner, by its settings. */
export function openBookings(partnerId: string, settings: ReservationService, log: Log): Bookings {
  const call = serviceCaller({
    onPause: (isPaused) => log.warn({ event: isPaused ? 'bookings-paused' : 'bookings-resumed', partner: partnerId }),
  })
  return settings.service === 'sandbox' ? sandboxBookings(settings, call) : openTableBookings(settings, call)
}

/** The account that takes cards for a partner's reservations, by its settings; null without one. */
export function openCardPayments(partnerId: string, { cardPayments }: ReservationService, log: Log): CardPayments | null {
  if (!cardPayments) return null
  const onPause = (isPaused: boolean) =>
    log.warn({ event: isPaused ? 'card-payments-paused' : 'card-payments-resumed', partner: partnerId })
  return stripeCardPayments(cardPayments, serviceCaller({ onPause }))
}
