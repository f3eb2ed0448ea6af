import { newCardNumber } from '@dining/card-vault/testing'
import { paths } from '@dining/session'

import { mailSubjects } from '../../src/mailbox.ts'
import { join, linkCard, newcomer, signIn } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

const WIDTHS = [320, 375, 1280]

test('a member closes the account by keyboard, sees at the next sign-in what is to come, and keeps it or waits', async ({ page, site }) => {
  const main = page.getByRole('main')
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: false })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)

  const close = async () => {
    await page.goto(paths.accountSecurity())
    await main.getByRole('button', { name: /^close my account/i }).press('Enter')
    await expect(main.getByRole('heading', { name: 'What stays, and why' })).toBeVisible()
  }
  const word = main.getByRole('textbox', { name: /^type close to confirm/i })
  await close()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  await word.fill('clothes')
  await word.press('Enter')
  await expect(word).toHaveAccessibleDescription(/Type the word CLOSE/)
  await expect(word).toHaveValue('clothes')
  await expectSound(page)
  await main.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(main.getByRole('button', { name: /^close my account/i })).toBeFocused()

  // Without a connection the failure is beside the form, and the word is still there.
  await close()
  await word.fill('close')
  await page.route('**/api/Member/Closing', (route) => route.abort())
  await word.press('Enter')
  await expect(main.getByRole('alert').filter({ hasText: 'We could not reach the site' })).toBeVisible()
  await expect(word).toHaveValue('close')
  await page.unroute('**/api/Member/Closing')
  await word.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/login?rfr=7`)
  await expect(page.getByText(/before the day that our mail names/i)).toBeVisible()
  await expect
    .poll(() => mailSubjects(member.email))
    .toContainEqual(expect.stringMatching(/account will be erased on \w+, \w+ \d+, \d{4}$/))

  await signIn(page, member)
  for (const path of [paths.home(), paths.accountOverview()]) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1, name: /keep your account/i })).toBeVisible()
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  await main.getByRole('link', { name: /sign out and let it be erased/i }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await signIn(page, member)
  // The message waits for the page, however long that takes.
  const kept = page.getByRole('region', { name: 'Messages' }).getByText('Your account stays open.')
  const opened = Promise.withResolvers<void>()
  await page.route('**/assets/add-card-*.js', async (route) => {
    await opened.promise
    await route.continue()
  })
  const slowly = page.waitForRequest(/\/assets\/add-card-/)
  await main.getByRole('button', { name: /^keep my account/i }).press('Enter')
  await slowly
  await expect(kept).toHaveCount(0)
  opened.resolve()
  await expect(kept).toBeVisible()
  await expect(page).toHaveURL(/\/add_card$/)
  await expectSound(page)
})
