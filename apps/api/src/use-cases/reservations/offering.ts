import type { Partner } from '@dining/partner-kit'

import type { BookingRestaurant, Bookings } from '../../adapters/bookings/bookings.ts'
import type { CardPayments } from '../../adapters/card-payments/card-payments.ts'
import type { ApiDeps } from '../../deps.ts'
import { merchantRepo, type MerchantRow } from '../../store/repositories/merchant.ts'
import type { Tx } from '../../store/tables.ts'
import { isFlagOn, type FlagReader } from '../feature-flags.ts'

/** A restaurant that takes reservations on the partner's site. */
export interface Offering {
  readonly merchant: MerchantRow
  readonly restaurant: BookingRestaurant
  readonly bookings: Bookings
  /** The account that takes cards for the partner's reservations; null without one. */
  readonly cardPayments: CardPayments | null
  /** Units of the bonus for a kept reservation; null if the partner has none. */
  readonly bonusUnits: number | null
}

/** The service that books tables for the partner's members; null if it offers no reservations (RESERVE-02). */
export function bookingsOf({ bookings }: Pick<ApiDeps, 'bookings'>, { program, features }: Partner): Bookings | null {
  return features.openTableReservationsEnabled ? (bookings.get(program.id) ?? null) : null
}

export const restaurantOf = ({ time_zone: timeZone, hours }: MerchantRow, id: string): BookingRestaurant => ({ id, timeZone, hours })

/** Who is offered the bonus: a member, or a visitor, whose page shows it by its own flags. */
export type BonusReader = Pick<FlagReader, 'memberId' | 'now'>

/** The units that a kept reservation pays this member; null if the partner has no such bonus (RESERVE-04). */
export async function bonusUnitsOf(
  tx: Tx,
  deps: Pick<ApiDeps, 'flagProvider'>,
  partner: Partner,
  reader: BonusReader,
): Promise<number | null> {
  const { reservationBonusUnits: units } = partner.program
  return units !== undefined && (await isFlagOn(tx, deps, partner, 'reservationBonus', reader)) ? units : null
}

/** The restaurant with its service; null if the partner or the restaurant offers no reservations (RESERVE-02). */
export async function offeringAt(
  tx: Tx,
  deps: Pick<ApiDeps, 'bookings' | 'cardPayments' | 'flagProvider'>,
  partner: Partner,
  merchantId: string,
  reader: BonusReader,
): Promise<Offering | null> {
  const bookings = bookingsOf(deps, partner)
  if (!bookings) return null
  const [merchant, bonusUnits] = await Promise.all([
    merchantRepo(tx, partner.features).byId(merchantId),
    bonusUnitsOf(tx, deps, partner, reader),
  ])
  if (!merchant || merchant.open_table_id === null) return null
  const cardPayments = deps.cardPayments.get(partner.program.id) ?? null
  return { merchant, restaurant: restaurantOf(merchant, merchant.open_table_id), bookings, cardPayments, bonusUnits }
}
