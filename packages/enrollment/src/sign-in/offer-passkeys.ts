import type { ApiClient } from '@dining/api-client'
import { endOffer, offerPasskey, type signInWithPasskey } from '@dining/api-client/passkeys'
import { PASSKEY_CHALLENGE_MINUTES } from '@dining/domain'

type Outcome = Awaited<ReturnType<typeof signInWithPasskey>>

/** Milliseconds for which an offer can be answered, less the time of the answer. */
const OFFER_MS = PASSKEY_CHALLENGE_MINUTES * 60_000 - 30_000

/**
 * Offers passkeys among the suggestions of the address until the page is left, renewed while it is visible.
 * @param rememberMe read when a passkey is chosen
 * @param onOutcome called when one was chosen
 */
export function offerPasskeys(
  api: ApiClient,
  rememberMe: () => boolean,
  onOutcome: (outcome: Outcome) => Promise<void>,
  leaving: AbortSignal,
): void {
  async function offer() {
    if (document.visibilityState !== 'visible') return
    const outcome = await offerPasskey(api, rememberMe)
    if (outcome) await onOutcome(outcome)
  }
  if (leaving.aborted) return
  void offer()
  const renewal = setInterval(() => void offer(), OFFER_MS)
  leaving.addEventListener('abort', () => {
    clearInterval(renewal)
    endOffer()
  })
}
