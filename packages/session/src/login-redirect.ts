import { isOwnPath } from '@dining/domain'

import { readStored, removeStored, STORED, writeCookie, writeStored } from './browser-storage.ts'

/** Stores the page to return to after signing in, for an hour (SESSION-33, SESSION-34). */
export function rememberLoginRedirect(path: string): void {
  if (isOwnPath(path)) writeStored('loginRedirect', path)
}

/** The same as a Set-Cookie value, for a redirect by the server. */
export function loginRedirectCookie(path: string): string {
  const { key, minutes } = STORED.loginRedirect
  return isOwnPath(path) ? writeCookie(key, path, minutes) : writeCookie(key, '', 0)
}

/** Returns and removes the page to return to (AUTH-08); undefined if there is none on this site. */
export function takeLoginRedirect(): string | undefined {
  const path = readStored('loginRedirect')
  removeStored('loginRedirect')
  return path !== undefined && isOwnPath(path) ? path : undefined
}
