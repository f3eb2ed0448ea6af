import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { publish } from '@dining/api/testing'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

import { buildPartner } from '../../build/index.ts'
import { startHubSite, type HubSite } from '../../testing/hub-site.ts'
import { serveWeb } from '../../testing/served.ts'

type Web = Awaited<ReturnType<typeof serveWeb>>

let site: HubSite
let browser: Browser
let context: BrowserContext
/** Folder of a later build of the same partner, with another name of the program. */
let later: string
/** The server at the one address, which a test stops and replaces. */
let web: Web

beforeAll(async () => {
  const { path: executablePath, args } = inject('chromium')
  browser = await chromium.launch({ executablePath, args: [...args] })
  site = await startHubSite()
  // Beside the sources, where the compiler of styles finds it.
  later = await mkdtemp(path.resolve(import.meta.dirname, '../../.bundled-'))
  const hub = path.resolve(import.meta.dirname, '../../testing/partners/hub')
  const folder = path.join(later, 'hub')
  await mkdir(folder)
  await writeFile(
    path.join(folder, 'partner.ts'),
    `import hub from '${hub}/partner.ts'\nexport default { ...hub, program: { ...hub.program, programName: 'Later Dining' } }\n`,
  )
  await writeFile(path.join(folder, 'theme.css.ts'), `export * from '${hub}/theme.css.ts'\n`)
  await buildPartner({ partnerFolder: folder, outDir: path.join(later, 'dist') })
})
afterAll(async () => {
  await site.close()
  await browser.close()
  await rm(later, { recursive: true, force: true })
})

beforeEach(async () => {
  web = await serveWeb(site.build.dist, site.apiServer.url)
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
})
afterEach(async () => {
  await context.close()
  await web.close()
})

/** Stops the server and starts another at its address. */
async function replaceWeb(dist: string, environment: Parameters<typeof serveWeb>[2] = {}): Promise<void> {
  const { port } = web
  await web.close()
  web = await serveWeb(dist, site.apiServer.url, { ...environment, PORT: port })
}

/** Opens a page and waits until the worker is in charge of it and has stored its files. */
async function open(address = '/search'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(web.origin + address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 20))
  })
  return page
}

/** Paths of everything that the site has stored, by the name of its cache. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))
    return Object.fromEntries((await Promise.all(all)).map((paths, index) => [names[index] ?? '', paths]))
  })
/** Names of the site's caches. To look into one that is deleted meanwhile would make it again. */
const cachesOf = (page: Page) => page.evaluate(() => caches.keys())
const state = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { active: registration?.active?.state, waiting: registration?.waiting?.state }
  })
const inBar = (page: Page, name: RegExp) => page.getByRole('contentinfo').getByRole('link', { name })

