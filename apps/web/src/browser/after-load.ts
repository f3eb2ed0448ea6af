import { WORKER_PATH } from './worker-path.ts'

/** Resolves once the page and its pictures have loaded, so that nothing here competes with them. */
const pageLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** A browser may refuse, for instance in a private window; the site works without the worker. */
function registerWorker(): void {
  if (window.top !== window || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined)
}

/** What each document does once, after it has loaded: the service worker is registered (PWA-09). */
export async function afterLoad(): Promise<void> {
  await pageLoad()
  registerWorker()
}
