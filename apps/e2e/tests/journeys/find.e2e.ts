import type { Page } from '@playwright/test'

import { bestRateOf, expect, expectSound, test } from '../../src/site.ts'

const ZIP = '60614'

/** The distances on the cards of a page, in miles, in order. */
async function distances(page: Page): Promise<number[]> {
  const cards = page.getByRole('list', { name: 'Restaurants' }).getByRole('link')
  await expect(cards).toHaveCount(15)
  const texts = await cards.allInnerTexts()
  return texts.map((text) => Number(/([\d.]+)\smi(?!le)/.exec(text)?.[1]))
}

test.describe('an anonymous visitor finds a restaurant', () => {
  test('home shows the rate and links to the search', { tag: '@every-partner' }, async ({ page, site }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bestRateOf(site)?.numeral ?? 'no rate')
    await expectSound(page)
    await page.getByRole('combobox', { name: /where/i }).fill('Chicago, IL')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /find restaurants/i }).click()
    await expect(page).toHaveURL(/\/search\?location=Chicago/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chicago, IL')
  })

  for (const place of ['Chicago, IL', ZIP]) {
    const title = `by ${place}: fifteen merchants by distance, each with its rate [MERCHANT-07]`
    test(title, { tag: place === ZIP ? '@every-partner' : [] }, async ({ page, site }) => {
      await page.goto('/search')
      const change = page.getByRole('button', { name: /change/i })
      if (await change.isVisible()) await change.click()
      await page.getByRole('combobox', { name: /where/i }).fill(place)
      // Suggestions may cover the button.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^search$/i }).click()
      await expect(page).toHaveURL(new RegExp(`location=${encodeURIComponent(place).replaceAll('%20', '\\+')}`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Chicago, IL')
      const miles = await distances(page)
      expect(miles).toEqual(miles.toSorted((a, b) => a - b))
      const best = bestRateOf(site)
      for (const card of await page.getByRole('list', { name: 'Restaurants' }).getByRole('link').all()) {
        await expect(card).toContainText(`${best?.numeral}`)
        await expect(card).toContainText(`${best?.unit} ${best?.per}`)
      }
      await expectSound(page)
    })
  }

  test(
    'by the current position, rounded to two decimals [SEARCH-03] [SEARCH-05] [GEO-02]',
    { tag: '@every-partner' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 45.52345, longitude: -122.67621 })
      await page.goto('/search')
      const change = page.getByRole('button', { name: /change/i })
      if (await change.isVisible()) await change.click()
      await page.getByRole('button', { name: /current location/i }).click()
      await expect(page).toHaveURL(/location\.latitude=45\.52&location\.longitude=-122\.68/)
      expect(new URL(page.url()).searchParams.get('location')).toBe('Current Location')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('OR')
      const miles = await distances(page)
      expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    },
  )

  test('a position that the browser does not provide is reported, and the default place is searched [SEARCH-22]', async ({
    page,
    context,
  }) => {
    await context.clearPermissions()
    await page.goto('/search')
    const change = page.getByRole('button', { name: /change/i })
    if (await change.isVisible()) await change.click()
    await page.getByRole('button', { name: /current location/i }).click()
    await expect(page.getByText('Your location is switched off')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Restaurants' }).getByRole('link')).toHaveCount(15)
    await expectSound(page)
  })

  test('opens a merchant and returns to the same search [MERCHANT-12] [SHELL-04]', { tag: '@every-partner' }, async ({ page, site }) => {
    await page.goto('/search?location=Austin%2C+TX&priceRange=2&sortBy=rating')
    const first = page.getByRole('list', { name: 'Restaurants' }).getByRole('link').first()
    const name = await first.getByRole('heading').innerText()
    await first.click()
    await expect(page).toHaveURL(/\/merchants\/[^/]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const hasMembers = site.partner.program.enrollmentType !== 'none'
    await expect(page.getByRole('link', { name: /sign in to see offers/i })).toHaveCount(hasMembers ? 1 : 0)
    await expectSound(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?location=Austin%2C\+TX&priceRange=2&sortBy=rating$/)
    await expect(page.getByRole('list', { name: 'Restaurants' }).getByRole('link').first().getByRole('heading')).toHaveText(name)
  })

  test('an unknown place, and a search without results, each show how to continue [SEARCH-21]', async ({ page }) => {
    await page.goto('/search?location=Nowhereville+Upon+Sea')
    await expect(page.getByRole('heading', { name: /we could not find that place/i })).toBeVisible()
    await expectSound(page)
    await page.goto('/search?location=60614&restaurantOrCuisine=qqqqxxxxzzzz&acclaimed=true')
    await expect(page.getByRole('heading', { name: /no restaurants found/i })).toBeVisible()
    await page.getByRole('button', { name: /clear filters/i }).click()
    await expect(page).not.toHaveURL(/acclaimed/)
  })
})
