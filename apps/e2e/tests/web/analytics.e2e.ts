import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { newcomer } from '../../src/members.ts'
import { firstMerchant } from '../../src/merchants.ts'
import { expect, test } from '../../src/site.ts'
import { stack } from '../../src/stack.ts'
import { watchEvents, type SeenEvent } from '../../src/watch-events.ts'

/** The fields of each event that a visitor causes here; none may have another (README of the package `session`). */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  page_view: ['memberId', 'merchantId', 'path', 'title'],
  carousel__move: ['carousel', 'direction'],
  view_item_list: ['ecommerce'],
  select_item: ['ecommerce'],
  search: ['location', 'restaurantOrCuisine', 'results'],
  locationPrediction__request: [],
}

/** Milliseconds after which a page view would have been sent. */
const LATER_MS = 1_200

interface List {
  readonly item_list_name: string
  readonly items: readonly { readonly item_id: string }[]
}
const listOf = ({ entry }: SeenEvent) => entry['ecommerce'] as List
const pathsOf = (events: readonly SeenEvent[]) => events.map(({ entry }) => entry['path'])
const place = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Where' })

test('a carousel reports its visible slides once, each move and each selection [ANALYTICS-01] [ANALYTICS-04]', async ({
  page,
  context,
}) => {
  const events = await watchEvents(context)
  await page.setViewportSize({ width: 1280, height: 1_600 })
  await page.goto('/')
  await page.mouse.wheel(0, 600)
  const next = page.getByRole('button', { name: 'Next restaurants' }).first()
  await next.scrollIntoViewIfNeeded()
  await expect.poll(() => events('view_item_list').length).toBeGreaterThan(0)
  await page.waitForTimeout(LATER_MS)
  expect(events('carousel__move')).toHaveLength(0)
  const name = () => String(events('carousel__move')[0]?.entry['carousel'])
  await next.click()
  await expect.poll(() => events('carousel__move').map(({ entry }) => entry['direction'])).toEqual(['next'])
  // The slides that the move has brought.
  await expect.poll(() => events('view_item_list').filter((event) => listOf(event).item_list_name === name()).length).toBeGreaterThan(1)
  for (const list of new Set(events('view_item_list').map((event) => listOf(event).item_list_name))) {
    const ids = events('view_item_list').flatMap((event) => (listOf(event).item_list_name === list ? listOf(event).items : []))
    expect(new Set(ids.map(({ item_id: id }) => id)).size).toBe(ids.length)
  }
  const shown = listOf(events('view_item_list').findLast((event) => listOf(event).item_list_name === name()) ?? fail()).items[0]
  await page.locator(`a[href="/merchants/${shown?.item_id}"]`).first().click()
  await expect(page).toHaveURL(/\/merchants\//)
  expect(events('select_item').map((event) => listOf(event).items.map(({ item_id: id }) => id))).toEqual([[shown?.item_id]])
})

function fail(): never {
  throw new Error('nothing was seen')
}

test('a page view carries the member and the restaurant half a second later, and a page that is left sooner has none [ANALYTICS-02] [ANALYTICS-03]', async ({
  page,
  context,
  enter,
  site,
}) => {
  const member = DEMO_MEMBERS.find(({ tier }) => tier === 2)
  await enter.signIn({ email: member?.email ?? '', password: DEMO_PASSWORD })
  const events = await watchEvents(context)
  const id = await firstMerchant(site.partner.program.id)
  await page.goto(`/merchants/${id}`)
  await expect.poll(() => events('page_view').length).toBe(1)
  const [view] = events('page_view')
  expect(view?.entry).toMatchObject({ path: `/merchants/${id}`, memberId: member?.publicId, merchantId: id })
  expect(view?.at).toBeGreaterThanOrEqual(500)

  // Within the app, too: two pages in quick succession. The half second lasts five seconds here, so that leaving sooner needs no quick machine.
  await page.evaluate(async () => {
    const { setTimeout: own } = window
    const longer = (handler: TimerHandler, delay?: number, ...values: unknown[]) => own(handler, delay === 500 ? 5_000 : delay, ...values)
    Object.assign(window, { setTimeout: longer })
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (isSo() ? resolve() : void own(look, 5))
        look()
      })
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')]
    links.find((one) => /how it works/i.test(one.textContent))?.click()
    await until(() => location.pathname.includes('how-it-works'))
    history.back()
    await until(() => location.pathname.startsWith('/merchants/'))
  })
  await expect.poll(() => events('page_view').length).toBe(2)
  expect(pathsOf(events('page_view'))).toEqual([`/merchants/${id}`, `/merchants/${id}`])
})

