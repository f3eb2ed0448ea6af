import type { Member } from '@dining/contract'
import { benefitChange, bestRate, hasJoined, rateOf, type TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

/** The tier whose rate is shown large: the member's own once they have joined, else the best that the program has. */
export function headlineTier({ program, features }: Partner, member: Member | undefined): TierLevel {
  if (member && hasJoined(member)) return member.tierLevel === 1 ? 0 : member.tierLevel
  return features.hasVIP && program.earnRates[3] ? 3 : 2
}

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
