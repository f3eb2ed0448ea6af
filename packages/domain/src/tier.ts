/** Opt-in level of a member: 0 opted out (Basic), 1 non-activated, 2 opted in to email (Select), 3 VIP (SESSION-07, TIER-01). */
export const TIER_LEVELS = [0, 1, 2, 3] as const
export type TierLevel = (typeof TIER_LEVELS)[number]

/** The tiers with a rate of their own; level 1 earns nothing until it is activated (earning.md "tier"). */
export const EARNING_TIERS = [0, 2, 3] as const
export type EarningTier = (typeof EARNING_TIERS)[number]

/** Display names; a non-activated member is shown as Basic (TIER-01, TIER-02). */
export const TIER_NAMES: Readonly<Record<TierLevel, string>> = { 0: 'Basic', 1: 'Basic', 2: 'Select', 3: 'VIP' }

/** The stored facts from which the tier at any time is derived. */
export interface TierFacts {
  /** The last stored level; only "non-activated" is read from it, the rest follows from the other two. */
  readonly tierLevel: TierLevel
  readonly emailOptIn: boolean
  /** The last calendar year in which the member is VIP; null if never. */
  readonly vipUntilYear: number | null
}

/**
 * The tier of a member in a year (TIER-03, TIER-04): VIP while it is valid, otherwise by the email opt-in.
 * @param year calendar year in the partner's zone
 */
export function tierAt({ tierLevel, emailOptIn, vipUntilYear }: TierFacts, year: number): TierLevel {
  if (tierLevel === 1) return 1
  if (vipUntilYear !== null && vipUntilYear >= year) return 3
  return emailOptIn ? 2 : 0
}

/** Whether members of a program can reach the tier that a place is limited to: only VIP may be missing (TIER-07). */
export function isReachable(accessTier: EarningTier, { hasVIP }: { readonly hasVIP: boolean }): boolean {
  return hasVIP || accessTier !== 3
}

/** Whether a place with this access tier earns for this member. Select places require the opt-in, VIP places the status (TIER-05, TIER-06). */
export function hasAccess(tier: TierLevel, accessTier: EarningTier): boolean {
  return tier !== 1 && tier >= accessTier
}
