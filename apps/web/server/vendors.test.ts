import { testApi } from '@dining/api/testing'
import { startVendors, type VendorRequest } from '@dining/sandbox/vendors'
import { freePort } from '@dining/serving/free-port'
import { STORED } from '@dining/session'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'

import { built } from '../testing/built.ts'
import partner from '../testing/partners/vendors/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

let browser: Browser
let vendors: Awaited<ReturnType<typeof startVendors>>
let web: Awaited<ReturnType<typeof serveWeb>>
/** A site of the same build whose operator has configured no account. */
let bare: typeof web
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const { path, args } = inject('chromium')
  browser = await chromium.launch({ executablePath: path, args: [...args] })
  vendors = await startVendors()
  const [build, api] = await Promise.all([built('vendors'), testApi([partner])])
  const apiServer = await serveApi(api.app)
  const serve = async (environment: Parameters<typeof serveWeb>[2]) => {
    const port = await freePort()
    return serveWeb(build.dist, apiServer.url, { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, ...environment })
  }
  web = await serve({
    GTM_CONTAINER_ID: 'GTM-TEST123',
    GTM_ORIGIN: vendors.url,
    SEGMENT_WRITE_KEY: 'writekey123',
    SEGMENT_ORIGIN: vendors.url,
  })
  bare = await serve({ GTM_ORIGIN: vendors.url, SEGMENT_ORIGIN: vendors.url })
  closers.push(web.close, bare.close, apiServer.close, api.close, build.remove, vendors.close, () => browser.close())
})
afterAll(async () => {
  for (const close of closers) await close()
})
beforeEach(() => fetch(`${vendors.url}/api/requests`, { method: 'DELETE' }))

const requests = async () => (await (await fetch(`${vendors.url}/api/requests`)).json()) as readonly VendorRequest[]
const kinds = async () => new Set((await requests()).map(({ vendor }) => vendor))
const hits = async () =>
  (await requests()).filter(({ vendor }) => vendor === 'ga4').map(({ url }) => new URL(url, vendors.url).searchParams)

interface Opened {
  readonly context: BrowserContext
  readonly page: Page
  /** What the browser complains about: blocked content, errors of scripts. */
  readonly complaints: string[]
}

async function open(path = '/', { site = web, hasSignal = false, width = 1280 } = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
  if (hasSignal) await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|trusted/i.test(message.text())) complaints.push(message.text())
  })
  await page.goto(site.origin + path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return { context, page, complaints }
}

