import type { Copy } from '@dining/copy-engine'
import { EARNING_TIERS, TIER_NAMES, type EarningTier, type TierLevel } from '@dining/domain'
import type { ReactNode } from 'react'

import type { Partner } from '../partner.ts'

/** A row of the table of earn rates, in the format of `ui`. */
export interface EarningRow {
  /** Null for the only line, which is for all tiers or for a program without tiers. */
  readonly tier: EarningTier | null
  /** Name of the tier, or the caller's words for the only line. */
  readonly label: string
  /** The rate, with its number in a `<b>`. */
  readonly value: ReactNode
  /** Whether it is the reader's own tier. */
  readonly mine: boolean
}

/**
 * What each tier of the program earns, in the order of tiers; with a VIP line only if there is a VIP tier (TIER-01, TIER-07), and a Select line only if
 * a member can become Select, by choosing email.
 * Without enrollment, or if every tier earns the same, there is one line.
 * @param everyDine label of that one line
 */
export function earningRows(
  copy: Copy,
  { program, features }: Partner,
  mine: TierLevel | undefined,
  everyDine: string,
): readonly EarningRow[] {
  const hasTiers = program.enrollmentType !== 'none'
  const isReachable: Readonly<Record<EarningTier, boolean>> = {
    0: hasTiers,
    2: !hasTiers || !features.hideEmailOptIn,
    3: hasTiers && features.hasVIP && program.earnRates[3] !== undefined,
  }
  const tiers = EARNING_TIERS.filter((tier) => isReachable[tier])
  const rates = tiers.flatMap((tier) => {
    const rate = copy.rateOf(tier)
    return rate ? [{ tier, rate }] : []
  })
  const isOne = !hasTiers || (rates.length > 1 && new Set(rates.map(({ rate }) => rate.text)).size === 1)
  return rates.slice(0, isOne ? 1 : undefined).map(({ tier, rate }): EarningRow => {
    const rest = `${rate.unit} ${rate.per}`
    const value = (
      <>
        <b>{rate.numeral}</b> {rest}
      </>
    )
    return isOne
      ? { tier: null, label: everyDine, value, mine: mine !== undefined }
      : { tier, label: TIER_NAMES[tier], value, mine: tier === mine }
  })
}
