import { createHash } from 'node:crypto'

import type { DataFolder } from './data-folder.ts'
import type { KnownPartner } from './partners.ts'
import type { Addresses } from './write-settings.ts'

export const PAYMENTS_HOST = 'payments'

/** The account at the local stand-in of the card-payment provider: what the API, the sites and the provider itself get. */
export interface CardPayments {
  readonly keys: { readonly secret: string; readonly publishable: string }
  /** For `cardPayments` of the API's settings. */
  readonly account: { readonly secretKey: string; readonly reachedAt: string }
  /** Variables of a partner's web server. */
  readonly web: Readonly<Record<string, string>>
  /** Whether cards are taken for the partner's reservations. */
  readonly isFor: (partner: Pick<KnownPartner, 'id' | 'hasReservations'>) => boolean
}

/** Connects the API and the sites with the provider. @param takesCards false for partners whose tables with a card are booked by phone */
export function preparePayments(
  data: Pick<DataFolder, 'clientSecret'>,
  { origin, reachedAt }: Pick<Addresses, 'origin' | 'reachedAt'>,
  takesCards: (partnerId: string) => boolean,
): CardPayments {
  const keyOf = (kind: 'sk' | 'pk') =>
    `${kind}_test_${createHash('sha256').update(`${kind} ${data.clientSecret}`).digest('hex').slice(0, 24)}`
  const keys = { secret: keyOf('sk'), publishable: keyOf('pk') }
  return {
    keys,
    account: { secretKey: keys.secret, reachedAt },
    web: { STRIPE_PUBLISHABLE_KEY: keys.publishable, STRIPE_SCRIPT_URL: `${origin(PAYMENTS_HOST)}/v3/` },
    isFor: ({ id, hasReservations }) => hasReservations && takesCards(id),
  }
}
