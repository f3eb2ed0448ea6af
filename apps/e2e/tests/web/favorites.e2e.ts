import { join } from 'node:path'

import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { loadPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { signIn } from '../../src/members.ts'
import { firstMerchant } from '../../src/merchants.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const MEMBER = { email: DEMO_MEMBERS[1]?.email ?? '', password: DEMO_PASSWORD }

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / })
const heartOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: `Save ${name}`, exact: true })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'))

for (const width of [375, 1280]) {
  test.describe(`saved restaurants at ${width} px`, { tag: width === 375 ? [] : '@further' }, () => {
    test.use({ viewport: { width, height: 812 } })

    test('a visitor saves restaurants, finds them in every tab, and keeps them when signing in', async ({ page, context }) => {
      await page.goto('/search?location=Chicago%2C+IL')
      // They come in small steps, so that the first one shown need not be that of the first restaurant.
      await expect(hearts(page)).toHaveCount(15)
      const first = hearts(page).first()
      await expect(first).toHaveAttribute('aria-pressed', 'false')
      const name = ((await first.getAttribute('aria-label')) ?? '').replace(/^Save /, '')
      const other = await context.newPage()
      await other.goto('/search?location=Chicago%2C+IL')
      await expect(heartOf(other, name)).toHaveAttribute('aria-pressed', 'false')

      await first.focus()
      await page.keyboard.press('Space')
      await expect(first).toHaveAttribute('aria-pressed', 'true')
      await expect(heartOf(other, name)).toHaveAttribute('aria-pressed', 'true')
      await other.close()
      await page.getByRole('link', { name: new RegExp(`^${name.replaceAll(/[^\w ]/g, '.')}`) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true')
      await expectSound(page)

      await page.goto(paths.savedRestaurants())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1 saved restaurant$/i)
      await expect(page.getByText(/^Saved in this browser/)).toBeVisible()
      await expectSound(page)

      await signIn(page, MEMBER)
      await page.goto('/account/overview')
      await expect(page.getByText(/^\d+ saved restaurants?$/i)).toBeVisible()
      expect(await kept(page)).toBeNull()
      await page.getByRole('link', { name: /see saved restaurants/i }).click()
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ saved restaurants?$/i)
      await heartOf(page, name).click()
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(heartOf(page, name)).toHaveCount(0)
    })
  })
}

test('a restaurant that could not be saved says so beside its heart, and can be saved again', async ({ page }) => {
  await signIn(page, MEMBER)
  await page.goto('/search?location=Boston%2C+MA')
  const first = hearts(page).first()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/api/Member/Favorites', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await first.click()
  await expect(page.getByText('Not saved. Check your connection and try again.')).toBeVisible()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expectSound(page)
  await page.unroute('**/api/Member/Favorites')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
})

test('the buttons that come after a page of a restaurant move no other one, at 320 px', async ({ context, site }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 320, height: 700 })
  let release: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto(paths.merchant({ merchantId: await firstMerchant(site.partner.program.id) }), { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  const others = page
    .getByRole('main')
    .getByRole('link', { name: /^Directions|^Call/ })
    .or(page.getByRole('button', { name: 'Share' }))
  const placesOf = () => others.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const before = await placesOf()
  expect(before.length).toBeGreaterThan(1)
  release()
  await expect(hearts(page).first()).toBeVisible()
  expect(await placesOf()).toEqual(before)
})

test('no restaurant of the airline program can be saved [MERCHANT-51]', async ({ page }) => {
  const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
  const airline = partners.filter(({ features }) => !features.hasMerchantFavorites)
  expect(airline).toHaveLength(1)
  for (const { program } of airline) {
    const origin = originOf(program.id)
    for (const path of [
      paths.home(),
      paths.search(),
      paths.savedRestaurants(),
      paths.merchant({ merchantId: await firstMerchant(program.id) }),
    ]) {
      await page.goto(origin + path)
      await page.mouse.move(10, 10)
      await expect(page.getByRole('main').getByRole('link', { name: /./ }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(hearts(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Saved/ })).toHaveCount(0)
    }
  }
})
