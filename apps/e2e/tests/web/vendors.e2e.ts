import { newCardNumber } from '@dining/card-vault/testing'
import { privacy } from '@dining/copy-engine/texts/privacy'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { flagBucket, FLAG_BUCKETS } from '@dining/domain/flags'
import { EVENTS } from '@dining/session/analytics-catalogue'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

import { allPartners } from '../../src/kinds.ts'
import { linkCard, newcomer } from '../../src/members.ts'
import { firstMerchant } from '../../src/merchants.ts'
import { api } from '../../src/operators.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { copyOf, expect, test as base } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'

const partner = (await allPartners()).find(({ features, program }) => features.vendors.length > 0 && program.enrollmentType === 'direct')
if (!partner) throw new Error('no partner has vendors')
const site = { partner, origin: originOf(partner.program.id) }
const test = base.extend({ site: async ({}, use) => use(site) })
test.use({ hasClosedNotices: false })
const copy = copyOf(site)

const requestSchema = v.array(
  v.object({ vendor: v.string(), url: v.string(), body: v.string(), headers: v.record(v.string(), v.string()) }),
)
const requests = async () => v.parse(requestSchema, await (await fetch(`${stack().direct.analytics}/api/requests`)).json())
const asked = (page: Page) => page.getByRole('region', { name: copy.headline(privacy.title) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const forget = () => fetch(`${stack().direct.analytics}/api/requests`, { method: 'DELETE' })
test.beforeEach(forget)
test.afterAll(() => api('flags', 'clear', partner.program.id, 'merchantFavorites', '--reason', 'the test is over'))

for (const width of [320, 1280])
  test(`the question about vendors at ${width} px covers no focus, is usable by keyboard and has no issue`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/how-it-works')
    await page.mouse.wheel(0, 200)
    await expect(asked(page)).toBeInViewport()
    expect(await issuesOf(page)).toEqual([])
    // The page remains usable, and its end is above the question.
    const last = page.getByRole('contentinfo').getByRole('link', { name: copy.say(privacy.choices) })
    await last.scrollIntoViewIfNeeded()
    await last.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: copy.headline(privacy.choices) })
    await expect(dialog).toBeInViewport({ ratio: 1 })
    expect(await issuesOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(last).toBeFocused()
    // Both answers are as easy.
    const [refuse, accept] = await Promise.all(
      [privacy.refuse, privacy.accept].map((text) =>
        asked(page)
          .getByRole('button', { name: copy.say(text) })
          .boundingBox(),
      ),
    )
    expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height])
    await asked(page)
      .getByRole('button', { name: copy.say(privacy.refuse) })
      .focus()
    await page.keyboard.press('Enter')
    await expect(asked(page)).toHaveCount(0)
    expect(await requests()).toEqual([])
  })

/** Parts of a message that are random or a time, and may contain any four digits. */
const RANDOM = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g

test('vendors of a visitor who agrees get events of the catalogue alone, with nothing personal in any request [ANALYTICS-02] [ANALYTICS-16]', async ({
  page,
  enter,
}) => {
  await page.goto('/')
  await page.mouse.wheel(0, 200)
  await press(page, copy.say(privacy.accept))
  await expect(asked(page)).toHaveCount(0)

  const visitor = newcomer(partner)
  await enter.join(visitor, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/card_added/)
  await page.goto('/SignOut')
  await expect(page).toHaveURL(/\/$/)
  const member = DEMO_MEMBERS.find(({ tier }) => tier === 2)
  await enter.signIn({ email: member?.email ?? '', password: DEMO_PASSWORD })
  const id = await firstMerchant(partner.program.id)
  for (const path of [
    '/account/overview',
    '/account/recent_activity',
    '/account/user_profile',
    '/account/manage_cards',
    `/search?location=10013&restaurantOrCuisine=${encodeURIComponent(member?.email ?? '')}`,
    '/search?location=97209',
    `/merchants/${id}?utm_source=ann@example.com`,
    '/',
  ]) {
    await page.goto(path)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(2_500)
  }
  await expect.poll(async () => new Set((await requests()).map(({ vendor }) => vendor))).toEqual(new Set(['gtm', 'ga4', 'segment']))
  const profile = await page.evaluate(async (): Promise<Record<string, unknown>> => (await fetch('/api/Member')).json())
  const cards = await page.evaluate(async (): Promise<unknown> => (await fetch('/api/Cards')).json())
  const token = await page.evaluate(() => Object.values(sessionStorage))
  const own = (value: unknown, key = ''): readonly string[] =>
    typeof value === 'string' && /name|mail|phone|address1|number|zip|postal|four/i.test(key) && value.length > 2
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => own(inner, name))
        : []
  const personal = [
    ...own(profile),
    ...own(cards),
    ...token.filter((text) => text.length > 10),
    visitor.email,
    visitor.password,
    visitor.partnerNumber ?? '',
    member?.email ?? '',
    '10013',
    '97209',
    '1111',
    'ann@example',
  ].filter((value) => value.length > 2)
  expect(personal.length).toBeGreaterThan(8)

  const sent = await requests()
  for (const { url, body, headers } of sent) {
    const text = decodeURIComponent(`${url} ${body} ${headers['referer'] ?? ''} ${headers['cookie'] ?? ''}`).replaceAll(RANDOM, '')
    expect(
      personal.filter((value) => new RegExp(`(?<![\\w])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w])`).test(text)),
    ).toEqual([])
    // No address of a page with its parameters, nothing like an email address, and of a referrer the origin alone.
    expect(text).not.toMatch(/(?:localhost|example)[^ "]*\/[^ "]*\?(?!v=2|id=)|@/)
    expect(headers['referer'] ?? `${site.origin}/`).toBe(`${site.origin}/`)
    expect(headers['cookie'] ?? '').not.toMatch(/session|public_id/)
  }
  const names = sent.flatMap(({ vendor, url, body }) => {
    if (vendor === 'ga4') return [new URL(url, site.origin).searchParams.get('en')]
    if (vendor !== 'segment') return []
    const { batch } = v.parse(v.object({ batch: v.array(v.object({ type: v.string(), event: v.optional(v.string()) })) }), JSON.parse(body))
    return batch.map(({ type, event }) => (type === 'page' ? 'page_view' : event))
  })
  expect(names.filter((name) => !Object.hasOwn(EVENTS, name ?? ''))).toEqual([])
  expect(names).toContain('page_view')
  const views = sent
    .filter(({ vendor, url }) => vendor === 'ga4' && url.includes('page_view'))
    .map(({ url }) => new URL(url, site.origin).searchParams)
  expect(views.some((view) => view.get('ep.merchantId') === id && view.get('ep.memberId') === member?.publicId)).toBe(true)
  // Where something secret is entered, the vendor's script is not.
  expect(views.map((view) => view.get('ep.path'))).not.toContain('/account/manage_cards')
})

