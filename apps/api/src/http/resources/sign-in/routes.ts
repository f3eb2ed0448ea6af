import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { endEmulation } from '../../../use-cases/emulation/end-emulation.ts'
import { leaveProvider, signIn, signOut } from '../../../use-cases/sign-in.ts'
import { register, registerInSteps, type Api } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'
import { isDeliberate } from '../../same-origin.ts'
import { deviceIdOf, dropEmulationCookies, dropSessionCookies, emulationId } from '../../session-cookies.ts'
import { startBrowserSession } from '../../start-browser-session.ts'

export function signInRoutes(api: Api): void {
  registerInSteps(api, endpoints.signIn, async ({ body, partner, context }, tx, onUndone) => {
    const { cookies, userAgent, host } = context
    const deviceId = deviceIdOf(cookies)
    const credentials = { ...body, previousSessionId: cookies.get(COOKIES.session), userAgent, host, deviceId }
    const finish = await signIn(tx, api.deps, partner, credentials, onUndone)
    return async () => {
      const result = await finish()
      return result.ok ? succeed(startBrowserSession(api.deps, partner.program.id, cookies, result.value, deviceId)) : result
    }
  })

  register(api, endpoints.signOut, async ({ partner, context }) => {
    // A safe method that changes something: a link or picture of another site must not end a session (security.md).
    if (!isDeliberate(context.headers)) return fail({ kind: 'cross-site' })
    const emulation = emulationId(context.cookies)
    if (emulation !== undefined) {
      await endEmulation(api.deps, partner.program.id, emulation)
      dropEmulationCookies(context.cookies)
      return succeed({ signedOut: true as const })
    }
    const id = context.cookies.get(COOKIES.session) ?? context.cookies.get(COOKIES.leaving)
    const ended = id === undefined ? null : await signOut(api.deps, partner.program.id, id)
    dropSessionCookies(context.cookies)
    context.cookies.clear(COOKIES.leaving)
    const there = ended && (await leaveProvider(api.deps, partner.program.id, ended, context.host))
    return succeed({ signedOut: true as const, ...(there ? { continueAt: there.href } : {}) })
  })
}
