import { studioEndpoints } from '@dining/contract/studio'
import { succeed } from '@dining/domain'

import { operatorRepo } from '../../../store/repositories/operator.ts'
import { sessionHash } from '../../../use-cases/studio/operator-session.ts'
import {
  beginFactor,
  changeOperatorPassword,
  confirmFactor,
  endOtherSessions,
  renewRecoveryCodes,
} from '../../../use-cases/studio/own-sign-in.ts'
import type { Api, RequestContext } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { needsFactor, registerStudio } from './studio-pipeline.ts'

/** The session's id of a call that was admitted by it. */
const sessionIdOf = ({ cookies }: RequestContext): string => cookies.get(COOKIES.operator) ?? ''

/** How operators sign in: their password, the second factor, and their sessions. */
export function operatorSecurityRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.getOperatorSecurity, async ({ operator, context }) => {
    const sessions = await deps.store.reading.owner((tx) => operatorRepo(tx).sessionsOf(operator.email_key, deps.clock()))
    const own = sessionHash(sessionIdOf(context))
    return succeed({
      isFactorRequired: needsFactor(deps),
      factor: operator.factor_sealed === null ? null : { recoveryCodesLeft: operator.recovery_hashes.length },
      sessions: sessions.map(({ id_hash, device, started_at }) => ({
        device,
        startedAt: started_at.toISOString(),
        isCurrent: id_hash === own,
      })),
    })
  })

  registerStudio(api, studioEndpoints.beginSecondFactor, ({ operator, body }) => beginFactor(deps, operator, body))

  registerStudio(api, studioEndpoints.confirmSecondFactor, async ({ operator, body, context }) => {
    const codes = await confirmFactor(deps, { operator, sessionId: sessionIdOf(context) }, body)
    return codes.ok ? succeed({ recoveryCodes: [...codes.value] }) : codes
  })

  registerStudio(api, studioEndpoints.renewRecoveryCodes, async ({ operator, body }) => {
    const codes = await renewRecoveryCodes(deps, operator, body)
    return codes.ok ? succeed({ recoveryCodes: [...codes.value] }) : codes
  })

  registerStudio(api, studioEndpoints.changeOperatorPassword, async ({ operator, body, context }) => {
    const changed = await changeOperatorPassword(deps, { operator, sessionId: sessionIdOf(context) }, body)
    return changed.ok ? succeed({}) : changed
  })

  registerStudio(api, studioEndpoints.endOtherOperatorSessions, async ({ operator, context }) =>
    succeed({ ended: await endOtherSessions(deps, { operator, sessionId: sessionIdOf(context) }) }),
  )
}
