import { randomInt } from 'node:crypto'

import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { clearSession } from '../../src/members.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { memberFor } from '../../src/screens/screen.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { stack } from '../../src/stack.ts'
import { signInToStudio } from '../../src/studio.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const DAY_MS = 86_400_000

/** The page is sound at both widths; ends at the wide one. */
async function expectSoundAtBoth(page: Page) {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectSound(page)
  }
}

test('a dine has a page of its own with its receipt, which prints alone, follows a refund, and is nobody else’s', async ({
  page,
  site,
}) => {
  const merchant = await plainMerchant(site.partner.program.id)
  const member = await newMemberWithCard(page, site)
  const txnId = await dineOf(site, member, merchant.id, { amount: '64.00' })

  await page.goto(paths.recentActivity())
  await page.getByRole('link', { name: `Details of ${merchant.name}` }).click()
  await expect(page).toHaveURL(site.origin + paths.dine({ txnId }))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchant.name)
  await expect(main.getByRole('heading', { name: /^expected by /i })).toBeVisible()
  await expect(main.getByText('$64.00').first()).toBeVisible()
  await expect(main.getByText(/The rate of Select members on that day/)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Processing' })).toHaveAttribute('aria-current', 'step')
  await expect(main.getByRole('link', { name: /write a review/i })).toHaveAttribute('href', paths.surveys({ txnId }))
  await expectSoundAtBoth(page)

  // On paper there is the receipt, and nothing of the site around it.
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('$64.00').first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main.getByRole('navigation')).toBeHidden()
  await expect(main.getByRole('link', { name: /write a review/i })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const refund = await dineOf(site, member, merchant.id, { type: 'Refund', refundOf: txnId, amount: '-64.00' })
  await page.reload()
  await expect(main.getByRole('heading', { name: /^reversed after a refund/i })).toBeVisible()
  await expect(main.getByText('$64.00 of the bill was given back.', { exact: false })).toBeVisible()
  await expectSoundAtBoth(page)
  await page.goto(paths.dine({ txnId: refund }))
  await main.getByRole('link', { name: /^see the dine of/i }).click()
  await expect(page).toHaveURL(site.origin + paths.dine({ txnId }))

  await clearSession(page)
  await newMemberWithCard(page, site)
  const answers = []
  for (const id of [txnId, 'no-such-line']) {
    const response = await page.goto(paths.dine({ txnId: id }))
    answers.push([response?.status(), await page.getByRole('heading', { level: 1 }).textContent()])
    await expect(main).not.toContainText(merchant.name)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(404)
})

test('a missing dine is reported, followed in activity, and credited in the studio [ACTIVITY-01] [ACTIVITY-02]', async ({ page, site }) => {
  const { program } = site.partner
  const merchant = await plainMerchant(program.id)
  const demo = memberFor('member')
  await memberSteps(page, site.partner).signIn({ email: demo.email, password: DEMO_PASSWORD })
  const dayOf = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  // Another one at each run, since a dine is reported once.
  const [day, amount] = [dayOf(randomInt(12, 60)), `${randomInt(20, 400)}.${randomInt(10, 99)}`]

  await page.goto(paths.recentActivity())
  await page.getByRole('link', { name: /report missing rewards/i }).click()
  await expect(page).toHaveURL(site.origin + paths.missingDine())
  // A transition between pages does not outlast a change of the window's size.
  await page.goto(paths.missingDine())
  const main = page.getByRole('main')
  const field = (name: RegExp) => main.getByLabel(name)
  const send = main.getByRole('button', { name: /^send report/i })
  await expectSoundAtBoth(page)

  await send.click()
  await expect(main.getByText('Restaurant is required.').first()).toBeVisible()
  await field(/^date/i).fill(dayOf(3))
  await field(/^amount paid/i).fill('a lot')
  await field(/^note/i).fill('I paid with 4242 4242 4242 4242')
  await field(/^note/i).blur()
  await expect(field(/^date/i)).toHaveAccessibleDescription(/can be reported from/)
  await expect(field(/^amount paid/i)).toHaveAccessibleDescription(/Enter an amount in dollars/)
  await expect(field(/^note/i)).toHaveAccessibleDescription(/looks like a card number/)
  await expectSoundAtBoth(page)

  // By keyboard: the restaurant is chosen from the list.
  const restaurant = main.getByRole('combobox', { name: /^restaurant/i })
  await restaurant.fill('')
  await restaurant.pressSequentially(`${merchant.name}, ${merchant.location.address.city}, ${merchant.location.address.state}`)
  await expect(page.getByRole('option').first()).toBeVisible()
  await restaurant.press('ArrowDown')
  await restaurant.press('Enter')
  await expect.poll(async () => (await restaurant.inputValue()).startsWith(`${merchant.name}, `)).toBe(true)
  await field(/^date/i).fill(day)
  await field(/^amount paid/i).fill(amount)
  await field(/^note/i).fill('By the window.')

  // What was typed is there after the page was left, and after a lost connection.
  const typed = await restaurant.inputValue()
  await page.goto(paths.recentActivity())
  await page.goto(paths.missingDine())
  await expect(restaurant).toHaveValue(typed)
  await expect(field(/^note/i)).toHaveValue('By the window.')
  await page.route('**/api/Member/MissingDines', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await send.click()
  await expect(main.getByText(/Check your connection and try again/).first()).toBeVisible()
  await expect(field(/^amount paid/i)).toHaveValue(amount)
  await page.unroute('**/api/Member/MissingDines')
  await send.dblclick()
  await expect(main.getByRole('heading', { name: /^we have your report/i })).toBeFocused()
  await expectSoundAtBoth(page)

  await page.goto(paths.recentActivity())
  const reported = main.getByRole('region', { name: /dines that you reported/i }).getByRole('listitem')
  const row = reported.filter({ hasText: `$${amount}` })
  await expect(row).toContainText('We are looking for it')
  await expectSoundAtBoth(page)

  const studio = await page.context().newPage()
  await studio.setViewportSize(DESK)
  await signInToStudio(studio)
  await studio.goto(`${stack().studio}/${program.id}/missing-dines`)
  const claim = studio.getByRole('listitem').filter({ hasText: `$${amount}` })
  await expect(claim).toContainText('By the window.')
  await claim.getByRole('button', { name: /^credit/i }).click()
  await expect(claim.getByText('Write to the member first.')).toBeVisible()
  expect(await issuesOf(studio)).toEqual([])
  await studio.setViewportSize(PHONE)
  expect(await issuesOf(studio)).toEqual([])
  await claim.getByLabel(/^message to the member/i).fill('We found your payment.')
  await claim.getByRole('button', { name: /^credit/i }).click()
  await expect(studio.getByRole('status').filter({ hasText: 'The dine is credited.' })).toBeVisible()
  await studio.close()

  await page.reload()
  await expect(row).toContainText('Credited')
  await row.getByRole('link').click()
  await expect(main.getByText(`$${amount}`).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchant.name)
})
