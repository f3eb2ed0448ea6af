import type { HashQueue, InTurn } from '../passwords/hash-queue.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../passwords/password-hash.ts'

export interface PasswordCheck {
  readonly right: boolean
  /** To store instead of the hash that was compared; null where that one can stay. */
  readonly renewedHash: string | null
}

/** The check of an address that is locked. */
export const NOT_COMPARED: PasswordCheck = { right: false, renewedHash: null }

/**
 * Compares a password with a stored hash, and hashes it anew where that hash has another cost than the present one.
 * @param hash null for an unknown address or one without a password: takes as long, and is never right
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
