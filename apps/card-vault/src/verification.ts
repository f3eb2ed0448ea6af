import { randomBytes } from 'node:crypto'

import type {
  ConfirmVerificationAnswer,
  ConfirmVerificationRequest,
  StartVerificationAnswer,
  StartVerificationRequest,
} from '@dining/contract'

import type { VaultDeps } from './vault-deps.ts'

/** Milliseconds in which a code has to be entered. */
const LIFE_MS = 10 * 60_000
const MAX_ATTEMPTS = 5
/** Verifications of one card in `WINDOW_MS`: with the attempts of each, 50 guesses of a million codes a day. */
const MAX_STARTS = 10
export const WINDOW_MS = 24 * 60 * 60_000

type VerificationDeps = Pick<VaultDeps, 'store' | 'keyring' | 'network' | 'now'>

/** The networks did not answer; the caller may try again. */
interface Unavailable {
  readonly result: 'unavailable'
}

/** Has the holder of a registered card shown a code. */
export async function startVerification(
  { fingerprint }: StartVerificationRequest,
  { store, keyring, network, now }: VerificationDeps,
): Promise<StartVerificationAnswer | Unavailable> {
  const card = await store.cards.registeredWith(fingerprint)
  if (!card || card.sealed_network_token === null) return { result: 'refused', reason: 'unknown-card' }
  const at = now()
  const id = `ver_${randomBytes(18).toString('base64url')}`
  const expiresAt = at + LIFE_MS
  // Recorded before it is counted, so that calls at the same moment count each other. Its id is not known to a client before it has been started.
  await store.verifications.add({ id, fingerprint, now: at, expiresAt })
  const refuse = async <T>(answer: T): Promise<T> => {
    await store.verifications.remove(id)
    return answer
  }
  if ((await store.verifications.countSince(fingerprint, at - WINDOW_MS)) > MAX_STARTS)
    return refuse({ result: 'refused', reason: 'too-many' } as const)
  const started = await network.startVerification(await keyring.open(card.sealed_network_token, card.token))
  // Whether a code was shown is not known, so the start counts.
  if (started.kind === 'unavailable') return { result: 'unavailable' }
  if (started.kind === 'unknown') return refuse({ result: 'refused', reason: 'unknown-card' } as const)
  await store.verifications.started(id, started.id)
  return { result: 'started', id, expiresAt: new Date(expiresAt).toISOString(), lastFour: card.last_four }
}

/** Checks a code. Each wrong one uses an attempt; after `MAX_ATTEMPTS` the verification is over. */
export async function confirmVerification(
  { id, code }: ConfirmVerificationRequest,
  { store, network, now }: VerificationDeps,
): Promise<ConfirmVerificationAnswer | Unavailable> {
  // Counted before the code is checked, so that parallel guesses count each.
  const row = await store.verifications.attempt(id, MAX_ATTEMPTS, now())
  if (!row) return { result: 'expired' }
  const answer = await network.confirmVerification(row.network_id, code)
  if (answer.kind === 'wrong') return { result: 'wrong-code', attemptsLeft: MAX_ATTEMPTS - row.attempts }
  await store.verifications.giveBack(id)
  return answer.kind === 'confirmed' ? { result: 'confirmed', fingerprint: row.fingerprint } : { result: 'unavailable' }
}
