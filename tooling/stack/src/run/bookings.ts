import type { DataFolder } from './data-folder.ts'
import type { KnownPartner } from './partners.ts'
import { writeSettings, type Addresses } from './write-settings.ts'

export const BOOKINGS_HOST = 'bookings'

/** Writes the accounts of the partners whose members book tables: a file for the API, and one for the local booking service. */
export function prepareBookings(
  data: DataFolder,
  partners: readonly KnownPartner[],
  { origin, gatewayPort, reachedAt }: Addresses,
): { readonly api: string; readonly service: string } {
  const secrets = { webhookSecret: data.clientSecret }
  const accounts = partners
    .filter(({ hasReservations }) => hasReservations)
    .map(({ id, programName }) => ({
      ...secrets,
      id,
      name: programName,
      token: `${id}-${data.clientSecret}`,
      statusUrl: `${origin(id)}/api/ReservationStatus`,
      statusPort: gatewayPort,
    }))
  const write = (name: string, value: unknown) => writeSettings(data.of(BOOKINGS_HOST), name, value)
  const settingsOf = (token: string) => ({ service: 'sandbox', ...secrets, token, reachedAt })
  return {
    api: write('api.json', Object.fromEntries(accounts.map(({ id, token }) => [id, settingsOf(token)]))),
    service: write('service.json', accounts),
  }
}
