import { createElement } from 'react'

import { useNewVersion } from '../app/shell/new-version.ts'

/** Milliseconds between two questions of a tab that stays open. */
const ASK_EVERY_MS = 3_600_000

/**
 * Shows the notice if an installed worker is of another build than this page: it knows all files of its build, and the first script of a page has another
 * name in each. The worker itself is asked. A request for its script would go through the worker that is active, which keeps it from being replaced; and
 * the worker of a site that has switched it off (SERVICE_WORKER) gives no answer.
 */
function compare(worker: ServiceWorker): void {
  const [own] = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
  if (own === undefined) return
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === false) void show().catch(() => undefined)
  })
  port1.start()
  worker.postMessage(own, [port2])
}

async function show(): Promise<void> {
  const { NewVersion } = await import('../app/shell/NewVersion.tsx')
  useNewVersion.setState({ notice: createElement(NewVersion) })
}

/**
 * Shows a notice in a tab that stays open when the site has a new version (PWA-09). The browser asks for the worker whenever a page of the site is opened
 * in any tab; a tab that is shown again asks itself, once an hour at most.
 */
export function watchVersion(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') compare(worker)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < ASK_EVERY_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}
