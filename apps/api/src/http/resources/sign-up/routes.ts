import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { canJoinWith, keepProspect } from '../../../use-cases/prospect.ts'
import { signUp } from '../../../use-cases/sign-up.ts'
import { register, type Api } from '../../api.ts'
import { startBrowserSession } from '../../start-browser-session.ts'

export function signUpRoutes(api: Api): void {
  const { deps } = api

  register(api, endpoints.signUp, async ({ body, partner, visit }) => {
    const result = await signUp(deps, partner, body)
    return result.ok ? succeed(startBrowserSession(deps, partner.program.id, visit.cookies, result.value)) : result
  })

  register(api, endpoints.createProspect, async ({ body, partner }) =>
    succeed({ created: await keepProspect(deps, partner.program.id, body.email) }),
  )

  register(api, endpoints.validateEmail, async ({ query, partner }) =>
    succeed({ isValid: await canJoinWith(deps, partner.program.id, query.email, query.usePpn) }),
  )
}
