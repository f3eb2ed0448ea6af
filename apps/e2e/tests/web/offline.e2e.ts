import type { Page } from '@playwright/test'

import { expect, test } from '../../src/site.ts'

const firstRestaurant = (page: Page) => page.getByRole('list', { name: 'Restaurants', exact: true }).getByRole('link').first()

const OFFLINE = /^You are offline\./

test('a link without a connection keeps the page, shows why, and opens when the connection is back', async ({ context, page, site }) => {
  await page.goto(`${site.origin}/search`)
  const first = firstRestaurant(page)
  await expect(first).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.textContent()

  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/\/search/)
  await expect(heading).toHaveText(before ?? '')

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/merchants\//)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})

test('a page that takes long to load is announced, and the text goes with it [SHELL-31] [SHELL-32]', async ({ page, site }) => {
  await page.goto(`${site.origin}/search`)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\//, async (route) => {
    await held
    await route.continue()
  })
  await firstRestaurant(page).click()
  await expect(page.getByText('Do not refresh, loading more content.')).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/merchants\//)
  await expect(page.getByText('Do not refresh, loading more content.')).toHaveCount(0)
})

test('a connection loss that the browser does not report has the same effect', async ({ page, site }) => {
  await page.goto(`${site.origin}/search`)
  const first = firstRestaurant(page)
  await expect(first).toBeVisible()
  let isLost = true
  await page.route('**/*', async (route) => (isLost ? route.abort('connectionfailed') : route.continue()))
  await first.click()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page).toHaveURL(/\/search/)
  isLost = false
  await expect(page).toHaveURL(/\/merchants\//)
})

test('a part that cannot load keeps the page unchanged', async ({ context, page, site }) => {
  await page.goto(site.origin)
  await context.setOffline(true)
  await page.mouse.wheel(0, 1200)
  await page.getByRole('button', { name: 'Next restaurants' }).first().click()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next restaurants' }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Previous restaurants' }).first()).toBeEnabled()
})
