import { endpoints } from '@dining/contract'
import { isNativeApp, succeed } from '@dining/domain'

import { activateBonus } from '../../../use-cases/bonuses/activate-bonus.ts'
import { register, type Api } from '../../api.ts'
import { presentBonus } from './presenter.ts'

/** Activation of a member's bonuses; the list is part of the member (BONUS-01, BONUS-08). */
export function bonusRoutes(api: Api): void {
  register(api, endpoints.activateBonus, async ({ params, partner, session, context }) => {
    const isFromApp = isNativeApp(context.headers.get('user-agent'))
    const result = await activateBonus(api.deps, partner, session.memberId, params.bonusCode, isFromApp)
    return result.ok ? succeed(presentBonus(result.value)) : result
  })
}
