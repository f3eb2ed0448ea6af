/** Why a dine earned nothing: the first rule of this list that applies (ACTIVITY-36, earning.md "statuses"). */
export const FORFEIT_REASONS = [
  'account-closed',
  'not-participating',
  'not-activated',
  'tier-too-low',
  'not-started',
  'ended',
  'day-excluded',
  'meal-excluded',
  'visit-limit',
  'spend-limit',
] as const
export type ForfeitReason = (typeof FORFEIT_REASONS)[number]
