import { endpoints, type SignUpRequest } from '@dining/contract'
import { fail, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { Session } from '../../../use-cases/session.ts'
import { joinFromProvider } from '../../../use-cases/single-sign-on/join.ts'
import { canJoinWith, keepProspect } from '../../../use-cases/prospect.ts'
import { signUp } from '../../../use-cases/sign-up.ts'
import { register, type Api, type RequestContext } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { deviceIdOf } from '../../session-cookies.ts'
import { startBrowserSession } from '../../start-browser-session.ts'

export function signUpRoutes(api: Api): void {
  const { deps } = api

  /** A member of a partner with a provider has signed in there before they enroll. */
  async function join(partner: Partner, session: Session | null, { cookies, host, userAgent }: RequestContext, form: SignUpRequest) {
    const sessionId = cookies.get(COOKIES.session)
    if (!session || sessionId === undefined) return fail({ kind: 'unauthorized' as const })
    return joinFromProvider(deps, partner, { memberId: session.memberId, sessionId, form, host, userAgent })
  }

  register(api, endpoints.signUp, async ({ body, partner, session, context }) => {
    const { cookies, host, userAgent } = context
    const isElsewhere = partner.program.enrollmentType === 'sso'
    const deviceId = isElsewhere ? undefined : deviceIdOf(cookies)
    const browser = { host, userAgent, deviceId, previousSessionId: cookies.get(COOKIES.session) }
    const result = isElsewhere ? await join(partner, session, context, body) : await signUp(deps, partner, body, browser)
    return result.ok ? succeed(startBrowserSession(deps, partner.program.id, cookies, result.value, deviceId)) : result
  })

  register(api, endpoints.createProspect, async ({ body, partner }) =>
    succeed({ created: await keepProspect(deps, partner.program.id, body.email) }),
  )

  register(api, endpoints.validateEmail, async ({ query, partner }) =>
    succeed({ isValid: await canJoinWith(deps, partner.program.id, query.email, query.usePpn) }),
  )
}
