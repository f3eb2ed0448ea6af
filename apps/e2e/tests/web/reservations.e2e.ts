import { readFile } from 'node:fs/promises'

import { newCardNumber } from '@dining/card-vault/testing'
import { addDays } from '@dining/domain'
import { paths } from '@dining/session'

import { clearSession, linkCard, newcomer } from '../../src/members.ts'
import { dialogOf, newMember, openDay, partner, reserve, steps } from '../../src/reserving.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { bookedFor, deactivate, findTables, hasEarningTables, hasTables, setFault, tablesIn } from '../../src/tables.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const { id } = partner.program

test.use({ baseURL: originOf(id) })
test.afterEach(() => setFault(null))

test('a member books a table by keyboard on a phone, finds it in the account, moves it and cancels it [RESERVE-01] [RESERVE-19] [ANALYTICS-14]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const member = await newMember(page)
  const day = await findTables(id, { time: '18:00' }, hasEarningTables(4), { days: [21, 22, 23, 24] })
  const block = await openDay(page, day, { time: '18:00' })
  await expect(block.getByText(/^50 .* for a reservation$/)).toBeVisible()
  await expect(block.getByText('Under each time, what dinner for 2 people earns then.')).toBeVisible()
  await expectSound(page)

  const table = tablesIn(block).first()
  await table.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel(/^mobile phone/i)).toBeVisible()
  await expect(dialog).toContainText(/Held for you for \d:\d\d/)
  await expect(dialog).toContainText('Reservation')
  await expectSound(page)
  // The number is required; what is typed stays.
  await dialog.getByLabel(/^note/i).fill('A quiet corner')
  await dialog.getByRole('button', { name: /^reserve \d/i }).click()
  await expect(dialog.getByText(/mobile phone is required/i).first()).toBeVisible()
  await expect(dialog.getByLabel(/^note/i)).toHaveValue('A quiet corner')
  // Closing gives the focus back.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(table).toBeFocused()
  await page.keyboard.press('Enter')

  await reserve(page)
  await expect(dialog.getByRole('heading', { name: /your table is booked/i })).toBeVisible()
  await expect(dialog).toContainText(member.email)
  await expectSound(page)
  expect(await bookedFor(member.email)).toHaveLength(1)
  const events = await steps(page)
  expect(events).toEqual(['slot_selected', 'slot_selected', 'user_submit', 'booking_success'])
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(
    new RegExp(`${member.email}|5035550142|503-555-0142|quiet`),
  )

  await dialog.getByRole('link', { name: /change or cancel/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/reservations/i)
  const card = page
    .getByRole('listitem')
    .filter({ hasText: day.merchant.name })
    .filter({ has: page.getByRole('button', { name: /^Cancel the/ }) })
  await expect(card).toContainText('Booked')
  await expect(card).toContainText(/Bonus of 50 .* when you dine that day/)
  await expectSound(page)

  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: /^add to calendar: /i }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
  expect(file).toContain(`SUMMARY:${day.merchant.name.slice(0, 12)}`)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: /^share the reservation/i }).click()
  await expect(card.getByRole('status')).toHaveText('Copied. Paste it into a message.')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared.split('\n')[0]).toMatch(/: \w+, \w+ \d+, \d+:\d\d\s[AP]M, 2 people$/)
  expect(shared.startsWith(`${day.merchant.name}: `)).toBe(true)
  expect(shared).toContain(paths.merchant({ merchantId: day.merchant.id }))

  await card.getByRole('button', { name: /^Change the/ }).click()
  await expect(tablesIn(dialog).first()).toBeVisible()
  await expectSound(page)
  await tablesIn(dialog).last().click()
  await dialog.getByRole('button', { name: /^move to/i }).click()
  await expect(page.getByText(/^Your reservation at .* is moved to /)).toBeVisible()
  expect((await bookedFor(member.email)).filter(({ status }) => status === 'BOOKED').length).toBeLessThanOrEqual(1)

  await card.getByRole('button', { name: /^Cancel the/ }).click()
  await expect(dialog).toContainText(/Free to cancel/)
  await expect(dialog).toContainText('A canceled reservation earns no bonus.')
  await expectSound(page)
  await dialog.getByRole('button', { name: /^cancel the reservation/i }).click()
  await expect(page.getByText(/^Your reservation at .* is canceled\.$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Canceled' })).toContainText('No bonus: the reservation was canceled.')
  await expectSound(page)
})

