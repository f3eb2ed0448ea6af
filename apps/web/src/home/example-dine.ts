import { benefitChange, bestRate } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

/** The dine that home counts through, in cents; an illustration, not a price of ours. */
const DINNER_CENTS = 5_200
const WINE_CENTS = 800

/** An example of a dine and what it earns at the program's best rate, by the rule that real dines earn by. */
export function exampleDine({ program }: Partner) {
  const { benefit } = benefitChange({ rate: bestRate(program.earnRates), fromCents: 0, toCents: DINNER_CENTS + WINE_CENTS })
  return { dinnerCents: DINNER_CENTS, wineCents: WINE_CENTS, earned: benefit }
}
