import type { BrowserContext, Page } from '@playwright/test'

/** One thing that left the browser or came to it, or that a page kept, as text. */
export interface Sighting {
  readonly where: string
  readonly content: string | Uint8Array
}

/** Keeps everything that a context's pages and frames send, are answered by sites other than `except`, and write to the console. */
export function watchTraffic(context: BrowserContext, except: string): () => Promise<Sighting[]> {
  const seen: Promise<Sighting[]>[] = []
  const keep = (where: string, content: Promise<string | Uint8Array | null>) =>
    seen.push(
      content.then(
        (given) => (given === null ? [] : [{ where, content: given }]),
        // A page that was left takes its answers with it.
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

/** Everything that a page's own origin holds at this moment. */
export async function lookIntoPage(page: Page): Promise<Sighting[]> {
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
