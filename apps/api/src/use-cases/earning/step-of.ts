import { rateOf, rateStep, type EarnRates, type RateStep } from '@dining/domain'

import type { DineRow } from '../../store/repositories/dine.ts'

export type StepColumns = Pick<DineRow, 'step_kept_cents' | 'status' | 'benefit' | 'rate' | 'tier_level'>

/** The step of the rate after a line of activity, by the terms with which it was rated; null in programs without steps. */
export function stepOf(
  { step_kept_cents: stepKept, status, benefit, rate, tier_level }: StepColumns,
  { earnRates }: { readonly earnRates: EarnRates },
): RateStep | null {
  return rateStep({ stepKept, status, benefit }, rate ?? rateOf(earnRates, tier_level))
}

/** Whether the program earns for each full step of spending; then all its tiers do. */
export const hasSteps = ({ earnRates }: { readonly earnRates: EarnRates }): boolean => earnRates[0].kind === 'fuel'
