import { fail, succeed, type Result } from '@dining/domain'
import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import * as v from 'valibot'

import type { ProviderKeys } from './provider-keys.ts'

/** Whose sessions end: those of one session at the provider, or all of a person. */
export interface ProviderLogout {
  readonly issuer: string
  readonly subject: string | null
  readonly sessionId: string | null
  /** Names the token; it is accepted once. */
  readonly tokenId: string
  /** Moment from which the token is refused for its age. */
  readonly expiresAt: Date
}

/** `unavailable`: the provider's keys cannot be read, so that it may try again. */
export type LogoutProblem = 'refused' | 'unavailable'

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Seconds for which a token is accepted after it was issued, and by which clocks may differ. */
const [MAX_AGE, TOLERANCE] = [120, 30]
/** Signatures by a published key alone: none, and those by the client's secret, prove no provider. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))
const claimsSchema = v.object({
  // One audience: a token for several clients could come from another one of them.
  aud: v.union([v.string(), v.strictTuple([v.string()])]),
  iat: v.number(),
  jti: text,
  sub: v.exactOptional(text),
  sid: v.exactOptional(text),
  events: v.looseObject({ [LOGOUT_EVENT]: v.looseObject({}) }),
  // An ID token has one, and must not end sessions.
  nonce: v.optional(v.never()),
})

/** Checks a logout token as OpenID Connect Back-Channel Logout 1.0, 2.6, says; whether it was used is the caller's to check. */
export async function readLogoutToken(
  keys: ProviderKeys,
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
  token: string,
): Promise<Result<ProviderLogout, LogoutProblem>> {
  try {
    const set = await keys.read(decodeProtectedHeader(token).kid, 'sent')
    if (!set) return fail('unavailable')
    const published = createLocalJWKSet(set)
    const { payload, protectedHeader } = await jwtVerify(token, published, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE,
      maxTokenAge: MAX_AGE,
    })
    const type = protectedHeader.typ?.toLowerCase()
    if (type !== undefined && type !== 'logout+jwt' && type !== 'jwt') return fail('refused')
    const { jti, iat, sub = null, sid = null } = v.parse(claimsSchema, payload)
    if (sub === null && sid === null) return fail('refused')
    return succeed({ issuer, subject: sub, sessionId: sid, tokenId: jti, expiresAt: new Date((iat + MAX_AGE + 2 * TOLERANCE) * 1000) })
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError || error instanceof TypeError) return fail('refused')
    throw error
  }
}
