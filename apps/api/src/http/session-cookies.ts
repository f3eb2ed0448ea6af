import { randomBytes } from 'node:crypto'

import type { Partner } from '@dining/partner-kit'

import type { Session } from '../use-cases/session.ts'
import type { Binding } from './anti-forgery.ts'
import { COOKIES, type CookieJar } from './cookies.ts'

/** Seconds for which a browser is a known visitor after its last response for a member (SESSION-20). */
const PUBLIC_ID_SECONDS = 365 * 24 * 60 * 60

/** Seconds for which the page can read that a remembered session has ended. */
const EXPIRY_KEPT_SECONDS = 3600

const secondsUntil = (end: Date, now: Date) => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** The binding of this browser's tokens; null if it has neither of the two cookies. */
export function tokenBinding(partnerId: string, cookies: CookieJar): Binding | null {
  const emulation = emulationId(cookies)
  if (emulation !== undefined) return { partnerId, kind: 'session', cookie: emulation }
  const session = cookies.get(COOKIES.session)
  if (session !== undefined) return { partnerId, kind: 'session', cookie: session }
  const pre = cookies.get(COOKIES.preSession)
  return pre === undefined ? null : { partnerId, kind: 'pre-session', cookie: pre }
}

/** Sets the cookies of a new session. Without "keep me signed in" the session cookie also ends with the browser. */
export function setSessionCookies(cookies: CookieJar, id: string, session: Session, now: Date): void {
  cookies.set(COOKIES.session, id, session.remembered ? { maxAge: secondsUntil(session.endsAt, now) } : {})
  cookies.clear(COOKIES.preSession)
  renewExpiryCookie(cookies, session, now)
}

/** Sets the cookie with the end of the session (SESSION-11). It expires later, so that the page can still read that the session has ended. */
export function renewExpiryCookie(cookies: CookieJar, session: Session, now: Date): void {
  const maxAge = session.remembered ? { maxAge: secondsUntil(session.endsAt, now) + EXPIRY_KEPT_SECONDS } : {}
  cookies.set(COOKIES.sessionExpiry, String(session.expiresAt.getTime()), maxAge)
}

/** Id of the session of the administration tool. In its frame it precedes the visitor's own, which a browser may send, too. */
export const emulationId = (cookies: CookieJar): string | undefined => cookies.get(COOKIES.emulation)?.split('.')[0]

/** Removes the cookies of an emulation from its frame. */
export function dropEmulationCookies(cookies: CookieJar): void {
  cookies.clear(COOKIES.emulation)
  cookies.clear(COOKIES.sessionExpiry, { partitioned: true })
}

export function dropSessionCookies(cookies: CookieJar): void {
  cookies.clear(COOKIES.session)
  cookies.clear(COOKIES.sessionExpiry)
}

/** Seconds in which a browser signs out after its account is closed. */
const LEAVING_SECONDS = 600

/**
 * As `dropSessionCookies` once the account is closed. Where members sign in at a provider, the browser keeps the id of the ended session apart, since every
 * call with the cookie of an ended session removes it.
 */
export function dropClosedCookies(cookies: CookieJar, { program }: Partner): void {
  const id = cookies.get(COOKIES.session)
  if (id !== undefined && program.enrollmentType === 'sso') cookies.set(COOKIES.leaving, id, { maxAge: LEAVING_SECONDS })
  dropSessionCookies(cookies)
}

/** Sets the cookie by which the next visitor of this browser is a known visitor (SESSION-03, SESSION-20). */
export function rememberPublicId(cookies: CookieJar, publicId: string): void {
  cookies.set(COOKIES.publicId, publicId, { maxAge: PUBLIC_ID_SECONDS })
}

/** Seconds for which a browser is recognized after its last sign-in. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60
const DEVICE_BYTES = 32

/** Id of this browser at the partner; a new one for a browser without it. `rememberDevice` keeps it after a sign-in. */
export const deviceIdOf = (cookies: CookieJar): string => cookies.get(COOKIES.device) ?? randomBytes(DEVICE_BYTES).toString('base64url')

/** Sets the cookie by which the next sign-in with this browser is recognized. */
export function rememberDevice(cookies: CookieJar, id: string): void {
  cookies.set(COOKIES.device, id, { maxAge: DEVICE_SECONDS })
}