it('is registered from /worker.js when a page has loaded, with headers of its own and none changed for pages [PWA-09]', async () => {
  const page = await open()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${web.origin}/worker.js`)
  const script = await web.get('/worker.js')
  expect(script.headers.get('cache-control')).toBe('no-cache')
  expect(script.headers.get('content-type')).toMatch(/javascript/)
  expect(script.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  const answer = await page.reload()
  const { headers } = await web.get('/search')
  expect(answer?.headers()['content-security-policy']).toBe(headers.get('content-security-policy'))
})

it('stores code, styles and the offline page of its build alone, not the map', async () => {
  const page = await open()
  const [paths = [], ...others] = Object.values(await stored(page))
  expect(others).toEqual([])
  expect(paths.filter((one) => !/^\/assets\/[^/]+\.(?:js|css|woff2)$|^\/offline$/.test(one))).toEqual([])
  expect(paths).toContain('/offline')
  expect(paths.some((one) => one.startsWith('/assets/search-'))).toBe(true)
  expect(paths.some((one) => one.includes('gl-surface'))).toBe(false)
})

it('shows the offline page at the address of a page, and the page when the connection is back', async () => {
  const page = await open()
  await context.setOffline(true)
  await page.goto(`${web.origin}/how-it-works?from=mail`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline')
  expect(page.url()).toBe(`${web.origin}/how-it-works?from=mail`)
  expect(await page.getByRole('link', { name: '1-800-555-0100' }).getAttribute('href')).toBe('tel:+18005550100')
  await page.getByRole('link', { name: 'Try again' }).click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline')
  await context.setOffline(false)
  // Without a press: the browser reports the connection.
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
  expect(page.url()).toBe(`${web.origin}/how-it-works?from=mail`)
})

it('opens the page by itself once a server that was away answers, of which no browser reports anything', async () => {
  const page = await open()
  const { port } = web
  await web.close()
  await page.goto(`${web.origin}/how-it-works`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline')
  web = await serveWeb(site.build.dist, site.apiServer.url, { PORT: port })
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
})

it('takes every page from the network while there is one', async () => {
  const page = await open()
  const fields = { primary_links: [], secondary_links: [], legal_disclaimer: 'Fresh words of the footer.' }
  await publish(site.api.deps, { partnerId: 'hub', by: 'an editor', note: '', base: null, set: 'global', slug: 'footer', fields })
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText('Fresh words of the footer.').count()
    })
    .toBe(1)
})

it('keeps the parts of an open tab over an update, and takes over when the last tab of its build is closed', async () => {
  const old = await open()
  const [before] = await cachesOf(old)
  await replaceWeb(path.join(later, 'dist'))
  // Of the old build, whose files the server no longer has: without a reload.
  await old.evaluate(() => Object.assign(window, { stays: true }))
  await inBar(old, /sign in/i).click()
  await old.waitForURL('**/login')
  await old.getByRole('heading', { level: 1 }).waitFor()
  expect(await old.evaluate(() => 'stays' in window)).toBe(true)

  const young = await context.newPage()
  const failed: string[] = []
  young.on('response', (answer) => void (answer.status() >= 400 && !answer.url().includes('/api/') && failed.push(answer.url())))
  await young.goto(`${web.origin}/search`)
  expect(await young.getByText('Later Dining').count()).toBeGreaterThan(0)
  await young.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect.poll(() => state(young)).toEqual({ active: 'activated', waiting: 'installed' })
  expect(await cachesOf(young)).toHaveLength(2)
  expect(failed).toEqual([])

  // The old tab says so, and loads nothing by itself; the young one has nothing to say.
  const notice = old.getByText('This site has a new version.')
  await notice.waitFor()
  expect(await young.getByText('This site has a new version.').count()).toBe(0)
  expect(await old.evaluate(() => 'stays' in window)).toBe(true)
  await old.getByRole('status').getByRole('button', { name: 'Reload the page' }).click()
  await old.getByText('Later Dining').first().waitFor()
  expect(new URL(old.url()).pathname).toBe('/login')
  await old.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await old.getByText('This site has a new version.').count()).toBe(0)

  await old.close()
  await young.close()
  const next = await context.newPage()
  await next.goto(`${web.origin}/search`)
  await expect.poll(() => state(next)).toEqual({ active: 'activated', waiting: undefined })
  await expect.poll(() => cachesOf(next)).toHaveLength(1)
  expect(await cachesOf(next)).not.toContain(before)
})

describe('a tab that is shown again after an hour', () => {
  /** A page under a clock of the test, and what showing its tab again does. */
  async function openLongAgo() {
    const page = await open('/how-it-works')
    await page.clock.install()
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(() => navigator.serviceWorker.ready)
    const shownAgain = async () => {
      await page.clock.fastForward('01:01:00')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }
    return { page, shownAgain, notice: page.getByText('This site has a new version.') }
  }

  it('asks for a new version, and says no more of it if the visitor wants that', async () => {
    const { page, shownAgain, notice } = await openLongAgo()
    await replaceWeb(path.join(later, 'dist'))
    await shownAgain()
    await notice.waitFor()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => notice.count()).toBe(0)
  })

  it('takes a worker that is switched off for no new version', async () => {
    const { page, shownAgain, notice } = await openLongAgo()
    await replaceWeb(site.build.dist, { SERVICE_WORKER: 'off' })
    await shownAgain()
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await notice.count()).toBe(0)
  })
})

it('removes itself and everything that it has stored where the site has switched it off', async () => {
  const page = await open()
  await replaceWeb(site.build.dist, { SERVICE_WORKER: 'off' })
  await page.goto(`${web.origin}/how-it-works`)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => cachesOf(page)).toEqual([])
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor()
})

it('leaves a navigation from another site recognizable: a link there to the sign-out still asks first', async () => {
  await open()
  const page = await context.newPage()
  // The same server under a name that the browser treats as another site.
  await page.goto(`http://localhost:${web.port}/healthz`)
  await page.evaluate((to) => window.location.assign(to), `${web.origin}/SignOut`)
  await page.waitForURL(`${web.origin}/SignOut`)
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Sign out' }).count()).toBe(1)
})
