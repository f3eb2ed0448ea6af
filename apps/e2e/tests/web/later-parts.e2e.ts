import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from '../../src/site.ts'

/** A tablet whose page is hydrated, but whose later parts do not load before `release`. */
async function openHeld(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return { page, release: held.resolve }
}

const inactive = (page: Page) => page.locator('[data-inactive]')

test.describe('the first use of a part that loads later', () => {
  test.use({ viewport: { width: 1000, height: 1200 }, hasTouch: true, isMobile: true })

  test('a tap on a carousel button moves the carousel', async ({ context, site }) => {
    const { page, release } = await openHeld(context, site.origin)
    const next = page.getByRole('button', { name: 'Next restaurants' }).first()
    await next.tap()
    await expect(inactive(page)).not.toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Previous restaurants' }).first()).toBeEnabled()
  })

  test('a tap on the position button requests the position', async ({ context, site }) => {
    await context.grantPermissions(['geolocation'], { origin: site.origin })
    await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
    const { page, release } = await openHeld(context, site.origin)
    await page.getByRole('button', { name: 'Use my current location' }).tap()
    release()
    await expect(page).toHaveURL(/location\.latitude=34\.05/)
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} on a button does what a click does`, async ({ context, site }) => {
      const { page, release } = await openHeld(context, site.origin)
      const next = page.getByRole('button', { name: 'Next restaurants' }).first()
      await next.focus()
      await page.keyboard.press(key)
      release()
      await expect(page.getByRole('button', { name: 'Previous restaurants' }).first()).toBeEnabled()
    })
  }

  test('typed text gets its suggestions', async ({ context, site }) => {
    const { page, release } = await openHeld(context, site.origin)
    await page.getByRole('combobox', { name: 'Where' }).pressSequentially('Port')
    release()
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('a submitted form is sent once, with its input, and never posted to a page', async ({ context, site }) => {
    const { page, release } = await openHeld(context, `${site.origin}/how-it-works`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const field = page.getByRole('textbox', { name: /email/i })
    await field.fill(`later-${Date.now()}@example.com`)
    await field.press('Enter')
    release()
    await expect(page).toHaveURL(/\/join$/)
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/Prospects'])
  })
})

test.describe('the filter panel', () => {
  test.use({ viewport: { width: 1000, height: 1200 } })
  const filters = (page: Page) => page.getByRole('button', { name: 'Filters' }).first()

  test('opens once its code is there, and returns the focus to its button', async ({ context, site }) => {
    const { page, release } = await openHeld(context, `${site.origin}/search`)
    await filters(page).focus()
    await page.keyboard.press('Enter')
    release()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel.getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(filters(page)).toBeFocused()
  })

  test('opens at the next press if its code could not be fetched', async ({ context, site }) => {
    const page = await context.newPage()
    await page.goto(`${site.origin}/search`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    // A page with input is not loaded again when a part is missing (SHELL-33).
    await page.locator('body').dispatchEvent('input')
    await page.route(/FilterDialog/, (route) => route.abort())
    /** Resolves when the code was asked for by this action, in vain. */
    const missedBy = async (act: () => Promise<void>) => {
      const missed = page.evaluate(
        () => new Promise((resolve) => addEventListener('vite:preloadError', () => setTimeout(resolve), { once: true })),
      )
      await act()
      await missed
    }
    // Its code is asked for in advance when the button has the focus.
    await missedBy(() => filters(page).focus())
    await missedBy(() => page.keyboard.press('Enter'))
    await page.unroute(/FilterDialog/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
})
