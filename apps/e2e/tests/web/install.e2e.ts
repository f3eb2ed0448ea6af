import { join } from 'node:path'

import { install } from '@dining/copy-engine/texts/install'
import { INSTALL_SNOOZE_MS } from '@dining/domain'
import { loadPartners } from '@dining/partner-kit/node'
import { STORED } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { offerEarly, offerInstall, promptsShown } from '../../src/install-offer.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { copyOf, expect, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'
import { watchEvents } from '../../src/watch-events.ts'

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const offering = partners.filter(({ features }) => features.hasPWAInstallBanner)
// Without another notice or question.
const partner = offering.find(({ features }) => !features.hasSsoNotice && features.vendors.length === 0)
if (!partner) throw new Error('no partner offers to install its site')
const origin = originOf(partner.program.id)
const copy = copyOf({ partner, origin })

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const CHROME_OF_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1'

const banner = (page: Page) => page.getByRole('dialog', { name: copy.headline(install.title) })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const snoozedUntil = (page: Page) => page.evaluate((key) => Number(localStorage.getItem(key)), STORED.installSnoozedUntil.key)

/** Opens a page, and waits until a banner that is due would be shown. */
async function open(page: Page, address = '/how-it-works'): Promise<void> {
  await page.goto(origin + address)
  await page.mouse.wheel(0, 100)
}

/** No banner appears within the time in which one that is due does. */
async function expectNoBanner(page: Page): Promise<void> {
  await page.waitForTimeout(3_500)
  await expect(banner(page)).toHaveCount(0)
}

for (const width of [320, 1280]) {
  test(
    `the install banner at ${width} px offers "Install" and "Maybe later" from an offer made before the page's code ran [PWA-01] [PWA-07]`,
    { tag: width === 320 ? [] : '@further' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 700 })
      await offerEarly(context)
      await open(page)
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      await expect(button(page, 'Install')).toBeVisible()
      await expect(button(page, 'Maybe later')).toBeVisible()
      expect(await issuesOf(page)).toEqual([])
    },
  )
}

test('"Install" shows the browser’s dialog once, and an accepted offer is gone, with one event each [PWA-07] [PWA-08] [ANALYTICS-05]', async ({
  page,
  context,
}) => {
  const events = await watchEvents(context)
  await open(page)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // Repeated, since the code that listens loads after the page.
  await expect
    .poll(async () => {
      await offerInstall(page)
      return banner(page).isVisible()
    })
    .toBe(true)
  await button(page, 'Install').dblclick()
  await expect(banner(page)).toBeHidden()
  expect(await promptsShown(page)).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  const names = () => events().flatMap(({ event, entry }) => (event.startsWith('installPrompt__') ? [[event, entry['way']]] : []))
  await expect.poll(names).toEqual([
    ['installPrompt__shown', 'prompt'],
    ['installPrompt__accepted', undefined],
    ['installPrompt__installed', undefined],
  ])
  await expectNoBanner(page)
  expect(await snoozedUntil(page)).toBe(0)
})

test('"Maybe later" hides the banner for 30 days, also by Escape [PWA-03] [SESSION-47]', async ({ page, context }) => {
  const events = await watchEvents(context)
  const start = Date.now()
  // Timers keep running.
  await page.clock.setFixedTime(start)
  await offerEarly(context)
  await open(page)
  await button(page, 'Maybe later').click()
  await expect(banner(page)).toBeHidden()
  expect(await snoozedUntil(page)).toBe(start + INSTALL_SNOOZE_MS)
  await expect.poll(() => events('installPrompt__later').length).toBe(1)

  await page.clock.setFixedTime(start + INSTALL_SNOOZE_MS - 1_000)
  await open(page, '/search')
  await expectNoBanner(page)

  await page.clock.setFixedTime(start + INSTALL_SNOOZE_MS + 1_000)
  await open(page)
  // It is visible for some milliseconds before it takes the focus, and the keys.
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  expect(await snoozedUntil(page)).toBeGreaterThan(start + INSTALL_SNOOZE_MS)
})

