import { randomInt } from 'node:crypto'

import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { recentActivity } from '@dining/domain/pages'
import { paths } from '@dining/session'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { SEARCH, keep, keepAndLeave, kept, makeOlder, publicIdOf, rows, workerOf } from '../../src/offline.ts'
import { memberFor } from '../../src/screens/screen.ts'
import { expect, test } from '../../src/site.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } })

const DAY_MS = 86_400_000

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

test('a report of a missing dine that is made without a connection is sent once, 30 days later', async ({ page, context, site }) => {
  // A new member has no card that was linked on the day.
  const { email } = memberFor('member')
  await memberSteps(page, site.partner).signIn({ email, password: DEMO_PASSWORD })
  // Another one at each run, since a dine is reported once.
  const [daysAgo, amount] = [randomInt(12, 60), `${randomInt(20, 400)}.${randomInt(10, 99)}`]
  const merchant = await plainMerchant(site.partner.program.id)
  const reports: string[] = []
  context.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/Member/MissingDines')) reports.push(request.postData() ?? '')
  })
  await page.goto(paths.missingDine())
  await workerOf(page)
  await page.reload()
  const main = page.getByRole('main')
  const restaurant = main.getByRole('combobox', { name: /^restaurant/i })
  await restaurant.pressSequentially(`${merchant.name}, ${merchant.location.address.city}`)
  await expect(page.getByRole('option').first()).toBeVisible()
  await restaurant.press('ArrowDown')
  await restaurant.press('Enter')
  await main.getByLabel(/^date/i).fill(new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10))
  await main.getByLabel(/^amount paid/i).fill(amount)
  await context.setOffline(true)
  await main.getByRole('button', { name: /^send report/i }).click()
  await expect(main.getByText(`while you are signed in`)).toBeVisible()
  expect(reports).toEqual([])
  await makeOlder(page, 30 * DAY_MS)
  await page.close()

  const offline = await context.newPage()
  await offline.goto(recentActivity)
  await expect(offline.getByRole('region', { name: /will be sent when you are online/i })).toContainText(merchant.name)
  await offline.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(recentActivity)
  await expect.poll(() => kept(next)).toBe('')
  expect(reports).toHaveLength(1)
  await next.reload()
  const reported = next.getByRole('region', { name: /dines that you reported/i }).getByRole('listitem')
  await expect(reported.filter({ hasText: `$${amount}` })).toHaveCount(1)
})
