import { errors, jwtDecrypt } from 'jose'
import * as v from 'valibot'

import type { FrameKeys } from './frame-keys.ts'

/** Maximum lifetime of a card's JWE, and maximum seconds by which its time of issue may be ahead of this clock. */
const MAX_LIFE_S = 300
const MAX_AHEAD_S = 30

const headerSchema = v.strictObject({ alg: v.literal('RSA-OAEP-256'), enc: v.literal('A256GCM'), kid: v.pipe(v.string(), v.maxLength(40)) })
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const claimsSchema = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  aud: v.string(),
  iat: seconds,
  exp: seconds,
  jti: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
})

export type OpenedJwe =
  | { readonly kind: 'ok'; readonly number: string; readonly jti: string; readonly expiresAt: number }
  | { readonly kind: 'unreadable' | 'expired' }

/** base64url leaves spare bits in a last character: only the canonical spelling is accepted, so that no second text has the same meaning. */
const isCanonical = (jwe: string): boolean => jwe.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/**
 * Decrypts a card's JWE and checks its header, its key (known and not retired), audience, life and claims.
 * `now` in milliseconds since 1970; `expiresAt` in seconds. All errors except expiry are `unreadable`, to reveal no more to a forger.
 */
export async function openJwe(jwe: string, partnerId: string, keys: FrameKeys, now: number): Promise<OpenedJwe> {
  if (!isCanonical(jwe)) return { kind: 'unreadable' }
  try {
    const { payload } = await jwtDecrypt(
      jwe,
      async (header) => {
        const parsed = v.safeParse(headerSchema, header)
        const key = parsed.success && (await keys.privateKey(parsed.output.kid))
        if (!key) throw new errors.JWEInvalid('no such key')
        return key
      },
      {
        keyManagementAlgorithms: ['RSA-OAEP-256'],
        contentEncryptionAlgorithms: ['A256GCM'],
        audience: partnerId,
        requiredClaims: ['iat', 'exp', 'jti'],
        currentDate: new Date(now),
      },
    )
    const claims = v.safeParse(claimsSchema, payload)
    if (!claims.success) return { kind: 'unreadable' }
    const { number, jti, iat, exp } = claims.output
    if (exp - iat > MAX_LIFE_S || iat > now / 1000 + MAX_AHEAD_S) return { kind: 'unreadable' }
    return { kind: 'ok', number, jti, expiresAt: exp }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' }
    if (error instanceof errors.JOSEError) return { kind: 'unreadable' }
    throw error
  }
}
