import type { DataFolder } from './data-folder.ts'
import type { KnownPartner } from './partners.ts'
import type { CardPayments } from './payments.ts'
import { writeSettings, type Addresses } from './write-settings.ts'

export const BOOKINGS_HOST = 'bookings'

/** Writes the accounts of the partners whose members book tables: a file for the API, and one for the local booking service. */
export function prepareBookings(
  data: DataFolder,
  partners: readonly KnownPartner[],
  { origin, gatewayPort, reachedAt }: Addresses,
  payments: Pick<CardPayments, 'account' | 'isFor'>,
): { readonly api: string; readonly service: string } {
  const secrets = { webhookSecret: data.clientSecret }
  const booking = partners.filter(({ hasReservations }) => hasReservations)
  const accounts = booking.map(({ id, programName }) => ({
    ...secrets,
    id,
    name: programName,
    token: `${id}-${data.clientSecret}`,
    statusUrl: `${origin(id)}/api/ReservationStatus`,
    statusPort: gatewayPort,
  }))
  const write = (name: string, value: unknown) => writeSettings(data.of(BOOKINGS_HOST), name, value)
  const takeCards = new Set(booking.filter(payments.isFor).map(({ id }) => id))
  const settingsOf = (id: string, token: string) => ({
    service: 'sandbox',
    ...secrets,
    token,
    reachedAt,
    ...(takeCards.has(id) ? { cardPayments: payments.account } : {}),
  })
  return {
    api: write('api.json', Object.fromEntries(accounts.map(({ id, token }) => [id, settingsOf(id, token)]))),
    service: write('service.json', accounts),
  }
}
