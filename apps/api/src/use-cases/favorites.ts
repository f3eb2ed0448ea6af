import { fail, MAX_FAVORITES, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import { favoriteRepo } from '../store/repositories/favorite.ts'
import { memberRepo } from '../store/repositories/member.ts'
import type { Failure } from './failure.ts'
import { isFlagOn } from './feature-flags.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'flagProvider'>

/** The member's restaurants after a change. */
export interface Favorites {
  /** The one saved last comes first. */
  readonly merchantIds: readonly string[]
}

/**
 * Adds restaurants to those that a member has saved, in the given order, the last saved first: one that the member has pressed, or those that a visitor
 * saved before signing in. Saved and unknown ones change nothing, so a repeated call has the same effect.
 * @returns also whether some do not fit
 */
export function saveFavorites(
  { store, clock, flagProvider }: Deps,
  partner: Partner,
  memberId: string,
  merchantIds: readonly string[],
): Promise<Result<Favorites & { readonly isFull: boolean }, Failure<'not-found'>>> {
  const { id } = partner.program
  return store.tenant(id, async (tx) => {
    if (!(await isFlagOn(tx, { flagProvider }, partner, 'merchantFavorites', { memberId, now: clock() })))
      return fail({ kind: 'not-found' })
    // Locked, so that calls at the same time cannot pass the limit together.
    await memberRepo(tx, id).lock(memberId)
    const favorites = favoriteRepo(tx, id)
    const [stored, known] = await Promise.all([favorites.stored(memberId), favorites.participating(merchantIds)])
    const added = [...new Set(merchantIds)].filter((merchantId) => known.has(merchantId) && !stored.has(merchantId))
    const room = Math.max(0, MAX_FAVORITES - stored.size)
    const now = clock().getTime()
    await favorites.add(
      memberId,
      // A millisecond apart, so that their order is kept.
      added.slice(0, room).map((merchant_id, index) => ({ merchant_id, saved_at: new Date(now - index) })),
    )
    return succeed({ merchantIds: await favorites.of(memberId), isFull: added.length > room })
  })
}

/** Removes a restaurant from those that a member has saved; one that is not saved changes nothing. */
export function removeFavorite(
  { store, clock, flagProvider }: Deps,
  partner: Partner,
  memberId: string,
  merchantId: string,
): Promise<Result<Favorites, Failure<'not-found'>>> {
  const { id } = partner.program
  return store.tenant(id, async (tx) => {
    if (!(await isFlagOn(tx, { flagProvider }, partner, 'merchantFavorites', { memberId, now: clock() })))
      return fail({ kind: 'not-found' })
    const favorites = favoriteRepo(tx, id)
    await favorites.remove(memberId, merchantId)
    return succeed({ merchantIds: await favorites.of(memberId) })
  })
}
