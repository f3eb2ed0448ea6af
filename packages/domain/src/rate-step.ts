import type { EarnRate } from './earn-rate.ts'
import type { RewardStatus } from './transaction.ts'

/** Where a line of activity left the member on the way to the next full step of a rate in cents per gallon. Cents. */
export interface RateStep {
  readonly keptCents: number
  readonly leftCents: number
  readonly perCents: number
  /** What a full step earns, in units of the program. */
  readonly benefit: number
  /** The line earned nothing by itself: the step is all that it did, and it stays so. */
  readonly isAll: boolean
}

/** The facts of a line that determine its step. */
export interface StepLine {
  /** Cents that count toward the next full step after the line; null where no such rate was applied. */
  readonly stepKept: number | null
  readonly status: RewardStatus
  /** In units of the program. */
  readonly benefit: number
}

/**
 * The step after a line, which shows that a dine below a full step was not in vain; null in other programs, for a line that counts nothing, and while its
 * amount is open.
 */
export function rateStep({ stepKept, status, benefit }: StepLine, rate: EarnRate | null): RateStep | null {
  if (stepKept === null || rate?.kind !== 'fuel' || stepKept >= rate.perCents) return null
  if (status === 'Deferred' || status === 'Forfeit') return null
  return {
    keptCents: stepKept,
    leftCents: rate.perCents - stepKept,
    perCents: rate.perCents,
    benefit: rate.tenthsOfCentPerGallon,
    isAll: benefit === 0,
  }
}
