import type { BonusStatus } from './bonus.ts'
import type { TierLevel } from './tier.ts'
import type { ProgressStatus } from './vip.ts'

/** Copy states of home in the order in which they are tested (HOME-15 … HOME-20). */
export const HOME_STATES = ['anonymous', 'opted_out', 'new_member_bonus', 'building', 'renewing', 'complete'] as const
export type HomeState = (typeof HOME_STATES)[number]

/** The facts of a member that determine the copy of home. */
export interface HomeVisitor {
  readonly tierLevel: TierLevel
  readonly emailOptIn: boolean
  readonly diningProgress: { readonly status: ProgressStatus } | null
  readonly activeBonuses: readonly {
    readonly isNewMemberBonus: boolean
    readonly memberIsEligibleForNMB: boolean
    readonly bonusStatus: BonusStatus
  }[]
}

const DAY_MS = 86_400_000

const STATE_OF_PROGRESS: Readonly<Record<ProgressStatus, HomeState>> = {
  Building: 'building',
  QualifiedAndBuilding: 'renewing',
  Qualified: 'complete',
}

/** The copy state of home; the first that applies is used, and a member to whom none applies has none. */
export function homeState(visitor: HomeVisitor | null): HomeState | null {
  if (visitor === null) return 'anonymous'
  if (visitor.tierLevel === 0 && !visitor.emailOptIn) return 'opted_out'
  const offered = visitor.activeBonuses.some(
    ({ isNewMemberBonus, memberIsEligibleForNMB, bonusStatus }) => isNewMemberBonus && memberIsEligibleForNMB && bonusStatus === 'Eligible',
  )
  if (offered) return 'new_member_bonus'
  return visitor.diningProgress === null ? null : STATE_OF_PROGRESS[visitor.diningProgress.status]
}

/**
 * Whether a banner is shown: within its days of the bonus's creation (BONUS-06).
 * @param createDateUtc ISO time
 * @param daysToDisplay undefined for a banner without a limit
 */
export function isBannerInTime(createDateUtc: string, daysToDisplay: number | undefined, now: Date): boolean {
  if (daysToDisplay === undefined) return true
  const age = now.getTime() - Date.parse(createDateUtc)
  // A clock of a browser that is behind must not hide a new banner.
  return age <= daysToDisplay * DAY_MS
}
