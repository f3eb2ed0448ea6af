import type { BrowserContext, Page } from '@playwright/test'

/** A text that the browser sent or received, or that a page stored. */
export interface SeenText {
  readonly where: string
  readonly content: string | Uint8Array
}

/** Records everything that a context's pages and frames send, receive from sites other than `except`, and write to the console. */
export function watchTraffic(context: BrowserContext, except: string): () => Promise<SeenText[]> {
  const seen: Promise<SeenText[]>[] = []
  const keep = (where: string, content: Promise<string | Uint8Array | null>) =>
    seen.push(
      content.then(
        (given) => (given === null ? [] : [{ where, content: given }]),
        // The answers of a page that was left are no longer available.
        () => [],
      ),
    )
  context.on('request', (request) => {
    const where = `request ${request.method()} ${new URL(request.url()).pathname}`
    keep(where, Promise.resolve(`${request.url()}\n${JSON.stringify(request.headers())}`))
    keep(`${where}: headers`, request.allHeaders().then(JSON.stringify))
    keep(`${where}: body`, Promise.resolve(request.postDataBuffer()))
  })
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === except || !['document', 'fetch', 'xhr'].includes(response.request().resourceType())) return
    keep(`answer of ${pathname}`, response.body())
  })
  context.on('console', (message) => keep('console', Promise.resolve(message.text())))
  return async () => (await Promise.all(seen)).flat()
}

/** Everything that is currently in the storage of a page's own origin. */
export async function readPageStorage(page: Page): Promise<SeenText[]> {
  const kept = await page.evaluate(async () => ({
    address: location.href,
    document: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea, select')]
      .map((field) => ('value' in field ? String(field.value) : ''))
      .join('\n'),
    history: JSON.stringify(history.state) ?? '',
    windowName: window.name,
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    analytics: JSON.stringify(Reflect.get(window, 'dataLayer') ?? null),
    loaded: performance
      .getEntries()
      .map(({ name }) => name)
      .join('\n'),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
  }))
  const cookies = await page.context().cookies()
  return Object.entries({ ...kept, cookies: JSON.stringify(cookies) }).map(([where, content]) => ({ where: `page’s ${where}`, content }))
}
