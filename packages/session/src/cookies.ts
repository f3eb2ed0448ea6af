/**
 * The value of a cookie.
 * @param cookies a Cookie header or `document.cookie`
 */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

/** A cookie that anybody may have set need not be well-formed. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * A line for `document.cookie` or Set-Cookie.
 * @param minutes how long it lives; 0 removes it
 */
export function writeCookie(name: string, value: string, minutes: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.round(minutes * 60)}; SameSite=Lax; Secure`
}
