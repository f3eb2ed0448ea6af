import { flexOfferOn, localTime } from '@dining/domain'

import { flexOfferRepo, type FlexOfferRow } from '../../store/repositories/flex-offer.ts'
import type { MerchantRow } from '../../store/repositories/merchant.ts'
import type { Tx } from '../../store/tables.ts'

/** The flex offer that a member's dine at a restaurant at a moment uses; null if there is none. */
export async function currentFlexOffer(
  tx: Tx,
  partnerId: string,
  memberId: string,
  merchant: Pick<MerchantRow, 'id' | 'time_zone'>,
  at: Date,
): Promise<CurrentFlexOffer | null> {
  return flexOfferOnDay(await flexOfferRepo(tx, partnerId).unusedAt(memberId, merchant.id), merchant.time_zone, at)
}

export interface CurrentFlexOffer {
  readonly id: string
  readonly units: number
}

/** The offer that counts at a moment, of those of one member and restaurant. */
export function flexOfferOnDay(
  rows: readonly Pick<FlexOfferRow, 'id' | 'units' | 'first_day' | 'last_day'>[],
  timeZone: string,
  at: Date,
): CurrentFlexOffer | null {
  const offers = rows.map(({ id, units, first_day: firstDay, last_day: lastDay }) => ({ id, units, firstDay, lastDay }))
  return flexOfferOn(offers, localTime(at, timeZone).date)
}
