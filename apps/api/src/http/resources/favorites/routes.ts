import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { favoriteRepo } from '../../../store/repositories/favorite.ts'
import { removeFavorite, saveFavorites, type Favorites } from '../../../use-cases/favorites.ts'
import { isFlagOn } from '../../../use-cases/feature-flags.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Restaurants that the signed-in member has saved; where the partner has no favorites, the calls do not exist (MERCHANT-51). */
export function favoriteRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getFavorites, async ({ partner, session }, tx) => {
    const [isOn, merchantIds] = await Promise.all([
      isFlagOn(tx, deps, partner, 'merchantFavorites', { memberId: session.memberId, now: deps.clock() }),
      favoriteRepo(tx, partner.program.id).of(session.memberId),
    ])
    return isOn ? succeed({ merchantIds }) : fail({ kind: 'not-found' })
  })

  register(api, endpoints.saveFavorites, async ({ body, partner, session }) => {
    const result = await saveFavorites(deps, partner, session.memberId, body.merchantIds)
    return result.ok ? succeed({ ...presentFavorites(result.value), isFull: result.value.isFull }) : result
  })

  register(api, endpoints.removeFavorite, async ({ params, partner, session }) => {
    const result = await removeFavorite(deps, partner, session.memberId, params.merchantId)
    return result.ok ? succeed(presentFavorites(result.value)) : result
  })
}

const presentFavorites = ({ merchantIds }: Favorites) => ({ merchantIds: [...merchantIds] })
