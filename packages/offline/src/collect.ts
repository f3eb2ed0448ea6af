import type { ApiClient } from '@dining/api-client'
import type { Member, MerchantDetail } from '@dining/contract'
import { HAS_ENROLLMENT } from '@dining/domain'
import { readStoredList } from '@dining/session'

import { KEPT } from './limits.ts'
import { writeNear, type KeptNear, type KeptPlace } from './near.ts'
import { removeOwn, writeOwn } from './own.ts'

/** Whose restaurants are kept. */
export interface Visit {
  /** The signed-in member; undefined for another visitor. */
  readonly member: Member | undefined
  readonly hasFavorites: boolean
}

/** Results of calls of which a few run at the same time, in the order of the inputs. */
async function inTurns<In, Out>(inputs: readonly In[], work: (input: In) => Promise<Out>): Promise<readonly Out[]> {
  const results: Out[] = []
  const rest = [...inputs.entries()]
  const worker = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: KEPT.callsAtOnce }, worker))
  return results
}

/** The member's saved restaurants; those of other visitors are in the browser already. */
async function favoritesOf(api: ApiClient, { member, hasFavorites }: Visit): Promise<readonly string[]> {
  if (!hasFavorites) return []
  if (!HAS_ENROLLMENT || !member) return readStoredList('favorites').filter((id): id is string => typeof id === 'string')
  const answer = await api.call('getFavorites', {})
  return answer.ok ? answer.value.merchantIds : []
}

/**
 * Loads the restaurants around a place and the saved ones, and keeps them on the device; for a member also what the verdict needs.
 * @returns null if they could not be loaded or kept; what was kept before stays
 */
export async function keepNear(api: ApiClient, place: KeptPlace, visit: Visit): Promise<KeptNear | null> {
  const found = await api.call('searchMerchants', {
    query: {
      'location.latitude': String(place.latitude),
      'location.longitude': String(place.longitude),
      radius: String(KEPT.radiusMiles),
      pageSize: String(KEPT.restaurants),
    },
  })
  if (!found.ok) return null
  const favorites = await favoritesOf(api, visit)
  const ids = [...new Set([...found.value.data.map(({ id }) => id), ...favorites.slice(0, KEPT.saved)])]
  const answers = await inTurns(ids, (merchantId) => api.call('getMerchant', { params: { merchantId } }))
  // Without some of them the list would be wrong; a restaurant that has left in the meantime is no failure.
  if (answers.some((answer) => !answer.ok && !(answer.error.kind === 'problem' && answer.error.code === 'not-found'))) return null
  const merchants = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const searches = readStoredList('recentSearches').filter((text): text is string => typeof text === 'string')
  try {
    const near = await writeNear({ merchants, place, searches: searches.slice(0, 5), hasFavorites: visit.hasFavorites }, Date.now())
    await keepOwn(visit.member, favorites, merchants)
    return near
  } catch {
    // The storage is full or blocked.
    return null
  }
}

async function keepOwn(member: Member | undefined, favorites: readonly string[], merchants: readonly MerchantDetail[]): Promise<void> {
  if (!HAS_ENROLLMENT || !member) return removeOwn()
  const uses = merchants.flatMap(({ id, member: use }) =>
    use && (use.visitsThisMonth > 0 || use.spendCentsThisMonth > 0) ? [[id, use] as const] : [],
  )
  await writeOwn({
    publicId: member.publicId,
    tierLevel: member.tierLevel,
    hasCard: member.hasNoCard === undefined,
    favorites: [...favorites],
    uses: Object.fromEntries(uses),
    month: new Date().toISOString().slice(0, 7),
  })
}
