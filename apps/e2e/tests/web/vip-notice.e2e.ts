import { noticeMessages } from '@dining/copy-engine/texts/notice-messages'
import { notices } from '@dining/copy-engine/texts/notices'
import { paths } from '@dining/session'
import type { Browser, Page } from '@playwright/test'

import { dinesOf, newMemberWithCard } from '../../src/dines.ts'
import { allPartners } from '../../src/kinds.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { receivedNotice, receivedTexts, subscribeAtSandbox, zoneAtNight, zoneAtNoon } from '../../src/push-service.ts'
import { closeNotices } from '../../src/notices.ts'
import { copyOf, expect, test, waitUntilAlive } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'
import { deliverTo, recordNotices } from '../../src/worker-notices.ts'

const found = (await allPartners()).find(
  ({ program, features }) => program.enrollmentType === 'direct' && features.hasNotices && features.hasVIP && program.vip,
)
if (!found?.program.vip) throw new Error('no partner has notices and VIP')
const partner = found
const vip = found.program.vip
const origin = originOf(partner.program.id)
const copy = copyOf({ partner, origin })

test.use({ baseURL: origin, serviceWorkers: 'allow', timezoneId: zoneAtNoon(), permissions: ['notifications'] })

/** So little that all dines are later than the card: those of the day before it earn nothing. */
const BETWEEN_MS = 100
/** Dines that follow each other, the last one now. */
const justNow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ occurredAt: new Date(Date.now() - (count - 1 - index) * BETWEEN_MS).toISOString() }))

async function turnOn(page: Page): Promise<void> {
  await page.goto(paths.accountNotices())
  await page.getByRole('button', { name: /^turn on notices$/i }).click()
  await expect(page.getByText(copy.say(notices.on))).toBeVisible()
}

/** Another browser of the member, where it is night. @returns the id of its subscription */
async function deviceAtNight(browser: Browser, email: string, password: string): Promise<string> {
  const context = await browser.newContext({ baseURL: origin, timezoneId: zoneAtNight(), permissions: ['notifications'] })
  await closeNotices(context)
  const page = await context.newPage()
  waitUntilAlive(page)
  const id = await subscribeAtSandbox(page)
  await memberSteps(page, partner).signIn({ email, password })
  await turnOn(page)
  await context.close()
  return id
}

test('a member who reaches VIP gets one notice of it in the partner’s words, which opens the account, and none at night', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const id = await subscribeAtSandbox(page)
  const member = await newMemberWithCard(page, { partner })
  await turnOn(page)
  const atNight = await deviceAtNight(browser, member.email, member.password)
  // Only VIP is of interest to this member.
  const earned = page.getByRole('checkbox', { name: copy.say(notices.earned) })
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/') && answer.ok())
  await earned.uncheck()
  await saved

  const merchant = await plainMerchant(partner.program.id)
  await dinesOf({ partner }, member, merchant.id, justNow(vip.dines))
  const { text, notice } = await receivedNotice(id)
  expect(notice).toMatchObject({
    title: copy.say(noticeMessages.vipTitle),
    body: copy.say(noticeMessages.vip),
    path: paths.accountOverview(),
  })
  for (const own of [member.email, '64.00', merchant.name]) expect(text).not.toContain(own)

  const { shown, opened } = await recordNotices(context, origin)
  await deliverTo(page, origin, text)
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: notice.id }])
  const address = await opened(null)
  expect(address).toBe(`${origin}/account/overview`)
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(/VIP/)

  // A further dine of a VIP member is a notice of its own kind: that of VIP came once, and the browser where it is night got neither.
  await page.goto(paths.accountNotices())
  const savedAgain = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/') && answer.ok())
  await earned.check()
  await savedAgain
  await dinesOf({ partner }, member, merchant.id, justNow(1))
  const next = await receivedNotice(id, 2)
  expect(next.notice.path).toBe(paths.recentActivity())
  expect(await receivedTexts(atNight)).toEqual([])
})
