import { addDays, localTime, reservationDates } from '@dining/domain'
import { paths } from '@dining/session'

import { dialogOf, openDay, partner, partners, steps } from '../../src/reserving.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'
import { availabilityOf, findTables, hasTables, openBlock, setFull, tablesIn } from '../../src/tables.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const others = partners
  .filter(({ features, program }) => !features.openTableReservationsEnabled && program.enrollmentType === 'direct')
  .slice(0, 1)
const { id } = partner.program

test.use({ baseURL: originOf(id) })

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

  const near = await findTables(id, { time: '18:00' }, (answer) => answer.kind === 'tooFar', { days: [364] })
  await openDay(page, near, { time: '18:00' })
  await expect(page.getByText(/^Tables can be reserved until \w+ \d+, \d{4}$/)).toBeVisible()
  const pair = await findTables(id, { time: '18:00', party: '1' }, (answer) => answer.kind === 'tooSmall')
  await openDay(page, pair, { time: '18:00', party: 1 })
  await expect(page.getByText('Tables for 2 people or more can be reserved here')).toBeVisible()
  await expectSound(page)
  const closed = await findTables(id, { time: '18:00' }, (answer) => answer.kind === 'none' && answer.closed, {
    days: [3, 4, 5, 6, 7, 8, 9],
  })
  await openDay(page, closed, { time: '18:00' })
  await expect(page.getByText(/^Closed at 6:00\sPM on /)).toBeVisible()
  await expectSound(page)
})

test('no table at the day, time and party that a restaurant’s page starts with is reported as such, once [ANALYTICS-10]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const { merchant } = await findTables(id, { time: '19:00', party: '2' }, (answer) => answer.kind !== 'slots', { days: [0] })
  await page.goto(paths.merchant({ merchantId: merchant.id }))
  const block = await openBlock(page)
  await expect(block.getByRole('status').first()).not.toHaveText('Looking for tables…')
  await expect.poll(() => steps(page)).toEqual(['no_availability_default_search'])
  await block.getByLabel('Party').selectOption('20')
  await expect.poll(() => steps(page)).toEqual(['no_availability_default_search', 'no_availability_user_search'])
})

test('a restaurant without a table offers places nearby, whose link opens the confirmation there', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const full = await findTables(id, { time: '18:00' }, (answer) => answer.kind === 'none', { days: [3, 4, 5, 6, 7, 8, 9] })
  let isDown = true
  await page.route('**/api/reservations/availability?**', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()))
  const block = await openDay(page, full, { time: '18:00' })
  await expect(block.getByText(/ at 6:00\sPM on /)).toBeVisible()
  const title = block.getByRole('heading', { name: 'Places nearby with a table for 2 people' })
  // The restaurant's own answer stands alone.
  await expect(block.getByRole('status').filter({ hasText: 'Looking for tables nearby…' })).toHaveCount(0)
  await expect(title).toHaveCount(0)

  isDown = false
  await page.reload()
  await openBlock(page)
  await expect(title).toBeVisible()
  await expectSound(page)
  const tables = block.getByRole('link', { name: / at / })
  const name = (await tables.first().textContent()) ?? ''
  const place = name.split(' at ').at(-1) ?? ''
  expect(place).not.toBe(full.merchant.name)
  await tables.first().click()
  await expect(page).not.toHaveURL(new RegExp(`/merchants/${full.merchant.id}`))
  await expect(dialogOf(page).getByRole('heading', { name: /sign in to reserve/i })).toBeVisible()
  await expect(dialogOf(page)).toContainText(name.replace(/M.*/, 'M'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(place, 'i'))
  await expectSound(page)
  expect(await steps(page)).toEqual(['no_availability_user_search', 'slot_selected', 'login_prompt'])
})

test('a visitor with the address of a table that is taken meanwhile sees that before signing in, and searches again', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const day = await findTables(id, { time: '18:00', party: '2' }, hasTables(2), { days: [29, 30, 31, 32] })
  const answer = await availabilityOf(id, day.merchant.id, { date: day.date, time: '18:00', party: '2' })
  const slot = answer.kind === 'slots' ? (answer.slots[0]?.slotId ?? '') : ''
  await setFull(day, true)
  try {
    await page.goto(paths.reservation({ merchantId: day.merchant.id, slot, date: day.date, time: '18:00', party: 2 }))
    await openBlock(page)
    const dialog = dialogOf(page)
    await expect(dialog.getByText('This table has just been taken')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /sign in/i })).toHaveCount(0)
    await expectSound(page)
    await dialog.getByRole('button', { name: /time/i }).click()
    await expect(dialog).toBeHidden()
  } finally {
    await setFull(day, false)
  }
})

