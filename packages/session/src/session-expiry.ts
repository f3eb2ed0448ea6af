/** The expiry cookie's value as milliseconds since 1970; undefined if it is invalid. */
export function parseExpiry(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
