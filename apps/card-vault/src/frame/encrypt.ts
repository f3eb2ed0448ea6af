import { newFrameNonce } from '@dining/contract/frame'
import { EncryptJWT } from 'jose'

/** Lifetime in seconds of the frame's JWE; the vault refuses a lifetime of more than five minutes. */
const LIFETIME_S = 240

/** The encryption parameters from the page. */
export interface EncryptFor {
  readonly partner: string
  readonly kid: string
  /** RSA public key. */
  readonly jwk: { readonly kty: 'RSA'; readonly n: string; readonly e: string }
}

/**
 * A compact JWE of only the number, for one partner, for one use, valid for four minutes (RSA-OAEP-256, A256GCM).
 * `now` in milliseconds since 1970 by the vault's clock: a visitor's own clock may be wrong.
 */
export function encryptNumber(number: string, to: EncryptFor, now: number): Promise<string> {
  const issued = Math.floor(now / 1000)
  return new EncryptJWT({ number })
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: to.kid })
    .setAudience(to.partner)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME_S)
    .setJti(newFrameNonce())
    .encrypt({ ...to.jwk, alg: 'RSA-OAEP-256' })
}
