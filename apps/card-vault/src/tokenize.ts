import { randomBytes } from 'node:crypto'

import type { TokenizeAnswer, TokenizeRequest } from '@dining/contract'

import { checkCardNumber } from './card-number.ts'
import type { FrameKeys } from './frame-keys.ts'
import { openJwe } from './open-jwe.ts'
import type { Secrets } from './secrets.ts'
import type { VaultStore } from './store.ts'

export interface TokenizeDeps {
  readonly store: VaultStore
  readonly secrets: Secrets
  readonly keys: FrameKeys
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Takes a card's JWE once: decrypts it, checks it for this partner, checks the number again (Luhn, brand, accepted list), keeps it sealed
 * and answers token, fingerprint, brand and last four. A JWE that could be read is used up, whatever comes of it.
 */
export async function tokenize(request: TokenizeRequest, { store, secrets, keys, now }: TokenizeDeps): Promise<TokenizeAnswer> {
  const opened = await openJwe(request.jwe, request.partnerId, keys, now())
  if (opened.kind !== 'ok') return { result: 'refused', reason: opened.kind }
  if (!store.useOnce(opened.jti, opened.expiresAt, Math.floor(now() / 1000))) return { result: 'refused', reason: 'already-used' }

  const checked = checkCardNumber(opened.number, request.accepted)
  if (checked.kind === 'brand-not-accepted') return { result: 'refused', reason: 'brand-not-accepted' }
  if (checked.kind !== 'accepted') return { result: 'refused', reason: 'invalid-number' }

  const { number, brand, lastFour } = checked
  const fingerprint = secrets.fingerprint(number)
  const fresh = `tok_${randomBytes(18).toString('base64url')}`
  const card = { token: fresh, partnerId: request.partnerId, fingerprint, sealed: secrets.seal(number, fresh), brand, lastFour }
  return { result: 'token', token: store.keep(card), fingerprint, brand, lastFour }
}
