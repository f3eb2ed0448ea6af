import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { mailedCode } from '../../src/mailbox.ts'
import { askForCode, clearSession, join, newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('the email field has its own error for an invalid address [AUTH-13]', async ({ page }) => {
  await page.goto('/recover')
  const email = page.getByRole('textbox', { name: /^email/i })
  const message = 'Enter the email address that you sign in with, like name@example.com.'
  for (const value of ['maya@', '']) {
    await email.fill(value)
    await page.getByRole('button', { name: /send me a code/i }).click()
    await expect(email).toHaveAccessibleDescription(message)
  }
  await expectSound(page)
})

test('request, code, new password, success, in that order; then the new password signs in and the old one does not [AUTH-12]', async ({
  page,
  site,
}) => {
  for (const step of ['confirm', 'update', 'success']) {
    await page.goto(`/recover/${step}`)
    await expect(page).toHaveURL(/\/recover$/)
    await expect(page.getByRole('button', { name: /send me a code/i })).toBeVisible()
  }
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: false })
  await clearSession(page)

  await askForCode(page, member.email)
  await expect(page.getByRole('main')).toContainText(member.email)
  await expectSound(page)

  const code = page.getByRole('textbox', { name: /^code/i })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('WRONG23')
  await code.blur()
  await expect(code).toHaveAccessibleDescription(/Code must have 8 characters/)
  await code.fill('WRONG234')
  await page.getByRole('button', { name: /^continue/i }).click()
  await expect(code).toHaveAccessibleDescription(/That code is wrong or has expired/)
  await expect(code).toHaveValue('WRONG234')

  // A reload keeps the step, and another code replaces the first.
  await page.reload()
  const first = await mailedCode(member.email)
  await page.getByRole('button', { name: /send another code/i }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Another code is on its way' })).toBeVisible()
  const second = await mailedCode(member.email, 2)
  expect(second).not.toBe(first)
  await code.fill(`${second.slice(0, 4)} ${second.slice(4).toLowerCase()}`)
  await code.press('Enter')

  await expect(page).toHaveURL(/\/recover\/update$/)
  await expectSound(page)
  const password = page.getByRole('textbox', { name: /^password \(/i })
  const again = page.getByRole('textbox', { name: /^confirm password/i })
  await password.fill('short')
  await again.fill('other')
  await page.getByRole('button', { name: /save the new password/i }).click()
  await expect(password).toHaveAccessibleDescription(/must have at least 8 characters/)
  await expect(again).toHaveAccessibleDescription(/The passwords do not match/)
  const fresh = `${member.password} anew`
  await password.fill(fresh)
  await again.fill(fresh)
  await page.getByRole('button', { name: /save the new password/i }).click()

  await expect(page).toHaveURL(/\/recover\/success$/)
  await expectSound(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in/i })
    .click()
  await expect(page.getByRole('textbox', { name: /^email/i })).toHaveValue(member.email)
  const signIn = async (secret: string) => {
    await page.getByRole('textbox', { name: /^password/i }).fill(secret)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^sign in/i })
      .click()
  }
  await signIn(member.password)
  await expect(page.getByRole('textbox', { name: /^password/i })).toHaveAccessibleDescription('Invalid user name or password')
  await signIn(fresh)
  await expect(page).toHaveURL(/\/add_card$/)
})

test('a code from another device can be entered with its address, which can be corrected', async ({ page, site }) => {
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: false })
  await clearSession(page)
  await askForCode(page, member.email)
  const code = await mailedCode(member.email)

  await page.goto('/recover')
  const email = page.getByRole('textbox', { name: /^email/i })
  await email.fill('maya@')
  await page.getByRole('button', { name: /i already have a code/i }).click()
  // Both pages have a field for the address; this one has the code's beside it.
  await page.getByRole('textbox', { name: /^code/i }).fill(code)
  await expect(email).toHaveValue('maya@')
  await page.getByRole('button', { name: /^continue/i }).click()
  await expect(email).toHaveAccessibleDescription(/email address/i)
  await email.fill(member.email)
  await page.getByRole('button', { name: /^continue/i }).click()
  await expect(page).toHaveURL(/\/recover\/update$/)
})

test('an unknown address gets the same answer', async ({ page, site }) => {
  await askForCode(page, newcomer(site.partner).email)
})

test('a used ticket is reported with the next step', async ({ page, site }) => {
  await askForCode(page, newcomer(site.partner).email)
  await page.evaluate(() => {
    const state = { ...window.history.state, usr: { email: 'x@example.com', ticket: 'used' } }
    window.history.replaceState(state, '', '/recover/update')
  })
  await page.reload()
  await page.getByRole('textbox', { name: /^password \(/i }).fill(`${DEMO_PASSWORD} again`)
  await page.getByRole('textbox', { name: /^confirm password/i }).fill(`${DEMO_PASSWORD} again`)
  await page.getByRole('button', { name: /save the new password/i }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /ask for a new code/i })
    .click()
  await expect(page).toHaveURL(/\/recover$/)
})
