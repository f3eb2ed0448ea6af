import type { MerchantDetail } from '@dining/contract'
import { earnVerdict, type Verdict, type VerdictVisitor } from '@dining/domain'

/** A guest of a site without members: the conditions are agreed with the partner. */
export const EVERYONE: VerdictVisitor = { tier: 3, cardLinked: true, use: null }

/** Whether a dine at a restaurant earns now, by the same rule as the API. */
export const verdictAt = (merchant: MerchantDetail, visitor: VerdictVisitor | null, now: Date): Verdict =>
  earnVerdict({
    offer: merchant.offer,
    accessTier: merchant.benefitAvailability.accessTier,
    timeZone: merchant.timeZone,
    hours: merchant.hours,
    now,
    visitor,
  })
