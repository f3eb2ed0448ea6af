import { householdEndpoints as calls } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { householdRepo } from '../../../store/repositories/household.ts'
import { memberRepo } from '../../../store/repositories/member.ts'
import type { Failure } from '../../../use-cases/failure.ts'
import { invitationFor, inviteToHousehold, joinHousehold, withdrawInvitation } from '../../../use-cases/household/household.ts'
import { leaveOwnHousehold } from '../../../use-cases/household/leave-household.ts'
import { readHousehold } from '../../../use-cases/household/read-household.ts'
import { removeFromHousehold } from '../../../use-cases/household/remove-member.ts'
import type { Session } from '../../../use-cases/session.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** A program without households has none of these calls. A user of the administration tool sees no other member than the one they help. */
function admitted({ features }: Partner, { emulation }: Session): Result<null, Failure<'not-found' | 'forbidden'>> {
  if (!features.hasHousehold) return fail({ kind: 'not-found' })
  return emulation ? fail({ kind: 'forbidden' }) : succeed(null)
}

/** The household of the signed-in member, its invitations, and the ways into it and out of it. */
export function householdRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, calls.getHousehold, async ({ partner, session }, tx) => {
    const may = admitted(partner, session)
    return may.ok ? succeed({ household: await readHousehold(tx, deps, partner.program, session.memberId) }) : may
  })

  registerRead(api, calls.getHouseholdInvitation, async ({ query, partner, session }, tx) => {
    const may = admitted(partner, session)
    if (!may.ok) return may
    const { id: partnerId } = partner.program
    const member = await memberRepo(tx, partnerId).byId(session.memberId)
    const invitation = member && (await invitationFor(tx, deps, partnerId, member, query.invitationToken))
    if (!invitation) return succeed({ invitation: null })
    const members = await householdRepo(tx, partnerId).members(invitation.household_id)
    const from = members.find(({ member_id }) => member_id === invitation.member_id)
    const expiresAt = invitation.expires_at.toISOString()
    return succeed({ invitation: { from: from?.first_name ?? '', members: members.length, expiresAt } })
  })

  register(api, calls.inviteToHousehold, async ({ body, partner, session, context: { host } }) => {
    const may = admitted(partner, session)
    if (!may.ok) return may
    const outcome = await inviteToHousehold(deps, partner, { memberId: session.memberId, email: body.email, host })
    return outcome.ok ? succeed({ outcome: outcome.value }) : outcome
  })

  register(api, calls.withdrawHouseholdInvitation, async ({ params, partner, session }) => {
    const may = admitted(partner, session)
    if (!may.ok) return may
    const ended = await withdrawInvitation(deps, partner.program.id, session.memberId, params.invitationId)
    return ended.ok ? succeed({ isOpen: false as const }) : ended
  })

  register(api, calls.joinHousehold, async ({ body, partner, session, context: { host } }) => {
    const may = admitted(partner, session)
    if (!may.ok) return may
    const outcome = await joinHousehold(deps, partner, { memberId: session.memberId, token: body.invitationToken, host })
    return outcome.ok ? succeed({ outcome: outcome.value }) : outcome
  })

  register(api, calls.leaveHousehold, async ({ partner, session }) => {
    const may = admitted(partner, session)
    if (!may.ok) return may
    await leaveOwnHousehold(deps, partner.program.id, session.memberId)
    return succeed({ isMember: false as const })
  })

  register(api, calls.removeFromHousehold, async ({ params, partner, session, context: { host } }) => {
    const may = admitted(partner, session)
    if (!may.ok) return may
    const removed = await removeFromHousehold(deps, partner, { memberId: session.memberId, memberKey: params.memberKey, host })
    return removed.ok ? succeed({ isMember: false as const }) : removed
  })
}
