import { PREVIEW_COOKIE } from '@dining/contract'
import { parsePublicId, readCookie, STORED } from '@dining/session'

/**
 * Values that the cookies of the API and of our pages can have. Only the API knows whether one is genuine; a value of another form is
 * ignored, as no page depends on it.
 */
const VALUES = {
  /** Random bytes in base64url, 128 bits at least. */
  session: { name: '__Host-session', value: '[\\w-]{22,128}' },
  preview: { name: PREVIEW_COOKIE, value: '[\\w.-]{1,200}' },
  /** As `parsePublicId` reads it. */
  publicId: { name: STORED.publicId.key, value: '[\\w-]{1,40}' },
  announcementDismissed: { name: STORED.announcementDismissed.key, value: '[\\w-]{1,64}' },
} as const

const pattern = (cookies: readonly { readonly name: string; readonly value: string }[]) =>
  new RegExp(`(?:^|;\\s*)(?:${cookies.map(({ name, value }) => `${name}=${value}`).join('|')})\\s*(?:;|$)`)
const SESSION_PATTERN = pattern([VALUES.session])
/** Cookies of a visitor whose page is their own (security.md). */
const PERSONAL_PATTERN = pattern(Object.values(VALUES))

export function hasSession(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_PATTERN.test(cookies)
}

/** Must this visitor's page be made for them alone? */
export function isPersonal(cookies: string | undefined): boolean {
  return cookies !== undefined && PERSONAL_PATTERN.test(cookies)
}

/** The public id of a visitor; the address goes before the cookie (SESSION-04). */
export function publicIdFrom(search: URLSearchParams, cookies: string | undefined): string | undefined {
  return publicIdOfAddress(search) ?? parsePublicId(readCookie(cookies, STORED.publicId.key))
}

/** The public id that an address carries (PARAM-01). */
export function publicIdOfAddress(search: URLSearchParams): string | undefined {
  return parsePublicId(search.get('public_id'))
}
