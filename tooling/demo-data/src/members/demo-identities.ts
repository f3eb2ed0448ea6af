import type { Partner } from '@dining/partner-kit'

import { demonstrationMemberId, type Tx } from '@dining/api/data-loading'
import { joinedMembers } from './provider-members.ts'

/**
 * Binds a partner's demonstration members to their accounts at the demonstration's provider; existing bindings are kept. A member whom an operator
 * has erased since, or whom the version that loaded the data did not have, gets none.
 */
export async function bindDemoIdentities(tx: Tx, partner: Partner, issuer: string, now: Date): Promise<void> {
  const partnerId = partner.program.id
  const ids = await tx.selectFrom('member').select('id').where('partner_id', '=', partnerId).execute()
  const present = new Set(ids.map(({ id }) => id))
  const members = joinedMembers(partner).filter(({ publicId }) => present.has(demonstrationMemberId(publicId)))
  if (members.length === 0) return
  const rows = members.map(({ publicId, email, firstName, lastName }) => ({
    partner_id: partnerId,
    issuer,
    subject: publicId,
    member_id: demonstrationMemberId(publicId),
    email,
    first_name: firstName,
    last_name: lastName,
    seen_at: now,
  }))
  await tx
    .insertInto('provider_identity')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
