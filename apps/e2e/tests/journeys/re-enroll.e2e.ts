import { newCardNumber } from '@dining/card-vault/testing'

import { join, linkCard, newcomer, signIn } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

test('deleting the last card closes the account; a card reopens it [CARD-63] [REENROLL-01] [REENROLL-10]', async ({ page, site }) => {
  test.slow()
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)

  await page.goto('/account/manage_cards')
  await page.getByRole('button', { name: /delete and close account/i }).click()
  await expectSound(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete and close account/i })
    .click()
  await expect(page).toHaveURL(`${site.origin}/login?rfr=6`)
  await expect(page.getByText(/your account is closed/i)).toBeVisible()

  // On every page, the account can only be reopened or left.
  await signIn(page, member)
  // The overview last: after reopening, the account may open the page that is already open.
  for (const path of ['/search', '/', '/account/overview']) {
    await page.goto(path)
    await expect(page.getByText(/your last card was deleted/i)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
  }
  await expectSound(page)

  const number = newCardNumber()
  const field = page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })
  await field.fill(number)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /link this card and go on/i }).click()
  // Both at once, and first: they stay for seconds.
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText(
    new RegExp(`Your account is open again\\..*Your card ending in ${number.slice(-4)} has been linked\\.`),
  )
  await expect(page).toHaveURL(/\/account\/overview$/)
  await expect(page.getByText(/your last card was deleted/i)).toHaveCount(0)
  await expectSound(page)
})

test('a member can leave a closed account closed, and is asked at the next sign-in [ENROLL-06] [REENROLL-04] [REENROLL-18]', async ({
  page,
  site,
}) => {
  const member = newcomer(site.partner)
  await join(page, member, { emailOptIn: true })
  const number = newCardNumber()
  await linkCard(page, number)
  await expect(page).toHaveURL(/\/card_added$/)
  await expect(page.getByRole('main').getByText(`Your card ending in ${number.slice(-4)} has been linked.`)).toBeVisible()
  await page.goto('/account/manage_cards')
  await page.getByRole('button', { name: /delete and close account/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete and close account/i })
    .click()
  await expect(page).toHaveURL(`${site.origin}/login?rfr=6`)
  await expect(page.getByText(/your account is closed/i)).toBeVisible()
  await signIn(page, member)
  await expect(page.getByText(/your last card was deleted/i)).toBeVisible()
  await page.getByRole('link', { name: /sign in later/i }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await page.goto('/account/overview')
  await expect(page).toHaveURL(/\/login/)
})
