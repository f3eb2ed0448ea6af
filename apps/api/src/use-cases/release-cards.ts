import type { ApiDeps } from '../deps.ts'
import { cardReleaseRepo, dropFinishedReleases, dueReleases } from '../store/repositories/card-release.ts'

/** Maximum number of releases per run. */
const BATCH = 50

/**
 * Ends the registration at the vault of cards that are no longer linked. The call is made outside a transaction and may be repeated; a card
 * that was linked again meanwhile keeps its registration. Returns the number of releases that the vault confirmed or recorded.
 */
export async function releaseCards({ store, vault }: Pick<ApiDeps, 'store' | 'vault'>): Promise<number> {
  let count = 0
  for (const { partner_id: partnerId, vault_token: token } of await store.owner((tx) => dueReleases(tx, BATCH))) {
    const isStarted = await store.tenant(partnerId, (tx) => cardReleaseRepo(tx, partnerId).start(token))
    if (!isStarted) continue
    const answer = await vault.release({ partnerId, token })
    if (!answer.ok) continue
    await store.tenant(partnerId, (tx) => cardReleaseRepo(tx, partnerId).finish(token))
    count += 1
  }
  await store.owner(dropFinishedReleases)
  return count
}
