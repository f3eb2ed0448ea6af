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

/**
 * The rate on a merchant's card: a member's own, or the best one that anybody can reach (MERCHANT-08).
 * @param tier the member's; undefined for a visitor who is not signed in
 * @returns null when the member has no access to the place yet (TIER-05, TIER-06)
 */
export function shownRate(
  merchant: Merchant,
  tier: TierLevel | undefined,
  { earnRates: rates, enrollmentType }: { readonly earnRates: EarnRates; readonly enrollmentType: EnrollmentType },
  copy: Copy,
): ShownRate | null {
  const own = tier !== undefined && tier !== 1
  if (own && !hasAccess(tier, merchant.benefitAvailability.accessTier)) return null
  const top = rates[3] === undefined ? 2 : 3
  const wording = copy.rateOf(own ? tier : top)
  if (wording === null) return null
  // Where nobody joins, nobody has a tier.
  const whose = enrollmentType === 'none' ? copy.say(merchantCard.forEveryone) : noteOf(own, tier, top, copy)
  return { numeral: wording.numeral, ...rateLines(wording, whose) }
}

function noteOf(own: boolean, tier: TierLevel | undefined, top: 2 | 3, copy: Copy): string {
  if (own && tier !== undefined) return copy.say(merchantCard.yourRate, { tier: TIER_NAMES[tier] })
  return top === 3 ? copy.say(merchantCard.asVip) : copy.say(merchantCard.asTier, { tier: TIER_NAMES[top] })
}
