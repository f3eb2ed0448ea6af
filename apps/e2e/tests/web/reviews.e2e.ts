import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { recentActivity } from '@dining/domain/pages'
import { loadPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { clearSession, linkCard, newcomer, type NewMember } from '../../src/members.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { api } from '../../src/operators.ts'
import { issuesOf } from '../../src/page-issues.ts'
import { expect, expectSound, test, type Site } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { signInToStudio } from '../../src/studio.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }

/** Gives a member dines at a restaurant, from the feed of the card network; returns the ids of the transactions. */
async function dine(site: Site, member: NewMember, merchantId: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'feed-')), 'dines.ndjson')
  const sample = ['feed', 'sample', '--partner', site.partner.program.id, '--email', member.email, '--merchant', merchantId]
  await api(...sample, '--out', file, '--amount', '64.00')
  const line: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')
  const id = randomUUID()
  writeFileSync(file, JSON.stringify({ ...line, sourceTransactionId: id, ...more }))
  await api('feed', 'import', file)
  return id
}

/** A new member with a linked card, signed in. */
async function newMember(page: Page, site: Site): Promise<NewMember> {
  const member = newcomer(site.partner)
  await memberSteps(page, site.partner).join(member, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  return member
}

test('a member reviews a dine, an operator approves it, and the restaurant shows it [ACTIVITY-45] [ACTIVITY-47] [MERCHANT-36]', async ({
  page,
  site,
}) => {
  const { program } = site.partner
  const words = `Warm bread, slow service, number ${randomInt(1_000_000)}.`
  await page.setViewportSize(PHONE)
  const member = await newMember(page, site)
  const merchant = await plainMerchant(program.id)
  const txnId = await dine(site, member, merchant.id)

  await page.goto(recentActivity)
  const offer = page.getByRole('link', { name: `Write a review of ${merchant.name}` })
  await expect(offer).toHaveAttribute('href', paths.surveys({ txnId }))
  await expectSound(page)
  await offer.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/how was your dine/i)
  await expect(page.getByRole('main')).toContainText(merchant.name)
  await expectSound(page)

  // By keyboard alone.
  await page.getByRole('radio', { name: /^1 star/ }).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nice.')
  await page.getByRole('button', { name: /^send review/i }).click()
  await expect(page.getByText(/must have at least 10 characters/).first()).toBeVisible()
  await expectSound(page)
  await page.getByRole('textbox').fill(words)
  // Written text is there after a reload, too.
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue(words)
  await expect(page.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
  await page.getByRole('button', { name: /^send review/i }).dblclick()
  await expect(page).toHaveURL(/\/surveys\/success\?of=review$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thank you for your review/i)
  await expectSound(page)

  await page.goto(recentActivity)
  await expect(page.getByText('Your review has arrived.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.goto(paths.surveys({ txnId }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/you have reviewed this dine/i)
  await expectSound(page)

  const place = paths.merchant({ merchantId: merchant.id })
  await page.goto(place)
  await expect(page.getByText(words)).toHaveCount(0)

  const studio = await page.context().newPage()
  await studio.setViewportSize(DESK)
  await signInToStudio(studio)
  await studio.goto(`${stack().studio}/${program.id}/reviews`)
  const waiting = studio.getByRole('listitem').filter({ hasText: words })
  await expect(waiting).toContainText('Without a name')
  expect(await issuesOf(studio)).toEqual([])
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(studio.getByRole('status').filter({ hasText: `The review of ${merchant.name} is on the site.` })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await studio.setViewportSize(PHONE)
  await studio.getByRole('link', { name: 'On the site' }).click()
  await expect(waiting).toBeVisible()
  expect(await issuesOf(studio)).toEqual([])

  await page.goto(place)
  const review = page.getByRole('listitem').filter({ hasText: words })
  await expect(review).toContainText('A member')
  await expect(review.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible()
  await expect(page.getByText(/of 5 in \d+ reviews? by /)).toBeVisible()
  await expectSound(page)
  await waiting.getByRole('button', { name: 'Reject' }).click()
  await expect(waiting).toHaveCount(0)
  await page.reload()
  await expect(review).toHaveCount(0)
  await studio.close()
})

test('the link of a review leads through the sign-in, and tells another member or a late one why there is no form [ACTIVITY-44]', async ({
  page,
  site,
}) => {
  await page.setViewportSize(DESK)
  const merchant = await plainMerchant(site.partner.program.id)
  const member = await newMember(page, site)
  const txnId = await dine(site, member, merchant.id)
  const link = paths.surveys({ txnId })

  await clearSession(page)
  await page.goto(site.origin + link)
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await page.getByLabel(/^password/i).fill(member.password)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await expect(page).toHaveURL(site.origin + link)
  await expect(page.getByRole('button', { name: /^send review/i })).toBeVisible()

  await clearSession(page)
  await newMember(page, site)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/we did not find this dine/i)
  await expect(page.getByRole('main')).not.toContainText(merchant.name)
  await expect(page.getByRole('link', { name: /go to your activity/i })).toHaveAttribute('href', recentActivity)
  await expectSound(page)
})

/** At the first partner with the legacy words. */
const legacy = test.extend({
  site: async ({ kind }, use) => {
    const partners = (await loadPartners(joinPath(ROOT, 'partners'))).map(({ partner }) => partner)
    const partner = partners.find(({ features, program }) => features.hasLegacyStatusText && program.enrollmentType === kind)
    if (!partner) throw new Error('No partner has the legacy words')
    await use({ partner, origin: originOf(partner.program.id) })
  },
})

legacy(
  'the legacy words of a status are those of the flag, for the whole list [ACTIVITY-31] [ACTIVITY-38] [ACTIVITY-39]',
  async ({ page, site }) => {
    const { id } = site.partner.program
    const member = await newMember(page, site)
    await dine(site, member, (await plainMerchant(id)).id)
    await page.goto(recentActivity)
    const main = page.getByRole('main')
    await expect(main.getByText('Pending Review')).toBeVisible()
    await expectSound(page)
    await api('flags', 'set', id, 'legacyStatusText', 'off', '--reason', 'A test')
    await expect
      .poll(async () => {
        await page.reload()
        return main.getByText('Processing').count()
      })
      .toBe(1)
    await expect(main.getByText('Pending Review')).toHaveCount(0)
    await api('flags', 'clear', id, 'legacyStatusText', '--reason', 'A test')
  },
)
