import type { BrowserContext, Page } from '@playwright/test'

/** Hands a message to the site's worker, as the browser does after it has decrypted it. */
export async function deliverTo(page: Page, origin: string, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data: text })
}

/**
 * Records what the worker shows and which addresses it opens. Chromium without a window shows no notices, and a browser lets a worker open a window after a
 * real press alone; so these two functions of the browser are replaced.
 */
export async function recordNotices(context: BrowserContext, origin: string) {
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(origin))
  if (!worker) throw new Error('no worker')
  await worker.evaluate(() => {
    const map = new Map<string, { readonly title: string; readonly body: string; readonly data: unknown }>()
    Object.assign(globalThis, { shownNotices: map })
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      map.set(options?.tag ?? '', { title, body: options?.body ?? '', data: options?.data })
      return Promise.resolve()
    }
  })
  const shown = () =>
    worker.evaluate(() => {
      const { shownNotices } = globalThis as unknown as { shownNotices: Map<string, { readonly title: string; readonly body: string }> }
      return [...shownNotices].map(([tag, { title, body }]) => ({ title, body, tag }))
    })
  /** The address that a press on the first notice opens. @param path in place of the notice's own */
  const opened = (path: string | null) =>
    worker.evaluate((other) => {
      const scope = globalThis as unknown as {
        shownNotices: Map<string, { readonly data: unknown }>
        clients: { openWindow: (url: string) => Promise<null> }
      }
      const [[tag, first] = []] = scope.shownNotices
      const address = new Promise<string>((resolve) => {
        scope.clients.openWindow = (url) => (resolve(url), Promise.resolve(null))
      })
      const close = () => void (other === null && tag !== undefined && scope.shownNotices.delete(tag))
      const notification = { data: other ?? first?.data, close }
      globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: (): void => undefined }))
      return address
    }, path)
  return { shown, opened }
}
