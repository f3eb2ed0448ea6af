import { earnOf, type TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

/** Cents of the dinner that the screens count through: an illustration, not a price of anybody. */
export const EXAMPLE_BILL_CENTS = 6_000

/** What the example dinner earns by the rule that real dines earn by: at the member's rate, for a visitor at the program's best one. */
export function exampleBenefit({ program: { earnRates } }: Partner, tier?: TierLevel): number {
  return earnOf(EXAMPLE_BILL_CENTS, tier === undefined || tier === 1 ? 3 : tier, { rates: earnRates })
}
