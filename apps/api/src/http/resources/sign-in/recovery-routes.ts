import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { confirmEmailChange, requestEmailChange } from '../../../use-cases/change-email.ts'
import { confirmRecovery, requestRecovery, updatePassword } from '../../../use-cases/recovery.ts'
import { register, registerInSteps, type Api } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { deviceIdOf } from '../../session-cookies.ts'
import { startBrowserSession } from '../../start-browser-session.ts'

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

  registerInSteps(api, endpoints.requestEmailChange, async ({ body, partner, context }, tx, onUndone) => {
    const { cookies, userAgent, host } = context
    const deviceId = deviceIdOf(cookies)
    const browser = { previousSessionId: cookies.get(COOKIES.session), userAgent, host, deviceId }
    const finish = await requestEmailChange(tx, api.deps, partner, { ...body, ...browser }, onUndone)
    return async () => {
      const result = await finish()
      if (!result.ok) return result
      if (result.value === null) return succeed({ kind: 'code-sent' as const })
      return succeed({ kind: 'signed-in' as const, ...startBrowserSession(api.deps, partner.program.id, cookies, result.value, deviceId) })
    }
  })

  register(api, endpoints.confirmEmailChange, async ({ body, partner, context }) => {
    const result = await confirmEmailChange(api.deps, partner, body, context.host)
    return result.ok ? succeed({ updated: true as const }) : result
  })
}
