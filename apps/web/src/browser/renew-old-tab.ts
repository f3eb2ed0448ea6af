import { readStored, writeStored } from '@dining/session'
import type { DataRouter } from 'react-router'

/** Milliseconds in which a tab is loaded anew at most once, so that a part which is missing for good makes no loop. */
const AT_MOST_EVERY_MS = 300_000

/** Does the server give this page? Otherwise loading it would put the browser's own error in the place of ours. */
async function isServed(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/**
 * A tab that was opened before a deployment misses the parts that it has not loaded yet, since the new one has others (SHELL-33).
 * When a part is missed, the page is loaded anew, once, or the one that the visitor is on the way to; what was typed is not thrown
 * away for it.
 */
export function renewOldTab(router: DataRouter): void {
  const { location } = window
  let hasTyped = false
  window.addEventListener('input', () => (hasTyped = true), { capture: true, once: true })

  async function renew() {
    if (Date.now() - Number(readStored('renewedAt') ?? 0) < AT_MOST_EVERY_MS) return
    writeStored('renewedAt', String(Date.now()))
    const before = location.href
    const target = () => {
      const next = router.state.navigation.location
      return next ? new URL(router.createHref(next), before).href : location.href
    }
    if (!(await isServed(target()))) return
    const href = target()
    if (href !== location.href) location.assign(href)
    else if (href !== before || !hasTyped) location.reload()
  }
  window.addEventListener('vite:preloadError', () => void renew())
}
