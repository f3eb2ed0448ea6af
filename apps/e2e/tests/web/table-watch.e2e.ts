import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { mailedTableLink } from '../../src/mailbox.ts'
import { clearSession, type NewMember } from '../../src/members.ts'
import { dialogOf, newMember, openDay, partner, reserve } from '../../src/reserving.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'
import { bookedFor, findTables, hasTables, setFull, type TableDay } from '../../src/tables.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const { id } = partner.program
/** Days that no other test books on: these tests fill them. */
const DAYS = [17, 18, 19, 20]

test.use({ baseURL: originOf(id) })

async function enter(page: Page, { email, password }: NewMember): Promise<void> {
  await page.getByRole('textbox', { name: /^email/i }).fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: /^sign in/i }).click()
}
/** A day of a restaurant that is full until the test frees it. */
async function fullDay(): Promise<TableDay> {
  const day = await findTables(id, { time: '18:00' }, hasTables(4), { days: DAYS })
  await setFull(day, true)
  return day
}

test('a member without a table is mailed when one is free, and one press of the link’s page books it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const member = await newMember(page)
  const day = await fullDay()
  const block = await openDay(page, day, { time: '18:00' })
  await expect(block.getByRole('heading', { name: 'Only this evening will do?' })).toBeVisible()
  await expectSound(page)
  const open = block.getByRole('button', { name: /^tell me when a table opens$/i })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: /^tell me when a table opens$/i })).toBeVisible()
  await expect(dialog.getByLabel('From')).toHaveValue('17:00')
  await expect(dialog.getByLabel('Until')).toHaveValue('19:30')
  await expect(dialog).toContainText(`Email to ${member.email}`)
  await expect(dialog).toContainText('It works for 15 minutes.')
  await expect(dialog).toContainText('This will be 1 of 3 tables that you can watch at a time.')
  await expect(dialog).not.toContainText(/on this device/i)
  await expectSound(page)
  // Closing gives the focus back.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')

  await dialog.getByLabel('Until').selectOption('16:00')
  await dialog.getByRole('button', { name: /^watch for a table$/i }).click()
  await expect(dialog.getByText('Choose a later time than under “From”.').first()).toBeVisible()
  await expectSound(page)
  await dialog.getByLabel('Until').selectOption('20:00')
  await dialog.getByLabel('From').selectOption('16:30')
  await expect(dialog).toContainText(/We watch until \w+, \w+ \d+, 4:30\sPM\./)
  await dialog.getByRole('button', { name: /^watch for a table$/i }).press('Enter')
  await expect(dialog.getByRole('heading', { name: /^we watch for a table$/i })).toBeVisible()
  await expectSound(page)

  await dialog.getByRole('link', { name: /^see the tables you watch for/i }).click()
  const watches = page.getByRole('region', { name: /^tables you watch for$/i })
  await expect(watches).toContainText('Watching')
  await expect(watches).toContainText(/between 4:30\sPM and 8:00\sPM/)
  await expectSound(page)

  await setFull(day, false)
  const link = await mailedTableLink(member.email)
  await page.reload()
  await expect(watches).toContainText('Table found')
  await expect(watches.getByRole('link', { name: /^reserve \d/i })).toBeVisible()
  await expectSound(page)

  await clearSession(page)
  await page.goto(link)
  await enter(page, member)
  await expect(dialog.getByRole('heading', { name: /^confirm your table$/i })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^reserve \d/i })).toBeVisible()
  // Following the link has booked nothing.
  expect(await bookedFor(member.email)).toEqual([])
  await expectSound(page)
  await reserve(page)
  await expect(dialog.getByRole('heading', { name: /^your table is booked$/i })).toBeVisible()
  expect(await bookedFor(member.email)).toHaveLength(1)

  await page.goto(link)
  await expect(page.getByText('You have a table')).toBeVisible()
  await expectSound(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^see your reservations$/i })
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: day.merchant.name })).toContainText('Booked')
  await expect(watches).toHaveCount(0)
})

test('a visitor returns from the sign-in to the watch, stops it with one press, and a foreign or old link says that it has ended', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const member = await newMember(page)
  await clearSession(page)
  const day = await fullDay()
  const block = await openDay(page, day, { time: '18:00' })
  await block.getByRole('button', { name: /^tell me when a table opens$/i }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: /^sign in to watch for a table$/i })).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('link', { name: /^sign in$/i }).click()
  await enter(page, member)
  await expect(dialog.getByLabel('From')).toHaveValue('17:00')
  await expect(page).toHaveURL(new RegExp(`/merchants/${day.merchant.id}$`))
  await dialog.getByRole('button', { name: /^watch for a table$/i }).click()
  await expect(dialog.getByRole('heading', { name: /^we watch for a table$/i })).toBeVisible()

  await page.goto(paths.accountReservations())
  const stop = page.getByRole('button', { name: /^Stop watching for a table at / })
  await stop.press('Enter')
  const result = page.getByText(/^We no longer watch for a table at /)
  await expect(result).toBeVisible()
  await expect(stop).toHaveCount(0)
  await expect(page.locator('*:focus')).toContainText(/We no longer watch/)
  await expectSound(page)

  await page.goto(`${paths.tableAlert()}?token=${'A'.repeat(43)}`)
  await expect(page.getByText('This link has expired')).toBeVisible()
  await expectSound(page)
  await page.goto(paths.tableAlert())
  await expect(page.getByText('This link has expired')).toBeVisible()
  await setFull(day, false)
})
