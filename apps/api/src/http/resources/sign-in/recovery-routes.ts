import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { confirmRecovery, requestRecovery, updatePassword } from '../../../use-cases/recovery.ts'
import { register, type Api } from '../../api.ts'

export function recoveryRoutes(api: Api): void {
  register(api, endpoints.requestRecovery, async ({ body, partner, context }) => {
    const result = await requestRecovery(api.deps, partner, body.email, context.host)
    return result.ok ? succeed({ sent: true as const }) : result
  })

  register(api, endpoints.confirmRecovery, ({ body, partner }) => confirmRecovery(api.deps, partner, body))

  register(api, endpoints.updatePassword, async ({ body, partner, context }) => {
    const result = await updatePassword(api.deps, partner, body, context.host)
    return result.ok ? succeed({ updated: true as const }) : result
  })
}