test('an offer that is declined in the browser’s dialog is reported once, and not repeated [ANALYTICS-05]', async ({ page, context }) => {
  const events = await watchEvents(context)
  await offerEarly(context, 'dismissed')
  await open(page)
  await button(page, 'Install').click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => snoozedUntil(page)).toBeGreaterThan(0)
  await page.reload()
  await expectNoBanner(page)
  expect(events('installPrompt__dismissed')).toHaveLength(1)
})

test('the installation ends the offer without the banner, too [PWA-08]', async ({ page, context }) => {
  await offerEarly(context)
  await open(page)
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(banner(page)).toBeHidden()
  expect(await snoozedUntil(page)).toBe(0)
})

test('there is no banner without an offer of the browser [PWA-06]', async ({ page }) => {
  await open(page)
  await expectNoBanner(page)
})

test('there is no banner in an installed site, whose session is reported once for its window [PWA-04] [ANALYTICS-06]', async ({
  page,
  context,
}) => {
  const events = await watchEvents(context)
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await offerEarly(context)
  await open(page)
  await expectNoBanner(page)
  await expect.poll(() => events('standalone__session').length).toBe(1)
  await page.goto(`${origin}/search`)
  await page.waitForTimeout(1_500)
  expect(events('standalone__session')).toHaveLength(1)
})

test('there is neither banner nor captured offer where the partner does not want it [PWA-05] [CONFIG-21]', async ({ page, context }) => {
  const without = partners.find(({ features }) => !features.hasPWAInstallBanner && features.homePage === partner.features.homePage)
  const events = await watchEvents(context)
  await offerEarly(context)
  await page.goto(`${originOf(without?.program.id ?? '')}/how-it-works`)
  await page.mouse.wheel(0, 100)
  expect(await offerInstall(page)).toBe(false)
  await page.waitForTimeout(3_500)
  await expect(page.getByRole('button', { name: 'Maybe later' })).toHaveCount(0)
  expect(events().filter(({ event }) => /installPrompt|standalone/.test(event))).toEqual([])
})

test.describe('in Safari on iOS', () => {
  test.use({ userAgent: SAFARI, viewport: { width: 375, height: 700 } })
  test('the banner explains sharing instead of installing [PWA-02] [PWA-06]', async ({ page, context }) => {
    const events = await watchEvents(context)
    await open(page)
    await expect(banner(page)).toContainText(/Tap Share, then Add to Home Screen\./)
    await expect(button(page, 'Install')).toHaveCount(0)
    expect(await issuesOf(page)).toEqual([])
    await button(page, 'Maybe later').click()
    await expect(banner(page)).toBeHidden()
    await page.reload()
    await expectNoBanner(page)
    expect(events('installPrompt__shown').map(({ entry }) => entry['way'])).toEqual(['by-hand'])
  })
})

test.describe('in another browser of iOS', () => {
  test.use({ userAgent: CHROME_OF_IOS })
  test('there is no banner, since its menu differs [PWA-06]', async ({ page }) => {
    await open(page)
    await expectNoBanner(page)
  })
})

test.describe('a visitor who has closed no notice', () => {
  test.use({ hasClosedNotices: false })
  test('is first asked to sign in, and sees the banner on the next page that loads', async ({ page, context }) => {
    const both = offering.find(({ features }) => features.hasSsoNotice)
    const site = { partner: both ?? partner, origin: originOf(both?.program.id ?? '') }
    await offerEarly(context)
    await page.goto(`${site.origin}/how-it-works`)
    await page.mouse.wheel(0, 100)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toContainText(/sign in/i)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await page.mouse.wheel(0, 100)
    await expect(page.getByRole('dialog', { name: copyOf(site).headline(install.title) })).toBeVisible()
  })

  test('never sees the banner over a dialog of the page', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(`${origin}/search`)
    const filters = page.getByRole('main').locator('[aria-haspopup=dialog]').first()
    await filters.evaluate((element: HTMLElement) => {
      element.focus()
      element.click()
    })
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page.waitForTimeout(1_000)
    await offerInstall(page)
    await page.waitForTimeout(3_000)
    await expect(page.locator('dialog[open]:visible')).toHaveCount(1)
    await expect(page.locator('main dialog:modal')).toBeVisible()
  })
})