const FLAG = 'merchantFavorites'
/** A page that depends on the flag in many places. */
const PAGE = '/search'
const isOn = partner.features.hasMerchantFavorites
/** Nearly everyone has the value of the folder, so that other tests of this partner see what they expect. */
const PERCENTAGE = isOn ? 99 : 1
const number = Array.from({ length: 64 }, (_, at) => (at * 1_021).toString(16).padStart(4, '0')).find(
  (key) => flagBucket(FLAG, key) < (FLAG_BUCKETS * PERCENTAGE) / 100 === isOn,
)
if (number === undefined) throw new Error('no number has the value of the folder')
const splitCookie = { name: '__Host-split', value: number, url: site.origin.replace('http:', 'https:'), secure: true }
const EXPOSURE = { flag: FLAG, variant: isOn ? 'on' : 'off' }

/** Parts of a message that may contain any four digits. */
const NUMBERS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|\d{10,}/g

const batchSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ batch: v.array(v.looseObject({ event: v.optional(v.string()), properties: v.record(v.string(), v.unknown()) })) }),
)
/** The exposures that Segment got, in their order, and how many pages. */
async function received() {
  const sent = (await requests()).filter(({ vendor }) => vendor === 'segment').flatMap(({ body }) => v.parse(batchSchema, body).batch)
  const exposures = sent.filter(({ event }) => event === 'experiment__exposure').map(({ properties }) => properties)
  return { exposures, pages: sent.filter(({ event }) => event === undefined).length }
}

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, ...options })
  await context.addCookies([splitCookie])
  const page = await context.newPage()
  await page.goto(PAGE)
  return page
}
const accept = async (page: Page) => {
  await page.mouse.wheel(0, 200)
  await page
    .getByRole('button', { name: copy.say(privacy.accept), exact: true })
    .first()
    .click()
}
const isSplit = async (page: Page) => (await page.context().cookies(site.origin)).some(({ name }) => name === '__Host-split')
const layerOf = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []))

/** In this order, since all change the same flag. */
test('a vendor gets an exposure once for each page and flag of a share, and none without consent or a share [ANALYTICS-01]', async ({
  browser,
}) => {
  test.slow()
  const before = await open(browser)
  await accept(before)
  await expect.poll(async () => (await received()).pages).toBe(1)
  expect((await received()).exposures).toEqual([])
  await before.context().close()

  await api('flags', 'set', partner.program.id, FLAG, 'on', '--percentage', String(PERCENTAGE), '--reason', 'a test')
  const page = await open(browser)
  // A number is removed while the server has no share.
  await expect
    .poll(async () => {
      await page.context().addCookies([splitCookie])
      await page.goto(PAGE)
      return isSplit(page)
    })
    .toBe(true)
  await forget()
  await page.goto(PAGE)
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('region', { name: copy.headline(privacy.title) })).toBeVisible()
  // It is in the page's own layer, of which no vendor gets anything without consent.
  await expect.poll(() => layerOf(page)).toContain('"experiment__exposure"')
  expect(await requests()).toEqual([])

  await accept(page)
  await expect.poll(async () => (await received()).exposures).toEqual([EXPOSURE])
  await page.goto(PAGE)
  await expect.poll(async () => (await received()).exposures).toEqual([EXPOSURE, EXPOSURE])
  // A page that comes later, so that a further exposure would have come.
  await page.goto('/faq')
  await expect.poll(async () => (await received()).pages).toBe(3)
  const { exposures } = await received()
  expect(exposures).toEqual([EXPOSURE, EXPOSURE])
  expect(Object.keys(EXPOSURE)).toEqual(Object.keys(EVENTS.experiment__exposure.fields))
  for (const { url, body } of await requests()) expect(`${url} ${body}`.replaceAll(NUMBERS, '')).not.toContain(number)
  await page.context().close()

  // A browser that asks not to be measured has no share, and nothing is sent.
  await forget()
  const refusing = await open(browser, { extraHTTPHeaders: { 'sec-gpc': '1' } })
  await expect.poll(() => layerOf(refusing)).toContain('"page_view"')
  expect(await isSplit(refusing)).toBe(false)
  expect(await layerOf(refusing)).not.toContain('experiment__exposure')
  expect(await requests()).toEqual([])
})
