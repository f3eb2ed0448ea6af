import type { Member } from '@dining/contract'
import { benefitChange, bestRate, hasJoined, rateOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { headlineTier } from './headline-tier.ts'

/** The dine that home counts through, in cents; an illustration, not a price of ours. */
const DINNER_CENTS = 5_200
const WINE_CENTS = 800

/** An example of a dine and what it earns by the rule that real dines earn by: at the member's rate, for a visitor at the program's best one. */
export function exampleDine(partner: Partner, member: Member | undefined) {
  const { earnRates, enrollmentType } = partner.program
  const rate = rateOf(earnRates, headlineTier(partner, member)) ?? bestRate(earnRates)
  const { benefit } = benefitChange({ rate, fromCents: 0, toCents: DINNER_CENTS + WINE_CENTS })
  // Where there are no members, everybody has the same rate.
  const isOwnRate = enrollmentType === 'none' || (member !== undefined && hasJoined(member))
  return { dinnerCents: DINNER_CENTS, wineCents: WINE_CENTS, earned: benefit, isOwnRate }
}
