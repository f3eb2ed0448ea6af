import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { mailedInvitation, mailSubjects } from '../../src/mailbox.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { expect, expectSound, test, waitUntilAlive } from '../../src/site.ts'

const WIDTHS = [320, 375, 1280]

async function expectSoundAtAll(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
}

test('two members share a view by invitation, without cards and addresses, and leaving ends it for both at once', async ({
  page,
  browser,
  site,
}) => {
  const merchant = await plainMerchant(site.partner.program.id)
  const main = page.getByRole('main')
  const member = await newMemberWithCard(page, site)
  await page.goto(paths.accountOverview())
  await main.getByRole('link', { name: /^your household/i }).press('Enter')
  await expect(page).toHaveURL(site.origin + paths.household())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^your household/i)
  await page.goto(paths.household())
  await expectSoundAtAll(page)

  // The other person joins in another browser.
  const there = await browser.newContext({ baseURL: site.origin, viewport: { width: 375, height: 812 } })
  const other = await there.newPage()
  waitUntilAlive(other)
  const guest = await newMemberWithCard(other, site)

  const email = main.getByRole('textbox', { name: /^their email/i })
  const send = main.getByRole('button', { name: /^send the invitation/i })
  await email.fill(member.email)
  await send.press('Enter')
  await expect(email).toHaveAccessibleDescription(/This is your own address/)
  await expectSoundAtAll(page)
  await email.fill(guest.email)
  await page.route('**/api/Household/Invitations', (route) => route.abort())
  await send.press('Enter')
  await expect(main.getByText(/Check your connection and try again/).first()).toBeVisible()
  await expect(email).toHaveValue(guest.email)
  await page.unroute('**/api/Household/Invitations')
  await send.press('Enter')
  await expect(main.getByText(/the invitation arrives within minutes/)).toBeVisible()
  await expect(email).toHaveValue('')
  const open = main.getByRole('region', { name: /^open invitations/i })
  await expect(open).toContainText(guest.email)
  await expectSoundAtAll(page)

  const theirs = other.getByRole('main')
  const link = await mailedInvitation(guest.email)
  await other.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/invites you|you are invited/i)
  await expectSoundAtAll(other)
  await theirs.getByRole('button', { name: /^join the household/i }).press('Enter')
  const joined = theirs.getByText('You are in the household now.')
  await expect(joined).toBeVisible()
  await expect(theirs.getByRole('region', { name: /^members/i }).getByRole('listitem')).toHaveCount(2)
  await expectSoundAtAll(other)
  await expect.poll(() => mailSubjects(member.email)).toContainEqual(expect.stringMatching(/joined your household/))

  await dineOf(site, guest, merchant.id, { amount: '64.00', occurredAt: new Date().toISOString() })
  await page.reload()
  await expect(main.getByRole('region', { name: /^latest dines/i })).toContainText(merchant.name)
  const text = (await main.textContent()) ?? ''
  for (const hidden of [guest.email, '$64', '•']) expect(text).not.toContain(hidden)
  await expectSoundAtAll(page)
  // The link works once.
  await page.goto(link)
  await expect(main.getByText('This invitation cannot be accepted')).toBeVisible()
  await expectSoundAtAll(page)

  await page.goto(paths.household())
  await main.getByRole('button', { name: /^leave the household/i }).press('Enter')
  await expect(main.getByText(/You have left the household/)).toBeVisible()
  await expect(main).not.toContainText(merchant.name)
  await expect(page.locator('*:focus')).toContainText(/You have left the household/)
  await other.reload()
  await expect(theirs.getByRole('region', { name: /^members/i }).getByRole('listitem')).toHaveCount(1)
  await there.close()
})

test('an invitation survives the sign-in, and is for the account of its address alone; who invites can remove a member', async ({
  page,
  browser,
  site,
}) => {
  const main = page.getByRole('main')
  await newMemberWithCard(page, site)
  await page.goto(paths.household())
  await main.getByRole('textbox', { name: /^their email/i }).fill(`guest-${Date.now()}@mail.example`)
  const guest = await main.getByRole('textbox', { name: /^their email/i }).inputValue()
  await main.getByRole('button', { name: /^send the invitation/i }).click()
  const link = await mailedInvitation(guest)
  const there = await browser.newContext({ baseURL: site.origin })
  const other = await there.newPage()
  waitUntilAlive(other)
  await other.goto(link)
  await expect(other).toHaveURL(/\/login/)
  const member = await newMemberWithCard(other, site)
  await other.goto(link)
  await expect(other.getByRole('main').getByText('This invitation cannot be accepted')).toBeVisible()
  await expect(other.getByRole('main').getByRole('button', { name: /^join the household/i })).toHaveCount(0)

  await main.getByRole('button', { name: `Withdraw the invitation to ${guest}` }).click()
  await expect(main.getByRole('region', { name: /^open invitations/i })).toHaveCount(0)
  // The pressed button is gone; what has happened has the focus.
  await expect(page.locator('*:focus')).toContainText('The invitation is withdrawn. Its link does not work any more.')

  await main.getByRole('textbox', { name: /^their email/i }).fill(member.email)
  await main.getByRole('button', { name: /^send the invitation/i }).click()
  await other.goto(await mailedInvitation(member.email))
  await other.getByRole('button', { name: /^join the household/i }).click()
  await expect(other.getByText('You are in the household now.')).toBeVisible()
  await page.reload()
  const remove = main.getByRole('region', { name: /^members/i }).getByRole('button', { name: /^Remove .* from the household/ })
  await remove.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('leaves the household at once')
  await expectSoundAtAll(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await dialog.getByRole('button', { name: /^remove$/i }).press('Enter')
  await expect(page.locator('*:focus')).toContainText('The person is not in the household any more.')
  await expect(main.getByRole('region', { name: /^members/i }).getByRole('listitem')).toHaveCount(1)
  await expectSound(page)
  await expect.poll(() => mailSubjects(member.email)).toContain('You are no longer in your household')
  await other.reload()
  await expect(other.getByRole('main').getByRole('region', { name: /^members/i })).toHaveCount(0)
  await there.close()
})
