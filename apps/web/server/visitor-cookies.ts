/** The session's cookie; only the API reads its value. */
const SESSION = /(?:^|;\s*)__Host-session=[^;]/

/** Cookies of a visitor whose page is their own: session, public id, preview, and what they dismissed (security.md). */
const PERSONAL = /(?:^|;\s*)(?:__Host-session|public_id|cms_preview|announcement_dismissed)=[^;]/

export function hasSession(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION.test(cookies)
}

/** Must this visitor's page be made for them alone? */
export function isPersonal(cookies: string | undefined): boolean {
  return cookies !== undefined && PERSONAL.test(cookies)
}
