import { expect, test } from '@playwright/test'

import { axeIssues } from '../src/page-issues.ts'
import { expectOwnHeight, openHost, vaultFrame } from './card-frame/host.ts'
import { startFrameServers, publishedNumbers, type FrameServers } from './card-frame/servers.ts'

const VISA = '4242424242424242'

let servers: FrameServers
test.beforeAll(async () => {
  servers = await startFrameServers()
})
test.afterAll(() => servers.close())

test.describe('typing a card number', () => {
  test("the number is grouped in the brand's format, the caret is kept, and the brand is marked [CARD-46]", async ({ page }) => {
    const field = (await openHost(servers, page)).getByLabel('Card number')
    await field.pressSequentially('378282246310005')
    await expect(field).toHaveValue('3782 822463 10005')
    await expect(page.frameLocator('iframe').getByRole('listitem').filter({ hasText: 'Amex' })).toHaveAttribute('aria-current', 'true')
    await field.press('Home')
    await field.press('ArrowRight')
    await field.press('Delete')
    await expect(field).toHaveValue('3828 224631 0005')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
  })

  test('a number can be pasted with any characters between its digits', async ({ page }) => {
    const field = (await openHost(servers, page)).getByLabel('Card number')
    await field.fill(' 4242-4242 4242\u00a04242 ')
    await expect(field).toHaveValue('4242 4242 4242 4242')
    await expect(field).toHaveAttribute('autocomplete', 'cc-number')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  })

  test('the page is informed when the number is complete, and when it no longer is [CARD-43]', async ({ page }) => {
    const field = (await openHost(servers, page)).getByLabel('Card number')
    await field.fill(VISA)
    await expect.poll(() => page.evaluate(() => window.host.received)).toEqual(['ready', 'complete'])
    await field.press('Backspace')
    await expect.poll(() => page.evaluate(() => window.host.received)).toEqual(['ready', 'complete', 'incomplete'])
  })

  test("Enter submits the page's form", async ({ page }) => {
    await (await openHost(servers, page)).getByLabel('Card number').press('Enter')
    await expect.poll(() => page.evaluate(() => window.host.received)).toContain('enter')
  })
})

