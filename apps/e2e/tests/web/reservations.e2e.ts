import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { addDays, localTime, reservationDates } from '@dining/domain'
import { loadPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Locator, Page } from '@playwright/test'

import { clearSession, linkCard, newcomer, type NewMember } from '../../src/members.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { bookedFor, deactivate, findTables, hasTables, openBlock, setFault, tablesIn, type TableDay } from '../../src/tables.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const found = partners.find(({ program, features }) => program.enrollmentType === 'direct' && features.hasReservationBonus)
if (!found) throw new Error('no partner has a bonus for reservations')
const partner = found
const { id } = partner.program
const others = partners
  .filter(({ features, program }) => !features.openTableReservationsEnabled && program.enrollmentType === 'direct')
  .slice(0, 1)

test.use({ baseURL: originOf(id) })
test.afterEach(() => setFault(null))

/** A new member with a linked card, signed in. */
async function newMember(page: Page): Promise<NewMember> {
  const member = newcomer(partner)
  await memberSteps(page, partner).join(member, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  return member
}

/** Opens the page of a restaurant with the search for a table. */
async function openDay(
  page: Page,
  { merchant, date }: TableDay,
  more: { readonly party?: number; readonly time?: string } = {},
): Promise<Locator> {
  await page.goto(paths.reservation({ merchantId: merchant.id, date, ...more }))
  return openBlock(page)
}

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Names of the reservation events so far, without those of searches. */
const steps = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event } = entry as { readonly event?: unknown }
      return typeof event === 'string' && event.startsWith('reservation__') ? [event.replace('reservation__', '')] : []
    }),
  )

async function reserve(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel(/^mobile phone/i).fill('503-555-0142')
  await dialog.getByRole('button', { name: /^reserve \d/i }).dblclick()
}

test('a member books a table by keyboard on a phone, finds it in the account, moves it and cancels it [RESERVE-18] [RESERVE-19]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const member = await newMember(page)
  const day = await findTables(id, { time: '18:00' }, hasTables(4))
  const block = await openDay(page, day, { time: '18:00' })
  await expect(block.getByText(/^50 .* for a reservation$/)).toBeVisible()
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

test('a visitor returns to the very table from the sign-in, and from joining [RESERVE-23] [ANALYTICS-12]', async ({ page }) => {
  await page.setViewportSize(DESK)
  const member = await newMember(page)
  await clearSession(page)
  const day = await findTables(id, { time: '18:00', party: '3' }, hasTables(2))
  const chosenTable = async () => {
    const block = await openDay(page, day, { time: '18:00', party: 3 })
    const table = tablesIn(block).nth(1)
    const time = ((await table.textContent()) ?? '').replace(/M.*/, 'M')
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
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(member.email)
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
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(joining.email)
  await page.getByLabel(/^password \*/i).fill(joining.password)
  await page.getByLabel(/^confirm password/i).fill(joining.password)
  await page.getByRole('button', { name: /continue/i }).click()
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  await page.getByRole('link', { name: /continue where you left off/i }).click()
  await expect(dialogOf(page).getByRole('button', { name: /^reserve \d/i })).toBeVisible()
  await expect(dialogOf(page)).toContainText(again)
})

test('the defaults are today, 7 PM and two people, and nothing moves when the tables come [RESERVE-06] [RESERVE-07] [RESERVE-08]', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const { merchant } = await findTables(id, { time: '19:00' }, hasTables(1))
  await page.goto(paths.merchant({ merchantId: merchant.id }))
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await page.getByRole('heading', { name: /^reserve a table$/i }).scrollIntoViewIfNeeded()
  const block = await openBlock(page)
  const today = localTime(new Date(), merchant.timeZone).date
  const { first, last } = reservationDates(today)
  const date = block.getByLabel('Date')
  await expect(date).toHaveValue(today)
  await expect(date).toHaveAttribute('min', first)
  await expect(date).toHaveAttribute('max', last)
  await expect(block.getByLabel('Time')).toHaveValue('19:00')
  await expect(block.getByLabel('Party')).toHaveValue('2')
  await expect(block.getByRole('status').first()).not.toHaveText('Looking for tables…')
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))
  expect(moved).toBeLessThan(0.02)
})

