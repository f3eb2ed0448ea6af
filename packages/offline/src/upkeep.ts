import type { ApiClient } from '@dining/api-client'

import { keepNear, type Visit } from './collect.ts'
import { KEPT } from './limits.ts'
import { readNear } from './near.ts'
import { readOwn, removeOwn } from './own.ts'
import { sendUnsent } from './send-unsent.ts'
import { removeUnsentOfOthers, type Unsent } from './unsent.ts'

/**
 * What a page does once it is loaded, where this device keeps something: nothing of another member, or of an ended session, stays; what waits is sent; and
 * restaurants are loaded again after a day.
 * @returns what was sent
 */
export async function upkeep(api: ApiClient, visit: Visit): Promise<readonly Unsent[]> {
  const { member } = visit
  const own = await readOwn()
  const isOther = own !== null && own.publicId !== member?.publicId
  if (isOther) await removeOwn()
  if (member) await removeUnsentOfOthers(member.publicId)
  const sent = member ? await sendUnsent(api, member.publicId) : []
  const near = await readNear()
  if (near && (isOther || (member && !own) || sent.length > 0 || Date.now() - near.at > KEPT.freshMs))
    await keepNear(api, near.place, visit)
  return sent
}
