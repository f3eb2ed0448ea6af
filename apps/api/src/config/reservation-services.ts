import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { OPEN_TABLE } from '../adapters/bookings/open-table-wire.ts'
import { partnerFile, readPartnerFile } from './partner-file.ts'

const { text, secureAddress } = partnerFile
const secret = v.pipe(text, v.minLength(32, 'must have at least 32 characters'))

const serviceSchema = v.variant('service', [
  v.strictObject({ service: v.literal('sandbox'), token: secret, webhookSecret: secret, reachedAt: secureAddress }),
  v.strictObject({
    service: v.literal('openTable'),
    clientId: text,
    clientSecret: text,
    webhookSecret: secret,
    signInAt: v.optional(secureAddress, OPEN_TABLE.signIn),
    reachedAt: v.optional(secureAddress, OPEN_TABLE.api),
  }),
])
/** The account of one partner at the service that books tables. */
export type ReservationService = v.InferOutput<typeof serviceSchema>

/**
 * Reads the file of RESERVATIONS_FILE. A partner without an account offers no reservations.
 * @param partners all partners
 */
export async function readReservationServices(
  file: string | undefined,
  partners: readonly Partner[],
  isProduction: boolean,
): Promise<Result<ReadonlyMap<string, ReservationService>, string>> {
  const read = await readPartnerFile('RESERVATIONS_FILE', file, serviceSchema)
  if (!read.ok) return read
  const offering = new Set(partners.flatMap(({ program, features }) => (features.openTableReservationsEnabled ? [program.id] : [])))
  const without = [...read.value.keys()].filter((id) => !offering.has(id))
  if (without.length > 0)
    return fail(
      `RESERVATIONS_FILE names ${without.join(', ')}, without reservations. Set openTableReservationsEnabled in the partner's folder, or remove it.`,
    )
  const local = [...read.value].flatMap(([id, { service }]) => (service === 'sandbox' ? [id] : []))
  if (isProduction && local.length > 0)
    return fail(`RESERVATIONS_FILE names the service of the sandbox for ${local.join(', ')}, which exists for development only.`)
  return succeed(
    new Map([...read.value].map(([id, settings]) => [id, { ...settings, reachedAt: settings.reachedAt.replace(/\/$/, '') }] as const)),
  )
}
