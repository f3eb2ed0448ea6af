import { earnOf, type TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

/** Cents of the example dinner on the screens: an illustration, not a real price. */
export const EXAMPLE_BILL_CENTS = 6_000

/** The benefit of the example dinner by the same rule as real dines: at the member's rate, for a visitor at the program's best rate. */
export function exampleBenefit({ program: { earnRates } }: Partner, tier?: TierLevel): number {
  return earnOf(EXAMPLE_BILL_CENTS, tier === undefined || tier === 1 ? 3 : tier, { rates: earnRates })
}
