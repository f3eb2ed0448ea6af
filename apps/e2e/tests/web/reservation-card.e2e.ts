import { paths } from '@dining/session'
import type { FrameLocator, Page, Request } from '@playwright/test'

import { cardSites, givePhone, joinAt, withoutCards } from '../../src/card-reserving.ts'
import { dialogOf, openDay, steps } from '../../src/reserving.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { bookedFor, findTables, openBlock, setPaymentFault, tablesIn, type TableDay } from '../../src/tables.ts'

const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const
const GOOD = '4242424242424242'
const DECLINED = '4000000000000002'
const BANK = '4000002500003155'

test.afterEach(() => setPaymentFault(null))

/** A day with a table that needs a card, no sooner than each test has one of its own. */
const needsCard = (partnerId: string, days?: readonly number[]): Promise<TableDay> =>
  findTables(partnerId, { time: '19:00' }, (answer) => answer.kind === 'slots' && answer.slots.some(({ cardRequired }) => cardRequired), {
    days,
  })
const cardTable = (page: Page) => tablesIn(page.getByRole('region', { name: /^reserve a table$/i })).filter({ hasText: 'Card needed' })
const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]')

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page)
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiration date').fill('1230')
  await fields.getByLabel('Security code').fill('123')
}
const press = (page: Page) =>
  dialogOf(page)
    .getByRole('button', { name: /^reserve \d/i })
    .click()
const scriptOf = () => `${stack().payments}/v3/`

/** Every request of the page, with what it sent. */
function watchRequests(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => void seen.push(request))
  return seen
}

for (const [kind, partner] of cardSites) {
  test.describe(() => {
    test.use({ baseURL: originOf(partner.program.id) })
    for (const size of SIZES)
      test(`a ${kind} member books a table with a card at ${size.width} px, and no number reaches the site [CARD-71] [RESERVE-26] [ANALYTICS-15]`, async ({
        page,
      }) => {
        const { id } = partner.program
        await page.setViewportSize(size)
        const email = await joinAt(page, partner)
        const requests = watchRequests(page)
        const day = await needsCard(id, [5, 6, 7, 8, 9, 10])
        await page.goto('/')
        await openDay(page, day, { time: '19:00' })
        await expect(cardTable(page).first()).toBeVisible()
        // Not before a visitor chooses such a table.
        expect(requests.filter((request) => request.url().startsWith(stack().payments))).toEqual([])
        await cardTable(page).first().click()
        const dialog = dialogOf(page)
        await expect(dialog.getByRole('heading', { name: /card for this table/i })).toBeVisible()
        await expect(dialog).toContainText('Nothing is charged now.')
        await expect(dialog).toContainText(/the restaurant can charge \$\d+ a person\./)
        await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
        await expectSound(page)
        await givePhone(page)

        // Keyboard: from the note into the fields, and on.
        await dialog.getByLabel(/^note/i).focus()
        await page.keyboard.press('Tab')
        await expect(fieldsOf(page).getByLabel('Card number')).toBeFocused()
        await page.keyboard.type(DECLINED)
        await page.keyboard.press('Tab')
        await page.keyboard.type('1230')
        await page.keyboard.press('Tab')
        await page.keyboard.type('123')
        await press(page)
        // The button is at the end of a small window; the reason is brought into view.
        await expect(dialog.getByText('Your card was declined. Nothing was booked.', { exact: false })).toBeInViewport({ ratio: 1 })
        // What was typed stays.
        await expect(fieldsOf(page).getByLabel('Security code')).toHaveValue('123')
        await expect(dialog.getByLabel(/^mobile phone/i)).toHaveValue('503-555-0142')
        await expectSound(page)
        expect(await bookedFor(email)).toEqual([])

        await typeCard(page, GOOD)
        await press(page)
        await expect(dialog.getByRole('heading', { name: /your table is booked/i })).toBeVisible()
        await expect(dialog).toContainText('Visa ending in 4242')
        await expectSound(page)
        expect(await bookedFor(email)).toMatchObject([{ status: 'booked', paymentMethod: expect.stringMatching(/^pm_/) as unknown }])
        expect(await steps(page)).toEqual([
          'slot_selected_card_on_file',
          'user_submit_card_on_file',
          'booking_failure_card_on_file',
          'user_submit_card_on_file',
          'booking_success_card_on_file',
        ])

        const isOurs = (request: Request) => !request.url().startsWith(stack().payments)
        const sent = requests.map((request) => ({ isOurs: isOurs(request), text: `${request.url()} ${request.postData() ?? ''}` }))
        const hasNumber = ({ text }: { readonly text: string }) => {
          const digits = decodeURIComponent(text).replaceAll(/[ +-]/g, '')
          return digits.includes(GOOD) || digits.includes(DECLINED)
        }
        expect(sent.filter((one) => one.isOurs && hasNumber(one))).toEqual([])
        expect(sent.filter((one) => !one.isOurs && hasNumber(one))).toHaveLength(2)
        expect(await page.evaluate(() => JSON.stringify([window.dataLayer, localStorage, sessionStorage]))).not.toMatch(
          /4242|_secret_|seti_/,
        )
        await page.goto(paths.accountReservations())
        await expect(page.getByRole('listitem').filter({ hasText: 'Card on file: Visa ending in 4242' })).toBeVisible()
      })
  })
}

