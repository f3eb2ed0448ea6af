import { randomBytes } from 'node:crypto'

import { isSigned, sign } from '../config/key-ring.ts'
import type { Secrets } from '../config/secrets.ts'

/** What a token belongs to: one partner and one cookie of one browser (its session, or the one before sign-in). */
export interface Binding {
  readonly partnerId: string
  readonly kind: 'session' | 'pre-session'
  /** The value of the cookie; only the browser and this process have it. */
  readonly cookie: string
}

const NONCE_BYTES = 16

const signedText = ({ partnerId, kind, cookie }: Binding, nonce: string) => JSON.stringify([nonce, partnerId, kind, cookie])

/** A token for this binding; each call returns a different one, all of them valid (decisions.md CSRF-01 … CSRF-06: no row is kept). */
export function createToken(secrets: Secrets, binding: Binding): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return `${nonce}.${sign(secrets.token, signedText(binding, nonce)).toString('base64url')}`
}

/** Whether this token was made for this binding. Always false for the placeholder, which has no signature. */
export function isValidToken(secrets: Secrets, binding: Binding, token: string): boolean {
  const [nonce, signature, ...rest] = token.split('.')
  if (!nonce || !signature || rest.length > 0) return false
  return isSigned(secrets.token, signedText(binding, nonce), Buffer.from(signature, 'base64url'))
}
