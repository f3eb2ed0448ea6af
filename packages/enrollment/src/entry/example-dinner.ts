import { earnOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

/** Cents of the dinner that the screens count through: an illustration, not a price of anybody. */
export const EXAMPLE_BILL_CENTS = 6_000

/** What the example dinner earns at the program's best rate, by the rule that real dines earn by. */
export function exampleBenefit({ program: { earnRates } }: Partner): number {
  return earnOf(EXAMPLE_BILL_CENTS, 3, { rates: earnRates })
}
