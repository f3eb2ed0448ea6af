import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'

import { clearSession, join, linkCard, newcomer, signIn } from '../../src/members.ts'
import { unlinkCards } from '../../src/operators.ts'
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

test(
  'a card member whose card has gone links one in place of every page; a member who has never linked one sees the pages [REENROLL-15] [REENROLL-17]',
  { tag: '@member' },
  async ({ page, site, enter }) => {
    test.slow()
    const member = newcomer(site.partner)
    const asked = page.getByText('No card is linked to your account.')
    const pages = ['/', '/search', '/account/overview', '/account/user_profile']
    await enter.join(member, { emailOptIn: true })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(asked).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('navigation')).not.toHaveCount(0)
    }
    await page.goto('/add_card')
    await linkCard(page, newCardNumber())
    await expect(page).toHaveURL(/\/card_added$/)
    await unlinkCards(site.partner.program.id, member.email)

    for (const path of pages) {
      await page.goto(path)
      await expect(asked).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // The account is open, and the screen must not claim the opposite.
      await expect(page.getByText(/account is closed/i)).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
    }
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
    await expectSound(page)
    const shots = process.env['E2E_SHOTS']
    if (shots !== undefined)
      await page.screenshot({ path: joinPath(shots, `without-card-${test.info().project.name}.png`), fullPage: true })

    // The same after signing in again.
    await clearSession(page)
    await enter.signIn(member)
    await expect(asked).toBeVisible()
    const number = newCardNumber()
    const field = page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })
    await field.fill(number)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /link this card and go on/i }).click()
    // First: the message stays for seconds.
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`Your card ending in ${number.slice(-4)} has been linked.`)
    await expect(page).toHaveURL(/\/account\/overview$/)
    await expect(asked).toHaveCount(0)
    await page.goto('/account/manage_cards')
    await expect(page.getByText(`ending in ${number.slice(-4)}`).first()).toBeVisible()
    await expectSound(page)
  },
)
