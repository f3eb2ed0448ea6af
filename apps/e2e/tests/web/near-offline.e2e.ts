import { plainMerchant } from '../../src/merchants.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { SEARCH, keepAndLeave, kept, removeButton, rows } from '../../src/offline.ts'
import { expect, test } from '../../src/site.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

const DAY_MS = 86_400_000

test('a visitor who keeps nothing on the device loads neither the choice nor what keeps restaurants', async ({ page, site }) => {
  const { id } = await plainMerchant(site.partner.program.id)
  // The end of the list, near which the choice loads, is far below the first view of a phone.
  await page.setViewportSize({ width: 375, height: 700 })
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  for (const address of [`/merchants/${id}`, SEARCH]) {
    await page.goto(address)
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/assets\/after-load-/))
    await page.waitForLoadState('networkidle')
    expect((await scripts()).filter((name) => /assets\/(?:keep-offline|KeepNear)-/.test(name))).toEqual([])
  }
})

test('restaurants that a visitor keeps stay usable without a connection, by keyboard, after 30 days, until they are removed', async ({
  page,
  context,
}) => {
  await keepAndLeave(page, context)
  await expect(page.getByText(/^\d+ restaurants near .*Chicago.* are kept on this device as of .* They take \d+ KB\.$/i)).toBeVisible()

  // From the home screen: the manifest's start page.
  await page.goto('/')
  await expect(page.getByText(/^You are offline\. As of .*; rates and hours may have changed\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/restaurants near .*Chicago/i)
  const all = page.getByText(/^\d+ restaurants$/)
  const count = Number.parseInt((await all.textContent()) ?? '', 10)
  expect(count).toBeGreaterThan(10)
  expect(await issuesOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.goto('/search?view=map')
  await expect(page.getByRole('img', { name: /^Map of the restaurants/ })).toBeVisible()
  expect(await issuesOf(page)).toEqual([])

  const find = page.getByRole('searchbox', { name: /restaurant or cuisine/i })
  await find.focus()
  await page.keyboard.type('zzzz')
  await expect(page.getByText('0 restaurants')).toBeVisible()
  await page.getByRole('button', { name: /show all/i }).press('Enter')
  await expect(all).toHaveText(`${count} restaurants`)
  await page.getByRole('button', { name: 'Earns today', exact: true }).press('Space')
  await expect(page.getByText('Does not earn today')).toHaveCount(0)

  const name = (await rows(page).first().getByRole('heading').textContent()) ?? ''
  await rows(page).first().press('Enter')
  await expect(page).toHaveURL(/\/merchants\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Will I earn tonight?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^call/i })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByText(/monday/i).first()).toBeVisible()
  expect(await issuesOf(page)).toEqual([])

  // The tab of 31 days later; nothing of the site runs with the time before.
  const later = await context.newPage()
  await later.clock.setSystemTime(Date.now() + 31 * DAY_MS)
  await later.goto('/search')
  await expect(later.getByText(/this list is 31 days old/)).toBeVisible()
  await expect(rows(later)).toHaveCount(count)
  await later.close()

  await context.setOffline(false)
  await page.getByRole('link', { name: /open the page/i }).click()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.goto(SEARCH)
  await removeButton(page).click()
  await expect(page.getByText('Removed from this device.')).toBeVisible()
  expect(await kept(page)).toBe('')
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you are offline/i)
})
