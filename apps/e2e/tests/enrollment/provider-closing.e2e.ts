import { newCardNumber } from '@dining/card-vault/testing'
import { paths } from '@dining/session'

import { mailSubjects } from '../../src/mailbox.ts'
import { linkCard, newcomer } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test.use({ kind: 'sso' })

test('a member of a provider closes the account without a password, and keeps it after signing in at the provider again', async ({
  page,
  site,
  enter,
}) => {
  const main = page.getByRole('main')
  const member = newcomer(site.partner)
  await enter.join(member, { emailOptIn: false })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)

  await page.goto(paths.accountSecurity())
  await main.getByRole('button', { name: /^close my account/i }).click()
  const word = main.getByRole('textbox', { name: /^type close to confirm/i })
  await word.fill('close')
  await word.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/login?rfr=7`)
  await expect(main.getByText(/to keep it, sign in before the day that our mail names/i)).toBeVisible()
  await expectSound(page)
  await expect
    .poll(() => mailSubjects(member.email))
    .toContainEqual(expect.stringMatching(/account will be erased on \w+, \w+ \d+, \d{4}$/))

  // The member is signed out at the provider, too: it asks again who it is.
  await enter.signIn(member)
  for (const path of [paths.accountOverview(), paths.search(), paths.join()]) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1, name: /keep your account/i })).toBeVisible()
  }
  await expectSound(page)
  await main.getByRole('button', { name: /^keep my account/i }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Your account stays open.')).toBeVisible()
  await expect(page).toHaveURL(/\/add_card$/)
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  await page.goto(paths.accountOverview())
  await expect(page).toHaveURL(/\/account\/overview$/)
  await expect(main.getByRole('heading', { name: /keep your account/i })).toHaveCount(0)
})
