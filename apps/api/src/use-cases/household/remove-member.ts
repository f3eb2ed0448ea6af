import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { blind } from '../../config/secrets.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { householdRepo } from '../../store/repositories/household.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Failure } from '../failure.ts'
import { writeMail } from '../mail/send-mail.ts'
import { lockMember, type HouseholdDeps } from './household.ts'
import { leaveHousehold } from './leave-household.ts'

interface Membership {
  readonly member_id: string
  readonly joined_at: Date
}

/**
 * Identifies a membership to the member who may end it, without the id of a member. Whoever joins again has another one, so that a page that was open
 * meanwhile does not remove them.
 */
export const memberKeyOf = (
  { secrets }: Pick<HouseholdDeps, 'secrets'>,
  partnerId: string,
  householdId: string,
  { member_id, joined_at }: Membership,
): string => blind(secrets, `household member ${partnerId} ${householdId} ${member_id} ${joined_at.toISOString()}`)

interface Remove {
  /** Who removes: the member who has been in the household longest. */
  readonly memberId: string
  readonly memberKey: string
  readonly host: string | undefined
}

/**
 * Ends another member's part in the household, as if they had left it, and informs them by mail. Only the member who invites may do it. Without effect for a
 * membership that has ended or that is their own, so that a repeated call is no error.
 */
export async function removeFromHousehold(
  deps: HouseholdDeps,
  { program: { id: partnerId } }: Partner,
  { memberId, memberKey, host }: Remove,
): Promise<Result<null, Failure<'unauthorized' | 'forbidden'>>> {
  const at = deps.clock()
  const result = await deps.store.tenant(
    partnerId,
    async (tx): Promise<Result<MessageRef | null, Failure<'unauthorized' | 'forbidden'>>> => {
      const locked = await lockMember(tx, partnerId, memberId)
      if (!locked.ok) return locked
      const households = householdRepo(tx, partnerId)
      const own = await households.of(memberId)
      if (!own) return fail({ kind: 'forbidden' })
      const { household_id: householdId } = own
      await households.lock(householdId)
      const [first, ...others] = await households.members(householdId)
      if (first?.member_id !== memberId) return fail({ kind: 'forbidden' })
      const removed = others.find((one) => memberKeyOf(deps, partnerId, householdId, one) === memberKey)
      if (!removed) return succeed(null)
      // The row of the member stays unlocked: one who leaves at this moment has it locked, and waits for the household.
      await leaveHousehold(tx, partnerId, removed.member_id, at, 'removed')
      await recordAudit(tx, partnerId, { kind: 'household-member-removed', memberId, at, detail: { householdId } })
      if (removed.email === '') return succeed(null)
      const content = { kind: 'household-removed', to: removed.email } as const
      const origin = deps.settings.publicOrigin(partnerId, host)
      return succeed(await writeMail(tx, deps, { partnerId, memberId: null, origin, content }))
    },
  )
  if (!result.ok) return result
  if (result.value) await deps.outbox.dispatch(result.value)
  return succeed(null)
}
