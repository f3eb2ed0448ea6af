import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { signIn } from '../../src/members.ts'
import { expect, test } from '../../src/site.ts'

const MEMBER = { email: DEMO_MEMBERS[0]?.email ?? '', password: DEMO_PASSWORD }

async function saveZip(page: Page, zip: string) {
  await page.goto('/account/user_profile')
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill(zip)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/All changes were saved|No changes were made/)).toBeVisible()
}

test('home and search are around the member’s ZIP, show the place, and offer to change it', async ({ page, site }) => {
  await signIn(page, MEMBER)
  await saveZip(page, '60601')
  await page.goto('/')
  await expect(page.getByText(/^Near .*Chicago, IL\./).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change location' }).first()).toHaveAttribute('href', /^\/search/)
  await page.goto('/search?sortBy=distance')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('near Chicago, IL')
  expect(page.url().startsWith(site.origin)).toBe(true)
})

test('home is around the position if the browser may provide it', async ({ page, context, site }) => {
  await context.grantPermissions(['geolocation'], { origin: site.origin })
  await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
  await page.goto('/')
  await page.mouse.move(10, 10)
  await expect(page.getByText(/^Near Los Angeles, CA\./).first()).toBeVisible()
})
