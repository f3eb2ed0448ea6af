import type { Member } from '@dining/contract'
import { hasJoined, type TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

// In its own module, because the first load needs only this and not the example dine.

/** The tier whose rate is shown large: the member's own once they have joined, otherwise the program's best. */
export function headlineTier({ program, features }: Partner, member: Member | undefined): TierLevel {
  if (member && hasJoined(member)) return member.tierLevel === 1 ? 0 : member.tierLevel
  return features.hasVIP && program.earnRates[3] ? 3 : 2
}
