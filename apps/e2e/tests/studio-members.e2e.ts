import { randomInt } from 'node:crypto'

import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { newMemberWithCard } from '../src/dines.ts'
import { mailTexts } from '../src/mailbox.ts'
import { clearSession } from '../src/members.ts'
import { memberSteps } from '../src/member-steps.ts'
import { plainMerchant } from '../src/merchants.ts'
import { issuesOf } from '../src/page-issues.ts'
import { memberFor } from '../src/screens/screen.ts'
import { expect, test } from '../src/site.ts'
import { stack } from '../src/stack.ts'
import { newOperator, signInToStudio } from '../src/studio.ts'

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
]
const DAY_MS = 86_400_000

/** The page is sound at each width; ends at the widest one. */
async function expectSoundAtAll(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await issuesOf(page)).toEqual([])
  }
}

test('support looks up a member, sees masked data, opens a missing dine, and releases a card with a mail', async ({
  page,
  site,
  context,
}) => {
  const { program } = site.partner
  const member = await newMemberWithCard(page, site)
  await clearSession(page)
  // A dine counts from the day on which a card was linked: the report is by a member of the demonstration, another one at each run.
  const demo = memberFor('member')
  await memberSteps(page, site.partner).signIn({ email: demo.email, password: DEMO_PASSWORD })
  const merchant = await plainMerchant(program.id)
  const day = new Date(Date.now() - randomInt(12, 60) * DAY_MS).toISOString().slice(0, 10)
  const amount = `${randomInt(20, 400)}.${randomInt(10, 99)}`
  await page.goto(paths.missingDine({ merchantId: merchant.id }))
  const form = page.getByRole('main')
  await form.getByLabel(/^date/i).fill(day)
  await form.getByLabel(/^amount paid/i).fill(amount)
  await form.getByRole('button', { name: /^send report/i }).click()
  await expect(form.getByRole('heading', { name: /^we have your report/i })).toBeVisible()

  const studio = await context.newPage()
  await signInToStudio(studio, await newOperator('support', [program.id]))
  const seen: string[] = []
  studio.on('request', (request) => seen.push(request.url()))
  await studio.goto(`${stack().studio}/${program.id}/members`)
  const who = studio.getByRole('textbox', { name: 'Email address or public id' })
  const reason = studio.getByRole('textbox', { name: 'Reason' })
  await expectSoundAtAll(studio)

  // By keyboard: what is missing is named and focused, and nothing is asked.
  await who.focus()
  await studio.keyboard.press('Enter')
  await expect(who).toBeFocused()
  await expect(who).toHaveAccessibleDescription(/Enter an email address or a public id/)
  await who.fill('nobody@example.com')
  await reason.fill(`Mail from ${member.email}`)
  await studio.keyboard.press('Enter')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/looks like an email address/)
  await expectSoundAtAll(studio)
  await reason.fill('Ticket 4711')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('status')).toContainText('has no member with exactly this email address')

  await who.fill(demo.email)
  await studio.route('**/look-up', (route) => route.abort())
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('alert')).toContainText('No connection')
  await expect(who).toHaveValue(demo.email)
  await studio.unroute('**/look-up')
  await studio.keyboard.press('Enter')
  const found = studio.getByRole('region', { name: /^Member / })
  await expect(found.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(found).toContainText('Active')
  await expect(found).toContainText(/\S…\S?@\S…/)
  await expect(studio.getByRole('main')).not.toContainText(demo.email)
  await expectSoundAtAll(studio)

  // The last changed one is the first.
  await found.getByRole('link', { name: merchant.name }).first().click()
  await expect(studio.getByRole('heading', { name: 'Missing dines', level: 2 })).toBeVisible()
  const reports = studio.getByRole('listitem').filter({ has: studio.getByRole('heading', { name: merchant.name }) })
  await expect(reports).toHaveCount(1)
  await expect(reports).toContainText(`$${amount}`)

  // Another visit of the page begins without the member.
  await studio.goBack()
  await expect(who).toHaveValue('')
  await expect(found).toBeHidden()
  await who.fill(member.email)
  await reason.fill('Ticket 4711')
  await studio.getByRole('button', { name: 'Look up' }).click()
  await expect(found).toContainText(/j…\S@e…e\.com/)
  const card = found.getByRole('button', { name: /^Release the / })
  await card.click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog).toContainText('It is the last card of the account')
  expect(await issuesOf(studio)).toEqual([])
  await dialog.getByRole('button', { name: 'Release the card' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await studio.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
  await studio.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The holder linked it elsewhere')
  await dialog.getByRole('button', { name: 'Release the card' }).click()
  await expect(studio.getByRole('status')).toContainText('is released. It was the last one: the account is closed.')
  await expect(found.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(found).toContainText('Closed')
  await expect(card).toBeHidden()
  await expectSoundAtAll(studio)
  await expect.poll(async () => (await mailTexts(member.email)).some((text) => /card ending in \d{4}/i.test(text))).toBe(true)

  expect(seen.filter((url) => url.includes('journey-') || url.includes(demo.email) || url.includes('%40'))).toEqual([])
})

test('an operator whose session has ended signs in again beside the failed call, and loses nothing typed', async ({ page, site }) => {
  const { program } = site.partner
  const operator = await newOperator('support', [program.id])
  await signInToStudio(page, operator)
  await page.goto(`${stack().studio}/${program.id}/members`)
  const who = page.getByRole('textbox', { name: 'Email address or public id' })
  await who.fill(memberFor('member').email)
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4712')

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('alert')).toContainText('Your session has ended')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  expect(await issuesOf(page)).toEqual([])
  await dialog.getByLabel('Password').fill(operator.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(who).toHaveValue(memberFor('member').email)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('region', { name: /^Member / })).toContainText('Active')
})
