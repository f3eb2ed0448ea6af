import type { ApiDeps } from '../deps.ts'
import type { SignedIn } from '../use-cases/sign-in.ts'
import { createToken } from './anti-forgery.ts'
import type { CookieJar } from './cookies.ts'
import { rememberDevice, rememberPublicId, setSessionCookies } from './session-cookies.ts'

/** Sets the cookies of a new session, with its anti-forgery token. @param deviceId of a browser whose sign-in was recorded */
export function startBrowserSession(
  deps: ApiDeps,
  partnerId: string,
  cookies: CookieJar,
  { id, session, member }: SignedIn,
  deviceId?: string,
) {
  if (deviceId !== undefined) rememberDevice(cookies, deviceId)
  setSessionCookies(cookies, id, session, deps.clock())
  rememberPublicId(cookies, member.public_id)
  return {
    publicId: member.public_id,
    memberType: member.member_type,
    csrfToken: createToken(deps.secrets, { partnerId, kind: 'session', cookie: id }),
  }
}
