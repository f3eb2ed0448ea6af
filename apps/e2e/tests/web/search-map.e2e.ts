import type { Page } from '@playwright/test'

import { expect, expectSound, test } from '../../src/site.ts'

const SEARCH = '/search?location=Seattle%2C+WA'
const pinsOf = (page: Page) => page.getByRole('list', { name: 'Restaurants on the map' })
const tilesOf = (page: Page) => page.getByRole('list', { name: 'Restaurants', exact: true })

/** The number of colours of a picture. */
function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0)
      const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? []
      return new Set(new Uint32Array(Uint8ClampedArray.from(pixels).buffer)).size
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
}

/** Code and tiles of the map that a page has requested. */
function mapFilesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/MapView|surface|maplibre|\.pmtiles/.test(pathname)) files.push(pathname)
  })
  return files
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the map is fetched when it is shown, has the restaurants of the list, and leads to one [SEARCH-19] [SEARCH-20]', async ({
      page,
    }) => {
      const files = mapFilesOf(page)
      await page.goto(SEARCH)
      await expect(tilesOf(page).getByRole('link')).toHaveCount(15)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      expect(files).toEqual([])
      await page.getByRole('link', { name: 'Show map' }).click()
      await expect(page).toHaveURL(/view=map/)
      const pin = pinsOf(page)
        .getByRole('button', { name: /for a dinner for 2$/ })
        .first()
      await expect(pin).toBeVisible()
      expect(files.some((file) => file.endsWith('.pmtiles'))).toBe(true)
      await expectSound(page)
      const name = (await pin.getAttribute('aria-label'))?.split(',')[0] ?? ''
      await pin.press('Enter')
      const link = page.getByRole('region', { name: 'Map of the restaurants' }).getByRole('link', { name })
      await expect(link).toBeVisible()
      await expectSound(page)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
      await expect(pinsOf(page)).toBeVisible()
    })
  })
}

test.describe('the page of a map', () => {
  test('is a complete page before its code: the list, and the address of the map', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}${SEARCH}&view=map`)
    await expect(tilesOf(page).getByRole('link')).toHaveCount(15)
    await expect(page.getByRole('link', { name: 'Hide map' })).toHaveAttribute('href', /^\/search\?location=Seattle%2C\+WA$/)
    await context.close()
  })

  test.describe('whose code or tiles cannot be fetched', () => {
    test.use({ mayHaveErrors: true })

    test('says so, keeps the list, and can be loaded again', async ({ page }) => {
      let isLost = true
      let loads = 0
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
      await page.route(/MapView/, (route) => (isLost ? route.abort() : route.continue()))
      await page.goto(`${SEARCH}&view=map`)
      // A page that lacks a part loads itself once more, since a new version may be there.
      await expect.poll(() => loads).toBe(2)
      await expect(page.getByText('The map could not be loaded. The list has the same restaurants.')).toBeVisible()
      await expect(tilesOf(page).getByRole('link')).toHaveCount(15)
      isLost = false
      await page.getByRole('button', { name: /load the map again/i }).click()
      await expect(pinsOf(page).getByRole('button').first()).toBeVisible()
    })

    test('has its pins without the ground', async ({ page }) => {
      await page.route(/\.pmtiles/, (route) => route.abort())
      await page.goto(`${SEARCH}&view=map`)
      await expect(pinsOf(page).getByRole('button').first()).toBeVisible()
    })
  })

  test('searches what it shows, without moving [SEARCH-04] [SEARCH-06] [SEARCH-07]', async ({ page }) => {
    await page.goto(`${SEARCH}&view=map`)
    await expect(pinsOf(page).getByRole('button').first()).toBeVisible()
    const view = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('map_view') ?? '{}') as { latitude?: number; zoom?: number })
    await page.getByRole('button', { name: 'Zoom out' }).click()
    const before = await view()
    await page.getByRole('button', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/location=Current\+Map\+View/)
    await expect(page).toHaveURL(new RegExp(`location\\.latitude=${String(before.latitude).slice(0, 5)}`))
    await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Current Map View')
    await expect.poll(async () => (await view()).zoom).toBe(before.zoom)
  })
})

test('with a graphics card the ground is drawn by WebGL', async ({ context, site }) => {
  const page = await context.newPage()
  // The browser of the tests emulates the card, and says so.
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext
    const usual = prototype.getParameter
    prototype.getParameter = function (this: WebGL2RenderingContext, name: number): unknown {
      const value: unknown = Reflect.apply(usual, this, [name])
      return typeof value === 'string' ? value.replaceAll(/swiftshader/gi, 'card') : value
    }
  })
  await page.setViewportSize({ width: 375, height: 600 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.origin}${SEARCH}&view=map`)
  await expect(pinsOf(page).getByRole('button').first()).toBeVisible()
  const canvas = page.locator('.maplibregl-canvas')
  await expect(canvas).toBeVisible()
  // The ground is not one colour: land, lines and names.
  await expect.poll(async () => coloursOf(page, await canvas.screenshot())).toBeGreaterThan(5)
})
