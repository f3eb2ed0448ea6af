import { isUnauthorized } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'

import type { AppServices } from './services.ts'

/** The signed-in member, for a page that any visitor may see; undefined for a visitor, and for one whose session has ended meanwhile. */
export async function memberIfAny({ api, queryClient, hasSession }: AppServices): Promise<Member | undefined> {
  if (!hasSession()) return undefined
  try {
    return await queryClient.ensureQueryData(memberQuery(api))
  } catch (failure) {
    if (isUnauthorized(failure)) return undefined
    throw failure
  }
}
