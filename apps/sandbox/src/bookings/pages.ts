import { BOOKING_STATUSES } from '@dining/contract/booking-service'
import { html } from 'hono/html'

import { page, table, type Html } from '../page.ts'
import type { Booking } from './book.ts'
import type { BookingFaults } from './faults.ts'

const local = (at: string, timeZone: string) => new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

function statusForm({ record }: Booking): Html {
  const others = BOOKING_STATUSES.filter((status) => status !== record.status)
  return html`<form method="post" action="/status">
    <input type="hidden" name="confirmation" value="${record.confirmation}" />
    ${others.map((status) => html`<button name="status" value="${status}">${status}</button> `)}
  </form>`
}

/** The reservations of all restaurants, the newest first: a person sets their status as the restaurant does. */
export function bookingsPage(bookings: readonly Booking[], fault: ReturnType<BookingFaults['current']>, problem?: string): Html {
  const rows = bookings
    .toReversed()
    .map((one) => [
      one.record.confirmation,
      one.account,
      one.record.restaurantId,
      local(one.record.at, one.timeZone),
      String(one.record.party),
      one.name,
      one.record.status,
      statusForm(one),
    ])
  return page(
    'Booking service',
    html`${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
      ${fault ? html`<p>Fault: ${fault.kind} at ${fault.calls.join(', ')}</p>` : ''}
      ${
        rows.length === 0
          ? html`<p>No reservation yet.</p>`
          : table(['Number', 'Program', 'Restaurant', 'Time there', 'Party', 'Guest', 'Status', 'Set to'], rows)
      }
      <h2>Deactivate a guest</h2>
      <form method="post" action="/guests">
        <label>Email address <input name="email" type="email" required /></label>
        <button name="deactivated" value="yes">Deactivate</button>
        <button name="deactivated" value="no">Reactivate</button>
      </form>`,
  )
}
