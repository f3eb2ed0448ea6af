import { EXPIRY_WARNING_HORIZON_MS, EXPIRY_WARNING_MS, SESSION_MS } from '@dining/domain'

import { readStored } from './browser-storage.ts'
import { parseExpiry } from './session-expiry.ts'

/** The phase of a session. Milliseconds are relative to now. */
export type SessionPhase =
  /** More than a day is left: no warning is planned (SESSION-15). */
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

interface Watcher {
  /** Called when the warning appears or disappears (SESSION-14, SESSION-17). */
  readonly onEnding: (isEnding: boolean) => void
  /** The session is over (SESSION-16). */
  readonly onEnded: () => void
}

/**
 * Watches the session's end by its cookie, which every call to the server may change. Start it when a member is loaded.
 * @returns `look` checks again, after a call or when the page becomes visible again; `stop` ends the watch
 */
export function watchSession({ onEnding, onEnded }: Watcher): { look: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Without a cookie the session counts from the start of the watch, not from each check (SESSION-12).
  const assumed = Date.now() + SESSION_MS

  function look() {
    clearTimeout(timer)
    const phase = sessionPhase(parseExpiry(readStored('sessionExpiry')) ?? assumed, Date.now())
    onEnding(phase.kind === 'ending')
    if (phase.kind === 'running') timer = setTimeout(look, phase.warnIn)
    if (phase.kind === 'ending') timer = setTimeout(look, phase.endsIn)
    if (phase.kind === 'ended') onEnded()
  }

  look()
  return { look, stop: () => clearTimeout(timer) }
}
