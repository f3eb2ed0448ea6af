import { install } from '@dining/copy-engine/texts/install'
import { flagBucket, FLAG_BUCKETS } from '@dining/domain/flags'
import { STORED } from '@dining/session'
import type { Browser, Page } from '@playwright/test'

import { offerEarly } from '../../src/install-offer.ts'
import { allPartners } from '../../src/kinds.ts'
import { closeNotices } from '../../src/notices.ts'
import { api } from '../../src/operators.ts'
import { copyOf, expect, test } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { watchEvents } from '../../src/watch-events.ts'

const partner = (await allPartners()).find(({ features }) => features.hasPWAInstallBanner && features.vendors.length > 0)
if (!partner) throw new Error('no partner offers to install its site and has a vendor that reads exposures')
const { id } = partner.program
const origin = originOf(id)
const copy = copyOf({ partner, origin })

const FLAG = 'installBanner'
const PERCENTAGE = 50
/** A number of a visitor who has the banner, or of one who has not. */
function numberOf(isOn: boolean): string {
  const numbers = Array.from({ length: 64 }, (_, at) => (at * 1_021).toString(16).padStart(4, '0'))
  const number = numbers.find((key) => flagBucket(FLAG, key) < (FLAG_BUCKETS * PERCENTAGE) / 100 === isOn)
  if (number === undefined) throw new Error('no number is of the share')
  return number
}

test.beforeAll(() => api('flags', 'set', id, FLAG, 'on', '--percentage', String(PERCENTAGE), '--reason', 'a test'))
test.afterAll(() => api('flags', 'clear', id, FLAG, '--reason', 'the test is over'))

const AGREED = encodeURIComponent(JSON.stringify({ version: 1, at: '2026-01-01T00:00:00.000Z', measurement: true, marketing: false }))

/** A page of a visitor of a share, once the server has the share. @param hasOffer whether the browser offers to install the site */
async function openAs(browser: Browser, isOn: boolean, hasOffer = true) {
  const context = await browser.newContext({ baseURL: origin })
  const events = await watchEvents(context)
  await closeNotices(context)
  // One who refuses to be measured has no share. Nothing goes to the vendors' stand-in, whose requests another test counts.
  await context.addCookies([{ name: STORED.privacyChoices.key, value: AGREED, url: origin, secure: true, sameSite: 'Lax' }])
  await context.route(`${stack().analytics}/**`, (route) => route.abort())
  if (hasOffer) await offerEarly(context)
  const page = await context.newPage()
  // The server removes a number while it has no share.
  await expect
    .poll(async () => {
      await context.addCookies([
        { name: '__Host-split', value: numberOf(isOn), url: origin.replace('http:', 'https:'), secure: true, sameSite: 'Lax' },
      ])
      await page.goto('/faq')
      return (await context.cookies(origin)).some(({ name }) => name === '__Host-split')
    })
    .toBe(true)
  const before = events().length
  await page.goto('/how-it-works')
  await page.mouse.wheel(0, 100)
  const named = (name: string) =>
    events()
      .slice(before)
      .filter(({ event }) => event === name)
      .map(({ entry: { event: _, ...fields } }) => fields)
  return { page, exposures: () => named('experiment__exposure').filter(({ flag }) => flag === FLAG), named }
}

const banner = (page: Page) => page.getByRole('dialog', { name: copy.headline(install.title) })
/** Time in which a banner that is due appears. */
const BANNER_MS = 3_500

test('a share of the install banner is reported where the banner is shown, once [ANALYTICS-01] [PWA-05]', async ({ browser }) => {
  const { page, exposures } = await openAs(browser, true)
  await expect(banner(page)).toBeVisible()
  await expect.poll(exposures).toEqual([{ flag: FLAG, variant: 'on' }])
  await page.waitForTimeout(BANNER_MS)
  expect(exposures()).toHaveLength(1)
  await page.context().close()
})

test('the share without it is reported where the banner would have been shown, with its installation [ANALYTICS-01] [ANALYTICS-05]', async ({
  browser,
}) => {
  const { page, exposures, named } = await openAs(browser, false)
  await expect.poll(exposures).toEqual([{ flag: FLAG, variant: 'off' }])
  await page.waitForTimeout(BANNER_MS)
  await expect(banner(page)).toHaveCount(0)
  expect([exposures().length, named('installPrompt__shown')]).toEqual([1, []])
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect.poll(() => named('installPrompt__installed')).toHaveLength(1)
  await page.context().close()
})

test('neither share is reported without an offer of the browser [ANALYTICS-01]', async ({ browser }) => {
  for (const isOn of [true, false]) {
    const { page, exposures, named } = await openAs(browser, isOn, false)
    await expect.poll(() => named('page_view')).toHaveLength(1)
    await page.waitForTimeout(BANNER_MS)
    expect(exposures()).toEqual([])
    await page.context().close()
  }
})
