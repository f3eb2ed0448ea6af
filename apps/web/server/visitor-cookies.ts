import { PREVIEW_COOKIE } from '@dining/contract'
import { EMULATION_COOKIE } from '@dining/contract/emulation'
import { parsePublicId, readCookie, STORED } from '@dining/session'

import type { DismissedNotices } from '../src/app/services.ts'

/**
 * Formats of the cookies of the API and of our pages. Only the API can verify a value; a value in another format is ignored, as no page
 * depends on it.
 */
const VALUES = {
  /** Random bytes in base64url, at least 128 bits. */
  session: { name: '__Host-session', value: '[\\w-]{22,128}' },
  /** The session of the administration tool, with its end. */
  emulation: { name: EMULATION_COOKIE, value: '[\\w.-]{22,160}' },
  preview: { name: PREVIEW_COOKIE, value: '[\\w.-]{1,200}' },
  /** Switched on the staging page. */
  draftsOff: { name: '__Host-drafts', value: 'off' },
  /** The format of `parsePublicId`. */
  publicId: { name: STORED.publicId.key, value: '[\\w-]{1,40}' },
} as const

const pattern = (cookies: readonly { readonly name: string; readonly value: string }[]) =>
  new RegExp(`(?:^|;\\s*)(?:${cookies.map(({ name, value }) => `${name}=${value}`).join('|')})\\s*(?:;|$)`)
const DISMISSED_PATTERNS = {
  announcement: pattern([{ name: STORED.announcementDismissed.key, value: '1' }]),
  sso: pattern([{ name: STORED.ssoNoticeDismissed.key, value: 'yes' }]),
  app: pattern([{ name: STORED.appAnnouncementDismissed.key, value: 'yes' }]),
  general: pattern([{ name: STORED.generalPopup.key, value: '[a-z-]+' }]),
} as const
const DRAFTS_OFF_PATTERN = pattern([VALUES.draftsOff])
const SESSION_PATTERN = pattern([VALUES.session, VALUES.emulation])
const IDENTITY_PATTERN = pattern([VALUES.session, VALUES.emulation, VALUES.publicId])
/** Cookies of a visitor whose pages belong to that visitor only (security.md). */
const PERSONAL_PATTERN = pattern(Object.values(VALUES))

export function hasSession(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_PATTERN.test(cookies)
}

/** Whether this visitor sees what is published where others see drafts (ROUTE-39). */
export function hidesDrafts(cookies: string | undefined): boolean {
  return cookies !== undefined && DRAFTS_OFF_PATTERN.test(cookies)
}

/** Set-Cookie value that hides drafts from this visitor, or shows them again. */
export function draftsCookie(isHidden: boolean): string {
  const { name, value } = VALUES.draftsOff
  return `${name}=${isHidden ? value : ''}; Path=/; Secure; HttpOnly; SameSite=Lax${isHidden ? '' : '; Max-Age=0'}`
}

/** The notices that this visitor has dismissed; the pages without them are shared, too. */
export function dismissedNotices(cookies = ''): DismissedNotices {
  const has = (notice: keyof DismissedNotices) => DISMISSED_PATTERNS[notice].test(cookies)
  return { announcement: has('announcement'), sso: has('sso'), app: has('app'), general: has('general') }
}

/** Whether this visitor is signed in, or known by a public id. */
export function hasIdentity(cookies: string | undefined): boolean {
  return cookies !== undefined && IDENTITY_PATTERN.test(cookies)
}

/** Whether this visitor's page must be rendered for that visitor only. */
export function isPersonal(cookies: string | undefined): boolean {
  return cookies !== undefined && PERSONAL_PATTERN.test(cookies)
}

/** The public id of a visitor; the address takes precedence over the cookie (SESSION-04). */
export function publicIdFrom(search: URLSearchParams, cookies: string | undefined): string | undefined {
  return publicIdOfAddress(search) ?? parsePublicId(readCookie(cookies, STORED.publicId.key))
}

/** The public id in an address (PARAM-01). */
export function publicIdOfAddress(search: URLSearchParams): string | undefined {
  return parsePublicId(search.get('public_id'))
}
