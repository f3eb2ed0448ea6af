import { homeBelow } from '@dining/copy-engine/texts/home-below'
import type { Page } from '@playwright/test'

import { newcomer } from '../../src/members.ts'
import { copyOf, expect, expectSound, test } from '../../src/site.ts'

test('a wrong password is reported at the field and in the banner, and the input stays [AUTH-02] [AUTH-03]', async ({ page, site }) => {
  const { email, password } = newcomer(site.partner)
  await page.goto('/login')
  await expectSound(page)
  await page.getByRole('textbox', { name: /^email/i }).fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await expect(page.getByText('Invalid user name or password').first()).toBeVisible()
  await expect(page.getByText('We could not sign you in. Please check form for errors.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^email/i })).toHaveValue(email)
  await expectSound(page)
})

test('a private page redirects an anonymous visitor to the sign-in, and back afterwards [AUTH-08]', async ({ page }) => {
  await page.goto('/account/recent_activity')
  await expect(page).toHaveURL(/\/login/)
  await signInHere(page)
  await expect(page).toHaveURL(/\/account\/recent_activity/)
})

/** Fills the displayed form with the first demonstration member. */
async function signInHere(page: Page): Promise<void> {
  const { DEMO_MEMBERS, DEMO_PASSWORD } = await import('@dining/demo-data/members')
  const member = DEMO_MEMBERS.find(
    ({ memberType, hasWebProfile, active }) => memberType === 'EnrolledCardMember' && hasWebProfile && active,
  )
  await page.getByRole('textbox', { name: /^email/i }).fill(member?.email ?? '')
  await page.getByLabel(/^password/i).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: /^sign in/i }).click()
}

test('an unknown path shows the not-found page with a link home [ROUTE-37] [ERRORPAGE-06]', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page)
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('how it works shows search, dine and earn in three steps [ROUTE-04]', async ({ page, site }) => {
  const copy = copyOf(site)
  await page.goto('/how-it-works')
  for (const step of [homeBelow.stepSearch, homeBelow.stepDine, homeBelow.stepEarn])
    await expect(page.getByRole('heading', { name: copy.headline(step) }).first()).toBeVisible()
  await expectSound(page)
})

test('signing in opens the overview for a card member', async ({ page }) => {
  await page.goto('/login')
  await signInHere(page)
  await expect(page).toHaveURL(/\/account\/overview/)
  await expectSound(page)
})
