import { PREVIEW_COOKIE, SPLIT_COOKIE } from '@dining/contract'
import { EMULATION_COOKIE } from '@dining/contract/emulation'
import { parse, serialize, type CookieOptions } from 'hono/utils/cookie'

/** Names of the API's cookies. All are Secure; browsers accept that on `*.localhost` too. */
export const COOKIES = {
  /** 256 random bits; HttpOnly (security.md "session"). */
  session: '__Host-session',
  /** Session of an operator, on the studio's own host; HttpOnly. */
  operator: '__Host-operator',
  /** Session of the administration tool, in its frame; the web servers set it. HttpOnly. */
  emulation: EMULATION_COOKIE,
  /** Before sign-in: what the anti-forgery token is bound to; HttpOnly. */
  preSession: '__Host-pre',
  /** Token of a preview link; the web servers set it. */
  preview: PREVIEW_COOKIE,
  /** Number by which flags are drawn for a visitor without an identity; the web servers set it. */
  split: SPLIT_COOKIE,
  /** Identifies the browser, so that a sign-in with another one is noticed; HttpOnly. */
  device: '__Host-device',
  /** When the session ends, in milliseconds since 1970; for the page's own warning (SESSION-11). */
  sessionExpiry: 'session_expiry',
  /** SESSION-20; read by the page. */
  publicId: 'public_id',
  /** Identifies the browser while it signs in at the provider; HttpOnly. Lax, since the provider's site sends the browser back. */
  singleSignOn: '__Host-sso',
  /** Id of the session in which the account was closed, so that the sign-out after it also signs out at the provider; HttpOnly. */
  leaving: '__Host-leaving',
  /** Page to return to after sign-in (SESSION-33); written by the pages and their server. */
  loginRedirect: 'login_redirect',
} as const

type CookieName = (typeof COOKIES)[keyof typeof COOKIES]

/** Cookies of one request and those that its answer sets. */
export interface CookieJar {
  get(name: CookieName): string | undefined
  set(name: CookieName, value: string, options?: { readonly maxAge?: number }): void
  /** @param options partitioned: the cookie of a frame of another site, which is kept apart from that of the site */
  clear(name: CookieName, options?: { readonly partitioned?: boolean }): void
  /** `Set-Cookie` lines so far, one for each name. */
  lines(): readonly string[]
}

/** Chrome's own upper bound for a cookie's life, in seconds; Hono refuses more. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60

/** Cookies that are not needed when a link from another site is followed. */
const STRICT: ReadonlySet<CookieName> = new Set([COOKIES.preSession, COOKIES.operator])

function baseOptions(name: CookieName): CookieOptions {
  const httpOnly = name.startsWith('__Host-')
  return { path: '/', secure: true, httpOnly, sameSite: STRICT.has(name) ? 'Strict' : 'Lax' }
}

/** Reads the request's cookies; `get` returns a cookie that was set here from then on. */
export function cookieJar(header: string | null): CookieJar {
  const values: Partial<Record<string, string>> = parse(header ?? '')
  const lines = new Map<string, string>()
  return {
    get: (name) => values[name] || undefined,
    set(name, value, options = {}) {
      const maxAge = options.maxAge === undefined ? {} : { maxAge: Math.min(options.maxAge, MAX_AGE_SECONDS) }
      values[name] = value
      lines.set(name, serialize(name, value, { ...baseOptions(name), ...maxAge }))
    },
    clear(name, { partitioned = name === COOKIES.emulation } = {}) {
      delete values[name]
      const framed = partitioned ? ({ sameSite: 'None', partitioned: true } as const) : {}
      lines.set(name, serialize(name, '', { ...baseOptions(name), ...framed, maxAge: 0 }))
    },
    lines: () => [...lines.values()],
  }
}