test('a visitor returns to the very table from the sign-in, and from joining [RESERVE-23] [ANALYTICS-12] [ANALYTICS-13]', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const member = await newMember(page)
  await clearSession(page)
  const day = await findTables(id, { time: '18:00', party: '3' }, hasEarningTables(2), { days: [25, 26, 27, 28] })
  const chosenTable = async () => {
    const block = await openDay(page, day, { time: '18:00', party: 3 })
    const table = tablesIn(block).nth(1)
    const time = ((await table.textContent()) ?? '').replace(/M.*/, 'M')
    await expect(block.getByText('Under each time, the most that dinner for 3 people earns for a member.')).toBeVisible()
    await table.click()
    await expect(dialogOf(page).getByRole('heading', { name: /sign in to reserve/i })).toBeVisible()
    await expectSound(page)
    return time
  }
  const time = await chosenTable()
  expect(await steps(page)).toEqual(['slot_selected', 'login_prompt'])
  await dialogOf(page)
    .getByRole('link', { name: /^sign in$/i })
    .click()
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await page.getByLabel(/^password/i).fill(member.password)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await expect(dialogOf(page).getByRole('button', { name: /^reserve \d/i })).toBeVisible()
  await expect(dialogOf(page)).toContainText(time)
  await expect(dialogOf(page)).toContainText('3 people')
  await expect(page).toHaveURL(new RegExp(`/merchants/${day.merchant.id}$`))

  await clearSession(page)
  const again = await chosenTable()
  await dialogOf(page)
    .getByRole('link', { name: /^join for free$/i })
    .click()
  const joining = newcomer(partner)
  await expect(page).toHaveURL(/\/join$/)
  if (joining.partnerNumber !== undefined) await page.getByRole('textbox', { name: / number/i }).fill(joining.partnerNumber)
  await page.getByRole('textbox', { name: /^email/i }).fill(joining.email)
  await page.getByLabel(/^password\s\*/i).fill(joining.password)
  await page.getByLabel(/^confirm password/i).fill(joining.password)
  await page.getByRole('button', { name: /continue/i }).click()
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  await page.getByRole('link', { name: /continue where you left off/i }).click()
  await expect(dialogOf(page).getByRole('button', { name: /^reserve \d/i })).toBeVisible()
  await expect(dialogOf(page)).toContainText(again)
})

test('one reservation within two hours at a place, and one for a call whose answer is lost [RESERVE-20] [RESERVE-21] [RESERVE-25]', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const member = await newMember(page)
  const day = await findTables(id, { time: '18:00' }, hasTables(3), { days: [9, 10, 11] })
  const block = await openDay(page, day, { time: '18:00' })
  const dialog = dialogOf(page)
  await tablesIn(block).first().click()
  // The service refuses: nothing is booked, and the form stays.
  await setFault({ kind: 'error', calls: ['book'], times: 3, guest: member.email })
  await reserve(page)
  await expect(dialog).toContainText('The booking could not be completed')
  await expect(dialog.getByLabel(/^mobile phone/i)).toHaveValue('503-555-0142')
  await expectSound(page)
  await setFault(null)
  // The answer is lost on its way to the browser.
  let lost = 0
  await page.route('**/reservations', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    // Node does not resolve `*.localhost`.
    const headers = { ...(await route.request().allHeaders()), host: new URL(originOf(id)).host }
    const answer = await route.fetch({ url: `${stack().direct.web[id]}${new URL(route.request().url()).pathname}`, headers })
    expect(answer.status()).toBe(200)
    return route.abort()
  })
  await dialog.getByRole('button', { name: /^reserve \d/i }).click()
  await expect(dialog.getByRole('heading', { name: /your table is booked|we are confirming/i })).toBeVisible()
  expect(lost).toBe(1)
  expect((await bookedFor(member.email)).length).toBe(1)

  await page.reload()
  const again = await openDay(page, day, { time: '18:00' })
  await tablesIn(again).first().click()
  await expect(dialog).toContainText('You already have a reservation at this location within two hours.')
  await expect(dialog.getByRole('link', { name: /^see your reservation at/i })).toBeVisible()
  await expectSound(page)
})

test('a guest whom the booking service has deactivated, and a search that gets no answer [RESERVE-18] [RESERVE-22] [ANALYTICS-11]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const member = await newMember(page)
  const day = await findTables(id, { time: '18:00' }, hasTables(3), { days: [12, 13] })
  await deactivate(member.email)
  const block = await openDay(page, day, { time: '18:00' })
  await tablesIn(block).first().click()
  await reserve(page)
  await expect(dialogOf(page)).toContainText('Your account is deactivated with the booking provider')
  await expectSound(page)
  expect((await steps(page)).at(-1)).toBe('booking_failure')

  await page.route('**/reservations/availability?**', (route) => route.abort())
  await openDay(page, { ...day, date: addDays(day.date, 1) }, { time: '18:00' })
  await expect(page.getByText('We cannot look up tables at the moment')).toBeVisible()
  await expect(page.getByRole('region', { name: /^reserve a table$/i }).getByRole('link', { name: /^call /i })).toBeVisible()
  await expectSound(page)
})
