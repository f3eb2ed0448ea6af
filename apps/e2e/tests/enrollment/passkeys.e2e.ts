import { mailSubjects } from '../../src/mailbox.ts'
import { clearSession, join, newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test('a member adds a passkey, signs in with it, changes the password and removes it', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const main = page.getByRole('main')
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: false })

  await page.goto('/account/security')
  await expect(main.getByText('You have no passkey yet.')).toBeVisible()
  // A device whose owner is not recognized adds none, and the form stays.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await main.getByRole('button', { name: /add a passkey/i }).click()
  const name = main.getByRole('textbox', { name: /name of the passkey/i })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(/Chrome/)
  await name.fill('Kitchen laptop')
  await main.getByRole('button', { name: /continue/i }).click()
  await expect(main.getByRole('alert')).toContainText(/No passkey was added/)
  await expect(name).toHaveValue('Kitchen laptop')
  await expectSound(page)
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await main.getByRole('button', { name: /continue/i }).click()
  await expect(main.getByRole('status').filter({ hasText: /passkey is added/ })).toBeVisible()
  const row = main.getByRole('listitem').filter({ hasText: 'Kitchen laptop' })
  await expect(row).toHaveCount(1)
  await expect.poll(() => mailSubjects(member.email)).toContainEqual(expect.stringMatching(/^A passkey was added/))
  await main.getByRole('button', { name: /add a passkey/i }).click()
  await main.getByRole('button', { name: /continue/i }).click()
  await expect(main.getByRole('alert')).toContainText('This device already has a passkey for your account.')

  await main.getByRole('button', { name: /cancel/i }).click()
  // Another name; leaving the form returns to the button that opened it.
  await row.getByRole('button', { name: /^rename kitchen laptop/i }).click()
  await row.getByRole('button', { name: /cancel/i }).click()
  await expect(row.getByRole('button', { name: /^rename kitchen laptop/i })).toBeFocused()
  await row.getByRole('button', { name: /^rename/i }).click()
  await expect(main.getByRole('textbox', { name: /name of the passkey/i })).toBeFocused()
  await main.getByRole('textbox', { name: /name of the passkey/i }).fill('Old phone')
  await expectSound(page)
  await main.getByRole('button', { name: /save name/i }).click()
  await expect(page.locator(':focus')).toContainText('The passkey is called Old phone now.')
  await main.getByRole('button', { name: /^rename old phone/i }).click()
  await main.getByRole('textbox', { name: /name of the passkey/i }).fill('Kitchen laptop')
  await main.getByRole('button', { name: /save name/i }).click()
  await main.getByRole('button', { name: /change password/i }).click()
  await main.getByLabel(/^new password\s\*/i).fill(`another ${member.password}`)
  await main.getByLabel(/^confirm password/i).fill(`another ${member.password}`)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  await main.getByRole('button', { name: /save new password/i }).click()
  await expect(main.getByRole('status').filter({ hasText: /password is changed/ })).toBeVisible()

  await clearSession(page)
  // The field of the address offers the passkey of this browser; the virtual authenticator chooses it at once.
  await page.goto('/login')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/account/security')
  await expect(row).toContainText('Last used')
  await main.getByRole('button', { name: /^remove kitchen laptop/i }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Kitchen laptop is removed.' })).toBeVisible()
  await expect(row).toHaveCount(0)
  // A passkey that the device still has opens nothing any more, and the password does.
  await clearSession(page)
  await page.goto('/login')
  await main.getByRole('button', { name: /use a passkey/i }).click()
  await expect(main.getByRole('alert')).toContainText(/could not verify this passkey/)
  await expectSound(page)
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await page.getByLabel(/^password/i).fill(`another ${member.password}`)
  await main.getByRole('button', { name: /^sign in/i }).click()
  await expect(page).not.toHaveURL(/\/login/)
})
