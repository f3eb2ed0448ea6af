import { DEMO_MEMBERS } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^email/i })
const start = (page: Page) => page.getByRole('button', { name: /get started/i })
const INVALID = /Enter an email address like name@example/

test('a malformed address is reported when the field is left and at submit, and stays [HOME-07] [HOME-13]', async ({ page }) => {
  await page.goto('/how-it-works')
  await email(page).fill('maya@')
  await email(page).blur()
  await expect(email(page)).toHaveAccessibleDescription(INVALID)
  await email(page).fill('')
  await email(page).blur()
  await expect(email(page)).not.toHaveAccessibleDescription(INVALID)
  await start(page).click()
  await expect(email(page)).toHaveAccessibleDescription(/^Email is required\./)
  await expect(email(page)).toBeFocused()
  await expect(page).toHaveURL(/\/how-it-works$/)
  await expectSound(page)
})

test('an address has at most 50 characters, without spaces around it [HOME-08] [HOME-09]', async ({ page, site }) => {
  const { email: address } = newcomer(site.partner)
  await page.goto('/how-it-works')
  await email(page).fill(`${'x'.repeat(40)}@example.com`)
  await email(page).blur()
  await expect(email(page)).toHaveAccessibleDescription(/^Email can have at most 50 characters/)
  await email(page).fill(` ${address} `)
  const [sent] = await Promise.all([page.waitForRequest('**/api/Prospects'), start(page).click()])
  expect(sent.postDataJSON()).toEqual({ email: address })
})

/** The page that follows, which asks for a password: for a moment its address is there while the form that was left is still shown. */
const isShown = (page: Page) => expect(page.getByRole('textbox', { name: /^password/i })).toBeVisible()

for (const [title, fails] of [
  ['a free address is kept, and joins with it filled in [HOME-10] [ENROLL-28]', false],
  ['joining goes on when it could not be kept [HOME-11]', true],
] as const) {
  test(title, async ({ page, site }) => {
    const { email: address } = newcomer(site.partner)
    if (fails) await page.route('**/api/Prospects', (route) => route.abort())
    await page.goto('/how-it-works')
    await email(page).fill(address)
    const [asked] = await Promise.all([page.waitForRequest('**/api/Prospects'), start(page).click()])
    expect(asked.method()).toBe('POST')
    await expect(page).toHaveURL(`${site.origin}/join`)
    await isShown(page)
    await expect(email(page)).toHaveValue(address)
    await page.reload()
    await expect(email(page)).toHaveValue(address)
  })
}

test("a member's address leads to the sign-in, where it is filled in [HOME-12] [HOME-13] [AUTH-10]", async ({ page, site }) => {
  const address = DEMO_MEMBERS[0]?.email ?? ''
  await page.goto('/how-it-works')
  await email(page).fill(address)
  await start(page).click()
  await expect(page).toHaveURL(`${site.origin}/login`)
  await isShown(page)
  await expect(email(page)).toHaveValue(address)
})
