import { SESSION_MS } from '@dining/domain'

import { readStored } from './browser-storage.ts'
import { parseExpiry, sessionPhase } from './session-phase.ts'

interface Watcher {
  /** The warning is to be shown, or to go (SESSION-14, SESSION-17). */
  readonly onEnding: (isEnding: boolean) => void
  /** The session is over (SESSION-16). */
  readonly onEnded: () => void
}

/**
 * Watches the session's end by its cookie, which every call to the server may move. To be started when a member is loaded.
 * @returns `look` judges anew, after a call or when the page comes back into sight; `stop` ends the watch
 */
export function watchSession({ onEnding, onEnded }: Watcher): { look: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Without a cookie the session counts from the start of the watch, not anew from each look (SESSION-12).
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
