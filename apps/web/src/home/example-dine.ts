import type { Member } from '@dining/contract'
import { benefitChange, bestRate, hasJoined, rateOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { headlineTier } from './headline-tier.ts'

/** The example dine on home, in cents; an illustration, not a real price. */
const DINNER_CENTS = 5_200
const WINE_CENTS = 800

/** An example of a dine with its benefit by the same rule as real dines: at the member's rate, for a visitor at the program's best one. */
export function exampleDine(partner: Partner, member: Member | undefined) {
  const { earnRates, enrollmentType } = partner.program
  const rate = rateOf(earnRates, headlineTier(partner, member)) ?? bestRate(earnRates)
  const { benefit } = benefitChange({ rate, fromCents: 0, toCents: DINNER_CENTS + WINE_CENTS })
  // On a site without members, all visitors have the same rate.
  const isOwnRate = enrollmentType === 'none' || (member !== undefined && hasJoined(member))
  return { dinnerCents: DINNER_CENTS, wineCents: WINE_CENTS, earned: benefit, isOwnRate }
}
