import type { Page } from '@playwright/test'

import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { clearSession, newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

const email = (page: Page) => page.getByRole('textbox', { name: /^email/i })
const password = (page: Page) => page.getByRole('textbox', { name: /^password/i })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^sign in/i })

async function send(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address)
  await password(page).fill(secret)
  await submit(page).click()
}

test('each empty or malformed field is reported at once, and nothing is sent [AUTH-01]', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await email(page).fill('maya@')
  await submit(page).click()
  await expect(email(page)).toHaveAccessibleDescription(/Enter an email address like name@example/)
  await expect(password(page)).toHaveAccessibleDescription('Password is required.')
  await expectSound(page)
  expect(sent).not.toContain('/api/SignIn')
})

test('a refusal takes the focus, does not reveal which value was wrong, and disappears after a correction [AUTH-02] [AUTH-03] [AUTH-05]', async ({
  page,
  site,
}) => {
  await page.goto('/login')
  await send(page, newcomer(site.partner).email, 'not the password')
  const box = page.getByRole('group', { name: 'We could not sign you in. Please check form for errors.' })
  await expect(box).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Invalid user name or password')
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await password(page).fill('another')
  await expect(box).toHaveCount(0)
})

test('an address is locked after five wrong passwords, known or not, with a link to recover [AUTH-04]', async ({ page, site }) => {
  const { email: address } = newcomer(site.partner)
  await page.goto('/login')
  for (let wrong = 0; wrong < 5; wrong++) {
    await send(page, address, `wrong ${wrong}`)
    if (wrong < 4) await expect(password(page)).toHaveAccessibleDescription('Invalid user name or password')
  }
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Your account has been locked for 30 minutes.')
  await expect(password(page)).toHaveValue('wrong 4')
  await expectSound(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
  await alert.getByRole('link').click()
  await expect(page).toHaveURL(/\/recover$/)
})

test('a session lasts 15 minutes, or 90 days when kept [AUTH-06]', async ({ page }) => {
  const member = DEMO_MEMBERS.find(({ memberType, hasWebProfile }) => memberType === 'EnrolledCardMember' && hasWebProfile)
  const end = async () => Number((await page.context().cookies()).find(({ name }) => name === 'session_expiry')?.value)
  for (const [keep, minutes] of [
    [false, 15],
    [true, 90 * 24 * 60],
  ] as const) {
    await clearSession(page)
    await page.goto('/login')
    await page.getByRole('checkbox', { name: /keep me signed in/i }).setChecked(keep)
    const before = Date.now()
    await send(page, member?.email ?? '', DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/account\/overview/)
    // It started in between, however long that took.
    expect(await end()).toBeGreaterThan(before + minutes * 60_000 - 1_000)
    expect(await end()).toBeLessThanOrEqual(Date.now() + minutes * 60_000)
  }
})

test('a member without a card continues joining; a signed-in member sees no form', async ({ page }) => {
  const member = DEMO_MEMBERS.find(({ memberType }) => memberType === 'NonCardMember')
  await page.goto('/login')
  await send(page, member?.email ?? '', DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/add_card$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/add_card$/)
})

test('the page becomes the member’s: token, name and public id, and back does not return to the form', async ({ page }) => {
  const member = DEMO_MEMBERS.find(({ memberType, hasWebProfile }) => memberType === 'EnrolledCardMember' && hasWebProfile)
  await page.goto('/')
  await page.goto('/login')
  const before = await page.evaluate(() => sessionStorage.getItem('csrf_token'))
  await send(page, member?.email ?? '', DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/account\/overview/)
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('csrf_token'))).not.toBe(before)
  expect((await page.context().cookies()).find(({ name }) => name === 'public_id')?.value).toBe(member?.publicId)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a form that is sent before any script has loaded never puts a password into an address', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/login`)
  await send(page, 'maya.okafor@example.com', 'a secret')
  expect(page.url()).not.toContain('secret')
  await context.close()
})
