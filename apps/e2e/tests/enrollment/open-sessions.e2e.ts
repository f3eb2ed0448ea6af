import type { Page } from '@playwright/test'

import { join, newcomer, signIn } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test('a member sees where they are signed in, and signs out another device at once', async ({ page, browser, site }) => {
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: true })
  const phone = await browser.newContext({
    baseURL: site.origin,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  })
  const onPhone = await phone.newPage()
  await signIn(onPhone, member)
  await expect(onPhone).not.toHaveURL(/\/login/)

  await page.goto('/account/user_profile')
  await page
    .getByRole('link', { name: /sign-in and security/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/account\/security$/)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /signed in/i })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This device')
  await expect(rows.nth(1)).toContainText('Safari on iOS')
  await expectSound(page)

  await page.getByRole('button', { name: /^sign out safari on ios/i }).click()
  await expect(page.getByRole('status').filter({ hasText: /safari on ios is signed out/i })).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('You are signed in on no other device.')).toBeVisible()
  await onPhone.goto('/account/overview')
  await expect(onPhone).toHaveURL(/\/login/)
  // The own session is still open.
  await page.goto('/account/overview')
  await expect(page).toHaveURL(/\/account\/overview$/)
  await phone.close()
})

test('a tab of a member becomes that of the member who has signed in in another tab, and asks to sign in after a sign-out there', async ({
  page,
  site,
}) => {
  const [first, second] = [newcomer(site.partner), newcomer(site.partner)]
  const emailIn = (tab: Page) => tab.getByRole('textbox', { name: /^email/i })
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await join(page, first, { emailOptIn: true })
  await page.goto('/account/security')
  await expect(page.getByText(`You sign in with ${first.email}.`)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${site.origin}/SignOut`)
  await expect(other).toHaveURL(`${site.origin}/`)
  await comeBack()
  await expect(page).toHaveURL(/\/login$/)
  await expect(emailIn(page)).toBeVisible()
  await signIn(page, first)
  await page.goto('/account/security')
  // Everything has been read: a call of this tab after the sign-out there would lead to the sign-in.
  await expect(page.getByText(`You sign in with ${first.email}.`)).toBeVisible()
  await expect(page.getByText('You are signed in on no other device.')).toBeVisible()
  await other.goto(`${site.origin}/SignOut`)
  await expect(other).toHaveURL(`${site.origin}/`)
  await join(other, second, { emailOptIn: true })
  await comeBack()
  await expect(page.getByText(`You sign in with ${second.email}.`)).toBeVisible()
})
