import type { HashQueue, InTurn } from '../passwords/hash-queue.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../passwords/password-hash.ts'

export interface PasswordCheck {
  readonly right: boolean
  /** New hash to store; null if the compared hash is up to date. */
  readonly renewedHash: string | null
}

/** The result for an address that is locked. */
export const NOT_COMPARED: PasswordCheck = { right: false, renewedHash: null }

/**
 * Compares a password with a stored hash, and rehashes it if that hash has another cost than the present one.
 * @param hash null for an unknown address or one without a password: takes as long, and never matches
 */
export async function checkPassword(
  { cost }: Pick<HashQueue, 'cost'>,
  inTurn: InTurn,
  password: string,
  hash: string | null,
): Promise<PasswordCheck> {
  const right = await inTurn(() => verifyPassword(password, hash, cost))
  const outdated = right && hash !== null && isOutdatedHash(hash, cost)
  return { right, renewedHash: outdated ? await inTurn(() => hashPassword(password, cost)) : null }
}
