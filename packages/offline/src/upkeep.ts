import type { ApiClient } from '@dining/api-client'

import { keepNear, type Visit } from './collect.ts'
import { KEPT } from './limits.ts'
import { readNear, readNearPlace } from './near.ts'
import { readOwn, removeOwn } from './own.ts'
import { sendUnsent } from './send-unsent.ts'
import { removeUnsentOfAll, removeUnsentOfOthers, type Unsent } from './unsent.ts'

/**
 * What a page does once it is loaded, where this device keeps something: nothing of another member, or of an ended session, stays; what waits is sent; and
 * restaurants are loaded again after a day, for another member, and for another version of the site.
 * @returns what was sent
 */
export async function upkeep(api: ApiClient, visit: Visit): Promise<readonly Unsent[]> {
  const { member } = visit
  const own = await readOwn()
  const isOther = own !== null && own.publicId !== member?.publicId
  if (isOther) await removeOwn()
  await (member ? removeUnsentOfOthers(member.publicId) : removeUnsentOfAll())
  const sent = member ? await sendUnsent(api, member.publicId) : []
  const [near, place] = await Promise.all([readNear(), readNearPlace()])
  const isOld = !near || isOther || (member && !own) || sent.length > 0 || Date.now() - near.at > KEPT.freshMs
  if (place && isOld) await keepNear(api, place, visit)
  return sent
}
