import { emailIssue } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { emailKey } from './email-key.ts'

type ProspectDeps = Pick<ApiDeps, 'store' | 'clock'>

/** Keeps the address of somebody who may join (HOME-10); false when it is kept already. */
export async function keepProspect(deps: ProspectDeps, partnerId: string, email: string): Promise<boolean> {
  const row = { partner_id: partnerId, email_key: emailKey(email), created_at: deps.clock() }
  return deps.store.tenant(partnerId, async (tx) => {
    const kept = await tx
      .insertInto('prospect')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('email_key')
      .executeTakeFirst()
    return kept !== undefined
  })
}

/** Can somebody join with this address, and with this partner number when one is given (HOME-13, ENROLL-18)? */
export async function canJoinWith(deps: ProspectDeps, partnerId: string, email: string, partnerNumber?: string): Promise<boolean> {
  if (emailIssue(email)) return false
  return deps.store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    if (await members.byEmailKey(emailKey(email))) return false
    return partnerNumber === undefined || (await members.byPartnerNumber(partnerNumber.trim())) === undefined
  })
}