const [, direct] = cardSites[0]
test.describe('with the first site', () => {
  test.use({ baseURL: originOf(direct.program.id) })
  const { id } = direct.program

  test('a visitor who chooses a table that needs a card is asked to sign in, with events of their own [ANALYTICS-12] [ANALYTICS-15]', async ({
    page,
  }) => {
    await openDay(page, await needsCard(id, [5, 6, 7, 8, 9, 10]), { time: '19:00' })
    await cardTable(page).first().click()
    await expect(dialogOf(page).getByRole('heading', { name: /sign in to reserve/i })).toBeVisible()
    expect(await steps(page)).toEqual(['slot_selected_card_on_file', 'login_prompt_card_on_file'])
  })

  test('a bank asks for an authentication over the dialog: refused, then confirmed [CARD-71]', async ({ page }) => {
    await page.setViewportSize(SIZES[1])
    const email = await joinAt(page, direct)
    await openDay(page, await needsCard(id, [11, 12, 13, 14]), { time: '19:00' })
    await cardTable(page).first().click()
    await givePhone(page)
    await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
    await press(page)
    // Nothing was typed, so nothing was refused.
    await expect(dialogOf(page)).toContainText(/check the card details\s*please complete the card details\./i)
    await typeCard(page, BANK)
    await press(page)
    const bank = page.frameLocator('iframe[title="Your bank"]')
    await bank.getByRole('button', { name: 'Fail' }).click()
    await expect(dialogOf(page)).toContainText('Your bank did not confirm the card. Nothing was booked.')
    await expectSound(page)
    await press(page)
    await bank.getByRole('button', { name: 'Complete' }).click()
    await expect(dialogOf(page).getByRole('heading', { name: /your table is booked/i })).toBeVisible()
    expect(await bookedFor(email)).toHaveLength(1)
  })

  test('the provider is down: the restaurant’s number is offered, and another try opens the fields [CARD-71] [RESERVE-20]', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[0])
    const email = await joinAt(page, direct)
    await openDay(page, await needsCard(id, [15, 16, 17, 18]), { time: '19:00' })
    await setPaymentFault({ kind: 'down', calls: ['script'] })
    await cardTable(page).first().click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('Card entry could not be opened')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^call /i })).toBeVisible()
    await expectSound(page)
    await givePhone(page)
    await press(page)
    expect(await bookedFor(email)).toEqual([])
    await setPaymentFault({ kind: 'error', calls: ['create'] })
    await dialog.getByRole('button', { name: /^try again$/i }).click()
    await expect(dialog.getByText('Card entry could not be opened')).toBeVisible()
    await setPaymentFault(null)
    await dialog.getByRole('button', { name: /^try again$/i }).click()
    await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
    await expect(dialog.getByLabel(/^mobile phone/i)).toHaveValue('503-555-0142')

    // The provider has the card, and is down when the booking asks for it.
    await setPaymentFault({ kind: 'down', calls: ['read'] })
    await typeCard(page, GOOD)
    await press(page)
    await expect(dialog).toContainText('The card could not be checked with the payment provider. Nothing was booked.')
    await expect(dialog.getByRole('link', { name: /^call /i })).toBeVisible()
    await expect(dialog).toContainText('The payment provider has your card.')
    await expectSound(page)
    await setPaymentFault(null)
    await press(page)
    await expect(dialog.getByRole('heading', { name: /your table is booked/i })).toBeVisible()
    expect(await bookedFor(email)).toHaveLength(1)
  })

  test('a page that was opened elsewhere on the site opens the table in a document of its own [CARD-71]', async ({ page }) => {
    await page.setViewportSize(SIZES[1])
    await joinAt(page, direct)
    const day = await needsCard(id, [19, 20, 21])
    const own = await page.goto(paths.merchant({ merchantId: day.merchant.id }))
    const home = await page.goto('/')
    const origin = stack().payments
    expect(home?.headers()['content-security-policy']).not.toContain(origin)
    const policy = own?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(new RegExp(`script-src [^;]*${origin}`))
    expect(policy).toMatch(new RegExp(`frame-src [^;]*${origin}`))
    // As a link of the site does it.
    await page.evaluate(
      (to) => {
        const link = document.createElement('a')
        link.href = to
        link.textContent = 'To the restaurant'
        document.querySelector('main')?.prepend(link)
      },
      paths.reservation({ merchantId: day.merchant.id, date: day.date, time: '19:00' }),
    )
    await page.getByRole('link', { name: 'To the restaurant' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(day.merchant.name.slice(0, 8), 'i'))
    await openBlock(page)
    await cardTable(page).first().click()
    await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
    await expect(dialogOf(page).getByRole('heading', { name: /card for this table/i })).toBeVisible()
  })
})

test.describe('without a key', () => {
  test.use({ baseURL: originOf(withoutCards.program.id) })
  test('without a key, such tables are booked by phone, and no script of the provider is requested [CARD-72] [RESERVE-26]', async ({
    page,
  }) => {
    const { id } = withoutCards.program
    await page.setViewportSize(SIZES[1])
    const requests = watchRequests(page)
    const day = await needsCard(id)
    const answer = await page.goto(paths.reservation({ merchantId: day.merchant.id, date: day.date, time: '19:00' }))
    expect(answer?.headers()['content-security-policy']).not.toContain(stack().payments)
    const block = await openDay(page, day, { time: '19:00' })
    await tablesIn(block).filter({ hasText: 'By phone' }).first().click()
    await expect(dialogOf(page)).toContainText('The restaurant asks for a card')
    await expectSound(page)
    expect(requests.filter((request) => request.url().startsWith(scriptOf()) || /pk_(?:test|live)_/.test(request.url()))).toEqual([])
    expect(await page.content()).not.toContain('pk_test_')
  })
})
