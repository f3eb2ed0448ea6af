import type { Partner } from '@dining/partner-kit'

import { demonstrationMemberId, type Tx } from '@dining/api/data-loading'
import { joinedMembers } from './provider-members.ts'

/** Binds a partner's demonstration members to their accounts at the demonstration's provider; existing bindings are kept. */
export async function bindDemoIdentities(tx: Tx, partner: Partner, issuer: string, now: Date): Promise<void> {
  const rows = joinedMembers(partner).map(({ publicId, email, firstName, lastName }) => ({
    partner_id: partner.program.id,
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
