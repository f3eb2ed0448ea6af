import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { householdRepo } from '../../store/repositories/household.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'

/**
 * Takes a member out of their household, if they have one: the others see nothing of them from now on, nor they of the others.
 * @param memberId locked by the caller, or a member of a household that the caller has locked
 */
export async function leaveHousehold(
  tx: Tx,
  partnerId: string,
  memberId: string,
  now: Date,
  cause: 'member' | 'closed-account' | 'removed',
): Promise<void> {
  const households = householdRepo(tx, partnerId)
  const membership = await households.of(memberId)
  if (!membership) return
  await households.lock(membership.household_id)
  await households.leave(memberId)
  await recordAudit(tx, partnerId, { kind: 'household-left', memberId, at: now, detail: { householdId: membership.household_id, cause } })
}

/** The same, by the member's own choice. Without effect for a member without a household, so that a repeated call is no error. */
export function leaveOwnHousehold({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, partnerId: string, memberId: string): Promise<void> {
  return store.tenant(partnerId, async (tx) => {
    await memberRepo(tx, partnerId).lock(memberId)
    await leaveHousehold(tx, partnerId, memberId, clock(), 'member')
  })
}
