import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }
const NARROW = { width: 320, height: 640 }

/** Partners whose rate counts each full step of spending. */
const inSteps = (await loadPartners(join(ROOT, 'partners')))
  .map(({ partner }) => partner)
  .filter(({ program }) => program.earnRates[0].kind === 'fuel')

for (const partner of inSteps) {
  const { id, earnRates } = partner.program
  test.describe(`dines of ${id}`, () => {
    test.use({ baseURL: originOf(id), viewport: PHONE })

    test('below a full step show how far they brought the member, in activity, on their page and in the overview', async ({ page }) => {
      const rate = earnRates[2]
      if (rate.kind !== 'fuel') throw new Error('The rates of the partner are of different kinds')
      const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
      const step = `$${rate.perCents / 100}`
      const benefit = `${rate.tenthsOfCentPerGallon / 10}¢/gal`
      // Three fifths of a step each: the second one completes it.
      const cents = Math.round(rate.perCents * 0.6)
      const amount = (cents / 100).toFixed(2)
      const merchant = await plainMerchant(id)
      const member = await newMemberWithCard(page, { partner })
      const first = await dineOf({ partner }, member, merchant.id, { amount })
      const main = page.getByRole('main')
      const rows = main.getByRole('listitem').filter({ hasText: merchant.name })

      await page.goto(paths.recentActivity())
      await expect(rows).toHaveText([new RegExp(`\\${dollars(cents)}\\s*of \\${step}.*Counts toward your next ${benefit}`)])
      await expectSound(page)
      await rows.getByRole('link', { name: `Details of ${merchant.name}` }).click()
      await expect(page).toHaveURL(originOf(id) + paths.dine({ txnId: first }))
      await expect(main.getByRole('heading', { name: new RegExp(`counts toward your next ${benefit}`, 'i') })).toBeVisible()
      await expect(main.getByText(`That left ${dollars(rate.perCents - cents)} to go.`, { exact: false })).toBeVisible()
      for (const size of [NARROW, PHONE, DESK]) {
        await page.setViewportSize(size)
        await expectSound(page)
      }
      await page.goto(paths.accountOverview())
      await expect(main.getByRole('definition').filter({ hasText: `${dollars(cents)} of ${step}` })).toBeVisible()
      await expectSound(page)

      const second = await dineOf({ partner }, member, merchant.id, { amount })
      await page.goto(paths.dine({ txnId: second }))
      await expect(main.getByText('Kept from earlier dines')).toBeVisible()
      await expect(main.getByText(benefit).first()).toBeVisible()
      await expect(
        main.getByText(`${dollars(2 * rate.perCents - 2 * cents)} more completes the ${step} that earns ${benefit}.`),
      ).toBeVisible()
      await expectSound(page)

      // What was given back counts no more.
      const refund = await dineOf({ partner }, member, merchant.id, { type: 'Refund', refundOf: second, amount: '-1.00' })
      await page.goto(paths.dine({ txnId: refund }))
      await expect(main.getByRole('heading', { name: new RegExp(`less counts toward your next ${benefit}`, 'i') })).toBeVisible()
      await expectSound(page)
    })
  })
}
