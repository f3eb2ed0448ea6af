import type { Dine, Transaction } from '@dining/contract'
import { rateOf, rateStep, type EarnRates, type RateStep } from '@dining/domain'

/** The step of the rate after a line of activity, by the terms of the line where they are known. */
export function stepOf(line: Transaction & Partial<Pick<Dine, 'rate'>>, rates: EarnRates): RateStep | null {
  const { stepKept, transactionStatus: status, benefitAmount: benefit } = line
  return rateStep({ stepKept, status, benefit }, line.rate ?? rateOf(rates, line.tierLevel))
}
