import { emailIssue } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { prospectRepo } from '../store/repositories/prospect.ts'
import { emailKey } from './email-key.ts'

type ProspectDeps = Pick<ApiDeps, 'store' | 'clock'>

/** Stores the address of a prospect (HOME-10); false if it is already stored. */
export function keepProspect(deps: ProspectDeps, partnerId: string, email: string): Promise<boolean> {
  return deps.store.tenant(partnerId, (tx) => prospectRepo(tx, partnerId).add(emailKey(email), deps.clock()))
}

/** Whether a person can join with this address, and with this partner number if one is given (HOME-13, ENROLL-18). */
export async function canJoinWith(deps: ProspectDeps, partnerId: string, email: string, partnerNumber?: string): Promise<boolean> {
  if (emailIssue(email)) return false
  return deps.store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    if (await members.byEmailKey(emailKey(email))) return false
    return partnerNumber === undefined || (await members.byPartnerNumber(partnerNumber.trim())) === undefined
  })
}
