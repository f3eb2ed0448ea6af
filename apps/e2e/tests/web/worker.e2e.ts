import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { issuesOf } from '../../src/page-issues.ts'
import { expect, test } from '../../src/site.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves once the worker is in charge of the page. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 20))
  })

/** Everything that the site has stored in caches: paths, and the texts of their bodies. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all: { readonly path: string; readonly text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        all.push({ path: new URL(request.url).pathname, text: (await (await cache.match(request))?.text()) ?? '' })
      }
    }
    return all
  })

for (const width of [320, 1280]) {
  test(
    `a page without a connection is the offline page at ${width} px, with the phone number and the way on`,
    { tag: width === 320 ? [] : '@further' },
    async ({ page, context, site }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/search')
      await workerOf(page)
      await context.setOffline(true)
      await page.goto('/how-it-works')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you are offline/i)
      await expect(page.getByRole('link', { name: site.partner.support.phone.formatted })).toBeVisible()
      await expect(page.getByText(site.partner.wordmark.strong).first()).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL(`${site.origin}/how-it-works`)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await context.setOffline(true)
      await page.goto('/search')
      // Axe loads no resource, so it runs without a connection, too.
      expect(await issuesOf(page)).toEqual([])
    },
  )
}

test('nothing of a member is in a cache, before and after signing out', async ({ page, enter }) => {
  const member = DEMO_MEMBERS.find(({ tier }) => tier === 2)
  await page.goto('/')
  await workerOf(page)
  await enter.signIn({ email: member?.email ?? '', password: DEMO_PASSWORD })
  for (const path of ['/account/overview', '/account/user_profile', '/account/recent_activity']) await page.goto(path)
  const nothingOwn = async () => {
    const files = await stored(page)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter(({ path }) => !/^\/assets\/[^/]+$|^\/offline$/.test(path))).toEqual([])
    const texts = files.map(({ text }) => text).join('\n')
    for (const own of [member?.email ?? '', member?.publicId ?? '']) {
      expect(own).not.toBe('')
      expect(texts).not.toContain(own)
    }
  }
  await nothingOwn()
  await page.goto('/SignOut')
  await expect(page).toHaveURL(/\/$/)
  await nothingOwn()
})

test.describe('at a partner with a provider', () => {
  test.use({ kind: 'sso' })
  test('a worker asks the API once for each step of a sign-in, so that its outcome is the true one', async ({ page, site }) => {
    await page.goto('/search')
    await workerOf(page)
    await page.goto('/Login')
    await page.getByRole('button', { name: /cancel/i }).click()
    await expect(page).toHaveURL(`${site.origin}/login?problem=cancelled`)
    // A second callback would have forgotten the page that required the sign-in.
    await page.goto('/account/recent_activity')
    const member = DEMO_MEMBERS.find(({ tier }) => tier === 2)
    await page.getByRole('button', { name: member?.email ?? '' }).click()
    await expect(page).toHaveURL(`${site.origin}/account/recent_activity`)
  })
})
