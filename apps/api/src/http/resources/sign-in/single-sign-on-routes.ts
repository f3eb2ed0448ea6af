import { endpoints, signInProblemPath } from '@dining/contract'
import { fail, isOwnPath, succeed } from '@dining/domain'

import { rowHasJoined } from '../../../use-cases/has-joined.ts'
import { logOutByProvider } from '../../../use-cases/single-sign-on/log-out.ts'
import { beginSignIn, finishSignIn, newBrowserId } from '../../../use-cases/single-sign-on/sign-in.ts'
import { ATTEMPT_MS } from '../../../use-cases/single-sign-on/attempt.ts'
import { register, type Api } from '../../api.ts'
import { COOKIES, type CookieJar } from '../../cookies.ts'
import { startBrowserSession } from '../../start-browser-session.ts'

/** The page for members of each kind, unless another one was requested (AUTH-09). */
const LANDING = '/login'

/** Pages that would end the new session or start another sign-in. */
const NOWHERE = /^\/(?:Login|login|SignOut|api)(?:[/?#]|$)/

/** The page from which sign-in was started (AUTH-08); used only for enrolled members, the others enroll first. */
function takeReturn(cookies: CookieJar): string {
  const path = cookies.get(COOKIES.loginRedirect)
  if (path !== undefined) cookies.clear(COOKIES.loginRedirect)
  return path !== undefined && isOwnPath(path) && !NOWHERE.test(path) ? path : LANDING
}

/** Sign-in at the partner's provider: the redirect and the callback (AUTH-11). */
export function singleSignOnRoutes(api: Api): void {
  const { deps } = api

  register(api, endpoints.startSingleSignOn, async ({ partner, context }) => {
    if (partner.program.enrollmentType !== 'sso') return fail({ kind: 'not-found' })
    const browserId = context.cookies.get(COOKIES.singleSignOn) ?? newBrowserId()
    context.cookies.set(COOKIES.singleSignOn, browserId, { maxAge: ATTEMPT_MS / 1000 })
    const address = await beginSignIn(deps, partner, { callbackPath: endpoints.finishSingleSignOn.path, browserId, host: context.host })
    return succeed({ location: address.ok ? address.value.href : signInProblemPath(address.error) })
  })

  register(api, endpoints.logoutFromProvider, async ({ body, partner }) => {
    const result = await logOutByProvider(deps, partner, body.logout_token)
    return result.ok ? succeed({ loggedOut: true as const }) : result
  })

  register(api, endpoints.finishSingleSignOn, async ({ partner, context }) => {
    if (partner.program.enrollmentType !== 'sso') return fail({ kind: 'not-found' })
    const { cookies } = context
    const signedIn = await finishSignIn(deps, partner, {
      path: context.path,
      host: context.host,
      browserId: cookies.get(COOKIES.singleSignOn),
      previousSessionId: cookies.get(COOKIES.session),
      userAgent: context.userAgent,
    })
    if (!signedIn.ok) return succeed({ location: signInProblemPath(signedIn.error) })
    cookies.clear(COOKIES.singleSignOn)
    startBrowserSession(deps, partner.program.id, cookies, signedIn.value)
    const back = takeReturn(cookies)
    return succeed({ location: rowHasJoined(signedIn.value.member) ? back : LANDING })
  })
}
