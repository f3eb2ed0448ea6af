import type { Member } from '@dining/contract'
import { hasJoined, type TierLevel } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

// Apart from the example dine, because the first load needs this alone.

/** The tier whose rate is shown large: the member's own once they have joined, else the best that the program has. */
export function headlineTier({ program, features }: Partner, member: Member | undefined): TierLevel {
  if (member && hasJoined(member)) return member.tierLevel === 1 ? 0 : member.tierLevel
  return features.hasVIP && program.earnRates[3] ? 3 : 2
}
