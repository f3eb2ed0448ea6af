import { createHash } from 'node:crypto'

import type { SignInProblem } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'

import type { SignInChecks } from '../../adapters/identity-provider.ts'
import { singleSignOnAttemptRepo } from '../../store/repositories/single-sign-on-attempt.ts'
import type { Store } from '../../store/store.ts'

/** Milliseconds that a sign-in at the provider may take. */
export const ATTEMPT_MS = 15 * 60 * 1000

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Stores a started sign-in for its callback: in the database, so that any process can take it and none takes it twice.
 * @param browserId value of a cookie; only this browser can complete the sign-in
 */
export async function beginAttempt(store: Store, partnerId: string, browserId: string, now: Date): Promise<SignInChecks> {
  const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  await store.tenant(partnerId, async (tx) => {
    const attempts = singleSignOnAttemptRepo(tx, partnerId)
    await attempts.sweep(now)
    await attempts.insert({
      state_hash: hash(checks.state),
      browser_hash: hash(browserId),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
  })
  return checks
}

/** The attempt of a state, once: later calls, another browser's and those that come too late are refused. */
export async function takeAttempt(
  store: Store,
  partnerId: string,
  { state, browserId }: { readonly state: string | null; readonly browserId: string | undefined },
  now: Date,
): Promise<Result<SignInChecks, SignInProblem>> {
  if (state === null || browserId === undefined) return fail('expired')
  const attempt = await store.tenant(partnerId, (tx) => singleSignOnAttemptRepo(tx, partnerId).take(hash(state)))
  if (!attempt || attempt.browser_hash !== hash(browserId) || attempt.expires_at <= now) return fail('expired')
  return succeed({ state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier })
}
