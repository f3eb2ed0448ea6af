/** Whether the partner's own pages made this call, by Fetch Metadata, or by Origin if a browser sends none. The token is checked as well. */
export function isFromOwnSite(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || ownOrigins.includes(origin)
}

/** For the one safe method that changes something: GET /api/SignOut requires Sec-Fetch-Site of this site or of the address bar. */
export function isDeliberate(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}
