import { securityEndpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import type { PasskeyRow } from '../../../store/repositories/passkey.ts'
import { closeOwnAccount, keepOwnAccount } from '../../../use-cases/account-closing/close-account.ts'
import { changePassword } from '../../../use-cases/account-security/change-password.ts'
import { confirmIdentity } from '../../../use-cases/account-security/confirm-identity.ts'
import { confirmOwnEmailChange, startOwnEmailChange, waitingEmail } from '../../../use-cases/account-security/own-email.ts'
import type { PasskeyBrowser } from '../../../use-cases/account-security/passkey-challenge.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from '../../../use-cases/account-security/passkeys.ts'
import { signInWithPasskey, startPasskeyUse } from '../../../use-cases/account-security/use-passkey.ts'
import { register, registerRead, type Api, type RequestContext } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { deviceIdOf, dropClosedCookies, tokenBinding } from '../../session-cookies.ts'
import { startBrowserSession } from '../../start-browser-session.ts'
import { presentPasskey } from './presenter.ts'

/** The password, the passkeys and the proof of who a member is. A user of the administration tool has none of them. */
export function accountSecurityRoutes(api: Api): void {
  const { deps } = api

  register(api, securityEndpoints.confirmIdentity, async ({ body, partner, session, context }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await confirmIdentity(deps, partner, session, browserOf(partner.program.id, context), body)
    return result.ok ? succeed({ confirmedUntil: result.value.toISOString() }) : result
  })

  register(api, securityEndpoints.changePassword, async ({ body, partner, session, context: { host } }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await changePassword(deps, partner, session, { ...body, host })
    return result.ok ? succeed({ changed: true as const }) : result
  })

  registerRead(api, securityEndpoints.getOwnEmailChange, async ({ partner, session }, tx) => {
    const result = await waitingEmail(tx, partner, session.memberId, deps.clock())
    return result.ok ? succeed({ newEmail: result.value }) : result
  })

  register(api, securityEndpoints.startOwnEmailChange, async ({ body, partner, session, context: { host } }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await startOwnEmailChange(deps, partner, session.memberId, { ...body, host })
    return result.ok ? succeed({ newEmail: result.value }) : result
  })

  register(api, securityEndpoints.confirmOwnEmailChange, async ({ body, partner, session, context: { host } }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await confirmOwnEmailChange(deps, partner, session, { ...body, host })
    return result.ok ? succeed({ email: result.value }) : result
  })

  register(api, securityEndpoints.closeOwnAccount, async ({ body, partner, session, context }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await closeOwnAccount(deps, partner, { ...body, session, host: context.host })
    if (!result.ok) return result
    dropClosedCookies(context.cookies, partner)
    return succeed({ closesAt: result.value.toISOString() })
  })

  register(api, securityEndpoints.keepOwnAccount, async ({ partner, session }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await keepOwnAccount(deps, partner, session.memberId)
    return result.ok ? succeed({ kept: true as const }) : result
  })

  registerRead(api, securityEndpoints.getPasskeys, async ({ partner, session }, tx) => {
    const result = await listPasskeys(tx, partner, session.memberId)
    return result.ok ? succeed(presentPasskeys(result.value)) : result
  })

  register(api, securityEndpoints.startPasskey, async ({ partner, session, context }) =>
    session.emulation ? fail({ kind: 'forbidden' }) : startPasskey(deps, partner, browserOf(partner.program.id, context), session.memberId),
  )

  register(api, securityEndpoints.addPasskey, async ({ body, partner, session, context }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await addPasskey(deps, partner, browserOf(partner.program.id, context), session, body)
    return result.ok ? succeed(presentPasskeys(result.value)) : result
  })

  register(api, securityEndpoints.renamePasskey, async ({ params, body, partner, session }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await renamePasskey(deps, partner, session.memberId, { id: params.passkeyId, name: body.passkeyName })
    return result.ok ? succeed(presentPasskeys(result.value)) : result
  })

  register(api, securityEndpoints.removePasskey, async ({ params, partner, session, context: { host } }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const result = await removePasskey(deps, partner, session.memberId, { id: params.passkeyId, host })
    return result.ok ? succeed(presentPasskeys(result.value)) : result
  })

  register(api, securityEndpoints.startPasskeyUse, async ({ partner, context }) =>
    startPasskeyUse(deps, partner, browserOf(partner.program.id, context)),
  )

  register(api, securityEndpoints.signInWithPasskey, async ({ body, partner, context }) => {
    const { cookies, userAgent } = context
    const deviceId = deviceIdOf(cookies)
    const given = { ...body, previousSessionId: cookies.get(COOKIES.session), userAgent, deviceId }
    const result = await signInWithPasskey(deps, partner, browserOf(partner.program.id, context), given)
    return result.ok ? succeed(startBrowserSession(deps, partner.program.id, cookies, result.value, deviceId)) : result
  })
}

/** The browser of a call that has passed the anti-forgery check, so it has a cookie to which a challenge can be bound. */
function browserOf(partnerId: string, { cookies, host }: RequestContext): PasskeyBrowser {
  const binding = tokenBinding(partnerId, cookies)
  if (!binding) throw new Error('A call without an anti-forgery token has reached its handler')
  return { cookie: binding.cookie, host }
}

const presentPasskeys = (rows: readonly PasskeyRow[]) => ({ passkeys: rows.map(presentPasskey) })
