import type { Page } from '@playwright/test'

import { expect, test } from '../../src/site.ts'

/**
 * Simulates a new deployment: the code of "How it works", which a tab has not loaded, is gone until it loads a document. What the search page loads by
 * itself stays, since it could be missed before the link is pressed.
 */
async function deploy(page: Page, { forGood = false } = {}): Promise<{ readonly documents: () => number }> {
  let documents = 0
  let isOld = true
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    documents += 1
    isOld = forGood
  })
  await page.route('**/assets/how-it-works-page-*', (route) => (isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()))
  return { documents: () => documents }
}

/** A page with all the code of its first load. */
async function openSearch(page: Page): Promise<void> {
  await page.goto('/search', { waitUntil: 'networkidle' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

const howItWorks = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'How it works' })
const failed = (page: Page) => page.getByRole('heading', { level: 1, name: /something went wrong/i })

test.describe('a tab from before a deployment', () => {
  // The browser and React report the missing part, as they should.
  test.use({ mayHaveErrors: true })

  test('loads the target page of a link if the old page’s code is gone [SHELL-33]', async ({ page, site }) => {
    await openSearch(page)
    const { documents } = await deploy(page)
    const loaded = page.waitForEvent('load')
    await howItWorks(page).click()
    await loaded
    await expect(page).toHaveURL(`${site.origin}/how-it-works`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(failed(page)).toHaveCount(0)
    expect(documents()).toBe(1)
  })

  test('loads the target page of a link that is pressed while the tab already loads its old page again [SHELL-33]', async ({
    page,
    site,
  }) => {
    await openSearch(page)
    await deploy(page)
    await howItWorks(page).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await howItWorks(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const held = Promise.withResolvers<void>()
    await page.route(/\/search$/, async (route) => {
      if (route.request().isNavigationRequest()) await held.promise
      await route.continue().catch(() => undefined)
    })
    const reload = page.waitForRequest((request) => request.isNavigationRequest())
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await reload
    const instead = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === `${site.origin}/how-it-works`)
    // At the link's place, since a press by its name would wait for the end of the navigation.
    await page.mouse.click(x + width / 2, y + height / 2)
    await instead
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/how it works/i)
    await expect(page).toHaveURL(`${site.origin}/how-it-works`)
  })

  test('does so once: a permanently missing part is an error, not a loop', async ({ page }) => {
    await openSearch(page)
    const { documents } = await deploy(page, { forGood: true })
    const loaded = page.waitForEvent('load')
    await howItWorks(page).click()
    await loaded
    expect(documents()).toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(1)
  })

  test('shows the error, and is not loaded again, if the server does not answer either [SHELL-34]', async ({ page }) => {
    await openSearch(page)
    const { documents } = await deploy(page, { forGood: true })
    await page.route(/\/(?:search|how-it-works)$/, (route) => route.abort())
    await howItWorks(page).click()
    await expect(failed(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(0)
  })

  test('keeps the input if a part of the same page is missing', async ({ page }) => {
    await openSearch(page)
    const { documents } = await deploy(page)
    const words = page.getByRole('search').getByRole('textbox').or(page.getByRole('search').getByRole('combobox')).first()
    const change = page.getByRole('button', { name: /change/i })
    if (await change.isVisible()) await change.click()
    await words.fill('Aus')
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(0)
    await expect(words).toHaveValue('Aus')
  })
})
