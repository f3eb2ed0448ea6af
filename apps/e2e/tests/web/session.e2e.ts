import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { signIn } from '../../src/members.ts'
import { expect, test } from '../../src/site.ts'

const MEMBER = { email: DEMO_MEMBERS[0]?.email ?? '', password: DEMO_PASSWORD }

/** Leaves a mark that only a document load removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const accountMenu = (page: Page) => page.getByRole('button', { name: /account menu/i })
const howItWorks = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'How it works' })

test.describe('a session', () => {
  /** Makes the page read an earlier end of the session when it becomes visible again; the server's own end is unchanged. */
  const endIn = (page: Page, ms: number) =>
    page.evaluate((end) => {
      document.cookie = `session_expiry=${end}; Path=/; Max-Age=600; Secure; SameSite=Lax`
      document.dispatchEvent(new Event('visibilitychange'))
    }, Date.now() + ms)
  const warning = (page: Page) => page.getByRole('dialog', { name: /still there/i })
  /**
   * Opens home and waits until its calls are answered: each answer renews the session, or redirects once it is over. That of the hearts is the last;
   * its code loads first, which can take longer than an idle network does.
   */
  const openHome = (page: Page) =>
    Promise.all([page.waitForResponse('**/api/Member/Favorites'), page.goto('/').then(() => page.mouse.move(100, 100))])

  test('is renewed in a dialog with one action a minute before its end [SESSION-14] [SESSION-17] [SESSION-19]', async ({ page }) => {
    await signIn(page, MEMBER)
    await openHome(page)
    // Again if a call of the page is answered after that, which renews the session.
    await expect(async () => {
      await endIn(page, 75_000)
      await expect(warning(page)).toBeHidden()
      await expect(warning(page)).toBeVisible({ timeout: 30_000 })
    }).toPass({ timeout: 120_000 })
    await expect(warning(page)).toContainText('Your session is about to expire. Click here to stay signed in.')
    expect(await warning(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    const end = async () => Number((await page.context().cookies()).find(({ name }) => name === 'session_expiry')?.value)
    const before = await end()
    const [renewed] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === '/api/Member'),
      warning(page)
        .getByRole('button', { name: /stay signed in/i })
        .last()
        .click(),
    ])
    expect(renewed.method()).toBe('GET')
    await expect(warning(page)).toBeHidden()
    // By the press: at the end of the old session it would disappear, too.
    expect(Date.now()).toBeLessThan(before)
    expect(await end()).toBeGreaterThan(before + 10 * 60_000)
  })

  test('redirects to the sign-out at its end, shows why, and returns after signing in [SESSION-16] [SESSION-29]', async ({
    page,
    site,
  }) => {
    await signIn(page, MEMBER)
    await page.goto('/how-it-works')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => sessionStorage.setItem('search_options', 'location=97205'))
    const signedOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/SignOut')
    await endIn(page, 1_000)
    await signedOut
    await expect(page).toHaveURL(`${site.origin}/login?rfr=5`)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(accountMenu(page)).toBeHidden()
    expect(await page.evaluate(() => document.cookie)).not.toContain('session_expiry')
    expect(await page.evaluate(() => sessionStorage.getItem('search_options'))).toBeNull()
    await page.getByRole('textbox', { name: /^email/i }).fill(MEMBER.email)
    await page.getByLabel(/^password/i).fill(MEMBER.password)
    await page.getByRole('button', { name: /^sign in/i }).click()
    await expect(page).toHaveURL(`${site.origin}/how-it-works`)
  })

  test('is renewed on each navigation [SESSION-18]', async ({ page }) => {
    await signIn(page, MEMBER)
    await page.goto('/')
    await mark(page)
    const heading = page.getByRole('heading', { level: 1 })
    const steps = [
      { go: () => howItWorks(page).click(), isThere: () => expect(heading).toHaveText(/how it works/i) },
      { go: () => page.goBack(), isThere: () => expect(heading).not.toHaveText(/how it works/i) },
      { go: () => page.goForward(), isThere: () => expect(heading).toHaveText(/how it works/i) },
    ]
    for (const { go, isThere } of steps) {
      const [asked] = await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === '/api/Member'), go()])
      expect(asked.request().method()).toBe('GET')
      expect(await asked.headerValue('set-cookie')).toContain('session_expiry')
      // An answer that the page has not read yet would be that of the next navigation, too.
      await asked.finished()
      await isThere()
    }
    expect(await isMarked(page)).toBe(true)
  })

  test('redirects from a member page to the sign-in once it is over, and back [SESSION-30] [AUTH-08]', async ({ page, site, context }) => {
    await page.goto('/account/recent_activity')
    await expect(page).toHaveURL(`${site.origin}/login`)
    await page.getByRole('textbox', { name: /^email/i }).fill(MEMBER.email)
    await page.getByLabel(/^password/i).fill(MEMBER.password)
    await page.getByRole('button', { name: /^sign in/i }).click()
    await expect(page).toHaveURL(`${site.origin}/account/recent_activity`)
    await openHome(page)
    await accountMenu(page).click()
    await context.clearCookies({ name: '__Host-session' })
    const cards = page.getByRole('banner').getByRole('link', { name: 'Linked Cards' })
    // A further call of this page may find the session over before the link does.
    await Promise.race([cards.click(), page.waitForURL(`${site.origin}/login?rfr=5`)])
    await expect(page).toHaveURL(`${site.origin}/login?rfr=5`)
  })

  test('leaves nothing to go back to after a sign-out by a document load [NAV-19] [ROUTE-40]', async ({ page, site }) => {
    await signIn(page, MEMBER)
    await page.goto('/')
    await accountMenu(page).click()
    await page.getByRole('banner').getByRole('link', { name: 'Account Overview' }).click()
    await expect(page).toHaveURL(`${site.origin}/account/overview`)
    await mark(page)
    await accountMenu(page).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /sign out/i })
      .click()
    await expect(page).toHaveURL(`${site.origin}/`)
    expect(await isMarked(page)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(MEMBER.email)).toHaveCount(0)
  })
})
