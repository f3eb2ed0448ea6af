import { newCardNumber } from '@dining/card-vault/testing'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page, Request } from '@playwright/test'

import { linkCard, newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

const MEMBER = DEMO_MEMBERS[0]?.email ?? ''

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: /^email/i }).fill(MEMBER)
  await page.getByRole('textbox', { name: /^password/i }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in/i })
    .click()
}

/** The token of each call to an address. */
function tokensOf(page: Page, path: string): (string | undefined)[] {
  const tokens: (string | undefined)[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) tokens.push(request.headers()['x-captcha'])
  })
  return tokens
}

const password = (page: Page) => page.getByRole('textbox', { name: /^password/i })

test('a sign-in carries a captcha from the second submit on, a new one each time [FORM-18] [FORM-20]', async ({ page }) => {
  const tokens = tokensOf(page, '/api/SignIn')
  await page.goto('/login')
  for (const count of [1, 2, 3]) {
    await signIn(page, `wrong ${count}`)
    await expect(password(page)).toHaveAccessibleDescription('Invalid user name or password')
    await expect.poll(() => tokens.length).toBe(count)
  }
  await signIn(page, DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/account\/overview$/)
  expect(tokens[0]).toBeUndefined()
  expect(new Set(tokens).size).toBe(4)
})

test('the card form carries a captcha on its first submit [FORM-19] [CARD-27]', async ({ page, site, enter }) => {
  const tokens = tokensOf(page, '/api/Member/Cards')
  await enter.join(newcomer(site.partner), { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  expect(tokens).toEqual([expect.stringMatching(/^[\w-]{300,}$/)])
})

test('without a connection to the captcha the form gives up, keeps what was typed, and works later [FORM-22] [FORM-23]', async ({
  page,
}) => {
  const times: number[] = []
  await page.goto('/login')
  await signIn(page, 'wrong')
  await expect(password(page)).toHaveAccessibleDescription('Invalid user name or password')
  await page.route('**/api/Captcha?*', (route) => {
    times.push(Date.now())
    return route.abort()
  })
  await signIn(page, DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Too many network errors, give up on reCaptcha.')
  await expect(password(page)).toHaveValue(DEMO_PASSWORD)
  await expectSound(page)
  expect(times).toHaveLength(10)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(9 * 500)
  await page.unrouteAll()
  await signIn(page, DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/account\/overview$/)
})

test('a captcha that does not become ready is reported with the number to call [FORM-21]', async ({ page, site }) => {
  await page.goto('/login')
  await signIn(page, 'wrong')
  await expect(password(page)).toHaveAccessibleDescription('Invalid user name or password')
  await page.route('**/api/Captcha?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await signIn(page, DEMO_PASSWORD)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('reCaptcha is not in ready state.')
  await expect(alert.getByRole('link')).toHaveAttribute('href', site.partner.support.phone.href)
})

test('a token that the API refuses asks to complete the captcha [FORM-14] [FORM-24]', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'wrong')
  await expect(password(page)).toHaveAccessibleDescription('Invalid user name or password')
  await page.route('**/api/SignIn', (route) => route.continue({ headers: { ...route.request().headers(), 'x-captcha': 'forged' } }))
  await signIn(page, DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('You must complete the reCAPTCHA to continue.')
  await page.unrouteAll()
  await signIn(page, DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/account\/overview$/)
})
