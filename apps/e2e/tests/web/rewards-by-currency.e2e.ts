import { randomInt } from 'node:crypto'

import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { earnOf, TIER_NAMES, type EarningTier } from '@dining/domain'
import { recentActivity } from '@dining/domain/pages'
import { paths } from '@dining/session'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { allPartners } from '../../src/kinds.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { copyOf, expect, expectSound, test } from '../../src/site.ts'
import { originOf, stack } from '../../src/stack.ts'
import { signInToStudio } from '../../src/studio.ts'

const DAY_MS = 86_400_000
const EARNING_TIERS: readonly EarningTier[] = [0, 2, 3]

const direct = (await allPartners()).filter(({ program }) => program.enrollmentType === 'direct')
/** The first partners that earn dollars, and cents per gallon. What is shown of every currency alike is in the tests of the dine and of the review. */
const PARTNERS = {
  dollars: direct.find(({ program }) => program.currencyType === 'Dollar' && program.earnRates[0].kind === 'percent'),
  'cents per gallon': direct.find(({ program }) => program.earnRates[0].kind === 'fuel'),
}

for (const [currency, partner] of Object.entries(PARTNERS)) {
  if (!partner) throw new Error(`No partner earns ${currency}`)
  const { id, earnRates } = partner.program
  // The amount of a fuel program depends on earlier dines, except that of full steps.
  const cents = earnRates[0].kind === 'fuel' ? 2 * earnRates[0].perCents : 6_400
  const amount = (cents / 100).toFixed(2)

  test.describe(`at a partner of ${currency}`, () => {
    test.use({ viewport: { width: 375, height: 812 }, baseURL: originOf(id) })

    test('a dine is reviewed from its offer to the restaurant’s page, and a missing one is reported, credited and shown with what it earned', async ({
      page,
    }) => {
      const site = { partner, origin: originOf(id) }
      // No bonus of theirs is open, which a dine might pay.
      const demo = DEMO_MEMBERS.find(({ tier }) => tier === 3)
      if (!demo) throw new Error('No demonstration member is VIP')
      const merchant = await plainMerchant(id)
      const main = page.getByRole('main')
      await memberSteps(page, partner).signIn({ email: demo.email, password: DEMO_PASSWORD })
      const txnId = await dineOf(site, demo, merchant.id, { amount })
      /** What the page of a dine says that it earned, by the tier that it names. */
      const expectEarned = async () => {
        const why = (await main.getByText(/The rate of \w+ members on that day/).textContent()) ?? ''
        const tier = EARNING_TIERS.find((one) => why.includes(`The rate of ${TIER_NAMES[one]} members`))
        const earned = copyOf(site).benefit(earnOf(cents, tier ?? 0, { rates: earnRates }))
        await expect(main.getByText(earned.text, { exact: true }).first()).toBeVisible()
        await expectSound(page)
        return earned
      }

      await page.goto(paths.dine({ txnId }))
      const earned = await expectEarned()
      await page.goto(recentActivity)
      const row = main.getByRole('listitem').filter({ has: page.locator(`a[href="${paths.dine({ txnId })}"]`) })
      await expect(row).toContainText(`+${earned.numeral}`)
      await row.getByRole('link', { name: `Write a review of ${merchant.name}` }).click()
      const words = `Warm bread, slow service, number ${randomInt(1_000_000)}.`
      await page.getByRole('radio', { name: /^1 star/ }).focus()
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
      await page.getByRole('textbox').fill(words)
      await page.getByRole('button', { name: /^send review/i }).click()
      await expect(page).toHaveURL(/\/surveys\/success\?of=review$/)

      await page.goto(paths.missingDine())
      const restaurant = main.getByRole('combobox', { name: /^restaurant/i })
      await restaurant.pressSequentially(`${merchant.name}, ${merchant.location.address.city}, ${merchant.location.address.state}`)
      await expect(page.getByRole('option').first()).toBeVisible()
      await restaurant.press('ArrowDown')
      await restaurant.press('Enter')
      // Another one at each run, since a dine is reported once.
      await main.getByLabel(/^date/i).fill(new Date(Date.now() - randomInt(12, 60) * DAY_MS).toISOString().slice(0, 10))
      await main.getByLabel(/^amount paid/i).fill(amount)
      const note = `At table ${randomInt(1_000_000)}.`
      await main.getByLabel(/^note/i).fill(note)
      await main.getByRole('button', { name: /^send report/i }).click()
      await expect(main.getByRole('heading', { name: /^we have your report/i })).toBeFocused()

      const studio = await page.context().newPage()
      await signInToStudio(studio)
      await studio.goto(`${stack().studio}/${id}/reviews`)
      const review = studio.getByRole('listitem').filter({ hasText: words })
      await review.getByRole('button', { name: 'Approve' }).click()
      await expect(review).toHaveCount(0)
      await studio.goto(`${stack().studio}/${id}/missing-dines`)
      const claim = studio.getByRole('listitem').filter({ hasText: note })
      await claim.getByLabel(/^message to the member/i).fill('We found your payment.')
      await claim.getByRole('button', { name: /^credit/i }).click()
      await expect(studio.getByRole('status').filter({ hasText: 'The dine is credited.' })).toBeVisible()
      await studio.close()

      // A site that is not the first of its kind shows what is new within seconds.
      const reviews = page.getByRole('listitem').filter({ hasText: words })
      await expect
        .poll(async () => {
          await page.goto(paths.merchant({ merchantId: merchant.id }))
          return reviews.count()
        })
        .toBe(1)
      await page.goto(recentActivity)
      const reported = main.getByRole('region', { name: /dines that you reported/i }).getByRole('listitem')
      const credited = reported
        .filter({ hasText: merchant.name })
        .filter({ hasText: `$${amount}` })
        .first()
      await expect(credited).toContainText('Credited')
      await credited.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchant.name)
      await expectEarned()
    })

    test('a bonus is activated, paid with the third dine, and taken back with its refund [BONUS-09] [BONUS-16]', async ({ page }) => {
      const site = { partner, origin: originOf(id) }
      const merchant = await plainMerchant(id)
      const member = await newMemberWithCard(page, site)
      const main = page.getByRole('main')
      await page.goto(paths.accountOverview())
      const offer = main
        .getByRole('region', { name: /bonuses to activate/i })
        .getByRole('article')
        .filter({ hasText: /dine three times/i })
      const promised = ((await offer.textContent()) ?? '').replaceAll(/\s/g, '')
      await expectSound(page)
      await offer.getByRole('button').click()
      const activated = main
        .getByRole('region', { name: /activated bonuses/i })
        .getByRole('listitem')
        .filter({ hasText: /dine three times/i })
      await expect(activated).toContainText('0 of 3 dines')
      const dine = () => dineOf(site, member, merchant.id, { amount, occurredAt: new Date().toISOString() })
      await dine()
      await dine()
      await page.reload()
      await expect(activated).toContainText('2 of 3 dines')
      const third = await dine()
      await page.reload()
      await expect(activated).toContainText(/Earned on .*, on its way/)
      await expectSound(page)
      await page.goto(recentActivity)
      const lines = main.getByRole('listitem').filter({ hasText: merchant.name })
      const paid = lines.filter({ hasText: /Includes your bonus of / })
      await expect(paid).toHaveCount(1)
      const words = /Includes your bonus of (.+?)\.(?!\d)/.exec((await paid.textContent()) ?? '')?.[1] ?? ''
      expect(words).not.toBe('')
      expect(promised).toContain(words.replaceAll(/\s/g, ''))
      await dineOf(site, member, merchant.id, {
        type: 'Refund',
        refundOf: third,
        amount: `-${amount}`,
        occurredAt: new Date().toISOString(),
      })
      await page.reload()
      await expect(lines.filter({ hasText: `Takes back your bonus of ${words}.` })).toHaveCount(1)
      await expectSound(page)
      await page.goto(paths.accountOverview())
      await expect(main.getByRole('heading', { name: /recent activity/i })).toBeVisible()
      await expect(main.getByText(/dine three times/i)).toHaveCount(0)
    })
  })
}
