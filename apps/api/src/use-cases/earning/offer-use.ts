import { type Offer, type OfferTerms, type OfferUse } from '@dining/domain'
import { monthRange } from '@dining/domain/calendar'

import { dineRepo } from '../../store/repositories/dine.ts'
import type { MerchantRow } from '../../store/repositories/feed.ts'
import type { Tx } from '../../store/tables.ts'

type OfferColumns = Pick<
  MerchantRow,
  | 'offer_type'
  | 'offer_days'
  | 'offer_meals'
  | 'max_visits_per_month'
  | 'max_spend_cents_per_month'
  | 'first_day'
  | 'last_day'
  | 'access_tier'
  | 'time_zone'
>

/** A merchant's row in the format of the earning rules. */
export function offerTerms(row: OfferColumns): OfferTerms {
  const offer: Offer = {
    type: row.offer_type,
    days: row.offer_days,
    meals: row.offer_meals,
    maxVisitsPerMonth: row.max_visits_per_month,
    maxSpendCentsPerMonth: row.max_spend_cents_per_month,
    firstDay: row.first_day,
    lastDay: row.last_day,
  }
  return { offer, accessTier: row.access_tier === 3 ? 3 : row.access_tier === 2 ? 2 : 0, timeZone: row.time_zone }
}

/**
 * What a member has used of a merchant's offer in the calendar month of its zone around a moment.
 * @param exceptSourceId a line that is rated again and must not count itself
 */
export async function offerUse(
  tx: Tx,
  partnerId: string,
  memberId: string,
  merchant: Pick<MerchantRow, 'id' | 'time_zone'>,
  at: Date,
  exceptSourceId: string | null = null,
): Promise<OfferUse> {
  const month = monthRange(at, merchant.time_zone)
  const { visits, cents } = await dineRepo(tx, partnerId).useOf(memberId, merchant.id, month, exceptSourceId)
  return { visitsThisMonth: visits, spendCentsThisMonth: cents }
}