test.describe('errors beside the field', () => {
  for (const [typed, message, reason, id] of [
    ['', 'Please enter your credit card number.', 'empty', ''],
    ['4242424242424241', 'This card number is not valid. Please check the digits.', 'invalid', '[CARD-50]'],
    ['6011111111111117', 'That card cannot be linked. We accept Visa and Amex.', 'brand-not-accepted', ''],
  ] as const) {
    test(`"${typed}" is reported on leaving the field and at submit [CARD-41] ${id}`, async ({ page }) => {
      const frame = await openHost(servers, page, ['VISA', 'AMEX'])
      const field = frame.getByLabel('Card number')
      await field.fill(typed)
      await expect(field).not.toHaveAttribute('aria-invalid')
      await field.blur()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message} `))
      expect(await page.evaluate(() => window.host.submit())).toEqual({ kind: 'refused', reason })
      // The input stays, and a correction removes the error at once.
      await field.fill(VISA)
      await expect(field).not.toHaveAttribute('aria-invalid')
      expect(await page.evaluate(() => window.host.submit())).toMatchObject({ kind: 'card', card: { cardType: 'VISA', lastFour: '4242' } })
    })
  }

  for (const width of [280, 343, 440, 600]) {
    test(`an error moves nothing in a frame of ${width} px: the next click hits its target`, async ({ page }) => {
      const frame = await openHost(servers, page)
      await page.locator('iframe').evaluate((element, px) => (element.style.width = `${px}px`), width)
      await expectOwnHeight(servers, page)
      const before = await page.locator('iframe').boundingBox()
      await frame.getByLabel('Card number').fill('4242424242424241')
      await frame.getByLabel('Card number').blur()
      await expect(frame.getByText('This card number is not valid. Please check the digits.')).toBeVisible()
      await expectOwnHeight(servers, page)
      expect(await page.locator('iframe').boundingBox()).toEqual(before)
    })
  }
})

test('the frame has no accessibility issue, with and without an error', async ({ page }) => {
  const frame = await openHost(servers, page)
  expect(await axeIssues(page)).toEqual([])
  await frame.getByLabel('Card number').fill('4242')
  await frame.getByLabel('Card number').blur()
  await expect(frame.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeIssues(page)).toEqual([])
})

test('accessibility checks include the frame', async ({ page }) => {
  await openHost(servers, page)
  await vaultFrame(servers, page).evaluate(() => document.querySelector('label')?.remove())
  expect(await axeIssues(page)).toContainEqual(expect.stringMatching(/^label: .*cardnumber/))
})

test('each published number is sent from the frame to the vault and appears nowhere else', async ({ page }) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
  page.on('console', (message) => seen.push(message.text()))
  const field = (await openHost(servers, page)).getByLabel('Card number')
  await page.evaluate(() => addEventListener('message', (event) => window.host.received.push(JSON.stringify(event.data))))
  const published = publishedNumbers()
  for (const { number, brand } of published) {
    await field.fill(number)
    const answer = (await page.evaluate(() => window.host.submit())) as { card?: { encryptedCardNumber: string } }
    const accepted = !/NOT_ACCEPTED|INVALID/.test(brand)
    expect(answer, number).toMatchObject(
      accepted ? { kind: 'card', card: { cardType: brand, lastFour: number.slice(-4) } } : { kind: 'refused' },
    )
    if (!answer.card) continue
    const token = await servers.tokenize(answer.card.encryptedCardNumber)
    expect(token).toMatchObject({ result: 'token', brand, lastFour: number.slice(-4) })
    seen.push(JSON.stringify(answer), JSON.stringify(token))
  }
  seen.push(
    servers.log(),
    await page.content(),
    await page.evaluate(() => JSON.stringify([window.host.received, Object.entries(localStorage), document.cookie])),
  )
  // The frame has no storage at all here: a browser with partitioned storage gives it none.
  expect(await vaultFrame(servers, page).evaluate(() => document.cookie)).toBe('')
  seen.push(
    await page
      .context()
      .storageState()
      .then((state) => JSON.stringify(state)),
  )
  const sink = seen.join('\n').replaceAll(/[ -]/g, '')
  for (const { number } of published) expect(sink).not.toContain(number)
})

test('a frame that does not load is reported after 20 s, not before; one that loads late is still accepted [CARD-32]', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') })
  await page.goto(servers.page('one'))
  // From here on the test controls the clock.
  await page.clock.pauseAt(new Date('2026-06-01T13:00:00Z'))
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(`${servers.vaultOrigin}/frame*`, async (route) => {
    await gate
    await route.continue()
  })
  await page.evaluate((origin) => window.host.mount(origin, 'one'), servers.vaultOrigin)
  await page.clock.runFor(19_900)
  expect(await page.evaluate(() => window.host.received)).toEqual([])
  await page.clock.runFor(200)
  expect(await page.evaluate(() => window.host.received)).toEqual(['failed'])
  release()
  await expect.poll(() => page.evaluate(() => window.host.received)).toEqual(['failed', 'ready'])
})

test('the vault page cannot load, call or frame anything', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await openHost(servers, page)
  expect(messages).toEqual([])
  const attempts = await vaultFrame(servers, page).evaluate(async (evil) => {
    const image = new Promise((resolve) => {
      const img = new Image()
      img.addEventListener('load', () => resolve('loaded'))
      img.addEventListener('error', () => resolve('blocked'))
      img.src = `${evil}/x.png`
    })
    const call = fetch(`${evil}/x`).then(
      () => 'sent',
      () => 'blocked',
    )
    const beacon = navigator.sendBeacon(`${evil}/x`, 'x')
    return [await image, await call, beacon]
  }, servers.page('evil'))
  expect(attempts.slice(0, 2)).toEqual(['blocked', 'blocked'])
})