const asked = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const vendorCookies = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name.startsWith('_ga'))
/** Resolves once the code that would start vendors has loaded. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/follow-consent-'))))
    .toBe(true)

it('no vendor gets anything before the visitor has agreed, and both do after one tap', async () => {
  const { context, page, complaints } = await open('/search?location=10001&restaurantOrCuisine=ann@example.com')
  await asked(page).waitFor()
  await settled(page)
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0)
  expect(await requests()).toEqual([])
  expect(await vendorCookies(context)).toEqual([])

  await press(page, 'Accept all')
  await expect.poll(kinds).toEqual(new Set(['gtm', 'ga4', 'segment']))
  expect(await asked(page).count()).toBe(0)
  expect((await vendorCookies(context)).map(({ name }) => name)).toEqual(['_ga'])
  // The page that is shown, and neither what came before nor what was typed.
  const [view] = await hits()
  expect(Object.fromEntries(view ?? [])).toMatchObject({ en: 'page_view', dl: `${web.origin}/search`, 'ep.path': '/search', dr: '' })
  expect((await requests()).map(({ url, body, headers }) => `${url} ${body} ${headers['referer'] ?? ''}`).join()).not.toMatch(
    /10001|ann@|ann%40/,
  )
  expect(complaints).toEqual([])
  // A second document does not ask, and sends what happened from its beginning.
  await page.goto(`${web.origin}/`)
  await expect.poll(async () => (await hits()).map((hit) => hit.get('ep.path'))).toContain('/')
  expect(await asked(page).count()).toBe(0)
  await context.close()
})

it('a visitor who refuses is not asked again, and no vendor gets anything', async () => {
  const { context, page } = await open()
  await press(page, 'Refuse all')
  await asked(page).waitFor({ state: 'detached' })
  const stored = (await context.cookies()).find(({ name }) => name === STORED.privacyChoices.key)
  const choices: unknown = JSON.parse(decodeURIComponent(stored?.value ?? ''))
  expect(choices).toEqual({ version: 1, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), measurement: false, marketing: false })
  await page.reload()
  await settled(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0)
  await page.waitForTimeout(2_500)
  expect(await asked(page).count()).toBe(0)
  expect(await requests()).toEqual([])
  await context.close()
})

it('choices are by purpose: a vendor gets only what it is allowed', async () => {
  const { context, page } = await open()
  await press(page, 'Choose')
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' })
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await dialog.getByRole('checkbox', { name: 'Marketing' }).check()
  await press(page, 'Save choices')
  await expect.poll(kinds).toEqual(new Set(['gtm']))
  await page.waitForTimeout(2_500)
  // Tag Manager loads for marketing, and is told that measurement is refused.
  expect(await kinds()).toEqual(new Set(['gtm']))
  expect(await vendorCookies(context)).toEqual([])
  await context.close()
})

it('Global Privacy Control refuses for the visitor, who is not asked and sees why', async () => {
  const { context, page } = await open('/', { hasSignal: true })
  await settled(page)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(2_500)
  expect(await asked(page).count()).toBe(0)
  await page.getByRole('link', { name: 'Your privacy choices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' })
  await dialog.getByText('Global Privacy Control').waitFor()
  expect(await dialog.getByRole('checkbox', { disabled: true }).count()).toBe(2)
  expect(await requests()).toEqual([])
  await context.close()
})

it('a visitor withdraws in the footer: vendors stop at once, and their cookies are gone', async () => {
  const { context, page } = await open()
  await press(page, 'Accept all')
  await expect.poll(kinds).toEqual(new Set(['gtm', 'ga4', 'segment']))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your privacy choices' }).click()
  await page.getByText('You chose this on').waitFor()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click()
  await reloaded
  await settled(page)
  expect(await vendorCookies(context)).toEqual([])
  await fetch(`${vendors.url}/api/requests`, { method: 'DELETE' })
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(2_500)
  expect(await requests()).toEqual([])
  await context.close()
})

it.each([
  ['other purposes', { version: 1, at: '2026-01-01T00:00:00.000Z', measurement: true }],
  ['another meaning of them', { version: 0, at: '2026-01-01T00:00:00.000Z', measurement: true, marketing: true }],
  ['no time', { version: 1, measurement: true, marketing: true }],
])('a decision about %s does not count: the visitor is asked again', async (_, value) => {
  const { context, page } = await open()
  await context.addCookies([{ name: STORED.privacyChoices.key, value: encodeURIComponent(JSON.stringify(value)), url: web.origin }])
  await page.reload()
  await asked(page).waitFor()
  await settled(page)
  expect(await requests()).toEqual([])
  await context.close()
})

it('a site whose operator has configured no account asks nothing, and its policy names no vendor', async () => {
  const { context, page } = await open('/', { site: bare })
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(2_500)
  expect(await asked(page).count()).toBe(0)
  expect((await bare.get('/')).headers.get('content-security-policy')).not.toContain(vendors.url)
  await context.close()
})

it('where credentials or cards are entered there is no vendor: the page is another document, with another policy', async () => {
  const policyOf = async (path: string) => (await web.get(path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/')).toContain(`script-src 'self'`)
  expect(await policyOf('/')).toContain(vendors.url)
  for (const path of ['/login', '/join', '/account/manage_cards', '/account/user_profile', '/recover'])
    expect(await policyOf(path)).not.toContain(vendors.url)
  const { context, page, complaints } = await open()
  await press(page, 'Accept all')
  await expect.poll(kinds).toEqual(new Set(['gtm', 'ga4', 'segment']))
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(/\/login/)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument') === undefined)).toBe(true)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator(`script[src*="gtm.js"]`).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

it.each([
  [
    'the script of Tag Manager',
    () => document.head.append(Object.assign(document.createElement('script'), { src: `${Reflect.get(window, 'vendor')}/gtm.js` })),
  ],
  [
    'a hit of Google Analytics',
    () => void fetch(`${Reflect.get(window, 'vendor')}/g/collect`, { method: 'POST', mode: 'no-cors' }).catch(() => undefined),
  ],
  [
    'a batch of Segment',
    () => void fetch(`${Reflect.get(window, 'vendor')}/v1/batch`, { method: 'POST', body: '{}' }).catch(() => undefined),
  ],
])('%s is blocked on a site without the vendor', async (_, act) => {
  const { context, page } = await open('/', { site: bare })
  const violation = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true }),
      ),
  )
  await page.evaluate((url) => Reflect.set(window, 'vendor', url), vendors.url)
  await page.evaluate(act).catch(() => undefined)
  expect(await violation).toMatch(/^(?:script-src-elem|connect-src|require-trusted-types-for)$/)
  expect(await requests()).toEqual([])
  await context.close()
})
