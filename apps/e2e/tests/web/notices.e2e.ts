import { join } from 'node:path'

import { shell } from '@dining/copy-engine/texts/shell'
import { loadPartners } from '@dining/partner-kit/node'
import { STORED } from '@dining/session'
import { ROOT } from '@dining/stack'

import { issuesOf } from '../../src/page-issues.ts'
import { copyOf, expect, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

/** Seconds of a day (SHELL-09). */
const DAY = 1_440 * 60

for (const width of [375, 1280]) {
  test(
    `the announcement at ${width} px opens its details by keyboard [SHELL-07]`,
    { tag: width === 375 ? [] : '@further' },
    async ({ page, site }) => {
      const copy = copyOf(site)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/how-it-works')
      const announcement = page.getByRole('region', { name: copy.say(shell.announcement) })
      await expect(announcement).toBeVisible()
      expect(await issuesOf(page)).toEqual([])

      const details = announcement.getByRole('button', { name: copy.say(shell.aboutAnnouncement) })
      const more = announcement.locator('[popover]')
      await details.focus()
      await page.keyboard.press('Enter')
      await expect(more).toBeVisible()
      await expect(more).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(more).toBeHidden()
    },
  )
}

test('the announcement stays away for a day once it is dismissed [SHELL-08] [SHELL-09] [SESSION-45]', async ({ page, context, site }) => {
  const copy = copyOf(site)
  await page.goto('/how-it-works')
  const announcement = page.getByRole('region', { name: copy.say(shell.announcement) })
  await announcement.getByRole('button', { name: copy.say(shell.dismissAnnouncement) }).click()
  await expect(announcement).toHaveCount(0)
  const cookie = (await context.cookies()).find(({ name }) => name === STORED.announcementDismissed.key)
  const life = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(life).toBeGreaterThan(DAY - 600)
  expect(life).toBeLessThanOrEqual(DAY + 1)

  // The next pages are drawn without it.
  const next = await page.goto('/search')
  expect(await next?.text()).not.toContain(`aria-label="${copy.say(shell.announcement)}"`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(announcement).toHaveCount(0)
})

const served = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const announcing = served.find(({ features }) => features.appAnnouncementModal !== false)
const NOTICES = [
  [
    'sign-in notice',
    served.find(({ features }) => features.hasSsoNotice),
    /sign in/i,
    '[SHELL-18] [SHELL-20] [SHELL-21]',
    'session',
    STORED.ssoNoticeDismissed,
  ],
  ['app announcement', announcing, /\S/, '[SHELL-11] [SESSION-45]', 'day', STORED.appAnnouncementDismissed],
  [
    'general popup',
    served.find(({ features }) => features.generalModalType !== ''),
    /Cash back is here/i,
    '[POPUP-01] [POPUP-05] [POPUP-06]',
    'ever',
    STORED.generalPopup,
  ],
] as const

test.describe('a visitor who has closed none', () => {
  test.use({ hasClosedNotices: false })
  for (const [name, partner, title, ids, life, mark] of NOTICES) {
    test(`the ${name} is in the page, is closed by Escape, and stays closed ${ids}`, async ({ page, context }) => {
      expect(partner).toBeDefined()
      const origin = originOf(partner?.program.id ?? '')
      await page.setViewportSize({ width: 375, height: 700 })
      const html = await (await page.goto(`${origin}/how-it-works`))?.text()
      // That of signing in opens after the page was seen.
      expect(html).toMatch(life === 'session' ? /<dialog(?![^>]* open)/ : /<dialog[^>]* open/)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      expect(await page.evaluate(() => window.__hydrationErrors ?? [])).toEqual([])
      expect(await issuesOf(page)).toEqual([])
      await expect(dialog.getByRole('link')).toHaveAttribute('href', /^\//)
      // Its HTML is visible before its code makes it modal.
      await expect(dialog.getByRole('heading')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.reload()
      await page.mouse.wheel(0, 300)
      // A later part that has loaded shows that the page is active.
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expect(dialog).toBeHidden()
      // Nothing of it is in the next page, so it is not in its first paint either.
      expect(await (await page.goto(`${origin}/search`))?.text()).not.toContain('<dialog')
      const cookie = (await context.cookies()).find(({ name: key }) => key === mark.key)
      expect(cookie?.value).toBe(life === 'ever' ? 'this-is-big' : 'yes')
      const days = cookie?.expires === -1 ? 'session' : Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
      expect(days).toBe({ session: 'session', day: 1, ever: 400 }[life])
    })

    test(`the ${name} does not open, and is closed, on a page that was requested before it was closed in another tab`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 })
      await page.addInitScript(([key]) => (document.cookie = `${key}=yes; Path=/; Secure`), [mark.key] as const)
      const answer = await page.goto(`${originOf(partner?.program.id ?? '')}/how-it-works`)
      expect(await answer?.text()).toContain('<dialog')
      await page.mouse.wheel(0, 300)
      // The notice of signing in opens by code, at the visitor's first action.
      await page.waitForFunction(() => window.scrollY > 0)
      await expect(page.getByRole('dialog', { name: title })).toBeHidden()
      expect(await page.evaluate(() => window.__hydrationErrors ?? [])).toEqual([])
    })
  }

  test('the app announcement and the popup are there at the first paint, move nothing, and are closed without any script [SHELL-11] [POPUP-05]', async ({
    browser,
    page,
  }) => {
    const popping = served.find(({ features }) => features.generalModalType !== '')
    for (const [shows, width] of [announcing, popping].flatMap((one) => [375, 1280].map((size) => [one, size] as const))) {
      const address = `${originOf(shows?.program.id ?? '')}/how-it-works`
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport: { width, height: 700 } })
      const plain = await context.newPage()
      await plain.goto(address)
      const drawn = plain.getByRole('dialog')
      await expect(drawn).toBeInViewport({ ratio: 1 })
      const place = await drawn.boundingBox()
      await drawn.getByRole('button').click()
      await expect(drawn).toBeHidden()
      await context.close()

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 700 })
      await page.goto(address)
      const modal = page.locator('dialog:modal')
      await expect(modal).toBeVisible()
      expect(await modal.boundingBox()).toEqual(place)
      // It has opened under a pointer at rest, which is no action of the visitor: nothing below the first view has loaded.
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[data-inactive]')).not.toHaveCount(0)
      expect(await page.evaluate(() => window.__hydrationErrors ?? [])).toEqual([])
    }
  })

  test('the app announcement gives way to a form that the visitor begins with, also before its code runs [SHELL-11]', async ({ page }) => {
    let release: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await waiting
      await route.continue()
    })
    await page.setViewportSize({ width: 1280, height: 900 })
    // Not `page.goto`, which waits for the code.
    await page.evaluate((to) => window.location.assign(to), `${originOf(announcing?.program.id ?? '')}/search`)
    const dialog = page.locator('main ~ dialog, dialog')
    await expect(dialog).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(dialog).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    const field = page.getByRole('main').getByRole('combobox').first()
    await field.focus()
    await expect(dialog).toBeHidden()
    // A form that was changed and left is one that the visitor has begun with, too.
    await field.pressSequentially('su')
    await field.blur()
    await expect(dialog).toBeHidden()
    release()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    // The code of the notice has run once it has closed the element.
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => window.__hydrationErrors ?? [])).toEqual([])
  })

  for (const [name, partner] of [
    ['app announcement', announcing],
    ['sign-in notice', served.find(({ features }) => features.hasSsoNotice)],
  ] as const) {
    test(`the ${name} never joins a dialog that the visitor has opened`, async ({ page }) => {
      let release: () => void = () => undefined
      const waiting = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/NoticeDialog-*.js', async (route) => {
        await waiting
        await route.continue()
      })
      await page.setViewportSize({ width: 375, height: 700 })
      await page.goto(`${originOf(partner?.program.id ?? '')}/search`)
      const filters = page.getByRole('main').locator('[aria-haspopup=dialog]').first()
      await filters.evaluate((element: HTMLElement) => {
        element.focus()
        element.click()
      })
      const opened = page.locator('dialog:modal')
      await expect(opened).toBeVisible()
      await expect(page.locator('dialog:visible')).toHaveCount(1)
      const loaded = page.waitForResponse('**/assets/NoticeDialog-*.js')
      release()
      await loaded
      await page.waitForTimeout(500)
      await expect(page.locator('dialog[open]:visible')).toHaveCount(1)
      await expect(page.locator('main dialog:modal')).toBeVisible()
    })
  }

  test('the app announcement that was closed before its code ran stays away, and is in no later page [SHELL-11]', async ({
    page,
    context,
  }) => {
    let release: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await waiting
      await route.continue()
    })
    const address = `${originOf(announcing?.program.id ?? '')}/how-it-works`
    await page.evaluate((to) => window.location.assign(to), address)
    await page.getByRole('dialog').getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    release()
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === STORED.appAnnouncementDismissed.key)).toBe(true)
    const next = await page.goto(address)
    expect(await next?.text()).not.toContain('<dialog')
  })

  test('the general popup leads to the page of its offer, and its state is kept [POPUP-02] [SESSION-42] [SESSION-45]', async ({ page }) => {
    const partner = served.find(({ features }) => features.generalModalType !== '')
    const origin = originOf(partner?.program.id ?? '')
    await page.goto(`${origin}/how-it-works`)
    await page.mouse.move(10, 10)
    await page.getByRole('dialog').getByRole('link', { name: 'LEARN MORE' }).click()
    await expect(page).toHaveURL(`${origin}/earn/this-is-big`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/It’s real money/)
    expect((await page.context().cookies()).find(({ name }) => name === STORED.generalPopup.key)?.value).toBe('this-is-big')
  })
})
