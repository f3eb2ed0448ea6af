import { type Offer, type OfferTerms, type OfferUse } from '@dining/domain'
import { monthRange } from '@dining/domain/calendar'

import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
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

/** Longer than a calendar month in any time zone. Milliseconds. */
const OVER_A_MONTH_MS = 33 * 86_400_000

type DineAt = Pick<DineRow, 'occurred_at' | 'eligible_cents' | 'source_transaction_id'>

/** Earning dines of a member at a merchant in every calendar month, of any time zone, that contains the moment. */
export function recentDinesAt(tx: Tx, partnerId: string, memberId: string, merchantId: string, at: Date): Promise<readonly DineAt[]> {
  const [from, to] = [new Date(at.getTime() - OVER_A_MONTH_MS), new Date(at.getTime() + OVER_A_MONTH_MS)]
  return dineRepo(tx, partnerId).earningAt(memberId, merchantId, { from, to })
}

/**
 * What a member has used of a merchant's offer in the calendar month of its zone around a moment.
 * @param dines from `recentDinesAt`
 * @param exceptSourceId a line that is rated again and must not count itself
 */
export function offerUseOf(dines: readonly DineAt[], timeZone: string, at: Date, exceptSourceId: string | null = null): OfferUse {
  const { from, to } = monthRange(at, timeZone)
  const counted = dines.filter(
    ({ occurred_at, source_transaction_id }) => occurred_at >= from && occurred_at < to && source_transaction_id !== exceptSourceId,
  )
  return { visitsThisMonth: counted.length, spendCentsThisMonth: counted.reduce((sum, { eligible_cents }) => sum + eligible_cents, 0) }
}