test('the cards of a search show tables for the wanted date, time and party, from one call that the list does not wait for', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const { date, merchant } = await findTables(id, { time: '18:30', party: '4' }, hasTables(2))
  const asked: string[] = []
  let isDown = true
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/reservations/availability?**', async (route) => {
    asked.push(route.request().url())
    await held
    await (isDown ? route.fulfill({ status: 503 }) : route.continue())
  })
  await page.goto(paths.search({ location: 'Chicago, IL', restaurantOrCuisine: merchant.name, reservations: 'true' }))
  const cards = page.getByRole('list', { name: 'Restaurants' })
  await expect(cards.getByRole('listitem').filter({ hasText: merchant.name }).first()).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  answer()
  await expect(cards.getByText('Tables could not be looked up').first()).toBeVisible()
  await expectSound(page)
  isDown = false

  const fields = page.getByRole('group', { name: 'Tables on the cards' })
  await fields.getByLabel('Date').fill(date)
  await fields.getByLabel('Party').selectOption('4')
  await fields.getByLabel('Time').selectOption('18:30')
  await expect(page).toHaveURL(new RegExp(`reservations=true&date=${date}&party=4&time=18%3A30$`))
  const tables = cards.getByRole('link', { name: `at ${merchant.name}` })
  await expect(tables.first()).toBeVisible()
  await fields.getByLabel('Date').fill('2026-01-05')
  await expect(fields.getByLabel('Date')).toHaveAccessibleDescription(/^Choose a date from \w+ \d+, \d{4} to \w+ \d+, \d{4}\.$/)
  await expectSound(page)
  await fields.getByLabel('Date').fill(date)
  await expect(tables.first()).toBeVisible()
  expect(await tables.count()).toBeLessThanOrEqual(3)
  // The day of a table is not kept for a later visit.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(date)
  await expectSound(page)
  // Going back shows what was looked up then.
  await fields.getByLabel('Date').fill(addDays(date, 1))
  await expect(page).toHaveURL(new RegExp(`date=${addDays(date, 1)}`))
  await page.goBack()
  await expect(fields.getByLabel('Date')).toHaveValue(date)
  await fields.getByLabel('Time').focus()
  await fields.getByLabel('Time').selectOption('20:00')
  await expect(page).toHaveURL(/time=20%3A00/)
  await expect(fields.getByLabel('Time')).toBeFocused()
  await page.goBack()
  await expect(fields.getByLabel('Time')).toHaveValue('18:30')
  await expect(tables.first()).toBeVisible()
  const time = ((await tables.first().textContent()) ?? '').replace(/M.*/, 'M')
  await tables.first().click()
  await expect(dialogOf(page).getByRole('heading', { name: /sign in to reserve/i })).toBeVisible()
  await expect(dialogOf(page)).toContainText(time)
  await expect(dialogOf(page)).toContainText('4 people')

  await page.goto(paths.search({ location: 'Chicago, IL', reservations: 'true' }))
  await expect(fields).toBeVisible()
  await page
    .getByRole('button', { name: /^reserve/i })
    .first()
    .click()
  await expect(page).not.toHaveURL(/reservations=/)
  await expect(fields).toHaveCount(0)
})

test('best reward this week compares seven days', async ({ page }) => {
  await page.setViewportSize(DESK)
  const block = await openDay(page, await findTables(id, { time: '19:00' }, hasTables(1)), { time: '19:00' })
  await block.getByRole('button', { name: /best reward this week/i }).click()
  await expect(block.getByRole('region', { name: /best reward this week/i }).getByRole('listitem')).toHaveCount(7)
  await expectSound(page)
})

test('a restaurant has the search for tables, which says that it looks for them, and a dialog for each [MERCHANT-26] [MERCHANT-31] [RESERVE-11]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const day = await findTables(id, { time: '18:00' }, hasTables(2))
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/reservations/availability?**', async (route) => {
    await held
    await route.continue()
  })
  const block = await openDay(page, day, { time: '18:00' })
  await expect(block.getByRole('status').filter({ hasText: 'Looking for tables…' })).toBeAttached()
  await expect(tablesIn(block)).toHaveCount(0)
  await expectSound(page)
  answer()
  await expect(tablesIn(block).first()).toBeVisible()
  await expect(block.getByText(/ for a reservation$/)).toBeVisible()
  await tablesIn(block).first().click()
  await expect(dialogOf(page).getByRole('heading', { name: /sign in to reserve/i })).toBeVisible()
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
