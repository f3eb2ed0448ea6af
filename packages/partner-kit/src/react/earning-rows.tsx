import type { Copy } from '@dining/copy-engine'
import { EARNING_TIERS, TIER_NAMES, type EarningTier, type TierLevel } from '@dining/domain'
import type { ReactNode } from 'react'

import type { Partner } from '../partner.ts'

/** A row of the table of earn rates, in the format of `ui`. */
export interface EarningRow {
  /** Null for the only line, if every tier earns the same. */
  readonly tier: EarningTier | null
  /** Name of the tier; empty for the only line. */
  readonly label: string
  /** The rate, with its number in a `<b>`. */
  readonly value: ReactNode
  /** Whether it is the reader's own tier. */
  readonly mine: boolean
}

/**
 * What each tier of the program earns, in the order of tiers; with a VIP line only if there is a VIP tier (TIER-01, TIER-07).
 * Without enrollment, or if every tier earns the same, there is one line, which the caller names.
 */
export function earningRows(copy: Copy, { program, features }: Partner, mine: TierLevel | undefined): readonly EarningRow[] {
  const hasTiers = program.enrollmentType !== 'none'
  const tiers = EARNING_TIERS.filter((tier) => hasTiers || tier === 2).filter(
    (tier) => tier !== 3 || (features.hasVIP && program.earnRates[3] !== undefined),
  )
  const rates = tiers.flatMap((tier) => {
    const rate = copy.rateOf(tier)
    return rate ? [{ tier, rate }] : []
  })
  const isSame = hasTiers && rates.length > 1 && new Set(rates.map(({ rate }) => rate.text)).size === 1
  return rates.slice(0, isSame ? 1 : undefined).map(({ tier, rate }): EarningRow => {
    const rest = `${rate.unit} ${rate.per}`
    const value = (
      <>
        <b>{rate.numeral}</b> {rest}
      </>
    )
    return isSame
      ? { tier: null, label: '', value, mine: mine !== undefined }
      : { tier, label: TIER_NAMES[tier], value, mine: tier === mine }
  })
}
