import { readStored, removeStored, writeStored } from '@dining/session'

/**
 * The idempotency key of a booking: the same for the same request until it has an answer, also after a reload or a press of the back button. Another
 * request has another key, since a key belongs to one request.
 */
export function keyOfBooking(request: string): string {
  const [kept, key] = (readStored('bookingKey') ?? '').split(' ', 2)
  const hash = hashOf(request)
  if (kept === hash && key) return key
  const made = crypto.randomUUID()
  writeStored('bookingKey', `${hash} ${made}`)
  return made
}

export const forgetBookingKey = (): void => removeStored('bookingKey')

/** FNV-1a, twice with different seeds: it distinguishes the requests of one tab, and keeps their text out of the storage. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => (fnv(text, seed) >>> 0).toString(36)).join('-')
}

function fnv(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