test('a search is reported once, with the number of its results [ANALYTICS-07]', async ({ page, context }) => {
  const events = await watchEvents(context)
  await page.goto('/search?restaurantOrCuisine=pizza')
  await expect.poll(() => events('search').length).toBe(1)
  await page.waitForTimeout(LATER_MS)
  expect(events('search').map(({ entry }) => [entry['restaurantOrCuisine'], typeof entry['results']])).toEqual([['pizza', 'number']])
})

test('each request for suggestions of places is reported, and none that was not made [ANALYTICS-08] [ANALYTICS-09]', async ({
  page,
  context,
}) => {
  const events = await watchEvents(context)
  let requests = 0
  page.on('request', (request) => void (new URL(request.url()).pathname === '/api/Locations/Suggest' && (requests += 1)))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/search')
  const change = page.getByRole('button', { name: /change/i })
  if (await change.isVisible()) await change.click()
  const reported = () => events('locationPrediction__request').length
  expect([requests, reported()]).toEqual([0, 0])
  for (const [typed, count] of [
    ['Po', 1],
    ['Port', 2],
  ] as const) {
    await place(page).fill(typed)
    await expect.poll(() => [requests, reported()]).toEqual([count, count])
  }
  // One letter is no request, and known suggestions are none either.
  await place(page).fill('P')
  await page.waitForTimeout(600)
  await place(page).fill('Port')
  await page.waitForTimeout(LATER_MS)
  expect(reported()).toBe(requests)
})

test('a card form that does not answer is reported once [CARD-32]', async ({ page, context, enter, site }) => {
  const events = await watchEvents(context)
  // The vault never answers.
  await page.route(`${stack().cards}/frame?**`, () => undefined)
  await page.clock.install()
  await enter.join(newcomer(site.partner), { emailOptIn: false })
  await expect(page.locator('iframe')).toBeAttached()
  expect(events('cryptex__failed')).toEqual([])
  await page.clock.runFor(20_000)
  await expect.poll(() => events('cryptex__failed').map(({ entry }) => Object.keys(entry))).toEqual([['event']])
  await page.clock.runFor(60_000)
  expect(events('cryptex__failed')).toHaveLength(1)
})

test('events of joining, searching and the account contain nothing personal, in no other field, and reach no other site [ANALYTICS-16]', async ({
  page,
  context,
  site,
  enter,
}) => {
  const events = await watchEvents(context)
  const hosts = new Set<string>()
  context.on('request', (request) => void hosts.add(new URL(request.url()).origin))
  const visitor = newcomer(site.partner)
  await enter.join(visitor, { emailOptIn: true })
  await page.goto('/')
  await page.waitForTimeout(LATER_MS)
  await page.goto('/SignOut')
  await expect(page).toHaveURL(/\/$/)

  const member = DEMO_MEMBERS.find(({ tier }) => tier === 2)
  await enter.signIn({ email: member?.email ?? '', password: DEMO_PASSWORD })
  for (const path of ['/account/overview', '/account/recent_activity', '/account/user_profile', '/account/manage_cards', '/search', '/']) {
    await page.goto(path)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(LATER_MS)
  }
  const profile = await page.evaluate(async (): Promise<Record<string, unknown>> => (await fetch('/api/Member')).json())
  const own = (value: unknown, key = ''): readonly string[] =>
    typeof value === 'string' && /name|mail|phone|address1|number/i.test(key) && value.length > 2
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => own(inner, name))
        : []
  const personal = [...own(profile), visitor.email, visitor.password, visitor.partnerNumber ?? '', member?.email ?? ''].filter(Boolean)
  expect(personal.length).toBeGreaterThan(4)

  expect(new Set(events().map(({ event }) => event))).toContain('page_view')
  for (const { event, entry } of events()) {
    expect(Object.keys(FIELDS)).toContain(event)
    expect(Object.keys(entry).filter((name) => name !== 'event' && !FIELDS[event]?.includes(name))).toEqual([])
    const text = JSON.stringify(entry)
    expect(personal.filter((value) => text.includes(value))).toEqual([])
    // Neither an address of a page with its parameters, nor anything like an email address.
    expect(text).not.toMatch(/\?\w+=|@/)
  }
  const allowed = new Set([site.origin, new URL(stack().cards).origin])
  expect([...hosts].filter((host) => !allowed.has(host))).toEqual([])
})
