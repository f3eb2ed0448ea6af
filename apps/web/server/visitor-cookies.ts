import { PREVIEW_COOKIE } from '@dining/contract'
import { parsePublicId, readCookie, STORED } from '@dining/session'

/** The session's cookie; only the API reads its value. */
const SESSION = '__Host-session'

const pattern = (names: readonly string[]) => new RegExp(`(?:^|;\\s*)(?:${names.join('|')})=[^;]`)
const SESSION_PATTERN = pattern([SESSION])
/** Cookies of a visitor whose page is their own (security.md). */
const PERSONAL_PATTERN = pattern([SESSION, PREVIEW_COOKIE, STORED.publicId.key, STORED.announcementDismissed.key])

export function hasSession(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_PATTERN.test(cookies)
}

/** Must this visitor's page be made for them alone? */
export function isPersonal(cookies: string | undefined): boolean {
  return cookies !== undefined && PERSONAL_PATTERN.test(cookies)
}

/** The public id of a visitor; the address goes before the cookie (SESSION-04). */
export function publicIdFrom(search: URLSearchParams, cookies: string | undefined): string | undefined {
  return parsePublicId(search.get(PUBLIC_ID)) ?? parsePublicId(readCookie(cookies, STORED.publicId.key))
}

/** The address parameter that makes a visitor known (PARAM-01). */
export const PUBLIC_ID = 'public_id'
