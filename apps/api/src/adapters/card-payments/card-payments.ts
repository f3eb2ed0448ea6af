import type { Result } from '@dining/domain'

import type { NoAnswer } from '../bookings/bookings.ts'

/** A card that can be given: the provider's id, and the secret with which its script takes the card. */
export interface CardSetup {
  readonly id: string
  readonly clientSecret: string
}

/** A card that a member has given. The number is known to the provider alone. */
export interface GivenCard {
  /** The provider's id of the card, for the booking service. */
  readonly paymentMethod: string
  /** "visa". */
  readonly brand: string
  readonly last4: string
}

/** What the provider has of a setup. */
export interface ReadCardSetup {
  /** The table for which it was made (`holdKeyOf`); null for a setup that this system did not make. */
  readonly table: string | null
  /** Null until the provider has the card. */
  readonly card: GivenCard | null
}

/** The account at the provider that takes cards for the reservations of one partner (CARD-71, CARD-72). No method rejects. */
export interface CardPayments {
  /**
   * Prepares the provider for a card that may be charged later, without the member.
   * @param table names member, restaurant and table without their data
   * @param key repeated calls with the same key have the same answer
   */
  setUp(asked: { readonly table: string; readonly key: string }): Promise<Result<CardSetup, NoAnswer>>
  /** Null if the provider has no such setup. */
  read(id: string): Promise<Result<ReadCardSetup | null, NoAnswer>>
}
