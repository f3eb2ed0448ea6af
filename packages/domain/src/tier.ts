/** Opt-in level of a member: 0 opted out (Basic), 1 non-activated, 2 opted in to e-mail (Select), 3 VIP (SESSION-07, TIER-01). */
export const TIER_LEVELS = [0, 1, 2, 3] as const
export type TierLevel = (typeof TIER_LEVELS)[number]

/** The tiers that have a rate of their own; level 1 earns nothing until it is activated (earning.md "tier"). */
export const EARNING_TIERS = [0, 2, 3] as const
export type EarningTier = (typeof EARNING_TIERS)[number]

/** Display names; a non-activated member is shown as Basic (TIER-01, TIER-02). */
export const TIER_NAMES: Readonly<Record<TierLevel, string>> = { 0: 'Basic', 1: 'Basic', 2: 'Select', 3: 'VIP' }

/** Years that a dining progress refers to: complete and renewing show next year (TIER-09, TIER-10). */
export const PROGRESS_STATUSES = ['Building', 'QualifiedAndBuilding', 'Qualified'] as const
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

/**
 * The calendar year that the status summary names.
 * @param status level of the dining progress
 * @param currentYear four digits
 */
export function progressYear(status: ProgressStatus, currentYear: number): number {
  return status === 'Building' ? currentYear : currentYear + 1
}
