import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { isThisMachine } from '@dining/serving/environment'
import * as v from 'valibot'

import { OPEN_TABLE } from '../adapters/bookings/open-table-wire.ts'
import { STRIPE } from '../adapters/card-payments/stripe-wire.ts'
import { settingsFile, readPartnerFile } from './settings-file.ts'

const { text, secureAddress } = settingsFile
const secret = v.pipe(text, v.minLength(32, 'must have at least 32 characters'))

/** A key of Stripe's API: secret, or restricted to what this system calls. */
const STRIPE_KEY = /^(?:sk|rk)_(?:test|live)_\w{16,}$/
const cardPaymentsSchema = v.strictObject({
  secretKey: v.pipe(text, v.regex(STRIPE_KEY, 'must be a secret or restricted key of Stripe')),
  reachedAt: v.optional(secureAddress, STRIPE.api),
})
/** The account of one partner at the provider that takes cards for reservations. */
export type CardPaymentsAccount = v.InferOutput<typeof cardPaymentsSchema>

const cardPayments = v.optional(cardPaymentsSchema)
const serviceSchema = v.variant('service', [
  v.strictObject({ service: v.literal('sandbox'), token: secret, webhookSecret: secret, reachedAt: secureAddress, cardPayments }),
  v.strictObject({
    service: v.literal('openTable'),
    clientId: text,
    clientSecret: text,
    webhookSecret: secret,
    signInAt: v.optional(secureAddress, OPEN_TABLE.signIn),
    reachedAt: v.optional(secureAddress, OPEN_TABLE.api),
    cardPayments,
  }),
])
/** The account of one partner at the service that books tables. */
export type ReservationService = v.InferOutput<typeof serviceSchema>

/**
 * Reads the file of RESERVATIONS_FILE. A partner without an account offers no reservations.
 * @param partners all partners
 * @param takesTestCards whether a test key of the card-payment provider is accepted: in development, and on staging
 */
export async function readReservationServices(
  file: string | undefined,
  partners: readonly Partner[],
  isProduction: boolean,
  takesTestCards = !isProduction,
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
  const testing = [...read.value].flatMap(([id, { cardPayments: account }]) =>
    isProduction && account && (isLocal(account) || (!takesTestCards && isTestKey(account))) ? [id] : [],
  )
  if (testing.length > 0)
    return fail(
      `RESERVATIONS_FILE has a test key, or an address that is not https or is on this machine, in cardPayments of ${testing.join(', ')}. Production takes live cards only.`,
    )
  return succeed(new Map([...read.value].map(([id, settings]) => [id, withoutSlash(settings)] as const)))
}

const isTestKey = ({ secretKey }: CardPaymentsAccount) => secretKey.includes('_test_')
/** The sandbox's stand-in for the provider, or an address without TLS. */
function isLocal({ reachedAt }: CardPaymentsAccount): boolean {
  const { protocol, hostname } = new URL(reachedAt)
  return protocol !== 'https:' || isThisMachine(hostname)
}

const trimmed = (address: string) => address.replace(/\/$/, '')
const withoutSlash = (settings: ReservationService): ReservationService => ({
  ...settings,
  reachedAt: trimmed(settings.reachedAt),
  ...(settings.cardPayments && { cardPayments: { ...settings.cardPayments, reachedAt: trimmed(settings.cardPayments.reachedAt) } }),
})
