import { errors } from '@dining/copy-engine/texts/errors'
import { covered } from '@dining/stress'

import { faultsOf } from '../../src/faults/part-faults.ts'
import { expect, expectNotBlank, test } from '../../src/faults/test.ts'
import { fillJoin, joinFields, summary } from '../../src/join-form.ts'
import { join, newcomer } from '../../src/members.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { bestRateOf, copyOf } from '../../src/site.ts'

const FAULTS = faultsOf('database')
test.afterAll(() => covered('faults of the database', { faults: FAULTS.length }))
test.describe.configure({ timeout: 180_000 })

/** A place that was not searched before: the web server serves earlier results itself. */
const PLACES = ['Denver, CO', 'Houston, TX', 'Phoenix, AZ', 'Seattle, WA', 'Boston, MA', 'Atlanta, GA']

/** Timeout of a page that depends on a faulty part, with the browser's own retries. */
const PATIENCE = { timeout: 45_000 }

for (const [at, kind] of FAULTS.entries()) {
  const place = PLACES[at] ?? 'Miami, FL'
  const works = kind === 'slow'

  const result = works ? 'still works' : 'reports an error, and works once it is back [ERRORPAGE-01] [ERRORPAGE-02] [SESSION-24]'

  test(`the database is ${kind}: a search still works, a restaurant ${result}`, async ({ page, site, browser, partFault }) => {
    const copy = copyOf(site)
    const merchant = await plainMerchant(site.partner.program.id, place)
    const signedIn = await browser.newPage({ baseURL: site.origin })
    await join(signedIn, newcomer(site.partner), { emailOptIn: false })
    await page.goto('/')
    const end = await partFault('database', kind)

    // The server shows a cached page.
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bestRateOf(site)?.numeral ?? 'no rate')
    await expectNotBlank(page)

    await page.goto(`/search?location=${encodeURIComponent(place)}`)
    const restaurants = page.getByRole('list', { name: 'Restaurants' }).getByRole('link')
    // The API searches in memory.
    await expect(restaurants.first()).toBeVisible(PATIENCE)

    const other = await page.context().newPage()
    await other.goto(`${site.origin}/merchants/${merchant.id}`)
    if (!works) {
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(copy.headline(errors.serverTitle), PATIENCE)
      await expect(other.getByRole('main')).toContainText(/Reference code: [\w-]{8,}/)
      await expect(other.getByRole('main').locator(`a[href="${site.partner.support.phone.href}"]`)).toBeVisible()
      await expectNotBlank(other)
      // The member cannot be read.
      await signedIn.goto('/account/security')
      await expect(signedIn.getByRole('heading', { level: 1 })).toHaveText(copy.headline(errors.serverTitle), PATIENCE)
      await expectNotBlank(signedIn)
    }

    await end()
    await other.reload()
    await signedIn.close()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(merchant.name, PATIENCE)
  })

  test(`the database is ${kind}: a form reports it, keeps the input, and works once it is back`, async ({ page, site, partFault }) => {
    const member = newcomer(site.partner)
    const { email, password, again, goOn } = joinFields(page)
    await page.goto('/join')
    await fillJoin(page, member)
    await again.blur()
    await page.waitForLoadState('networkidle')

    const end = await partFault('database', kind)
    await goOn.click()
    if (!works) {
      // At the form when it was sent, or at the address, which is checked first (FORM-10).
      await expect(page.getByRole('alert').or(summary(page))).toContainText(
        /We will be back in a moment\. Please try again\.|Error while checking Email\./,
        PATIENCE,
      )
      await expectNotBlank(page)
      await expect(email).toHaveValue(member.email)
      await expect(password).toHaveValue(member.password)
      await expect(again).toHaveValue(member.password)
      await end()
      await goOn.click()
    }
    await expect(page).toHaveURL(/\/add_card$/, PATIENCE)
    await end()
  })
}
