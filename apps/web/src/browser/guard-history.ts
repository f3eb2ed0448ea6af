import { currentMember } from './refresh-member.ts'
import type { AppServices } from '../app/services.ts'

/**
 * A browser may bring a whole page back from its history as it was left. A member's page hides when it is left, and shows itself
 * again only while the session lasts; after signing out it is loaded anew, and with that is nobody's.
 */
export function guardHistory(services: AppServices): void {
  const root = document.documentElement
  window.addEventListener('pagehide', () => {
    if (currentMember(services)) root.hidden = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !root.hidden) return
    if (services.hasSession()) root.hidden = false
    else window.location.reload()
  })
}
