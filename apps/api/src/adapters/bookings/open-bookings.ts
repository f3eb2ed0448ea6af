import type { ReservationService } from '../../config/reservation-services.ts'
import type { Log } from '../../observability/log.ts'
import type { Bookings } from './bookings.ts'
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
