import type { ReleaseAnswer, ReleaseRequest } from '@dining/contract'

import type { StoredCard } from './store/card-table.ts'
import { registrationKey, type VaultDeps } from './vault-deps.ts'

type ReleaseDeps = Omit<VaultDeps, 'keys'>

/**
 * Ends the registration of a card that is no longer linked. The release is recorded first and then requested; if the networks do not
 * answer, `retryReleases` repeats it until they confirm.
 */
export async function release({ partnerId, token }: ReleaseRequest, deps: ReleaseDeps): Promise<ReleaseAnswer> {
  const card = await deps.store.cards.markReleasing(partnerId, token, deps.now())
  if (!card) return { result: 'released' }
  return { result: (await finishRelease(card, deps)) ? 'released' : 'releasing' }
}

/** Calls the networks once to release a marked card, and removes it if they confirm. True if it was removed. */
export async function finishRelease(card: StoredCard, { store, keyring, network }: ReleaseDeps): Promise<boolean> {
  const by =
    card.sealed_network_token === null
      ? { key: registrationKey(keyring, card) }
      : { token: await keyring.open(card.sealed_network_token, card.token) }
  if ((await network.release(by)).kind !== 'released') return false
  await store.cards.remove(card.token)
  return true
}

/** Maximum number of cards that one run releases. */
const BATCH = 50

/** Repeats the releases that are due; returns the number of removed cards. */
export async function retryReleases(deps: ReleaseDeps): Promise<number> {
  let released = 0
  for (const card of await deps.store.cards.takeDueReleases(deps.now(), BATCH)) if (await finishRelease(card, deps)) released += 1
  return released
}
