import type { BrowserContext, Page } from '@playwright/test'

import { recentActivity } from '@dining/domain/pages'
import { paths } from '@dining/session'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { expect, test } from '../../src/site.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

const SEARCH = '/search?location=Chicago%2C+IL'
const DAY_MS = 86_400_000

/** Resolves once the worker is in charge of the page, with its files. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 20))
  })

/** Everything that the device keeps of the site in its database, as one text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'offline')) return ''
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('offline')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('closed')))
    })
    const all = await new Promise<unknown>((resolve) => {
      const request = database.transaction('entries').objectStore('entries').getAll()
      request.addEventListener('success', () => resolve(request.result))
    })
    database.close()
    return JSON.stringify(all)
  })

/** Public id of the member who is signed in. */
async function publicIdOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'public_id')
  if (!cookie) throw new Error('No member is signed in')
  return cookie.value
}

const keepButton = (page: Page) => page.getByRole('button', { name: /^keep restaurants near me/i })
const removeButton = (page: Page) => page.getByRole('button', { name: /^remove from this device/i })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** Presses the button, which is there once the visitor comes near the end of the list. */
async function keep(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await keepButton(page).click()
  await expect(removeButton(page)).toBeVisible()
}

/** Keeps the restaurants near the middle of Chicago, and leaves the network. */
async function keepAndLeave(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(SEARCH)
  await workerOf(page)
  await page.reload()
  await keep(page)
  await context.setOffline(true)
}

test('a visitor who keeps nothing on the device loads neither the choice nor what keeps restaurants', async ({ page, site }) => {
  const { id } = await plainMerchant(site.partner.program.id)
  // The end of the list, near which the choice loads, is far below the first view of a phone.
  await page.setViewportSize({ width: 375, height: 700 })
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  for (const address of [`/merchants/${id}`, SEARCH]) {
    await page.goto(address)
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/assets\/after-load-/))
    await page.waitForLoadState('networkidle')
    expect((await scripts()).filter((name) => /assets\/(?:keep-offline|KeepNear)-/.test(name))).toEqual([])
  }
})

test('restaurants that a visitor keeps stay usable without a connection, by keyboard, after 30 days, until they are removed', async ({
  page,
  context,
}) => {
  await keepAndLeave(page, context)
  await expect(page.getByText(/^\d+ restaurants near .*Chicago.* are kept on this device as of .* They take \d+ KB\.$/i)).toBeVisible()

  // From the home screen: the manifest's start page.
  await page.goto('/')
  await expect(page.getByText(/^You are offline\. As of .*; rates and hours may have changed\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/restaurants near .*Chicago/i)
  const all = page.getByText(/^\d+ restaurants$/)
  const count = Number.parseInt((await all.textContent()) ?? '', 10)
  expect(count).toBeGreaterThan(10)
  expect(await issuesOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.goto('/search?view=map')
  await expect(page.getByRole('img', { name: /^Map of the restaurants/ })).toBeVisible()
  expect(await issuesOf(page)).toEqual([])

  const find = page.getByRole('searchbox', { name: /restaurant or cuisine/i })
  await find.focus()
  await page.keyboard.type('zzzz')
  await expect(page.getByText('0 restaurants')).toBeVisible()
  await page.getByRole('button', { name: /show all/i }).press('Enter')
  await expect(all).toHaveText(`${count} restaurants`)
  await page.getByRole('button', { name: 'Earns today', exact: true }).press('Space')
  await expect(page.getByText('Does not earn today')).toHaveCount(0)

  const name = (await rows(page).first().getByRole('heading').textContent()) ?? ''
  await rows(page).first().press('Enter')
  await expect(page).toHaveURL(/\/merchants\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Will I earn tonight?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^call/i })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByText(/monday/i).first()).toBeVisible()
  expect(await issuesOf(page)).toEqual([])

  // The tab of 31 days later; nothing of the site runs with the time before.
  const later = await context.newPage()
  await later.clock.setSystemTime(Date.now() + 31 * DAY_MS)
  await later.goto('/search')
  await expect(later.getByText(/this list is 31 days old/)).toBeVisible()
  await expect(rows(later)).toHaveCount(count)
  await later.close()

  await context.setOffline(false)
  await page.getByRole('link', { name: /open the page/i }).click()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.goto(SEARCH)
  await removeButton(page).click()
  await expect(page.getByText('Removed from this device.')).toBeVisible()
  expect(await kept(page)).toBe('')
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you are offline/i)
})

