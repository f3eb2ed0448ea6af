import { studioEndpoints } from '@dining/contract/studio'
import { succeed } from '@dining/domain'

import { operatorPasskeyRepo } from '../../../store/repositories/operator-passkey.ts'
import { operatorRepo, type OperatorRow } from '../../../store/repositories/operator.ts'
import { sessionHash } from '../../../use-cases/studio/operator-session.ts'
import {
  beginFactor,
  changeOperatorPassword,
  confirmFactor,
  endOtherSessions,
  renewRecoveryCodes,
} from '../../../use-cases/studio/own-sign-in.ts'
import {
  addOwnPasskey,
  beginOwnPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
  startOwnPasskeyUse,
} from '../../../use-cases/studio/own-passkeys.ts'
import type { Own } from '../../../use-cases/studio/prove-operator.ts'
import { hasFactor } from '../../../use-cases/studio/second-factor.ts'
import type { Api, RequestContext } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { presentPasskey } from '../account-security/presenter.ts'
import { needsFactor, registerStudio } from './studio-pipeline.ts'

/** The session's id of a call that was admitted by it. */
const sessionIdOf = ({ cookies }: RequestContext): string => cookies.get(COOKIES.operator) ?? ''

/** The operator of a call, in their browser. */
const ownOf = ({ operator, context }: { readonly operator: OperatorRow; readonly context: RequestContext }): Own => ({
  operator,
  sessionId: sessionIdOf(context),
})

/** How operators sign in: their password, the second factor, and their sessions. */
export function operatorSecurityRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.getOperatorSecurity, async ({ operator, context }) => {
    const { email_key: key } = operator
    const [sessions, passkeys] = await deps.store.reading.owner((tx) =>
      Promise.all([operatorRepo(tx).sessionsOf(key, deps.clock()), operatorPasskeyRepo(tx, key).all()]),
    )
    const own = sessionHash(sessionIdOf(context))
    return succeed({
      isFactorRequired: needsFactor(deps),
      factor: hasFactor(operator)
        ? {
            hasApp: operator.factor_sealed !== null,
            passkeys: passkeys.map(presentPasskey),
            recoveryCodesLeft: operator.recovery_hashes.length,
          }
        : null,
      sessions: sessions.map(({ id_hash, device, started_at }) => ({
        device,
        startedAt: started_at.toISOString(),
        isCurrent: id_hash === own,
      })),
    })
  })

  registerStudio(api, studioEndpoints.beginSecondFactor, (input) => beginFactor(deps, ownOf(input), input.body))

  registerStudio(api, studioEndpoints.confirmSecondFactor, async (input) => {
    const codes = await confirmFactor(deps, ownOf(input), input.body)
    return codes.ok ? succeed({ recoveryCodes: [...codes.value] }) : codes
  })

  registerStudio(api, studioEndpoints.renewRecoveryCodes, async (input) => {
    const codes = await renewRecoveryCodes(deps, ownOf(input), input.body)
    return codes.ok ? succeed({ recoveryCodes: [...codes.value] }) : codes
  })

  registerStudio(api, studioEndpoints.changeOperatorPassword, async (input) => {
    const changed = await changeOperatorPassword(deps, ownOf(input), input.body)
    return changed.ok ? succeed({}) : changed
  })

  registerStudio(api, studioEndpoints.endOtherOperatorSessions, async (input) =>
    succeed({ ended: await endOtherSessions(deps, ownOf(input)) }),
  )

  registerStudio(api, studioEndpoints.startOperatorPasskeyUse, (input) => startOwnPasskeyUse(deps, ownOf(input)))

  registerStudio(api, studioEndpoints.beginOperatorPasskey, (input) => beginOwnPasskey(deps, ownOf(input), input.body))

  registerStudio(api, studioEndpoints.addOperatorPasskey, async (input) => {
    const codes = await addOwnPasskey(deps, ownOf(input), input.body)
    return codes.ok ? succeed({ recoveryCodes: codes.value && [...codes.value] }) : codes
  })

  registerStudio(api, studioEndpoints.renameOperatorPasskey, async ({ operator, body }) => {
    const renamed = await renameOwnPasskey(deps, operator, body)
    return renamed.ok ? succeed({}) : renamed
  })

  registerStudio(api, studioEndpoints.removeOperatorPasskey, async (input) => {
    const removed = await removeOwnPasskey(deps, ownOf(input), input.body)
    return removed.ok ? succeed({}) : removed
  })
}
