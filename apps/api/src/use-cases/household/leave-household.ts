import { recordAudit } from '../../store/repositories/audit.ts'
import { householdRepo } from '../../store/repositories/household.ts'
import type { Tx } from '../../store/tables.ts'

/**
 * Takes a member out of their household, if they have one: the others see nothing of them from now on, nor they of the others.
 * @param memberId locked by the caller
 */
export async function leaveHousehold(
  tx: Tx,
  partnerId: string,
  memberId: string,
  now: Date,
  cause: 'member' | 'closed-account',
): Promise<void> {
  const households = householdRepo(tx, partnerId)
  const membership = await households.of(memberId)
  if (!membership) return
  await households.lock(membership.household_id)
  await households.leave(memberId)
  await recordAudit(tx, partnerId, { kind: 'household-left', memberId, at: now, detail: { householdId: membership.household_id, cause } })
}
