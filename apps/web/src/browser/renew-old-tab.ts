import { readStored, writeStored } from '@dining/session'
import type { DataRouter } from 'react-router'

/** Minimum milliseconds between two reloads of a tab, so that a part that is missing permanently causes no loop. */
const AT_MOST_EVERY_MS = 300_000

/** Whether the server returns this page. Otherwise reloading would replace our error with the browser's own. */
async function isServed(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/**
 * A tab that was opened before a deployment cannot load its remaining parts, since the new deployment has other files. When a part is
 * missing, the page is reloaded once, or the page that the visitor navigates to; a page with input is not reloaded (SHELL-33).
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
    if (href !== location.href) return location.assign(href)
    if (href === before && hasTyped) return
    // This page still handles presses until the new document is here: a link that is pressed now leads to its own page.
    router.subscribe(({ navigation }) => navigation.location && location.assign(router.createHref(navigation.location)))
    location.reload()
  }
  window.addEventListener('vite:preloadError', () => void renew())
}
