import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { BrowserContext } from '@playwright/test'

import { expect, test } from '../../src/site.ts'

/** A page whose code is requested but does not load before `release`. */
async function openHeld(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/assets/*.js', async (route) => {
    asked += 1
    await held.promise
    await route.continue()
  })
  await page.goto(address)
  return { page, asked: () => asked, release: held.resolve }
}

test('code is requested after the paint', async ({ context, site }) => {
  const page = await context.newPage()
  await page.goto(site.origin)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  // A paint is reported once it is on the screen.
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime))
  await expect.poll(paints).toHaveLength(1)
  const [painted = Infinity] = await paints()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })))
  const asked = scripts.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
  expect(asked.length).toBeGreaterThan(1)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
})

test('a button that is pressed before the code has loaded works once it has', async ({ context, site }) => {
  const { page, asked, release } = await openHeld(context, site.origin)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(asked).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('a form that is submitted before the code has loaded is sent by the code, with its input, and never posted to a page', async ({
  context,
  site,
}) => {
  const { page, release } = await openHeld(context, `${site.origin}/login`)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await page.getByRole('textbox', { name: /^email/i }).fill(DEMO_MEMBERS[0]?.email ?? '')
  await page.getByLabel(/^password/i).fill(DEMO_PASSWORD)
  await page.getByLabel(/^password/i).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/account\/overview$/)
  expect(posts[0]).toBe('/api/SignIn')
})
