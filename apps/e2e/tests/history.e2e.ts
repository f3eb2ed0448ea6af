import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { signIn } from '../src/members.ts'
import { expect, test } from '../src/site.ts'

const MEMBER = DEMO_MEMBERS.find(({ memberType, hasWebProfile, active }) => memberType === 'EnrolledCardMember' && hasWebProfile && active)

/** The event of a page that the browser restores from its history. Playwright disables the real feature. */
const tell = (page: Page, kind: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind)

test("a member’s page from the browser's history appears only while the session is valid", async ({ page, context }) => {
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
