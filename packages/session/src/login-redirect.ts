import { isOwnPath } from '@dining/domain'

import { readStored, removeStored, STORED, writeCookie, writeStored } from './browser-storage.ts'

/** Keeps the place to return to after signing in, for an hour (SESSION-33, SESSION-34). */
export function rememberLoginRedirect(path: string): void {
  if (isOwnPath(path)) writeStored('loginRedirect', path)
}

/** The same as a Set-Cookie line, for a redirect that the server answers with. */
export function loginRedirectCookie(path: string): string {
  const { key, minutes } = STORED.loginRedirect
  return isOwnPath(path) ? writeCookie(key, path, minutes) : writeCookie(key, '', 0)
}

/** The place to return to, which is forgotten with that (AUTH-08); undefined when there is none on this site. */
export function takeLoginRedirect(): string | undefined {
  const path = readStored('loginRedirect')
  removeStored('loginRedirect')
  return path !== undefined && isOwnPath(path) ? path : undefined
}
