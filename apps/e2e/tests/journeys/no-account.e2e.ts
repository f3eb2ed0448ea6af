import { paths } from '@dining/session'

import { plainMerchant } from '../../src/merchants.ts'
import { expect, test } from '../../src/site.ts'

/** Pages of programs with members only. */
const OF_MEMBERS = [
  paths.join(),
  paths.addCard(),
  paths.cardAdded(),
  paths.login(),
  paths.singleSignOn(),
  paths.activate({ publicId: 'demo-somebody' }),
  paths.activated(),
  paths.recover(),
  paths.accountOverview(),
  paths.recentActivity(),
  paths.manageCards(),
  paths.userProfile(),
]

test(
  'a program without members has no account page, and no link to one [ROUTE-43]',
  {
    tag: '@without-members',
  },
  async ({ page, site }) => {
    for (const path of OF_MEMBERS) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
    }
    // The link of an invitation that has ended up here is one to the page, and nothing is asked about its id.
    const lookups: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/Member')) lookups.push(pathname)
    })
    expect((await page.goto('/?public_id=demo-somebody'))?.status()).toBe(200)
    const merchant = await plainMerchant(site.partner.program.id)
    const pathsOfMembers = OF_MEMBERS.map((path) => path.split('?')[0] ?? '')
    for (const path of [paths.home(), paths.howItWorks(), paths.search(), paths.merchant({ merchantId: merchant.id }), paths.notFound()]) {
      await page.goto(path)
      // Including menus and parts that are hydrated later.
      await page.mouse.move(100, 100)
      await page.waitForLoadState('networkidle')
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)))
      expect(hrefs.length).toBeGreaterThan(3)
      expect(hrefs.filter(({ pathname }) => pathsOfMembers.includes(pathname)).map(String)).toEqual([])
      const words = /\bsign in\b|\bjoin\b|\baccount\b/i
      await expect(page.getByRole('link', { name: words }).or(page.getByRole('button', { name: words }))).toHaveCount(0)
    }
    expect(lookups).toEqual([])
  },
)
