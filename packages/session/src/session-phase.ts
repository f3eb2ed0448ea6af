import { EXPIRY_WARNING_HORIZON_MS, EXPIRY_WARNING_MS } from '@dining/domain'

/** Where a session stands. Milliseconds are counted from now. */
export type SessionPhase =
  /** More than a day is left: nothing is planned (SESSION-15). */
  | { readonly kind: 'long' }
  | { readonly kind: 'running'; readonly warnIn: number }
  | { readonly kind: 'ending'; readonly endsIn: number }
  | { readonly kind: 'ended' }

/**
 * @param expiry milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function sessionPhase(expiry: number, now: number): SessionPhase {
  const left = expiry - now
  if (left > EXPIRY_WARNING_HORIZON_MS) return { kind: 'long' }
  if (left > EXPIRY_WARNING_MS) return { kind: 'running', warnIn: left - EXPIRY_WARNING_MS }
  return left > 0 ? { kind: 'ending', endsIn: left } : { kind: 'ended' }
}

/** The expiry cookie's value as milliseconds since 1970; undefined for anything that is none. */
export function parseExpiry(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
