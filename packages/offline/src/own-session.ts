import { parseExpiry, readStored } from '@dining/session'

/**
 * Whether a member's session runs in this browser. What is kept of a member ends with it. In an emulation the member is not the one who uses this browser, so nothing
 * is kept.
 */
export const isSessionOf = (publicId: string): boolean =>
  readStored('emulationId') === undefined &&
  readStored('publicId') === publicId &&
  (parseExpiry(readStored('sessionExpiry')) ?? 0) > Date.now()
