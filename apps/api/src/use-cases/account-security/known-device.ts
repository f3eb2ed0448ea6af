import { blind, type Secrets } from '../../config/secrets.ts'
import { knownDeviceRepo } from '../../store/repositories/known-device.ts'
import type { Tx } from '../../store/tables.ts'

/** What is stored of the id in a browser's cookie. @param id undefined for a caller without one */
export const deviceHash = (secrets: Secrets, id: string | undefined) => (id === undefined ? undefined : blind(secrets, `device ${id}`))

/**
 * Records that a member signs in with a browser. The first one that is known of a member is not a new one, so that members of before are not alarmed.
 * @returns whether the member should be notified
 */
export async function isNewDevice(tx: Tx, partnerId: string, memberId: string, hash: string, now: Date): Promise<boolean> {
  const { isKnown, others } = await knownDeviceRepo(tx, partnerId).see(memberId, hash, now)
  return !isKnown && others > 0
}
