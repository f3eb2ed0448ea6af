import type { ApiError } from '@dining/api-client'
import type { UnsentAction } from '@dining/offline'

/**
 * Keeps on this device what could not be sent because there is no connection; it is sent once there is one (packages/offline).
 * @returns whether it is kept
 */
export async function sendLater(error: ApiError, publicId: string, action: UnsentAction): Promise<boolean> {
  if (error.kind !== 'network') return false
  try {
    // Its code is on the device with the service worker; without one there is nothing to keep it with.
    const { addUnsent } = await import('./unsent-actions.ts')
    return await addUnsent(publicId, action)
  } catch {
    return false
  }
}
