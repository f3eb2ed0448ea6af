import type { ApiError } from '@dining/api-client'
import type { UnsentAction } from '@dining/offline'

/**
 * Keeps on this device what could not be sent because there is no connection; it is sent once there is one (packages/offline). While the browser has a connection,
 * an answer may only have been lost: the form stays, and the member sends it again.
 * @returns whether it is kept
 */
export async function sendLater(error: ApiError, publicId: string, action: UnsentAction): Promise<boolean> {
  if (error.kind !== 'network' || navigator.onLine) return false
  try {
    // Its code is on the device with the service worker; without one there is nothing to keep it with.
    const { addUnsent } = await import('./unsent-actions.ts')
    // The connection may have ended after the server got it.
    return await addUnsent(publicId, action, true)
  } catch {
    return false
  }
}
