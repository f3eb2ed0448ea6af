import { DEMO_MEMBERS } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { mailedCode } from '../../src/mailbox.ts'
import { clearSession, join, newcomer } from '../../src/members.ts'
import { api } from '../../src/operators.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ viewport: { width: 375, height: 812 } })

const newEmail = (page: Page) => page.getByRole('textbox', { name: /^new email/i })
const send = (page: Page) => page.getByRole('button', { name: /send me a code/i })

test('a member whose mail does not arrive updates the address at the sign-in, and signs in with the new one [AUTH-15] [AUTH-16] [ROUTE-19]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: false })
  await clearSession(page)
  const { id } = site.partner.program
  await api('members', 'require-email', '--partner', id, '--email', member.email, '--reason', 'mails come back')

  const signIn = async (address: string) => {
    await page.getByRole('textbox', { name: /^email/i }).fill(address)
    await page.getByRole('textbox', { name: /^password/i }).fill(member.password)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^sign in/i })
      .click()
  }
  await page.goto('/login')
  await signIn(member.email)
  await expect(page).toHaveURL(/\/fix_credentials$/)
  await expect(page.getByRole('textbox', { name: /email on your account/i })).toHaveValue(member.email)
  await expectSound(page)

  await page.getByRole('textbox', { name: /^password/i }).fill('not the password')
  await newEmail(page).fill(member.email)
  await send(page).click()
  await expect(page.getByRole('textbox', { name: /^password/i })).toHaveAccessibleDescription('Invalid user name or password')
  await expect(newEmail(page)).toHaveValue(member.email)
  await page.getByRole('textbox', { name: /^password/i }).fill(member.password)
  await send(page).click()
  await expect(newEmail(page)).toHaveAccessibleDescription(/This is the address on your account/)
  await newEmail(page).fill(DEMO_MEMBERS[0]?.email ?? '')
  await send(page).click()
  await expect(newEmail(page)).toHaveAccessibleDescription(/Another account has this address/)
  await expectSound(page)
  const fresh = `fresh-${member.email}`
  await newEmail(page).fill(fresh)
  await send(page).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/check your new mailbox/i)
  await expect(page.getByRole('main')).toContainText(fresh)
  // A reload keeps the step.
  await page.reload()
  const code = page.getByRole('textbox', { name: /^code/i })
  await code.fill('WRONG234')
  await page.getByRole('button', { name: /update my address/i }).click()
  await expect(code).toHaveAccessibleDescription(/That code is wrong or has expired/)
  await expectSound(page)
  await code.fill(await mailedCode(fresh))
  await code.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/your address is updated/i)
  await expectSound(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in/i })
    .click()
  await expect(page.getByRole('textbox', { name: /^email/i })).toHaveValue(fresh)
  await signIn(member.email)
  await expect(page.getByRole('textbox', { name: /^password/i })).toHaveAccessibleDescription('Invalid user name or password')
  await signIn(fresh)
  await expect(page).toHaveURL(/\/add_card$/)
})
