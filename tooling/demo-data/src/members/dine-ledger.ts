import { localTime, tierOfDine, type OfferUse } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { MerchantRow } from '@dining/api/data-loading'
import type { Dine } from './demo-plan.ts'

/** The counts of the dines so far. */
export interface Ledger {
  readonly add: (dine: Dine) => void
  readonly inYear: (year: number) => number
  readonly count: (at: Date) => Parameters<typeof tierOfDine>[1]
  readonly use: (merchant: MerchantRow, at: Date) => OfferUse
}

export function createLedger(partner: Partner): Ledger {
  const earning: (Dine & { readonly cents: number })[] = []
  const yearOf = (at: Date) => localTime(at, partner.program.timeZone).year
  const inYear = (year: number) => earning.filter((dine) => yearOf(dine.at) === year).length
  return {
    add: (dine) => {
      if (dine.judged.kind === 'earns') earning.push({ ...dine, cents: dine.judged.cents })
    },
    inYear,
    count: (at) => {
      const year = yearOf(at)
      return { year, before: inYear(year), inYear: inYear(year), inYearBefore: inYear(year - 1) }
    },
    use: (merchant, at) => {
      const { month } = localTime(at, merchant.time_zone)
      const same = earning.filter((dine) => dine.merchant.id === merchant.id && localTime(dine.at, merchant.time_zone).month === month)
      return { visitsThisMonth: same.length, spendCentsThisMonth: same.reduce((sum, dine) => sum + dine.cents, 0) }
    },
  }
}
