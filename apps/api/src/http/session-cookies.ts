import type { Session } from '../use-cases/session.ts'
import type { Binding } from './anti-forgery.ts'
import { COOKIES, type CookieJar } from './cookies.ts'

/** Seconds. How long a browser stays a known visitor after its last member answer (SESSION-20). */
const PUBLIC_ID_SECONDS = 365 * 24 * 60 * 60

/** Seconds. How long the page can read that a remembered session has ended. */
const EXPIRY_KEPT_SECONDS = 3600

const secondsUntil = (end: Date, now: Date) => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** What a token of this browser is bound to; null when it has neither of the two cookies. */
export function tokenBinding(partnerId: string, cookies: CookieJar): Binding | null {
  const session = cookies.get(COOKIES.session)
  if (session !== undefined) return { partnerId, kind: 'session', cookie: session }
  const pre = cookies.get(COOKIES.preSession)
  return pre === undefined ? null : { partnerId, kind: 'pre-session', cookie: pre }
}

/** Hands a new session to the browser. Without "keep me signed in" its cookie also ends with the browser. */
export function setSessionCookies(cookies: CookieJar, id: string, session: Session, now: Date): void {
  cookies.set(COOKIES.session, id, session.remembered ? { maxAge: secondsUntil(session.endsAt, now) } : {})
  cookies.clear(COOKIES.preSession)
  renewExpiryCookie(cookies, session, now)
}

/** Tells the page when the session ends now (SESSION-11). It outlives that moment, so that the page can still read that it has passed. */
export function renewExpiryCookie(cookies: CookieJar, session: Session, now: Date): void {
  const maxAge = session.remembered ? { maxAge: secondsUntil(session.endsAt, now) + EXPIRY_KEPT_SECONDS } : {}
  cookies.set(COOKIES.sessionExpiry, String(session.expiresAt.getTime()), maxAge)
}

export function dropSessionCookies(cookies: CookieJar): void {
  cookies.clear(COOKIES.session)
  cookies.clear(COOKIES.sessionExpiry)
}

/** Remembers who was here, so that the next visit is a known one (SESSION-03, SESSION-20). */
export function rememberPublicId(cookies: CookieJar, publicId: string): void {
  cookies.set(COOKIES.publicId, publicId, { maxAge: PUBLIC_ID_SECONDS })
}
