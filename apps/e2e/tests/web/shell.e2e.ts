import { join } from 'node:path'

import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { ContentFile } from '@dining/partner-kit'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { signIn } from '../../src/members.ts'
import { copyOf, expect, expectSound, test } from '../../src/site.ts'

const MEMBER = { email: DEMO_MEMBERS[0]?.email ?? '', password: DEMO_PASSWORD }

/** Leaves a mark that only a document load removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const accountMenu = (page: Page) => page.getByRole('button', { name: /account menu/i })
const howItWorks = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'How it works' })

test.describe('a first page', () => {
  test('requests only a token once it has loaded [CONTENT-02] [CSRF-01] [SESSION-44]', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await expect.poll(() => calls).toContain('/api/CSRF')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('csrf_token') ?? '')).toMatch(/.{20,}/)
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual(['/api/CSRF'])
  })

  test('keeps the tracking values of its address for the browser session [PARAM-05] [PARAM-10]', async ({ page }) => {
    await page.goto('/?utm_source=spring-mail')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campaign'))).toBe('{"utm_source":"spring-mail"}')
  })

  test('keeps the public id of its address after a reload without it [PARAM-01]', async ({ page, context, site }) => {
    const publicId = DEMO_MEMBERS.find(({ tier }) => tier === 1)?.publicId ?? ''
    await page.goto(`/?public_id=${publicId}`)
    const kept = async () => (await context.cookies(site.origin)).find(({ name }) => name === 'public_id')?.value
    await expect.poll(kept).toBe(publicId)
    await page.goto('/')
    await page.reload()
    expect(await kept()).toBe(publicId)
    expect(await page.locator('#state').textContent()).toContain(publicId)
  })

  for (const width of [375, 1280]) {
    test(`is valid in the dark scheme, and after hydration, at ${width}`, { tag: width === 375 ? [] : '@further' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      await page.mouse.move(100, 100)
      // The parts below the first view are hydrated with the first action.
      await expect
        .poll(() =>
          page
            .locator('main form')
            .last()
            .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__react'))),
        )
        .toBe(true)
      await expectSound(page)
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('search and reading work', async ({ page, site }) => {
    await page.goto('/')
    await page.getByRole('combobox').or(page.getByRole('textbox')).first().fill('Chicago, IL')
    await page.getByRole('button', { name: /find restaurants/i }).click()
    await expect(page).toHaveURL(new RegExp(`^${site.origin}/search\\?location=Chicago`))
    await expect(
      page
        .getByRole('link')
        .filter({ has: page.getByRole('heading') })
        .first(),
    ).toHaveAttribute('href', /^\/merchants\//)
  })
})

test.describe('navigating within the site', () => {
  test('keeps the document, sets title and reading position, and goes back [CONFIG-24]', async ({ page, site }) => {
    await page.goto('/')
    await mark(page)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/`)
    await howItWorks(page).click()
    await expect(page).toHaveURL(`${site.origin}/how-it-works`)
    // Otherwise a browser would share the address of the first page.
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page).toHaveTitle(site.partner.routes['/how-it-works']?.title ?? site.partner.program.programName)
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.locator('#announcer')).toHaveText(await page.title())
    await page.goBack()
    await expect(page).toHaveURL(`${site.origin}/`)
    await expect(page).toHaveTitle(site.partner.routes['/']?.title ?? '')
    expect(await isMarked(page)).toBe(true)
    await expectSound(page)
  })

  test.describe('to a page that takes longer than the browser waits for', () => {
    test.use({ mayHaveErrors: true })
    test('shows it without the animation, and reports no error but real ones', async ({ page, browserErrors }) => {
      await page.goto('/')
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      const name = await page.evaluate(() => {
        const { ready } = document.startViewTransition(() => new Promise<void>(() => undefined))
        // As React Router does: the derived promise has no handler.
        void ready.then(() => undefined)
        return ready.catch((reason: unknown) => (reason instanceof DOMException ? reason.name : 'other'))
      })
      expect(name).toBe('TimeoutError')
      await page.evaluate(() => void Promise.reject(new DOMException('signal timed out', 'TimeoutError')))
      await expect.poll(() => browserErrors).toEqual(['error: signal timed out'])
    })
  })

  test("shows a member who has signed in since the page's first load the words for members [HOME-16] [HOME-21]", async ({ page, site }) => {
    const loaded = (await loadPartners(join(ROOT, 'partners'))).find(({ partner }) => partner.program.id === site.partner.program.id)
    const isHome = (file: ContentFile): file is ContentFile<'home'> => file.set === 'home'
    const home = loaded?.content
      .filter(isHome)
      .flatMap(({ entries }) => entries)
      .find(({ status }) => status === 'published')
    const words = (key: string) => {
      const state = home?.fields.user_states.find((one) => 'key' in one && one.key === key)
      return page.getByRole('heading', { name: copyOf(site, 0).sayContent(state?.headline ?? 'no headline', 'headline') })
    }
    await page.goto('/how-it-works')
    await expect(words('anonymous')).toBeVisible()
    await mark(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^sign in$/i })
      .click()
    // The page before has a field for an email address, too, and none for a password.
    await page.getByLabel(/^password/i).fill(MEMBER.password)
    await page.getByRole('textbox', { name: /^email/i }).fill(MEMBER.email)
    await page.getByRole('button', { name: /^sign in/i }).click()
    await expect(page).not.toHaveURL(/\/login/)
    await howItWorks(page).click()
    await expect(words('opted_out')).toBeVisible()
    await expect(words('anonymous')).toBeHidden()
    expect(await isMarked(page)).toBe(true)
  })

  test('works for a search form, whose address then contains its values', async ({ page, site }) => {
    await page.goto('/')
    await mark(page)
    const where = page.getByRole('search').getByRole('combobox').or(page.getByRole('search').getByRole('textbox')).first()
    await where.fill('Chicago, IL')
    await where.press('Enter')
    await expect(page).toHaveURL(new RegExp(`^${site.origin}/search\\?location=Chicago`))
    expect(await isMarked(page)).toBe(true)
  })

  test('to an unknown path shows the not-found page [ROUTE-37] [ERRORPAGE-05] [ERRORPAGE-06]', async ({ page, site }) => {
    await page.goto('/nowhere')
    await expect(page).toHaveTitle(/^Page not found/)
    await expectSound(page)
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(`${site.origin}/`)
  })
})

test.describe('menus', () => {
  test('open and close by key and by press, and return the focus [NAV-22]', async ({ page }) => {
    await page.goto('/')
    await menu(page).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('navigation', { name: 'Main' })
    await expect(panel).toBeVisible()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(menu(page)).toBeFocused()
    await menu(page).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel).toBeHidden()
  })

  test('close when one of their links is followed', async ({ page, site }) => {
    await signIn(page, MEMBER)
    await accountMenu(page).click()
    const cards = page.getByRole('banner').getByRole('link', { name: 'Linked Cards' })
    await cards.click()
    await expect(page).toHaveURL(`${site.origin}/account/manage_cards`)
    await expect(cards).toBeHidden()
    await accountMenu(page).click()
    await expect(cards).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(cards).toBeHidden()
  })

  test('the bar disappears on scrolling down and returns on scrolling up, on small screens only [NAV-08]', async ({ page }) => {
    const bar = page.getByRole('banner')
    const top = () => bar.evaluate((element) => element.getBoundingClientRect().bottom > 0)
    await page.setViewportSize({ width: 860, height: 700 })
    await page.goto('/')
    // Until the bar reacts: it starts with the first scroll. It is back long before the top of the page.
    const wheel = (by: number, isSeen: boolean) =>
      expect(async () => {
        await page.mouse.wheel(0, by)
        await expect.poll(top, { timeout: 3_000 }).toBe(isSeen)
      }).toPass({ timeout: 15_000 })
    await wheel(300, false)
    await page.mouse.wheel(0, 1_200)
    await wheel(-100, true)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })
})

test('sends nothing without a token, and the form reports it [CSRF-04] [CSRF-05]', async ({ page }) => {
  await page.route('**/api/CSRF', (route) => route.abort())
  await page.clock.install()
  await page.goto('/login')
  await page.clock.fastForward(36_000)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('csrf_token'))).toBe('TKN1')
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().includes('/api/SignIn'))))
  await page.getByRole('textbox', { name: /^email/i }).fill(MEMBER.email)
  await page.getByLabel(/^password/i).fill(MEMBER.password)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await expect(page.getByText('Something went wrong. Please refresh the page and try again. Error Code: TKN1.')).toBeVisible()
  expect(sent).toBe(0)
})
