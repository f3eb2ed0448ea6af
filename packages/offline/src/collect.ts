import type { ApiClient } from '@dining/api-client'
import type { Member, MerchantDetail } from '@dining/contract'
import { HAS_ENROLLMENT } from '@dining/domain'
import { readStoredList } from '@dining/session'

import { KEPT } from './limits.ts'
import { bounded, writeNear, type KeptNear, type KeptPlace } from './near.ts'
import { isSessionOf } from './own-session.ts'
import { removeOwn, writeOwn, type KeptOwn } from './own.ts'
import { lastSearches } from './searches.ts'

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

/** What this device keeps. */
export interface Kept {
  readonly near: KeptNear
  /** Of the member whose session this is. */
  readonly own: KeptOwn | null
}

/** Bytes that it takes. */
export const bytesOf = ({ near, own }: Kept): number => near.bytes + (own?.bytes ?? 0)

/**
 * Loads the restaurants around a place and the saved ones, and keeps them on the device. A member's saved restaurants, searches, and what the verdict needs are
 * apart, since they end with the session.
 * @returns null if they could not be loaded or kept; what was kept before stays
 */
export async function keepNear(api: ApiClient, place: KeptPlace, visit: Visit): Promise<Kept | null> {
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
  const around = found.value.data.map(({ id }) => id)
  const ids = [...new Set([...around, ...favorites.slice(0, KEPT.saved)])]
  const answers = await inTurns(ids, (merchantId) => api.call('getMerchant', { params: { merchantId } }))
  // Without some of them the list would be wrong; a restaurant that has left in the meantime is no failure.
  if (answers.some((answer) => !answer.ok && !(answer.error.kind === 'problem' && answer.error.code === 'not-found'))) return null
  const merchants = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const member = HAS_ENROLLMENT ? visit.member : undefined
  const searches = await lastSearches(member?.publicId)
  const isAround = ({ id }: MerchantDetail) => member === undefined || around.includes(id)
  try {
    const near = await writeNear(
      { merchants: merchants.filter(isAround), place, searches: member ? [] : [...searches], hasFavorites: visit.hasFavorites },
      Date.now(),
    )
    const own = await keepOwn(member, { favorites, searches, merchants, isAround, most: KEPT.bytes - near.bytes })
    return { near, own }
  } catch {
    // The storage is full or blocked.
    return null
  }
}

interface OwnParts {
  readonly favorites: readonly string[]
  readonly searches: readonly string[]
  readonly merchants: readonly MerchantDetail[]
  readonly isAround: (merchant: MerchantDetail) => boolean
  /** The most bytes of the restaurants. */
  readonly most: number
}

async function keepOwn(member: Member | undefined, { favorites, searches, merchants, isAround, most }: OwnParts): Promise<KeptOwn | null> {
  // The session may have ended while the restaurants were loaded, in this tab or another.
  if (!member || !isSessionOf(member.publicId)) {
    await removeOwn()
    return null
  }
  const uses = merchants.flatMap(({ id, member: use }) =>
    use && (use.visitsThisMonth > 0 || use.spendCentsThisMonth > 0) ? [[id, use] as const] : [],
  )
  return writeOwn({
    publicId: member.publicId,
    tierLevel: member.tierLevel,
    hasCard: member.hasNoCard === undefined,
    favorites: [...favorites],
    searches: [...searches],
    uses: Object.fromEntries(uses),
    month: new Date().toISOString().slice(0, 7),
    ...bounded(
      merchants.filter((merchant) => !isAround(merchant)),
      most,
    ),
  })
}