test('what a member does without a connection is sent once, is removed by a sign-out, and is not seen by the next member', async ({
  page,
  context,
  site,
}) => {
  await newMemberWithCard(page, site)
  const first = await publicIdOf(context)
  await keepAndLeave(page, context)
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/Member/Favorites')) sent.push(request.postData() ?? '')
  })

  await page.goto('/search')
  const id = /\/merchants\/(.*)$/.exec((await rows(page).nth(3).getAttribute('href')) ?? '')?.[1] ?? ''
  const name = (await rows(page).nth(3).getByRole('heading').textContent()) ?? ''
  await rows(page).nth(3).click()
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const waiting = page.getByRole('region', { name: /will be sent when you are online/i })
  await expect(waiting).toContainText(`Save ${name}`)
  await page.goto('/search?saved=true')
  await expect(waiting).toContainText(`Save ${name}`)
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1)
  // Cancelled, and done again.
  await waiting.getByRole('button', { name: `Cancel: Save ${name}` }).click()
  await expect(waiting).toHaveCount(0)
  await page.goto(`/merchants/${id}`)
  await heart.click()
  await expect(waiting).toBeVisible()

  await context.setOffline(false)
  await page.goto(`/merchants/${id}`)
  await expect.poll(() => kept(page)).not.toContain('"kind":"favorite"')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toEqual([JSON.stringify({ merchantIds: [id] })])

  // A change that waits is asked about at the sign-out.
  await context.setOffline(true)
  await heart.click()
  await expect(page.getByText(/this will be sent when there is one/i)).toBeVisible()
  expect(await kept(page)).toContain(first)
  await page.route('**/api/Member/Favorites/**', (route) => route.abort())
  await context.setOffline(false)
  await page.goto('/SignOut')
  await expect(page.getByText(/^1 change that you made offline has not been sent/)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign out/i })
    .click()
  await expect(page).toHaveURL(/\/$/)
  await page.unroute('**/api/Member/Favorites/**')
  const rest = await kept(page)
  expect(rest).toContain(name)
  expect(rest).not.toContain(first)
  expect(rest).not.toContain('"favorites"')

  await newMemberWithCard(page, site)
  const second = await publicIdOf(context)
  await page.goto('/')
  await expect.poll(() => kept(page)).toContain(second)
  await context.setOffline(true)
  await page.goto('/search?saved=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/restaurants near/i)
  await expect(waiting).toHaveCount(0)
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0)
  expect(await kept(page)).not.toContain(first)
})

test('a review that is written without a connection is sent once, by the next page, though its own is closed', async ({
  page,
  context,
  site,
}) => {
  const member = await newMemberWithCard(page, site)
  const merchant = await plainMerchant(site.partner.program.id)
  const txnId = await dineOf(site, member, merchant.id)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && (request.postData() ?? '').includes('"stars":4')) sent.push(request.url())
  })
  await page.goto(paths.surveys({ txnId }))
  await workerOf(page)
  await page.reload()
  await page.getByRole('radio', { name: /^4 stars/ }).check({ force: true })
  await page.getByRole('textbox').fill('Warm bread, slow service.')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^send review/i }).click()
  await expect(page.getByText(`This device keeps your review of ${merchant.name} while you are signed in`)).toBeVisible()
  await page.goto(recentActivity)
  const waiting = page.getByRole('region', { name: /will be sent when you are online/i })
  await expect(waiting).toContainText(`Review of ${merchant.name}: 4 of 5 stars`)
  await expect(waiting).toContainText('Warm bread, slow service.')
  await page.close()
  sent.length = 0

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(recentActivity)
  await expect.poll(() => kept(next)).toBe('')
  expect(sent).toHaveLength(1)
  await next.goto(paths.surveys({ txnId }))
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(/you have reviewed this dine/i)

  // Nothing of the member outlives the session.
  await next.goto(SEARCH)
  await keep(next)
  const publicId = await publicIdOf(context)
  expect(await kept(next)).toContain(publicId)
  await context.setOffline(true)
  const expiry = (await context.cookies()).find(({ name }) => name === 'session_expiry')
  if (!expiry) throw new Error('The member is not signed in')
  await context.addCookies([{ ...expiry, value: String(Date.now() - 1_000) }])
  await next.goto('/')
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(/restaurants near/i)
  expect(await kept(next)).not.toContain(publicId)
})
