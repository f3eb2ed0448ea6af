import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { signIn } from '../src/members.ts'
import { expect, test } from '../src/site.ts'

const MEMBER = DEMO_MEMBERS.find(({ memberType, hasWebProfile, active }) => memberType === 'EnrolledCardMember' && hasWebProfile && active)

/** What a browser tells a page that it keeps whole in its history, and gives back from there. Playwright switches the real thing off. */
const tell = (page: Page, kind: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind)

test('a member’s page that the browser kept whole comes back only while the session lasts', async ({ page, context }) => {
  await signIn(page, { email: MEMBER?.email ?? '', password: DEMO_PASSWORD })
  await page.goto('/how-it-works')
  const account = page.getByRole('button', { name: /account menu/i })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(account).toBeVisible()

  await tell(page, 'pagehide')
  await expect(heading).toBeHidden()
  await tell(page, 'pageshow')
  await expect(heading).toBeVisible()
  await expect(account).toBeVisible()

  await tell(page, 'pagehide')
  await context.clearCookies()
  await tell(page, 'pageshow')
  await expect(heading).toBeVisible()
  await expect(account).toHaveCount(0)
  expect(await page.content()).not.toContain(MEMBER?.firstName)
})
