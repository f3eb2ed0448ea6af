import type { Dine, Transaction } from '@dining/contract'
import type { Copy, Values } from '@dining/copy-engine'
import { rateOf, type EarnRates } from '@dining/domain'

/** Where a line of activity left the member on the way to the next full step of a rate in cents per gallon. Cents. */
export interface RateStep {
  readonly keptCents: number
  readonly leftCents: number
  readonly perCents: number
  /** What a full step earns, in units of the program. */
  readonly benefit: number
  /** The line earned nothing by itself: the step is all that it did. */
  readonly isAll: boolean
}

/**
 * The step after a line, which shows that a dine below a full step was not in vain; null in other programs, for a line that counts nothing, and while its
 * amount is open.
 */
export function stepOf(line: Transaction & Partial<Pick<Dine, 'rate'>>, rates: EarnRates): RateStep | null {
  const { stepKept, transactionStatus, benefitAmount } = line
  const rate = line.rate ?? rateOf(rates, line.tierLevel)
  if (stepKept === null || rate?.kind !== 'fuel' || stepKept >= rate.perCents) return null
  if (transactionStatus === 'Deferred' || transactionStatus === 'Forfeit') return null
  return {
    keptCents: stepKept,
    leftCents: rate.perCents - stepKept,
    perCents: rate.perCents,
    benefit: rate.tenthsOfCentPerGallon,
    isAll: benefitAmount === 0,
  }
}

/** The values of the texts about a step: "$42.00", "$8.00", "$50" and "10¢/gal". */
export function stepWords(copy: Copy, { keptCents, leftCents, perCents, benefit }: RateStep) {
  return {
    kept: copy.money(keptCents),
    left: copy.money(leftCents),
    step: copy.shortMoney(perCents),
    benefit: { words: copy.benefit(benefit).text },
  } satisfies Values
}
