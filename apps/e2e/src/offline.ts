import { expect, type BrowserContext, type Page } from '@playwright/test'

/** A search of the city whose restaurants the tests keep. */
export const SEARCH = '/search?location=Chicago%2C+IL'

/** Resolves once the worker is in charge of the page, with its files. */
export const workerOf = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 20))
  })

/** Everything that the device keeps of the site in its database, as one text; '' without the database. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'offline')) return ''
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open('offline')
      // The site has removed it since, and it must not be made anew.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort())
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => resolve(null))
    })
    if (database === null) return ''
    const all = await new Promise<unknown>((resolve) => {
      const request = database.transaction('entries').objectStore('entries').getAll()
      request.addEventListener('success', () => resolve(request.result))
    })
    database.close()
    return JSON.stringify(all)
  })

/** Changes what waits on the device as if the member had done it this long ago. */
export const makeOlder = (page: Page, ms: number) =>
  page.evaluate(async (by) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('offline')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('closed')))
    })
    const entries = database.transaction('entries', 'readwrite').objectStore('entries')
    await new Promise<void>((resolve) => {
      const request = entries.get('unsent')
      request.addEventListener('success', () => {
        for (const one of request.result) one.at -= by
        entries.put(request.result, 'unsent').addEventListener('success', () => resolve())
      })
    })
    database.close()
  }, ms)

/** Public id of the member who is signed in. */
export async function publicIdOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'public_id')
  if (!cookie) throw new Error('No member is signed in')
  return cookie.value
}

const keepButton = (page: Page) => page.getByRole('button', { name: /^keep restaurants near me/i })
export const removeButton = (page: Page) => page.getByRole('button', { name: /^remove from this device/i })
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** Presses the button, which is there once the visitor comes near the end of the list. */
export async function keep(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await keepButton(page).click()
  await expect(removeButton(page)).toBeVisible()
}

/** Keeps the restaurants near the middle of Chicago, and leaves the network. */
export async function keepAndLeave(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(SEARCH)
  await workerOf(page)
  await page.reload()
  await keep(page)
  await context.setOffline(true)
}
