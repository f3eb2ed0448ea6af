import type { Bonus } from '@dining/contract'

import type { BonusView } from '../../../use-cases/bonuses/member-bonuses.ts'

/** A bonus in the contract's format (BONUS-01). */
export function presentBonus(bonus: BonusView): Bonus {
  return {
    code: bonus.code,
    isNewMemberBonus: bonus.isNewMember,
    description: bonus.description,
    // One that its member may not have is not in the list.
    memberIsEligibleForNMB: bonus.isNewMember,
    bonusStatus: bonus.status,
    createDateUtc: bonus.createdAt.toISOString(),
    amount: bonus.units,
    isAppOnly: bonus.isAppOnly,
    ...(bonus.endsAt && { endsAt: bonus.endsAt.toISOString() }),
    progress: {
      dines: bonus.progress.dines,
      dinesRequired: bonus.conditions.dines,
      cents: bonus.progress.cents,
      centsRequired: bonus.conditions.spendCents,
    },
    ...(bonus.qualifiedAt && { qualifiedAt: bonus.qualifiedAt.toISOString() }),
    ...(bonus.paidAt && { paidAt: bonus.paidAt.toISOString() }),
  }
}