test('each dead end says why, with the nearest tables, and is reported once [RESERVE-12] [RESERVE-13] [ANALYTICS-10]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const day = await findTables(id, { time: '18:00' }, hasTables(2))
  const { merchant } = day
  const today = localTime(new Date(), merchant.timeZone).date
  const block = await openDay(page, day, { time: '18:00' })
  await expect(tablesIn(block).first()).toBeVisible()
  expect(await steps(page)).toEqual([])

  await block.getByLabel('Party').selectOption('20')
  await expect(block.getByText(/^Tables for up to \d+ people can be reserved here$/)).toBeVisible()
  await expect(block).toContainText('Ask the restaurant about a table for 20 people.')
  await expectSound(page)
  await block.getByLabel('Party').selectOption('2')
  await expect(tablesIn(block).first()).toBeVisible()
  await block.getByLabel('Date').fill(addDays(today, -1))
  await expect(block.getByText(/^It is too late to reserve for 6:00\sPM on /)).toBeVisible()
  await expect(block.getByRole('listitem').first()).toBeVisible()
  await expectSound(page)
  expect(await steps(page)).toEqual(['no_availability_user_search', 'no_availability_user_search'])

  const near = await findTables(id, { time: '18:00' }, (answer) => answer.kind === 'tooFar', [364])
  await openDay(page, near, { time: '18:00' })
  await expect(page.getByText(/^Tables can be reserved until \w+ \d+, \d{4}$/)).toBeVisible()
  const pair = await findTables(id, { time: '18:00', party: '1' }, (answer) => answer.kind === 'tooSmall')
  await openDay(page, pair, { time: '18:00', party: 1 })
  await expect(page.getByText('Tables for 2 people or more can be reserved here')).toBeVisible()
  await expectSound(page)
  const closed = await findTables(id, { time: '18:00' }, (answer) => answer.kind === 'none' && answer.closed, [3, 4, 5, 6, 7, 8, 9])
  await openDay(page, closed, { time: '18:00' })
  await expect(page.getByText(/^Closed at 6:00\sPM on /)).toBeVisible()
  const full = await findTables(
    id,
    { time: '19:00', party: '6' },
    (answer) => answer.kind === 'none' && !answer.closed,
    [1, 2, 3, 4, 5, 6, 7],
  )
  await openDay(page, full, { time: '19:00', party: 6 })
  await expect(page.getByText(/^No table for 6 people at 7:00\sPM on /)).toBeVisible()
  await expectSound(page)
})

test('a table that needs a card says that it is booked by phone, and best reward compares seven days [RESERVE-26] [CARD-72]', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().startsWith(originOf(id))) scripts.push(request.url())
  })
  const needsCard = await findTables(
    id,
    { time: '19:00' },
    (answer) => answer.kind === 'slots' && answer.slots.some(({ bookable }) => !bookable),
  )
  const block = await openDay(page, needsCard, { time: '19:00' })
  const byPhone = tablesIn(block).filter({ hasText: 'By phone' }).first()
  await expect(block).toContainText('the restaurant asks for a card, which cannot be given here')
  await byPhone.click()
  await expect(dialogOf(page)).toContainText('The restaurant asks for a card')
  await expectSound(page)
  expect(await steps(page)).toEqual(['slot_selected_card_on_file'])
  await dialogOf(page)
    .getByRole('button', { name: /choose another time/i })
    .click()
  expect(scripts).toEqual([])

  await block.getByRole('button', { name: /best reward this week/i }).click()
  await expect(block.getByRole('region', { name: /best reward this week/i }).getByRole('listitem')).toHaveCount(7)
  await expectSound(page)
})

test('one reservation within two hours at a place, and one for a call whose answer is lost [RESERVE-20] [RESERVE-21] [RESERVE-25]', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const member = await newMember(page)
  const day = await findTables(id, { time: '18:00' }, hasTables(3), [9, 10, 11])
  const block = await openDay(page, day, { time: '18:00' })
  const dialog = dialogOf(page)
  await tablesIn(block).first().click()
  // The service refuses: nothing is booked, and the form stays.
  await setFault({ kind: 'error', calls: ['book'], times: 3 })
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

test('a guest whom the booking service has deactivated, and a service that does not answer [RESERVE-22]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const member = await newMember(page)
  const day = await findTables(id, { time: '18:00' }, hasTables(3), [12, 13])
  await deactivate(member.email)
  const block = await openDay(page, day, { time: '18:00' })
  await tablesIn(block).first().click()
  await reserve(page)
  await expect(dialogOf(page)).toContainText('Your account is deactivated with the booking provider')
  await expectSound(page)
  expect((await steps(page)).at(-1)).toBe('booking_failure')

  await setFault({ kind: 'down', calls: ['availability'] })
  await openDay(page, { ...day, date: addDays(day.date, 1) }, { time: '18:00' })
  await expect(page.getByText('We cannot look up tables at the moment')).toBeVisible()
  await expect(page.getByRole('region', { name: /^reserve a table$/i }).getByRole('link', { name: /^call /i })).toBeVisible()
  await expectSound(page)
  await setFault(null)
})

for (const without of others) {
  test('a partner without reservations has neither block nor page [RESERVE-02]', async ({ page }) => {
    const { merchant } = await findTables(id, { time: '18:00' }, hasTables(1))
    const origin = originOf(without.program.id)
    await page.goto(origin + paths.merchant({ merchantId: merchant.id }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: /reserve a table/i })).toHaveCount(0)
    const answer = await page.goto(origin + paths.accountReservations())
    expect(answer?.status()).not.toBe(500)
    await expect(page).not.toHaveURL(/\/account\/reservations$/)
  })
}
