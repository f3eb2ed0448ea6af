import { paths } from '@dining/session'

import { mailedEmailLink, mailSubjects } from '../../src/mailbox.ts'
import { clearSession, join, newcomer, signIn } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test('a member changes the email address while signed in, by the link of the mail to the new one', async ({ page, site }) => {
  // The first direct partner of the folder with everything offers it.
  expect(site.partner.features.hasEmailChange).toBe(true)
  const main = page.getByRole('main')
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: false })
  await page.goto(paths.userProfile())
  await main
    .getByRole('link', { name: /sign-in and security/i })
    .first()
    .click()
  const change = main.getByRole('button', { name: /change email address/i })
  await change.click()
  const newEmail = main.getByRole('textbox', { name: /^new email/i })
  await expect(newEmail).toBeFocused()
  await newEmail.fill(member.email)
  await main.getByRole('button', { name: /send me a code/i }).click()
  await expect(newEmail).toHaveAccessibleDescription(/This is your address already/)
  await expect(newEmail).toHaveValue(member.email)
  await expectSound(page)
  const fresh = `own-${member.email}`
  await newEmail.fill(fresh)
  await main.getByRole('button', { name: /send me a code/i }).click()
  const code = main.getByRole('textbox', { name: /^code/i })
  await expect(code).toBeFocused()
  await code.fill('WRONG234')
  await main.getByRole('button', { name: /update my address/i }).click()
  await expect(code).toHaveAccessibleDescription(/That code is wrong or has expired/)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  // A reload keeps what waits, and the link brings the code, which leaves the address bar at once.
  await page.reload()
  await expect(main.getByText(`We have mailed a code to ${fresh}.`, { exact: false })).toBeVisible()
  const link = await mailedEmailLink(fresh)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(code).toHaveValue(/^[A-Z2-9]{8}$/)
  expect(page.url()).toBe(`${site.origin}/account/security`)
  await main.getByRole('button', { name: /update my address/i }).click()
  const done = main.getByRole('status').filter({ hasText: `You sign in with ${fresh} from now on.` })
  await expect(done).toBeVisible()
  await expectSound(page)
  await expect.poll(() => mailSubjects(member.email)).toContainEqual(expect.stringMatching(/^Your email address for .* was changed$/))
  // The link opens nothing again.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(main.getByRole('alert')).toContainText('This link has expired, was used, or belongs to another account.')
  await clearSession(page)
  await signIn(page, { ...member, email: fresh })
})
