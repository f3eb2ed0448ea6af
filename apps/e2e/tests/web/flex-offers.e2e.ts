import { join } from 'node:path'

import { createCopy } from '@dining/copy-engine'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { memberSteps } from '../../src/member-steps.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const MEMBER = { email: DEMO_MEMBERS[0]?.email ?? '', password: DEMO_PASSWORD }

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const withOffers = partners.filter(({ features }) => features.hasFlexOffers)
const without = partners.filter(({ features, program }) => !features.hasFlexOffers && program.enrollmentType === 'direct').slice(0, 1)

/** Paths of the calls for flex offers that the page makes. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/flex-?offers/i.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** The member's highest offer. */
async function highestOffer(page: Page): Promise<{ readonly merchantId: string; readonly webMessageOfferAmount: number }> {
  const [offer] = (await page.evaluate(async () => (await fetch('/api/Member/FlexOffers')).json())).data
  return offer
}

const benefitOf = ({ copy, program, features, support }: Partner, amount: number) =>
  createCopy({ copy, program, features, support, visitor: { tier: 0, publicId: null, firstName: null } }).bonus(amount).text

for (const [index, partner] of withOffers.entries()) {
  const { id } = partner.program
  test.describe(`flex offers of ${id}`, { tag: index === 0 ? [] : '@further' }, () => {
    test.use({ baseURL: originOf(id) })

    test('are on the card, the page and the verdict of a restaurant, and in activity once a dine has used one [MERCHANT-45]', async ({
      page,
    }) => {
      await memberSteps(page, partner).signIn(MEMBER)
      const { merchantId, webMessageOfferAmount } = await highestOffer(page)
      const benefit = benefitOf(partner, webMessageOfferAmount)
      await page.goto(paths.merchant({ merchantId }))
      await expect(page.getByText(`+${benefit} for you`)).toBeVisible()
      await expect(page.getByText(`An offer for you: ${benefit} extra on your next dine here.`)).toBeVisible()
      await expectSound(page)
      await page.goto('/search?location=10019')
      await expect(page.getByText(/ for you$/).first()).toBeVisible()
      await expectSound(page)
      await page.goto(paths.recentActivity())
      await expect(page.getByText(/^Includes .* of your own offer\.$/).first()).toBeVisible()
    })

    test('do not take the page with them if the call fails [MERCHANT-47]', async ({ page }) => {
      await memberSteps(page, partner).signIn(MEMBER)
      const { merchantId } = await highestOffer(page)
      await page.goto(`/search?location=10019`)
      const calls = callsOf(page)
      await page.route('**/flex-offers/**', (route) => route.fulfill({ status: 500, body: 'no' }))
      await page.evaluate((to) => {
        const link = document.createElement('a')
        link.href = to
        document.querySelector('main')?.append(link)
        link.click()
      }, paths.merchant({ merchantId }))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${merchantId}$`))
      await expect(page.getByRole('heading', { name: /what will i earn/i })).toBeVisible()
      await expect(page.getByText(/ for you$/)).toHaveCount(0)
      expect(calls.length).toBeGreaterThan(0)
    })

    test('are not asked for by a visitor [MERCHANT-48]', async ({ page }) => {
      const calls = callsOf(page)
      await page.goto('/search?location=10019')
      await page.getByRole('list', { name: 'Restaurants' }).getByRole('link').first().click()
      await expect(page.getByRole('link', { name: /sign in to see offers/i })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])
    })
  })
}

for (const partner of without) {
  test(`flex offers are not asked for by a member of ${partner.program.id}, which has none [MERCHANT-48]`, async ({ page }) => {
    const origin = originOf(partner.program.id)
    const calls = callsOf(page)
    await page.goto(`${origin}/login`)
    await page.getByRole('textbox', { name: /^email/i }).fill(MEMBER.email)
    await page.getByLabel(/^password/i).fill(MEMBER.password)
    await page.getByRole('button', { name: /^sign in/i }).click()
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto(`${origin}/search?location=10019`)
    await page.getByRole('list', { name: 'Restaurants' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: /what will i earn/i })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  })
}
