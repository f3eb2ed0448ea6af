/** Is this call made by the partner's own pages? Fetch Metadata decides; Origin where a browser sends none; the token stands behind both. */
export function isFromOwnSite(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || ownOrigins.includes(origin)
}

/** For the one safe method that changes something: GET /api/SignOut needs a browser that says it is this site or the address bar. */
export function isDeliberate(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}
