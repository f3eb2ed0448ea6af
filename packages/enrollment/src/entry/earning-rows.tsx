import { EARNING_TIERS, earnOf, TIER_NAMES, type TierLevel } from '@dining/domain'
import type { Copy } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'
import type { MenuRow } from '@dining/ui'

/** Cents of the dinner that the screens count through: an illustration, not a price of anybody. */
export const EXAMPLE_BILL_CENTS = 6_000

/** What each tier of the program earns, set like a menu; the VIP line only where there is a VIP tier (TIER-01, TIER-07). */
export function earningRows({ program, features }: Partner, copy: Copy, mine: TierLevel | undefined): readonly MenuRow[] {
  const tiers = EARNING_TIERS.filter((tier) => tier !== 3 || (features.hasVIP && program.earnRates[3] !== undefined))
  return tiers.flatMap((tier) => {
    const rate = copy.rateOf(tier)
    if (!rate) return []
    const value = (
      <>
        <b>{rate.numeral}</b> {rate.unit} {rate.per}
      </>
    )
    return [{ label: TIER_NAMES[tier], value, mine: tier === mine }]
  })
}

/** What the example dinner earns at the program's best rate, by the rule that real dines earn by. */
export function exampleBenefit({ program: { earnRates } }: Partner): number {
  return earnOf(EXAMPLE_BILL_CENTS, 3, { rates: earnRates })
}
