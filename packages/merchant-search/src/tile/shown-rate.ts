import type { Merchant } from '@dining/contract'
import { rateLines, type Copy } from '@dining/copy-engine'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { hasAccess, TIER_NAMES, type EarnRates, type EnrollmentType, type TierLevel } from '@dining/domain'

/** What a place earns the one who looks, ready for the rate's lockup. */
export interface ShownRate {
  readonly numeral: string
  readonly unit: string
  /** Whose rate it is. */
  readonly note: string
}

interface Rates {
  readonly earnRates: EarnRates
  readonly enrollmentType: EnrollmentType
}

const topTier = (rates: EarnRates) => (rates[3] === undefined ? 2 : 3)

/** The best rate that anybody can reach; null where the partner has no such rate. */
export function bestRate({ earnRates, enrollmentType }: Rates, copy: Copy): ShownRate | null {
  const top = topTier(earnRates)
  const wording = copy.rateOf(top)
  if (wording === null) return null
  // Without enrollment there are no tiers.
  const whose = enrollmentType === 'none' ? merchantCard.forEveryone : top === 3 ? merchantCard.asVip : merchantCard.asTier
  return { numeral: wording.numeral, ...rateLines(wording, copy.say(whose, { tier: TIER_NAMES[top] })) }
}

/**
 * The rate on a merchant's card: a member's own, or the best one that anybody can reach (MERCHANT-08).
 * @param tier the member's; undefined for a visitor who is not signed in
 * @returns null when the member has no access to the place yet (TIER-05, TIER-06)
 */
export function shownRate(merchant: Merchant, tier: TierLevel | undefined, rates: Rates, copy: Copy): ShownRate | null {
  if (tier === undefined || tier === 1) return bestRate(rates, copy)
  if (!hasAccess(tier, merchant.benefitAvailability.accessTier)) return null
  const wording = copy.rateOf(tier)
  if (wording === null) return null
  const whose =
    rates.enrollmentType === 'none' ? copy.say(merchantCard.forEveryone) : copy.say(merchantCard.yourRate, { tier: TIER_NAMES[tier] })
  return { numeral: wording.numeral, ...rateLines(wording, whose) }
}
